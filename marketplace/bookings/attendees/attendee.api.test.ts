import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import { createBooking } from '../booking.factory.ts'
import { bookings } from '../booking.table.ts'
import type { DateGuests } from './attendee.contract.ts'

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)

/** A date of 12 spots in two days, price 12, and its signed-in host. */
async function scene(startDate = inHours(48)) {
  const host = await signedIn('host', { name: 'Beto Martínez' })
  const experience = await createExperience({
    hostId: host.id,
    title: 'Café de altura',
    price: 12,
    dates: [{ startDate, capacity: 12 }],
  })
  const dateId = experience.dateIds[0]!
  return {
    host,
    dateId,
    path: `/host/dates/${dateId}/guests`,
    book: (overrides: object) => createBooking({ availableDateId: dateId, ...overrides }),
  }
}
const named = (firstName: string, phone = '7000-0000') => ({
  guestInfo: { firstName, lastName: 'López', email: 'ana@persona.example', phone },
})

test('the host sees who comes, in order, with what to compare and to collect', async () => {
  const { host, path, book } = await scene()
  const ana = await book({
    ...named('Ana'),
    guests: 3,
    status: 'confirmed',
    guestConfirmed: true,
    guestConfirmedAt: new Date(),
    specialRequests: 'Sin maní',
  })
  await book({ ...named('Zoila'), guests: 2 })
  await book({ ...named('Carlos'), guests: 1, status: 'in_progress', paymentStatus: 'paid_cash' })
  await book({ ...named('Abel'), guests: 4, status: 'cancelled' })
  await createBooking({ status: 'confirmed' })
  const { status, body } = await host.request<DateGuests>('get', path)
  expect(status).toBe(200)
  expect(body.guests.map(({ guestInfo, status }) => [guestInfo?.firstName, status])).toEqual([
    ['Zoila', 'pending'],
    ['Ana', 'confirmed'],
    ['Carlos', 'in_progress'],
    ['Abel', 'cancelled'],
  ])
  expect(body.guests[1]).toMatchObject({
    confirmationCode: ana.confirmationCode,
    specialRequests: 'Sin maní',
    totalAmount: 36,
    writtenTo: null,
    allowed: ['confirm-payment', 'cancel'],
  })
  expect(body.guests[1]!.attendance).not.toBeNull()
  expect(body.date).toMatchObject({ capacity: 12, booked: 6, free: 6, status: 'available' })
  expect(body.experience).toMatchObject({ title: 'Café de altura', place: 'Parque central', city: 'Suchitoto' })
  expect(body.hostName).toBe('Beto Martínez')
  expect(body.totals).toEqual({ people: 4, waiting: 2, waitingAmount: 24, toCollect: 36, received: 0, toConfirm: 12 })
})

test('an unanswered request past its time reads as cancelled and counts nowhere', async () => {
  const { host, path, book } = await scene()
  await book({ status: 'pending', createdAt: inHours(-49) })
  const { body } = await host.request<DateGuests>('get', path)
  expect([body.guests[0]!.status, body.totals.waiting]).toEqual(['cancelled', 0])
})

test('a date without reservations is a date; one that was removed, or is nobody’s, is missing', async () => {
  const { host, dateId, path, book } = await scene()
  expect((await host.request<DateGuests>('get', path)).body).toMatchObject({
    guests: [],
    totals: { people: 0, toCollect: 0 },
  })
  await book({ status: 'cancelled' })
  await database().update(availableDates).set({ status: 'cancelled' }).where(eq(availableDates.id, dateId))
  expect((await host.request('get', path)).status).toBe(404)
  await database().update(availableDates).set({ cancelReason: 'weather' }).where(eq(availableDates.id, dateId))
  expect((await host.request<DateGuests>('get', path)).body.date.status).toBe('cancelled')
  expect((await host.request('get', `/host/dates/${crypto.randomUUID()}/guests`)).status).toBe(404)
})

test('another host finds neither the date nor its file, nor marks its guests; a traveler is refused', async () => {
  const { path, book } = await scene()
  const booking = await book({ status: 'confirmed' })
  const other = await signedIn('host')
  const missing = await other.request('get', `/host/dates/${crypto.randomUUID()}/guests`)
  for (const response of [await other.request('get', path), await other.request('get', `${path}.csv`)]) {
    expect(response.status).toBe(404)
    expect({ ...response.body.error, requestId: '' }).toEqual({ ...missing.body.error, requestId: '' })
  }
  for (const method of ['post', 'delete'])
    expect((await other.request(method, `/host/bookings/${booking.id}/written`)).status).toBe(404)
  expect((await (await signedIn('traveler')).request('get', path)).status).toBe(403)
})

test('the file opens in a spreadsheet: its mark, its name, no formula of a stranger', async () => {
  const { host, path, book } = await scene(new Date('2027-01-10T13:00:00Z'))
  await book({
    ...named('=HYPERLINK("http://x")', '+503 7000-0000'),
    guests: 3,
    status: 'confirmed',
    specialRequests: '@cmd, y "algo"',
  })
  await book({ ...named('Nadie'), status: 'cancelled' })
  const { status, body, headers } = await host.request<string>('get', `${path}.csv`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toBe('attachment; filename="invitados-cafe-de-altura-2027-01-10-0700.csv"')
  expect(headers.get('cache-control')).toBe('private, no-store')
  const [head, row, end] = body.split('\r\n')
  expect(head!.replace('\uFEFF', '').split(',').slice(0, 3)).toEqual(['Nombre', 'Personas', 'Teléfono'])
  expect(row).toContain(`"'=HYPERLINK(""http://x"") López",3,503 7000-0000,`)
  expect(row).toContain(`"'@cmd, y ""algo"""`)
  expect(row).toContain('36.00,Pendiente,36.00,')
  expect([end, body.includes('Nadie')]).toEqual(['', false])
})

test('who was written to is remembered, changed and forgotten; nobody writes to a request', async () => {
  const { host, path, book } = await scene()
  const ana = await book({ status: 'confirmed' })
  const request = await book({ status: 'pending' })
  const written = `/host/bookings/${ana.id}/written`
  const first = await host.request<{ writtenTo: string }>('post', written)
  expect(Date.now() - Date.parse(first.body.writtenTo)).toBeLessThan(60_000)
  const writtenTo = async () =>
    (await host.request<DateGuests>('get', path)).body.guests.find(({ id }) => id === ana.id)!.writtenTo
  expect(await writtenTo()).toBe(first.body.writtenTo)
  expect((await host.request<{ writtenTo: null }>('delete', written)).body).toEqual({ writtenTo: null })
  expect(await writtenTo()).toBeNull()
  const refusal = await host.request('post', `/host/bookings/${request.id}/written`)
  expect([refusal.status, refusal.body.error.code, refusal.body.error.data]).toEqual([
    409,
    'BOOKING_STATE',
    { status: 'pending' },
  ])
  // Not sent to calendars, because the booking itself has not changed.
  const [stored] = await database().select().from(bookings).where(eq(bookings.id, ana.id))
  expect([stored!.revision, stored!.status]).toEqual([0, 'confirmed'])
})
