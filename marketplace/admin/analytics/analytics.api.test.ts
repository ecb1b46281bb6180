import { beforeAll, expect, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experienceViews } from '#marketplace/experiences/views/view.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Analytics, AnalyticsRow, Breakdown } from './analytics.contract.ts'

// A month far from all seed data, so that the expected numbers are known.
const RANGE = '?from=2031-11-01&until=2031-12-31'
const november = (day: number, hour = 18) => new Date(Date.UTC(2031, 10, day, hour))
const fixture: { request: Awaited<ReturnType<typeof signedIn>>['request']; hosts: string[]; experiences: string[] } = {
  request: undefined as never,
  hosts: [],
  experiences: [],
}
const month = async (at: string) =>
  (await fixture.request<Analytics>('get', `/admin/analytics${RANGE}`)).body.months.find(({ key }) => key === at)!
const by = async (what: string, range = RANGE) =>
  (await fixture.request<Breakdown>('get', `/admin/analytics/breakdown${range}&by=${what}`)).body
const rowOf = ({ rows }: Breakdown, label: string) => rows.find((row) => row.label === label)!

beforeAll(async () => {
  fixture.request = (await signedIn('admin')).request
  const rosa = await createPerson({ role: 'host', name: 'Rosa de las Cifras' })
  const beto = await createPerson({ role: 'host', name: 'Beto de las Cifras' })
  const coffee = await createExperience({
    hostId: rosa.id,
    title: 'Café de cifras',
    category: 'Cifras dulces',
    price: 12.35,
    location: { state: 'Ahuachapán' },
    dates: [
      { startDate: november(20), capacity: 20 },
      { startDate: new Date('2031-12-05T15:00:00Z'), capacity: 10 },
      { startDate: november(21), capacity: 8, status: 'cancelled', cancelReason: 'weather' },
    ],
  })
  const surf = await createExperience({
    hostId: beto.id,
    title: 'Olas de cifras',
    category: 'Cifras saladas',
    price: 40,
    location: { state: 'La Libertad' },
    dates: [{ startDate: november(25), capacity: 6, status: 'closed' }],
  })
  fixture.hosts = [rosa.id, beto.id]
  fixture.experiences = [coffee.id, surf.id]
  const book = (dateId: string, overrides: Parameters<typeof createBooking>[0] = {}) =>
    createBooking({ availableDateId: dateId, guests: 1, createdAt: november(10), ...overrides })
  const [first, later] = coffee.dateIds as [string, string]
  await book(first, { status: 'completed', paymentStatus: 'paid', guests: 3 })
  await book(first, { status: 'completed', paymentStatus: 'paid_cash', guests: 2 })
  await book(first, { status: 'completed', attended: false })
  await book(first, { status: 'cancelled', cancelledBy: 'traveler', guests: 4 })
  await book(first, { status: 'cancelled', cancelledBy: 'host' })
  await book(first, { status: 'cancelled', cancelledBy: 'admin', paymentStatus: 'paid' })
  // Expired and not yet cancelled by the timer: it must count as cancelled all the same.
  await book(first, { expiresAt: new Date(Date.now() - 1000) })
  // The first of December, 03:00 UTC, is still November in El Salvador; 06:00 is not.
  await book(later, { createdAt: new Date('2031-12-01T03:00:00Z'), status: 'confirmed', guests: 2 })
  await book(later, { createdAt: new Date('2031-12-01T06:00:00Z'), status: 'confirmed' })
  await book(surf.dateIds[0]!, { status: 'completed', paymentStatus: 'paid', guests: 2 })
  await book(first, { createdAt: new Date('2031-11-01T05:59:59Z'), status: 'completed', paymentStatus: 'paid' })
  await database()
    .insert(experienceViews)
    .values([
      { experienceId: coffee.id, day: '2031-11-01', views: 40 },
      { experienceId: coffee.id, day: '2031-11-30', views: 60 },
      { experienceId: surf.id, day: '2031-12-31', views: 7 },
      { experienceId: surf.id, day: '2032-01-01', views: 1000 },
    ])
  await createPerson({ user: { createdAt: new Date('2031-12-01T05:59:59Z') } })
  await createPerson({ user: { createdAt: new Date('2031-12-01T06:00:00Z') } })
})

test('a month counts what was made in it in El Salvador, whatever became of it', async () => {
  expect(await month('2031-11')).toEqual({
    key: '2031-11',
    label: 'noviembre 2031',
    bookings: 9,
    guests: 10,
    cancelled: 4,
    cancelledBy: { traveler: 1, host: 1, admin: 1, system: 1 },
    noShows: 1,
    // 12.35 for each of 8 people, and 40 for each of 2.
    volume: 178.8,
    earnings: 141.75,
    toConfirm: 24.7,
    // Each booking rounded by itself: 37.05 is 5.5575, 24.70 is 3.705, 80 is 12.
    commission: 21.27,
    seatsOffered: 22,
    // Twenty seats for the coffee; the surf is closed and offers what it sold. Eight seats were cancelled and do not count.
    seatsFilled: 10,
    signUps: 1,
    views: 100,
  } satisfies AnalyticsRow)
  expect(await month('2031-12')).toMatchObject({
    bookings: 1,
    guests: 1,
    volume: 12.35,
    earnings: 0,
    commission: 0,
    seatsOffered: 10,
    seatsFilled: 3,
    signUps: 1,
    views: 7,
  })
})

test('the sum is that of the months; a month in which nothing happened stands there with zeros', async () => {
  const { body } = await fixture.request<Analytics>('get', '/admin/analytics?from=2031-09-15&until=2031-12-31')
  expect(body.months.map(({ key }) => key)).toEqual(['2031-09', '2031-10', '2031-11', '2031-12'])
  expect(body.months[0]).toMatchObject({ bookings: 0, volume: 0, views: 0, label: 'septiembre 2031' })
  // The booking made in the last second of October.
  expect(body.months[1]).toMatchObject({ bookings: 1, earnings: 12.35, commission: 1.85 })
  for (const figure of ['bookings', 'guests', 'cancelled', 'volume', 'commission', 'seatsOffered', 'views'] as const)
    expect([figure, body.total[figure]]).toEqual([
      figure,
      Math.round(body.months.reduce((sum, row) => sum + row[figure], 0) * 100) / 100,
    ])
})

test('the days of a range are both included, and no others', async () => {
  const only = await by('month', '?from=2031-11-10&until=2031-11-10')
  expect(only.total).toMatchObject({ bookings: 8, views: 0, seatsOffered: 0 })
  expect((await by('month', '?from=2031-11-20&until=2031-11-20')).total).toMatchObject({ bookings: 0, seatsFilled: 8 })
})

test('by category, department, host and experience, the most booked first', async () => {
  const category = await by('category')
  expect(category.rows.map(({ label }) => label)).toEqual(['Cifras dulces', 'Cifras saladas'])
  expect(rowOf(category, 'Cifras saladas')).toMatchObject({
    bookings: 1,
    guests: 2,
    earnings: 80,
    commission: 12,
    views: 7,
  })
  const department = await by('department')
  expect(rowOf(department, 'Ahuachapán')).toMatchObject({ bookings: 9, volume: 111.15, views: 100, seatsOffered: 30 })
  const host = await by('host')
  expect(host.rows.map(({ key, label }) => [key, label])).toEqual([
    [fixture.hosts[0], 'Rosa de las Cifras'],
    [fixture.hosts[1], 'Beto de las Cifras'],
  ])
  expect(rowOf(host, 'Rosa de las Cifras').commission + rowOf(host, 'Beto de las Cifras').commission).toBeCloseTo(
    21.27,
    5,
  )
  const experience = await by('experience')
  expect([experience.all, experience.rows.map(({ key }) => key)]).toEqual([2, fixture.experiences])
  for (const { total } of [category, department, host, experience]) {
    const { signUps: _, ...whole } = (await fixture.request<Analytics>('get', `/admin/analytics${RANGE}`)).body.total
    expect(total).toMatchObject({ ...whole, signUps: 0 })
  }
})

test('states as they are now, and the best', async () => {
  const { statuses, top } = (await fixture.request<Analytics>('get', `/admin/analytics${RANGE}`)).body
  expect(Object.fromEntries(statuses.map(({ status, bookings }) => [status, bookings]))).toEqual({
    completed: 4,
    cancelled: 4,
    confirmed: 2,
  })
  expect(top.experiences).toMatchObject([
    { id: fixture.experiences[0], label: 'Café de cifras', bookings: 5, guests: 9, volume: 111.15 },
    { id: fixture.experiences[1], bookings: 1, volume: 80 },
  ])
  expect([top.hosts[0]?.label, top.categories[0]?.label]).toEqual(['Rosa de las Cifras', 'Cifras dulces'])
})

test('every table is a file with its sum', async () => {
  for (const [dimension, lines] of [
    ['month', 4],
    ['category', 4],
    ['department', 4],
    ['host', 4],
    ['experience', 4],
  ] as const) {
    const { body, headers } = await fixture.request<string>('get', `/admin/analytics.csv${RANGE}&by=${dimension}`)
    expect(headers.get('content-disposition')).toContain('2031-11-01-2031-12-31.csv')
    const rows = body.split('\r\n').filter(Boolean)
    expect([dimension, rows.length]).toEqual([dimension, lines])
    expect(rows.at(-1)).toMatch(
      /^Total,10,11,4,1,1,1,1,40\.0,1,191\.15,141\.75,24\.70,21\.27,32,13,40\.6,[02],107,9\.3$/,
    )
  }
})

test('an empty range is empty, and one that can not be is refused', async () => {
  const { body } = await fixture.request<Analytics>('get', '/admin/analytics?from=2041-01-01&until=2041-01-31')
  expect(body).toMatchObject({ total: { bookings: 0, commission: 0 }, statuses: [], top: { experiences: [] } })
  for (const query of [
    '?from=2031-12-31&until=2031-11-01',
    '?from=2020-01-01&until=2031-01-01',
    '?from=ayer&until=hoy',
  ])
    expect((await fixture.request('get', `/admin/analytics${query}`)).status).toBe(422)
})
