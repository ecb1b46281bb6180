import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn } from '#tests/support/people.ts'
import type { Today } from './today.contract.ts'

/** An instant a number of days after today's midnight in El Salvador, at an hour of the day. */
const at = (days: number, hours: number) =>
  new Date(startOfDay(dayOf(new Date())).getTime() + days * DAY_MS + hours * HOUR_MS)
const guest = (firstName: string) => ({
  firstName,
  lastName: 'Mejía',
  email: 'a@persona.example',
  phone: ' 7000 0000 ',
})

test('the groups of today and tomorrow, what waits for later days, and who wrote', async () => {
  const host = await signedIn('host')
  const { id, dateIds } = await createExperience({
    hostId: host.id,
    title: 'Volcán al amanecer',
    price: 12.55,
    dates: [{ startDate: at(0, 23.9) }, { startDate: at(1, 0) }, { startDate: at(2, 0) }, { startDate: at(0, 0.1) }],
  })
  const [tonight, tomorrow, later, dawn] = dateIds as [string, string, string, string]
  await createBooking({ availableDateId: tonight, status: 'confirmed', guests: 2, guestInfo: guest('Berta') })
  const coming = await createBooking({
    availableDateId: tonight,
    status: 'confirmed',
    guests: 1,
    guestInfo: guest('Ana'),
    guestConfirmed: true,
    guestConfirmedAt: new Date(),
    specialRequests: 'Vegetariana',
  })
  const pending = await createBooking({ availableDateId: tomorrow, status: 'pending', guests: 3 })
  await createBooking({ availableDateId: tonight, status: 'cancelled', guests: 4 })
  await createBooking({ availableDateId: dawn, status: 'completed', paymentStatus: 'paid', guests: 1 })
  // A request that expired unanswered.
  await createBooking({ availableDateId: later, status: 'pending', createdAt: at(-3, 0) })
  const request = await createBooking({
    availableDateId: later,
    status: 'pending',
    guests: 2,
    guestInfo: guest('Zoila'),
  })
  const chat = await createConversation({
    hostId: host.id,
    messages: [
      { by: 'traveler', content: 'Hola', read: true },
      { by: 'host', content: 'Buenas' },
      { by: 'traveler', content: '¿A qué hora?', read: false },
      { by: 'traveler', content: '¿Y dónde?', read: false },
    ],
  })

  const { body } = await host.request<Today>('get', '/host/today')
  expect(body.today).toMatchObject([
    { dateId: dawn, guests: 1, attending: 1, cash: 0, received: 12.55 },
    {
      dateId: tonight,
      experienceId: id,
      title: 'Volcán al amanecer',
      place: 'Parque central',
      city: 'Suchitoto',
      guests: 3,
      attending: 1,
      unanswered: 0,
      cash: 37.65,
      received: 0,
      parties: [
        {
          id: coming.id,
          name: 'Ana Mejía',
          phone: '7000 0000',
          attending: true,
          specialRequests: 'Vegetariana',
          total: 12.55,
        },
        { name: 'Berta Mejía', guests: 2, total: 25.1, attending: false },
      ],
    },
  ])
  expect(body.tomorrow).toMatchObject([
    {
      dateId: tomorrow,
      guests: 0,
      unanswered: 3,
      cash: 0,
      parties: [{ id: pending.id, status: 'pending', expiresAt: pending.expiresAt.toISOString() }],
    },
  ])
  expect(body.next).toBeNull()
  expect(body.requests).toMatchObject([
    { id: request.id, name: 'Zoila Mejía', guests: 2, total: 25.1, experience: { id, title: 'Volcán al amanecer' } },
  ])
  expect(body.requestCount).toBe(1)
  expect(body.chats).toMatchObject([{ bookingId: chat.bookingId, unread: 2, latest: '¿Y dónde?' }])
  expect(body.chatCount).toBe(1)
  // Another host sees none of it.
  const empty = { today: [], tomorrow: [], next: null, requests: [], requestCount: 0, chats: [], chatCount: 0 }
  expect((await (await signedIn('host')).request<Today>('get', '/host/today')).body).toMatchObject(empty)
})

test('a tour of three days is of today while it goes on; without groups the next one is named', async () => {
  const host = await signedIn('host')
  const tour = await createExperience({
    hostId: host.id,
    dates: [
      { startDate: at(-1, 5), endDate: at(1, 5) },
      { startDate: at(-3, 5), endDate: at(-1, 5) },
    ],
  })
  for (const availableDateId of tour.dateIds) await createBooking({ availableDateId, status: 'in_progress' })
  expect((await host.request<Today>('get', '/host/today')).body.today.map(({ dateId }) => dateId)).toEqual([
    tour.dateIds[0],
  ])

  const quiet = await signedIn('host')
  const far = await createExperience({
    hostId: quiet.id,
    title: 'Lago',
    dates: [{ startDate: at(9, 8) }, { startDate: at(5, 8) }, { startDate: at(3, 8) }],
  })
  await createBooking({ availableDateId: far.dateIds[0]!, status: 'confirmed', guests: 1 })
  await createBooking({ availableDateId: far.dateIds[1]!, status: 'confirmed', guests: 2 })
  await createBooking({ availableDateId: far.dateIds[1]!, status: 'pending', guests: 3 })
  await createBooking({ availableDateId: far.dateIds[2]!, status: 'cancelled', guests: 3 })
  const { body } = await quiet.request<Today>('get', '/host/today')
  expect(body.next).toEqual({ title: 'Lago', startDate: at(5, 8).toISOString(), guests: 5 })
})
