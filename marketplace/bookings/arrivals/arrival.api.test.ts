import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { asking, cookieOf, signedIn } from '#tests/support/people.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { arrivalText } from './arrival.text.ts'

beforeAll(() => void configure({ RATE_LIMITS: 'on' }))

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)
type Wishes = Parameters<typeof createBooking>[0]

async function scene(wishes: Wishes = {}, startDate = inHours(72)) {
  const traveler = await signedIn('traveler')
  const offer = await createExperience({ dates: [{ startDate }] })
  const booking = await createBooking({ userId: traveler.id, availableDateId: offer.dateIds[0]!, ...wishes })
  const enter = (code: unknown, id = booking.id) => traveler.ask<Booking>('post', `/bookings/${id}/start`, { code })
  const refused = async (code: unknown, id = booking.id) => {
    const { status, body } = await traveler.ask('post', `/bookings/${id}/start`, { code })
    return [status, body.error.code, body.error.message]
  }
  return {
    traveler,
    booking,
    enter,
    refused,
    host: asking(await cookieOf({ id: offer.hostId })),
    hostId: offer.hostId,
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!,
  }
}
const wrong = [404, 'CODE_WRONG', 'Código de confirmación inválido o no encontrado']
/** A code of the right shape that is not this one. */
const otherThan = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA')

test.each(['confirmed', 'pending'] as const)(
  'the code begins a %s one: in progress, paid in cash, accepted by the host',
  async (status) => {
    const { booking, enter, stored } = await scene({ status })
    const { body } = await enter(`  ${booking.confirmationCode.toLowerCase()} `)
    expect(body).toMatchObject({ status: 'in_progress', paymentStatus: 'paid_cash', allowed: ['attend'] })
    const row = await stored()
    expect(row.startedAt).not.toBeNull()
    expect(row.confirmedAt).not.toBeNull()
    // A second entry is answered alike and changes nothing (START-08).
    expect((await enter(booking.confirmationCode)).body).toEqual(body)
    expect(await stored()).toEqual(row)
  },
)

test('cash that the host has already acknowledged stays acknowledged', async () => {
  const { booking, enter } = await scene({ status: 'confirmed', paymentStatus: 'paid', paidAt: new Date() })
  expect((await enter(booking.confirmationCode)).body).toMatchObject({ status: 'in_progress', paymentStatus: 'paid' })
})

test.each(['cancelled', 'completed'] as const)('a %s one does not come back to life', async (status) => {
  const { booking, refused, stored } = await scene({ status })
  const before = await stored()
  expect(await refused(booking.confirmationCode)).toEqual(wrong)
  expect(await stored()).toEqual(before)
})

test('a request whose time has passed is cancelled, whatever the timer says', async () => {
  const { booking, refused } = await scene({ expiresAt: inHours(-1) })
  expect(await refused(booking.confirmationCode)).toEqual(wrong)
})

test('a wrong code, one of another, one of another own booking: the same words, nothing changes', async () => {
  const mine = await scene({ status: 'confirmed' })
  const second = await createBooking({ userId: mine.traveler.id, status: 'confirmed' })
  const foreign = await createBooking({ status: 'confirmed' })
  const before = await mine.stored()
  expect(await mine.refused(otherThan(mine.booking.confirmationCode))).toEqual(wrong)
  expect(await mine.refused(second.confirmationCode)).toEqual(wrong)
  expect(await mine.refused(foreign.confirmationCode)).toEqual(wrong)
  expect(await mine.refused('ÑÑ ilou')).toEqual(wrong)
  expect(await mine.refused(foreign.confirmationCode, foreign.id)).toEqual(wrong)
  expect(await mine.refused(mine.booking.confirmationCode, crypto.randomUUID())).toEqual(wrong)
  expect(await mine.stored()).toEqual(before)
})

test.each([
  ['', arrivalText.codeEmpty],
  ['   ', arrivalText.codeEmpty],
  [undefined, arrivalText.codeEmpty],
  ['ABCDEFGH1', arrivalText.codeWrong],
])('%j is refused beside its field', async (code, words) => {
  const { traveler, booking } = await scene({ status: 'confirmed' })
  const { status, body } = await traveler.ask('post', `/bookings/${booking.id}/start`, { code })
  expect([status, body.error.fields]).toEqual([422, { code: words }])
})

test('five wrong codes in an hour for a booking; then the right one waits too, other bookings do not', async () => {
  const { booking, refused, enter, traveler, stored } = await scene({ status: 'confirmed' })
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => refused(otherThan(booking.confirmationCode)).then(([status]) => status)),
  )
  expect(guesses.filter((status) => status === 404)).toHaveLength(5)
  expect(guesses.filter((status) => status === 429)).toHaveLength(7)
  const late = await enter(booking.confirmationCode)
  expect([late.status, (await stored()).status]).toEqual([429, 'confirmed'])
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000)
  const other = await createBooking({ userId: traveler.id, status: 'confirmed' })
  expect((await enter(other.confirmationCode, other.id)).status).toBe(200)
})

test('twenty wrong codes in a day for a person, over all their bookings', async () => {
  const { refused, traveler } = await scene()
  const statuses = []
  for (let nth = 0; nth < 22; nth++) {
    const { id, confirmationCode } = await createBooking({ userId: traveler.id, status: 'confirmed' })
    statuses.push((await refused(otherThan(confirmationCode), id))[0])
  }
  expect(statuses).toEqual([...Array(20).fill(404), 429, 429])
})

test('attendance: once, the time stays, the host is told by the list and then it counts as told', async () => {
  const { booking, traveler, host, stored } = await scene({ status: 'confirmed', hostNotified: true })
  const path = `/bookings/${booking.id}/attendance`
  const { body } = await traveler.ask<Booking>('post', path)
  expect(body).toMatchObject({ attendanceSeen: false, allowed: ['start', 'cancel'] })
  const first = await stored()
  expect([first.guestConfirmed, first.hostNotified, first.guestConfirmedAt?.toISOString()]).toEqual([
    true,
    false,
    body.attendance,
  ])
  const again = await traveler.ask<Booking>('post', path)
  expect([again.status, again.body.attendance]).toEqual([200, body.attendance])
  expect(await stored()).toEqual(first)
  const { bookings: seen } = (await host<{ bookings: Booking[] }>('get', '/host/bookings')).body
  expect(seen[0]).toMatchObject({ attendance: body.attendance, attendanceSeen: false })
  // Reading alone changes nothing (INV-34); another host's word neither.
  const stranger = await signedIn('host')
  expect((await stranger.ask('post', '/host/attendances/seen', { ids: [booking.id] })).status).toBe(204)
  expect((await stored()).hostNotified).toBe(false)
  expect((await host('post', '/host/attendances/seen', { ids: [booking.id] })).status).toBe(204)
  expect((await stored()).hostNotified).toBe(true)
  await traveler.ask('post', path)
  expect((await stored()).hostNotified).toBe(true)
})

test.each(['pending', 'completed', 'cancelled'] as const)('nobody announces to a %s one', async (status) => {
  const { booking, traveler, stored } = await scene({ status })
  const { status: answered, body } = await traveler.ask('post', `/bookings/${booking.id}/attendance`)
  expect([answered, body.error.code, body.error.data]).toEqual([409, 'BOOKING_STATE', { status }])
  expect((await stored()).guestConfirmed).toBe(false)
})

test('the host can be reached from the acceptance on, as far as the host wants', async () => {
  const asked = await scene()
  const agreed = await scene({ status: 'confirmed' })
  const silent = await scene({ status: 'confirmed' })
  await database()
    .insert(preferences)
    .values([asked.hostId, agreed.hostId].map((userId) => ({ userId, showEmail: true })))
  const hostOf = async ({ traveler, booking }: typeof asked) =>
    (await traveler.ask<Booking>('get', `/bookings/${booking.id}`)).body.host
  expect(await hostOf(asked)).toMatchObject({ phone: null, email: null })
  expect(await hostOf(agreed)).toMatchObject({ phone: null, email: expect.stringContaining('@persona.example') })
  expect(await hostOf(silent)).toMatchObject({ phone: null, email: null })
})
