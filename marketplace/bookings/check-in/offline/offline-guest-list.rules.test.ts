import { expect, test } from 'vitest'
import type { DateGuests, Guest } from '../../attendees/attendee.contract.ts'
import {
  canMarkArrived,
  canMarkPaid,
  guestListExpiry,
  isGuestListStorable,
  type OfflineGuest,
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
    guestInfo: { firstName: 'Ana', lastName: 'López', email: 'ana@persona.example', phone: '7000-0000' },
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
  const json = JSON.stringify(keep([guest()]))
  for (const secret of ['K7QM2XAB', 'López', 'persona.example', '7000-0000', 'maní', 'Otra Cuenta'])
    expect(json).not.toContain(secret)
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
  const named = (guestInfo: object | null, name = 'Zoila') =>
    keep([guest({ guestInfo, traveler: { name } })]).guests[0]!.name
  expect([named(null), named({ firstName: 'Rosa Elena', lastName: 'Hernández' })]).toEqual(['Zoila', 'Rosa H.'])
  expect(named(null, 'Usuario eliminado')).toBe('Usuario eliminado')
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

test('the list says where and until when, and whose it is', () => {
  expect(keep([])).toEqual({
    dateId: 'date',
    owner: 'host',
    title: 'Café de altura',
    place: 'Parque central, Ataco',
    startDate: '2026-11-28T13:00:00Z',
    endDate: null,
    savedAt: '2026-11-28T12:00:00.000Z',
    until: '2026-12-01T06:00:00.000Z',
    salt: 's',
    guests: [],
  })
  const nameless = { ...list([]), experience: { title: 'Café', place: '', city: 'Ataco' } } as unknown as DateGuests
  const how = { owner: 'host', salt: 's', digests: {}, now: new Date('2026-11-28T12:00:00Z') }
  expect(toOfflineGuestList(nameless, how).place).toBe('Ataco')
  // A code whose digest is not known is recognized by no typed code.
  expect(toOfflineGuestList(list([guest()]), how).guests[0]!.digest).toBe('')
})

test.each([
  ['one guest is expected', [guest()], {}, true],
  ['one is expected, another only asks', [guest({ status: 'pending' }), guest()], {}, true],
  ['all asked or left', [guest({ status: 'pending' }), guest({ status: 'cancelled' })], {}, false],
  ['nobody booked', [], {}, false],
  ['it is off', [guest()], { status: 'cancelled' }, false],
])('a date of which %s is kept: %s', (_, guests, date, kept) => {
  const at = (now: string) => isGuestListStorable(list(guests, date), new Date(now))
  expect(at('2026-11-28T12:00:00Z')).toBe(kept)
  // At the moment of its deletion nothing is kept again.
  expect(at('2026-12-01T06:00:00Z')).toBe(false)
})

test.each([
  ['the host read the code', { attended: true, attendedBy: 'host_code' }, true],
  ['the host marked them', { attended: true, attendedBy: 'host_list' }, true],
  ['they say so themselves', { attended: true, attendedBy: 'traveler_code' }, false],
  ['the host says that they did not come', { attended: false, attendedBy: 'host_list' }, false],
  ['nobody knows', {}, false],
])('a guest has arrived when %s: %s', (_, change, arrived) => {
  expect(keep([guest({ status: 'in_progress', ...change })]).guests[0]!.arrived).toBe(arrived)
})

test('a mark belongs to one guest', () => {
  const [ana] = keep([guest()]).guests
  const others = { key: 'k', owner: 'host', dateId: 'date', bookingId: 'beto', at: '', state: 'waiting' } as const
  expect(withMarks(ana!, [{ ...others, what: 'arrived' }])).toMatchObject({ arrived: false, unsent: false })
  expect(withMarks({ ...ana!, arrived: true }, []).arrived).toBe(true)
})

test.each([
  ['confirmed', false, true],
  ['in_progress', false, true],
  ['confirmed', true, false],
  ['completed', false, false],
] as const)('who is %s and arrived: %s can be marked as arrived: %s', (status, arrived, can) => {
  expect(canMarkArrived({ ...keep([guest()]).guests[0]!, status, arrived })).toBe(can)
})

test('money can be marked while it is due, or only the guest says that it was paid', () => {
  const states: OfflineGuest['cash'][] = ['due', 'claimed', 'collected', 'none']
  expect(states.filter((cash) => canMarkPaid({ ...keep([guest()]).guests[0]!, cash }))).toEqual(['due', 'claimed'])
})

test('tries come later and later', () => {
  expect([0, 1, 3, 12].map(retryDelay)).toEqual([5000, 10_000, 40_000, 300_000])
})
