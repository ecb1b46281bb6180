// The calendar of an experience's dates, read by the library that reads calendars of others.
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { busyTimes } from '#platform/calendars/busy-times.ts'
import { configuration } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { anonymous } from '#tests/support/people.ts'

const start = new Date(Math.floor((Date.now() + 21 * DAY_MS) / HOUR_MS) * HOUR_MS)
const at = (days: number) => new Date(start.getTime() + days * DAY_MS)
const calendarOf = (id: string) => anonymous.request<string>('get', `/experiences/${id}/calendar.ics`)
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const propertyOf = (name: string) => String(component.getFirstPropertyValue(name))
    const { startDate, endDate, uid, summary, description, location } = new ICAL.Event(component)
    return {
      ...{ uid, summary, description, location, from: startDate.toJSDate(), until: endDate.toJSDate() },
      ...{
        status: propertyOf('status'),
        url: propertyOf('url'),
        organizer: propertyOf('organizer'),
        transp: propertyOf('transp'),
      },
      sequence: propertyOf('sequence'),
    }
  })

test('every coming date is an event: free, full, closed and cancelled ones say what they are', async () => {
  const experience = await createExperience({
    title: 'Añil, telares; y café',
    price: 12.5,
    maxGuests: 4,
    durationValue: 2,
    durationUnit: 'hours',
    location: { name: 'Casa de la Abuela', address: 'Final de la calle', city: 'Suchitoto' },
    dates: [
      { startDate: at(0), endDate: null, capacity: 8 },
      { startDate: at(1), capacity: 2 },
      { startDate: at(2), status: 'closed' },
      { startDate: at(3), status: 'cancelled' },
      { startDate: new Date(Date.now() - DAY_MS) },
      { startDate: at(400) },
    ],
  })
  await createBooking({ availableDateId: experience.dateIds[0]!, guests: 1 })
  await createBooking({ availableDateId: experience.dateIds[1]!, guests: 2 })
  const { status, body, headers } = await calendarOf(experience.id)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('cache-control')).toBe('public, max-age=120')
  const events = eventsIn(body)
  expect(events.map(({ uid }) => uid)).toEqual(experience.dateIds.slice(0, 4).map((id) => `fecha-${id}@torogoz`))
  expect(events.map(({ summary }) => summary)).toEqual([
    'Añil, telares; y café',
    'Añil, telares; y café (agotada)',
    'Añil, telares; y café (sin reservas)',
    'Añil, telares; y café (cancelada)',
  ])
  expect(events.map(({ status }) => status)).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED'])
  expect(new Set(events.map(({ transp }) => transp))).toEqual(new Set(['TRANSPARENT']))
  const page = `/experience/${experience.id}/anil-telares-y-cafe`
  expect(events[0]).toMatchObject({
    from: at(0),
    until: new Date(at(0).getTime() + 2 * HOUR_MS),
    location: 'Casa de la Abuela, Final de la calle, Suchitoto, El Salvador',
    url: expect.stringMatching(`${page}$`),
    organizer: `mailto:${configuration().SUPPORT_EMAIL}`,
    description: expect.stringContaining(
      '7 cupos libres, hasta 4 por reserva\nPrecio por persona, en efectivo: $12.50\nhttp',
    ),
  })
  expect(events[1]!.description).toContain('No quedan cupos.')
  expect(events[3]!.description).not.toContain('Precio')
  for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(body).toMatch(/END:VCALENDAR\r\n$/)
  const window = { from: Date.now(), until: at(30).getTime() }
  expect(busyTimes({ text: body, window, ownSuffix: '' })).toMatchObject({ busy: [], skipped: 0 })
})

test('a date that moved keeps its identity under a higher number; a paused host takes nothing', async () => {
  const experience = await createExperience({ dates: [{ startDate: at(0) }] })
  await database()
    .update(availableDates)
    .set({ startDate: at(5), endDate: null })
    .where(eq(availableDates.id, experience.dateIds[0]!))
  await database().update(profiles).set({ requestsPausedAt: new Date() }).where(eq(profiles.id, experience.hostId))
  const [event] = eventsIn((await calendarOf(experience.id)).body)
  expect(event).toMatchObject({ uid: `fecha-${experience.dateIds[0]}@torogoz`, sequence: '1', from: at(5) })
  expect(event!.summary).toMatch(/ \(sin reservas\)$/)
})

test('without dates it is an empty calendar', async () => {
  const { id } = await createExperience({ dates: [] })
  expect(eventsIn((await calendarOf(id)).body)).toEqual([])
})

test('what is not published, or reserved elsewhere, has no calendar', async () => {
  const { id: draft } = await createExperience({ status: 'draft' })
  const { id: elsewhere } = await createExperience()
  await database()
    .update(experiences)
    .set({ bookingRequired: false, externalBookingUrl: 'https://example.com' })
    .where(eq(experiences.id, elsewhere))
  const refusalOf = async (id: string) => {
    const { status, body } = await anonymous.request('get', `/experiences/${id}/calendar.ics`)
    return [status, body.error.code]
  }
  for (const id of [draft, elsewhere, crypto.randomUUID()])
    expect(await refusalOf(id)).toEqual([404, 'EXPERIENCE_NOT_FOUND'])
  expect(await refusalOf('volcan')).toEqual([404, 'EXPERIENCE_ID_INVALID'])
})
