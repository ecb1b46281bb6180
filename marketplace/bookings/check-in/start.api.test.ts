// The code at the meeting: only for an accepted booking, only in its time window, only by its own traveler and host.
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import type { Booking } from '../booking.contract.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import { checkInText } from './check-in.text.ts'

beforeAll(() => void configure({ RATE_LIMITS: 'on' }))

const LENGTH = 3 * HOUR_MS
const from = (milliseconds: number) => new Date(Date.now() + milliseconds)
type Overrides = Parameters<typeof createBooking>[0]
type Started = Booking & { alreadyStarted: boolean; startedBy: 'traveler' | 'host' | null }

/** A confirmed booking that starts in an hour, for three people, with its traveler and its host. */
async function scene(overrides: Overrides = {}, startDate = from(HOUR_MS)) {
  const traveler = await signedIn('traveler')
  const experience = await createExperience({ dates: [{ startDate, endDate: new Date(startDate.getTime() + LENGTH) }] })
  const booking = await createBooking({
    userId: traveler.id,
    availableDateId: experience.dateIds[0]!,
    status: 'confirmed',
    ...overrides,
  })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  const doors = {
    traveler: (code: unknown, id = booking.id) => traveler.request<Started>('post', `/bookings/${id}/start`, { code }),
    host: (code: unknown, id = booking.id) => host<Started>('post', `/host/bookings/${id}/start`, { code }),
  }
  const refused = async (code: unknown, id = booking.id, by: keyof typeof doors = 'traveler') => {
    const { status, body } = (await doors[by](code, id)) as unknown as {
      status: number
      body: { error: Record<string, unknown> }
    }
    return [status, body.error?.code, body.error?.message]
  }
  return {
    traveler,
    host,
    hostId: experience.hostId,
    booking,
    enter: doors.traveler,
    enterAsHost: doors.host,
    refused,
    stored: async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!,
  }
}
const wrong = [404, 'CODE_WRONG', 'Código de confirmación inválido o no encontrado']
/** A code of the right shape that is not this one. */
const otherThan = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA')

test('the traveler begins an accepted one: in progress, paid in cash as they say', async () => {
  const { booking, enter, stored } = await scene()
  const { body } = await enter(`  ${booking.confirmationCode.toLowerCase()} `)
  expect(body).toMatchObject({
    status: 'in_progress',
    paymentStatus: 'paid_cash',
    startedBy: 'traveler',
    attended: true,
    attendedBy: 'traveler_code',
    alreadyStarted: false,
    allowed: [],
  })
  const row = await stored()
  expect([row.startedBy, row.confirmedAt]).toEqual(['traveler', booking.confirmedAt])
  expect(row.startedAt).not.toBeNull()
  // A second entry changes nothing and says so (START-08).
  expect((await enter(booking.confirmationCode)).body).toEqual({ ...body, alreadyStarted: true })
  expect(await stored()).toEqual(row)
})

test('the host begins it: they saw the traveler arrive, and the cash is still theirs to acknowledge', async () => {
  const { booking, enterAsHost, enter, host, stored } = await scene()
  const { body } = await enterAsHost(booking.confirmationCode.toLowerCase())
  expect(body).toMatchObject({
    status: 'in_progress',
    paymentStatus: 'pending',
    startedBy: 'host',
    attendedBy: 'host_code',
    alreadyStarted: false,
    allowed: ['complete', 'confirm-payment'],
  })
  const row = await stored()
  expect(row.startedBy).toBe('host')
  // The traveler's entry after it neither claims a payment nor removes the host's report.
  const after = await enter(booking.confirmationCode)
  expect(after.body).toMatchObject({ alreadyStarted: true, startedBy: 'host', paymentStatus: 'pending' })
  expect(await stored()).toEqual(row)
  expect((await host<Booking>('post', `/host/bookings/${booking.id}/confirm-payment`)).body.paymentStatus).toBe('paid')
})

test("the host's entry after the traveler's vouches for them, changes nothing else and says so", async () => {
  const { booking, enterAsHost, enter, stored } = await scene()
  await enter(booking.confirmationCode)
  const row = await stored()
  expect((await enterAsHost(booking.confirmationCode)).body).toMatchObject({
    alreadyStarted: true,
    startedBy: 'traveler',
    paymentStatus: 'paid_cash',
    attended: true,
    attendedBy: 'host_code',
  })
  expect(await stored()).toEqual({ ...row, attendedBy: 'host_code', updatedAt: expect.any(Date) })
})

test('cash that the host has already acknowledged stays acknowledged', async () => {
  const { booking, enter } = await scene({ paymentStatus: 'paid', paidAt: new Date() })
  expect((await enter(booking.confirmationCode)).body).toMatchObject({ status: 'in_progress', paymentStatus: 'paid' })
})

test('a request that nobody accepted is not begun, by nobody, however near it is (START-08)', async () => {
  const { booking, refused, stored } = await scene({ status: 'pending' })
  const before = await stored()
  expect(await refused(booking.confirmationCode)).toEqual([
    409,
    'CODE_NOT_ACCEPTED',
    'Tu anfitrión todavía no acepta la reserva: el código funciona cuando la confirme.',
  ])
  expect(await refused(booking.confirmationCode, booking.id, 'host')).toEqual([
    409,
    'CODE_NOT_ACCEPTED',
    'Todavía no aceptas esta reserva: confírmala y el código funcionará.',
  ])
  expect(await refused(otherThan(booking.confirmationCode))).toEqual(wrong)
  expect(await stored()).toEqual(before)
})

test.each(['traveler', 'host'] as const)(
  'three hours before the start it works for the %s, no minute earlier (START-11)',
  async (by) => {
    const early = await scene({}, from(3 * HOUR_MS + MINUTE_MS))
    const before = await early.stored()
    const [status, code, words] = await early.refused(early.booking.confirmationCode, early.booking.id, by)
    expect([status, code]).toEqual([409, 'CODE_TOO_EARLY'])
    expect(words).toMatch(/^El código funciona desde las? \d+:\d\d\s[ap]\.\sm\. del \p{L}+,? \d+ de \p{L}+\.$/u)
    expect(await early.refused(otherThan(early.booking.confirmationCode), early.booking.id, by)).toEqual(wrong)
    expect(await early.stored()).toEqual(before)
    const open = await scene({}, from(3 * HOUR_MS - MINUTE_MS))
    const answer = await (by === 'host' ? open.enterAsHost : open.enter)(open.booking.confirmationCode)
    expect([answer.status, answer.body.status]).toEqual([200, 'in_progress'])
  },
)

test.each(['traveler', 'host'] as const)(
  'until 24 hours after the end it works for the %s, no minute later (START-11)',
  async (by) => {
    const late = await scene({}, from(-LENGTH - DAY_MS - MINUTE_MS))
    const before = await late.stored()
    const [status, code, words] = await late.refused(late.booking.confirmationCode, late.booking.id, by)
    expect([status, code]).toEqual([409, 'CODE_TOO_LATE'])
    expect(words).toMatch(/^El código funcionó hasta las? /)
    expect(await late.stored()).toEqual(before)
    const open = await scene({}, from(-LENGTH - DAY_MS + MINUTE_MS))
    const answer = await (by === 'host' ? open.enterAsHost : open.enter)(open.booking.confirmationCode)
    expect([answer.status, answer.body.status]).toEqual([200, 'in_progress'])
  },
)

test('the database keeps the hours and the graph, whoever writes (START-08, START-11)', async () => {
  const begin = ({ booking }: Awaited<ReturnType<typeof scene>>) =>
    pool().query(`update bookings set status = 'in_progress', started_at = now(), started_by = 'host' where id = $1`, [
      booking.id,
    ])
  for (const refused of [
    await scene({ status: 'pending' }),
    await scene({}, from(3 * HOUR_MS + MINUTE_MS)),
    await scene({}, from(-LENGTH - DAY_MS - MINUTE_MS)),
  ])
    await expect(begin(refused)).rejects.toThrow(/^booking /)
  const open = await scene()
  await begin(open)
  expect((await open.stored()).status).toBe('in_progress')
  const message = ({ booking }: typeof open, who: string) =>
    pool().query('update bookings set started_at = now(), started_by = $2 where id = $1', [booking.id, who])
  await expect(message(open, 'traveler')).rejects.toThrow(/^who began booking /)
  await expect(message(await scene(), 'admin')).rejects.toThrow('bookings_started_by_known')
})

test.each(['cancelled', 'completed'] as const)('a %s one does not come back to life (START-08)', async (status) => {
  const { booking, refused, stored } = await scene({ status })
  const before = await stored()
  expect(await refused(booking.confirmationCode)).toEqual(wrong)
  expect(await refused(booking.confirmationCode, booking.id, 'host')).toEqual(wrong)
  expect(await stored()).toEqual(before)
})

test('a request whose time has passed is cancelled, whatever the timer says', async () => {
  const { booking, refused } = await scene({ status: 'pending', expiresAt: from(-HOUR_MS) })
  expect(await refused(booking.confirmationCode)).toEqual(wrong)
})

test('a wrong code, one of another, one of another own booking: the same words, nothing changes', async () => {
  const own = await scene()
  const second = await scene({ userId: own.traveler.id })
  const foreign = await scene()
  const before = [await own.stored(), await second.stored(), await foreign.stored()]
  expect(await own.refused(otherThan(own.booking.confirmationCode))).toEqual(wrong)
  expect(await own.refused(second.booking.confirmationCode)).toEqual(wrong)
  expect(await own.refused(foreign.booking.confirmationCode)).toEqual(wrong)
  expect(await own.refused('ÑÑ ilou')).toEqual(wrong)
  // The right code of somebody else's booking, within its hours, is as wrong as any, and that booking stays unchanged.
  for (const by of ['traveler', 'host'] as const) {
    expect(await own.refused(foreign.booking.confirmationCode, foreign.booking.id, by)).toEqual(wrong)
    expect(await own.refused(own.booking.confirmationCode, crypto.randomUUID(), by)).toEqual(wrong)
  }
  expect([await own.stored(), await second.stored(), await foreign.stored()]).toEqual(before)
})

test('nobody learns from a foreign reservation when its code would work', async () => {
  const own = await scene()
  for (const foreign of [await scene({ status: 'pending' }), await scene({}, from(72 * HOUR_MS))])
    for (const by of ['traveler', 'host'] as const)
      expect(await own.refused(foreign.booking.confirmationCode, foreign.booking.id, by)).toEqual(wrong)
})

test.each([
  ['', checkInText.codeEmpty],
  ['   ', checkInText.codeEmpty],
  [undefined, checkInText.codeEmpty],
  ['ABCDEFGH1', checkInText.codeWrong],
])('%j is refused beside its field', async (code, words) => {
  const { enter, enterAsHost } = await scene()
  for (const door of [enter, enterAsHost]) {
    const { status, body } = (await door(code)) as unknown as { status: number; body: { error: { fields: unknown } } }
    expect([status, body.error.fields]).toEqual([422, { code: words }])
  }
})

test.each(['traveler', 'host'] as const)(
  'five wrong codes of the %s in an hour for a booking; then the right one waits too, others do not',
  async (by) => {
    const { booking, refused, enter, enterAsHost, traveler, hostId, stored } = await scene()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () =>
        refused(otherThan(booking.confirmationCode), booking.id, by).then(([status]) => status),
      ),
    )
    expect(guesses.filter((status) => status === 404)).toHaveLength(5)
    expect(guesses.filter((status) => status === 429)).toHaveLength(7)
    const [same, other] = by === 'host' ? [enterAsHost, enter] : [enter, enterAsHost]
    const late = await same(booking.confirmationCode)
    expect([late.status, (await stored()).status]).toEqual([429, 'confirmed'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(3000)
    const [, , words] = await refused(booking.confirmationCode, booking.id, by)
    expect(words).toMatch(/ A partir de las? \d+:\d\d\s[ap]\.\sm\. /)
    const next = await scene({ userId: traveler.id })
    if (by === 'traveler') expect((await enter(next.booking.confirmationCode, next.booking.id)).status).toBe(200)
    else {
      const { dateIds } = await createExperience({ hostId, dates: [{ startDate: from(HOUR_MS) }] })
      const second = await createBooking({ availableDateId: dateIds[0]!, status: 'confirmed' })
      expect((await enterAsHost(second.confirmationCode, second.id)).status).toBe(200)
    }
    // Each side has attempts of its own, so nobody can lock the other one out.
    expect((await other(booking.confirmationCode)).status).toBe(200)
  },
)

test('twenty wrong codes in a day for a person, over all their bookings', async () => {
  const { refused, traveler } = await scene()
  const statuses = []
  for (let nth = 0; nth < 22; nth++) {
    const { id, confirmationCode } = await createBooking({ userId: traveler.id, status: 'confirmed' })
    statuses.push((await refused(otherThan(confirmationCode), id))[0])
  }
  expect(statuses).toEqual([...Array(20).fill(404), 429, 429])
})

test.each([
  ['in its hours', {}, HOUR_MS, 200],
  ['too early', {}, 72 * HOUR_MS, 409],
  ['too late', {}, -60 * HOUR_MS, 409],
  ['of a request', { status: 'pending' }, HOUR_MS, 409],
] as const)('a right code costs no try, %s', async (_, overrides, start, expected) => {
  const { booking, enter, enterAsHost, refused } = await scene(overrides, from(start))
  for (const [door, by] of [
    [enter, 'traveler'],
    [enterAsHost, 'host'],
  ] as const) {
    for (let nth = 0; nth < 4; nth++)
      expect((await refused(otherThan(booking.confirmationCode), booking.id, by))[0]).toBe(404)
    for (let nth = 0; nth < 3; nth++) expect((await door(booking.confirmationCode)).status).toBe(expected)
    // The fifth wrong code is still checked, the sixth is not.
    expect((await refused(otherThan(booking.confirmationCode), booking.id, by))[0]).toBe(404)
    expect((await refused(otherThan(booking.confirmationCode), booking.id, by))[0]).toBe(429)
  }
})

test('the code of a closed booking counts as a failed attempt, as any wrong code', async () => {
  const { booking, refused } = await scene({ status: 'completed' })
  const statuses = []
  for (let nth = 0; nth < 6; nth++) statuses.push((await refused(booking.confirmationCode))[0])
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
})
