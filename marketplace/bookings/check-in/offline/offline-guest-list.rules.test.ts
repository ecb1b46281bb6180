import { expect, test } from 'vitest'
import type { DateGuests, Guest } from '../../attendees/attendee.contract.ts'
import {
  abbreviatedName,
  guestListExpiry,
  isGuestListStorable,
  retryDelay,
  toOfflineGuestList,
  withMarks,
} from './offline-guest-list.rules.ts'

const guest = (overrides: object = {}) =>
  ({
    id: 'ana',
    status: 'confirmed',
    paymentStatus: 'pending',
    attended: null,
    attendedBy: null,
    guests: 3,
    children: 1,
    totalAmount: 34,
    confirmationCode: 'K7QM2XAB',
    specialRequests: 'Sin maní',
    guestInfo: { firstName: 'Ana', lastName: 'López Díaz', email: 'ana@persona.example', phone: '7000-0000' },
    traveler: { name: 'Otra Cuenta', avatar: null },
    ...overrides,
  }) as unknown as Guest
const list = (guests: Guest[], date: object = {}) =>
  ({
    date: { id: 'date', startDate: '2026-11-28T13:00:00Z', endDate: null, status: 'available', ...date },
    experience: { title: 'Café de altura', place: 'Parque central', city: 'Ataco' },
    guests,
  }) as unknown as DateGuests
const keep = (guests: Guest[]) =>
  toOfflineGuestList(list(guests), {
    owner: 'host',
    salt: 's',
    digests: { ana: 'd1' },
    now: new Date('2026-11-28T12:00:00Z'),
  })

test('a lost phone tells first names, people and cash, and nothing to reach anybody by', () => {
  const kept = JSON.stringify(keep([guest()]))
  for (const secret of ['K7QM2XAB', 'López', 'persona.example', '7000-0000', 'maní', 'Otra Cuenta'])
    expect(kept).not.toContain(secret)
  expect(keep([guest()]).guests).toEqual([
    {
      id: 'ana',
      name: 'Ana L.',
      guests: 3,
      children: 1,
      status: 'confirmed',
      arrived: false,
      cash: 'due',
      totalAmount: 34,
      digest: 'd1',
    },
  ])
  expect(abbreviatedName(guest({ guestInfo: null, traveler: { name: 'Zoila' } }))).toBe('Zoila')
})

test('requests and cancelled ones are not expected; who began alone is still to be seen by the host', () => {
  const own = { status: 'in_progress', attended: true, attendedBy: 'traveler_code', paymentStatus: 'paid_cash' }
  const { guests } = keep([guest({ status: 'pending' }), guest({ status: 'cancelled' }), guest(own)])
  expect(guests.map(({ arrived, cash }) => [arrived, cash])).toEqual([[false, 'claimed']])
})

test.each([
  ['2026-11-28T13:00:00Z', '2026-12-01T06:00:00.000Z'],
  // 11 p. m. in El Salvador: still the same day.
  ['2026-11-29T05:00:00Z', '2026-12-01T06:00:00.000Z'],
])('of %s it goes at %s', (startDate, until) => {
  expect(guestListExpiry(startDate)).toBe(until)
  const of = (now: string) => isGuestListStorable(list([guest()], { startDate }), new Date(now))
  expect([of('2026-12-01T05:59:59Z'), of('2026-12-01T06:00:01Z')]).toEqual([true, false])
})

test('a mark that waits shows at once; one that is told shows nothing', () => {
  const [ana] = keep([guest()]).guests
  const mark = { key: 'k', owner: 'host', dateId: 'date', bookingId: 'ana', at: '', state: 'waiting' } as const
  expect(withMarks(ana!, [{ ...mark, what: 'arrived' }])).toMatchObject({ arrived: true, cash: 'due', unsent: true })
  expect(withMarks(ana!, [{ ...mark, what: 'paid' }])).toMatchObject({ arrived: false, cash: 'collected' })
  expect(withMarks(ana!, [{ ...mark, what: 'paid', state: 'told' }])).toMatchObject({ cash: 'due', unsent: false })
})

test('tries come later and later', () => {
  expect([0, 1, 3, 12].map(retryDelay)).toEqual([5000, 10_000, 40_000, 300_000])
})
