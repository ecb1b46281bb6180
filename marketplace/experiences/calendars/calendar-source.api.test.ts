// A calendar elsewhere closes dates: through HTTP, against a server that speaks iCalendar, with the jobs.
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { audit } from '#database/audit.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import type { HostDate } from '../availability/schedule/schedule.contract.ts'
import { createExperience } from '../experience.factory.ts'
import { createWait } from '../waitlist/waitlist.factory.ts'
import { waitlistEntries } from '../waitlist/waitlist.table.ts'
import type { CalendarSource } from './calendar-source.contract.ts'
import { createCalendarSource } from './calendar-source.factory.ts'
import { readCalendars } from './calendar-source.jobs.ts'
import { MAX_SOURCES } from './calendar-source.rules.ts'
import { calendarSources } from './calendar-source.table.ts'

/** The current answer of the calendar's server. */
let answer = { status: 200, body: '' }
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((_, response) =>
    response.writeHead(answer.status, { 'content-type': 'text/calendar' }).end(answer.body),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => configure({ REACHABLE_INSIDE: origin }))

const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
const says = (...busy: [from: Date, until: Date][]) => {
  const events = busy.flatMap(([from, until], at) => [
    ...['BEGIN:VEVENT', `UID:${at}@agenda`, `DTSTART:${stamp(from)}`, `DTEND:${stamp(until)}`, 'END:VEVENT'],
  ])
  answer = { status: 200, body: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR'].join('\r\n') }
}
const start = (days: number) => new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS + days * DAY_MS)
const during = (days: number): [Date, Date] => [start(days), new Date(start(days).getTime() + HOUR_MS)]

/** A host with three dates, and a calendar that was added and read. */
async function scene(...busy: [Date, Date][]) {
  says(...busy)
  const host = await signedIn('host')
  const dates = [3, 4, 5].map((days) => ({ startDate: start(days), capacity: 6 }))
  const offer = await createExperience({ hostId: host.id, pictured: true, dates })
  const wish = { name: 'Mi agenda', address: `${origin}/${crypto.randomUUID()}.ics` }
  const added = await host.request<CalendarSource>('post', '/host/calendars', wish)
  const list = async () =>
    (await host.request<{ calendars: CalendarSource[] }>('get', '/host/calendars')).body.calendars
  const read = async () => {
    expect((await host.request('post', `/host/calendars/${added.body.id}/read`)).status).toBe(200)
    await runJobs()
  }
  const publicDates = async () => {
    const months = [
      ...new Set(dates.map(({ startDate }) => new Date(startDate.getTime() - 6 * HOUR_MS).toISOString().slice(0, 7))),
    ]
    const all: HostDate[] = []
    for (const month of months) {
      const { body } = await host.request<{ dates: HostDate[] }>(
        'get',
        `/host/experiences/${offer.id}/dates?month=${month}`,
      )
      all.push(...body.dates)
    }
    return all
  }
  const states = async () => (await publicDates()).map(({ status, calendarMark }) => `${status} ${calendarMark ?? '-'}`)
  return { host, offer, added, wish, list, read, states }
}

test('busy times close the dates they overlap and no other, and open them when they go', async () => {
  const { added, list, read, states } = await scene(during(4))
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ name: 'Mi agenda', place: '127.0.0.1', readAt: null, triedAt: null })
  expect(JSON.stringify(added.body)).not.toContain('.ics')
  await runJobs()
  expect(await states()).toEqual(['available -', 'closed closed', 'available -'])
  expect((await list())[0]).toMatchObject({ busy: 1, closes: 1, conflicts: 0, failure: null })
  says(during(5))
  await read()
  expect(await states()).toEqual(['available -', 'available -', 'closed closed'])
  expect(await audit()).toEqual([])
})

test('what the host closed stays closed, what they open again stays open until the busy time goes', async () => {
  const { host, offer, read, states } = await scene(during(3), during(4))
  await host.request('post', `/host/dates/${offer.dateIds[0]}/close`)
  await runJobs()
  expect(await states()).toEqual(['closed -', 'closed closed', 'available -'])
  await host.request('post', `/host/dates/${offer.dateIds[1]}/reopen`)
  await read()
  expect(await states()).toEqual(['closed -', 'available kept', 'available -'])
  says()
  await read()
  expect(await states()).toEqual(['closed -', 'available -', 'available -'])
})

test('reservations stay, the host is told of the conflict once; held places return to the line', async () => {
  const { host, offer, list, read, states } = await scene(during(3))
  const booking = await createBooking({ availableDateId: offer.dateIds[0]!, status: 'confirmed', guests: 4 })
  const traveler = await signedIn('traveler')
  await createWait({ userId: traveler.id, availableDateId: offer.dateIds[0]! })
  await runJobs()
  await read()
  expect(await states()).toEqual(['closed closed', 'available -', 'available -'])
  expect((await list())[0]).toMatchObject({ closes: 1, conflicts: 1 })
  expect((await traveler.request<{ id: string }>('get', '/waitlist')).status).toBe(200)
  const booked = await host.request<{ status: string }>('get', `/host/bookings/${booking.id}`)
  expect(booked.body.status).toBe('confirmed')
  const noticeRows = await database().select().from(notices).where(eq(notices.userId, host.id))
  expect(noticeRows.filter(({ title }) => title === 'Conflicto con tu calendario')).toHaveLength(1)
  says()
  await read()
  // When it reopens, its free spots go to the waiting list first.
  const line = await database().select().from(waitlistEntries).where(eq(waitlistEntries.userId, traveler.id))
  expect(line).toMatchObject([{ status: 'held' }])
  expect(await audit()).toEqual([])
})

test('a site that is down opens nothing, and the screen says why', async () => {
  const { list, read, states } = await scene(during(4))
  await runJobs()
  for (const [status, body, failure] of [
    [500, '', 'answer'],
    [200, '<html>Entra a tu cuenta</html>', 'content'],
    [200, `BEGIN:VCALENDAR${' '.repeat(2 * 1024 * 1024)}`, 'too_large'],
  ] as const) {
    answer = { status, body }
    await read()
    expect(await list()).toMatchObject([{ failure, busy: 1, closes: 1 }])
    expect(await states()).toEqual(['available -', 'closed closed', 'available -'])
  }
})

test('a date that is offered at a busy time is closed from the beginning; a calendar that is removed opens what it closed', async () => {
  const { host, offer, added, states } = await scene(during(4), during(6))
  await runJobs()
  const created = await host.request<HostDate>('post', `/host/experiences/${offer.id}/dates`, {
    startDate: start(6).toISOString(),
    spots: 5,
  })
  expect(created.body).toMatchObject({ status: 'closed', calendarMark: 'closed' })
  const other = await signedIn('host')
  await other.request('delete', `/host/calendars/${added.body.id}`)
  expect((await other.request('post', `/host/calendars/${added.body.id}/read`)).status).toBe(404)
  expect(await states()).toContain('closed closed')
  for (const status of [204, 404])
    expect((await host.request('delete', `/host/calendars/${added.body.id}`)).status).toBe(status)
  expect(new Set(await states())).toEqual(new Set(['available -']))
})

test('what leads inside, is no address, is there already or one too many is refused in words', async () => {
  const { host, wish } = await scene()
  const add = (address: string) => host.request('post', '/host/calendars', { name: 'Otra', address })
  for (const address of ['https://127.0.0.1/a.ics', 'webcal://192.168.1.1/a.ics', 'http://example.com/a.ics'])
    expect([address, (await add(address)).body.error]).toMatchObject([
      address,
      { code: 'CALENDAR_ADDRESS', fields: { address: expect.stringMatching(/privada|pública/) } },
    ])
  for (const address of ['hola', 'ftp://a.example/b.ics', `https://a.example/${'x'.repeat(2000)}`])
    expect((await add(address)).status).toBe(422)
  expect((await add(`https://a.example/${'🦜'.repeat(500)}`)).body.error.code).toBe('CALENDAR_ADDRESS')
  expect((await add(wish.address)).body.error.code).toBe('CALENDAR_EXISTS')
  for (let at = 1; at < MAX_SOURCES; at++) await createCalendarSource({ hostId: host.id })
  expect((await add('https://a.example/b.ics')).body.error.code).toBe('TOO_MANY_CALENDARS')
})

test('every hour every calendar is asked, and none in between', async () => {
  const { list, wish } = await scene()
  await runJobs()
  const first = (await list())[0]!.readAt
  await readCalendars()
  await runJobs()
  expect((await list())[0]!.readAt).toBe(first)
  const long = new Date(Date.now() - 2 * HOUR_MS)
  await database().update(calendarSources).set({ triedAt: long }).where(eq(calendarSources.address, wish.address))
  await readCalendars()
  await runJobs()
  expect((await list())[0]!.readAt).not.toBe(first)
})
