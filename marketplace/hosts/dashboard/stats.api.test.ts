import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { HostStats } from './stats.contract.ts'
import { startOfMonth } from './today.rules.ts'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

test('the figures are of this host only, the money of this month of El Salvador and only once it was paid', async () => {
  const host = await signedIn('host')
  const month = startOfMonth(new Date())
  const past = { startDate: inDays(-2) }
  const first = await createExperience({ hostId: host.id, price: 12.5, dates: [past, { startDate: inDays(4) }] })
  const date = first.dateIds[0]!
  await createBooking({
    availableDateId: date,
    status: 'completed',
    paymentStatus: 'paid',
    guests: 3,
    createdAt: month,
  })
  await createBooking({ availableDateId: date, status: 'in_progress', paymentStatus: 'paid_cash', guests: 1 })
  await createBooking({ availableDateId: date, status: 'confirmed', guests: 1 })
  await createBooking({ availableDateId: date, status: 'cancelled', paymentStatus: 'paid', guests: 1 })
  const before = new Date(month.getTime() - 1)
  await createBooking({ availableDateId: date, status: 'completed', paymentStatus: 'paid', createdAt: before })
  await createExperience({ hostId: host.id, status: 'draft', title: 'Borrador', dates: [], createdAt: inDays(1) })
  // Another host's booking.
  await createBooking({ status: 'completed', paymentStatus: 'paid', createdAt: month })

  const { body } = await host.request<HostStats>('get', '/host/stats')
  expect(body).toMatchObject({
    totalExperiences: 2,
    totalReservations: 5,
    completedReservations: 2,
    unclosedReservations: 1,
    monthlyEarnings: 50,
    averageRating: 0,
    reviewCount: 0,
    responseRate: 100,
    responseTimeHours: 24,
  })
  expect(body.newest).toMatchObject([
    { title: 'Borrador', status: 'draft', nextDate: null, spots: null, picture: null },
    { id: first.id, status: 'published', price: 12.5, spots: 10 },
  ])
})

test('a new host has zeros; nobody else may ask', async () => {
  const { body } = await (await signedIn('host')).request<HostStats>('get', '/host/stats')
  expect(body).toMatchObject({ totalExperiences: 0, totalReservations: 0, monthlyEarnings: 0, newest: [] })
  expect((await (await signedIn('traveler')).request('get', '/host/stats')).status).toBe(403)
})

test.each([
  ['get', '/profile', 'No estás autenticado'],
  ['get', '/host/stats', 'Usuario no autenticado'],
  ['post', '/host/experiences', 'Debes estar autenticado para crear una experiencia'],
])('%s %s without a session says "%s" (MSG-10, MSG-11)', async (method, path, words) => {
  const { status, body } = await anonymous.request(method, path, method === 'post' ? {} : undefined)
  expect([status, body.error.message]).toEqual([401, words])
})
