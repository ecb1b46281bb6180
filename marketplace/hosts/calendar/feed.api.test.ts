import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { product } from '#marketplace/slices.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { CalendarFeed } from './feed.contract.ts'
import { feedPath, secretFrom } from './feed.rules.ts'
import { calendarFeeds } from './feed.table.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function scene(dates = [{ startDate: inDays(2), capacity: 12 }]) {
  const host = await signedIn('host')
  const offer = await createExperience({ hostId: host.id, title: 'Café de altura', price: 12, dates })
  const created = await host.request<CalendarFeed>('post', '/host/calendar')
  const path = created.body.path!.replace('/api', '')
  return { host, offer, path, dateId: offer.dateIds[0]!, read: (at = path) => anonymous.request<string>('get', at) }
}
const missing = async () => {
  const { status, body, headers } = await anonymous.request(
    'get',
    feedPath(secretFrom(new Uint8Array(32))).replace('/api', ''),
  )
  return { status, body: { ...body.error, requestId: '' }, cache: headers.get('cache-control') }
}
const expectMissing = async (path: string) => {
  const { status, body, headers } = await anonymous.request('get', path)
  expect({ status, body: { ...body.error, requestId: '' }, cache: headers.get('cache-control') }).toEqual(
    await missing(),
  )
  expect(status).toBe(404)
}

test('without an address there is none; made, changed and ended by its host alone', async () => {
  const host = await signedIn('host')
  expect((await host.request<CalendarFeed>('get', '/host/calendar')).body).toEqual({
    path: null,
    createdAt: null,
    readAt: null,
  })
  const first = (await host.request<CalendarFeed>('post', '/host/calendar')).body
  expect(first.path).toMatch(/^\/api\/calendar\/[0-9a-f]{64}\.ics$/)
  expect((await host.request<CalendarFeed>('get', '/host/calendar')).body).toEqual(first)
  expect((await (await signedIn('host')).request<CalendarFeed>('get', '/host/calendar')).body.path).toBeNull()
  const second = (await host.request<CalendarFeed>('post', '/host/calendar')).body
  expect(second.path).not.toBe(first.path)
  await expectMissing(first.path!.replace('/api', ''))
  expect((await anonymous.request('get', second.path!.replace('/api', ''))).status).toBe(200)
  expect((await host.request<CalendarFeed>('delete', '/host/calendar')).body.path).toBeNull()
  await expectMissing(second.path!.replace('/api', ''))
  const traveler = await signedIn('traveler')
  for (const method of ['get', 'post', 'delete'])
    expect((await traveler.request(method, '/host/calendar')).status).toBe(403)
})

test('a tab that shows an older address ends neither the one of now nor makes a second first one', async () => {
  const host = await signedIn('host')
  const change = (replaces: string) =>
    host.request<CalendarFeed>('post', `/host/calendar?replaces=${encodeURIComponent(replaces)}`)
  const first = await change('none')
  expect(first.status).toBe(200)
  const again = await host.request('post', '/host/calendar?replaces=none')
  expect([again.status, again.body.error.code]).toEqual([409, 'CALENDAR_CHANGED'])
  expect((await host.request<CalendarFeed>('get', '/host/calendar')).body.path).toBe(first.body.path)
  const second = await change(first.body.createdAt!)
  expect(second.body.path).not.toBe(first.body.path)
  expect((await change(first.body.createdAt!)).status).toBe(409)
})

test('a calendar reads it without a session: private, not for search engines, with neither codes nor phones', async () => {
  const { host, dateId, read } = await scene()
  const booking = await createBooking({
    availableDateId: dateId,
    status: 'confirmed',
    guests: 3,
    guestInfo: { firstName: 'Ana', lastName: 'López', email: 'ana@persona.example', phone: '7012-3456' },
    specialRequests: 'Sin maní',
  })
  const { status, body, headers } = await read()
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, max-age=300')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  const text = body.replace(/\r\n /g, '')
  for (const words of [`UID:${dateId}@torogoz`, 'SUMMARY:Café de altura: 3 personas', 'Ana L.\\, 3 personas', '$36.00'])
    expect(text).toContain(words)
  for (const secret of [booking.confirmationCode, '7012', 'López', 'ana@persona', 'maní'])
    expect(text).not.toContain(secret)
  const { readAt } = (await host.request<CalendarFeed>('get', '/host/calendar')).body
  expect(Date.now() - Date.parse(readAt!)).toBeLessThan(60_000)
})

test('cancelled bookings and dates change the event instead of leaving a stale one', async () => {
  const { dateId, read } = await scene()
  const event = async () => {
    const { body } = await read()
    return Object.fromEntries(
      body
        .replace(/\r\n /g, '')
        .split('\r\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
    )
  }
  const free = await event()
  expect(free).toMatchObject({ STATUS: 'TENTATIVE', SEQUENCE: '0', TRANSP: 'TRANSPARENT' })
  const { id } = await createBooking({ availableDateId: dateId, status: 'confirmed', guests: 3 })
  const booked = await event()
  expect([booked.STATUS, Number(booked.SEQUENCE)]).toEqual(['CONFIRMED', 1])
  const cancelled = { status: 'cancelled', cancelledBy: 'host', cancelledAt: new Date() } as const
  await database().update(bookings).set(cancelled).where(eq(bookings.id, id))
  await database().update(availableDates).set({ spotsAvailable: 12 }).where(eq(availableDates.id, dateId))
  const afterCancellation = await event()
  expect([afterCancellation.TRANSP, Number(afterCancellation.SEQUENCE), afterCancellation.UID]).toEqual([
    'TRANSPARENT',
    2,
    booked.UID,
  ])
  await database()
    .update(availableDates)
    .set({ status: 'cancelled', cancelReason: 'weather' })
    .where(eq(availableDates.id, dateId))
  expect(await event()).toMatchObject({ STATUS: 'CANCELLED', SEQUENCE: '3', UID: booked.UID })
})

test('the window, and only what is this host’s and offered or reserved', async () => {
  const { host, offer, read } = await scene([
    { startDate: inDays(-61), capacity: 1 },
    { startDate: inDays(-59), capacity: 1 },
    { startDate: inDays(399), capacity: 1 },
    { startDate: inDays(401), capacity: 1 },
  ])
  const draft = await createExperience({ hostId: host.id, status: 'draft', dates: [{}] })
  const paused = await createExperience({ hostId: host.id, status: 'paused', dates: [{}, { startDate: inDays(9) }] })
  await createBooking({ availableDateId: paused.dateIds[1]!, status: 'confirmed' })
  await createExperience({ dates: [{}] })
  const uids = [...(await read()).body.matchAll(/^UID:(.+)@torogoz/gm)].map(([, id]) => id)
  expect(uids).toEqual([offer.dateIds[1], paused.dateIds[1], offer.dateIds[2]])
  expect(uids).not.toContain(draft.dateIds[0])
})

test('a made up address, a suspended host and a deleted one are the same nothing', async () => {
  const { host, path, read } = await scene()
  for (const unknownPath of [
    '/calendar/x.ics',
    '/calendar/%00.ics',
    `/calendar/${'f'.repeat(64)}`,
    `/calendar/${host.id}.ics`,
  ])
    await expectMissing(unknownPath)
  const set = (change: Partial<typeof users.$inferInsert>) =>
    database().update(users).set(change).where(eq(users.id, host.id))
  await set({ suspendedAt: new Date() })
  await expectMissing(path)
  await set({ suspendedAt: null })
  expect((await read()).status).toBe(200)
  await set({ deletedAt: new Date() })
  await expectMissing(path)
})

test('who leaves takes the calendar along; the file of own data does not open it', async () => {
  const { host, path } = await scene()
  const part = product.personalData.find(({ name }) => name === 'calendario')!
  const held = await part.export(host.id)
  expect(held).toMatchObject({ readAt: null })
  expect(JSON.stringify(held)).not.toMatch(/[0-9a-f]{64}/)
  await database().transaction((tx) =>
    part.erase(tx, { id: host.id, email: host.email, role: 'host', now: new Date() }),
  )
  expect(await database().$count(calendarFeeds, eq(calendarFeeds.hostId, host.id))).toBe(0)
  await expectMissing(path)
})

test('guessing is slowed down', async () => {
  configure({ RATE_LIMITS: 'on' })
  onTestFinished(() => void configure({ RATE_LIMITS: 'off' }))
  const headers = { 'x-client-address': '203.0.113.77' }
  const answers: number[] = []
  for (let at = 0; at < 61; at++)
    answers.push((await anonymous.request('get', '/calendar/x.ics', undefined, { headers })).status)
  expect([answers[0], answers[59], answers[60]]).toEqual([404, 404, 429])
})
