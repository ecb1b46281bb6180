import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { signedIn } from '#tests/support/people.ts'
import type { HostOverview } from './overview.contract.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

test('a host sees their own experiences, reservations and next groups, soonest first', async () => {
  const host = await signedIn('host')
  const { id, dateIds } = await createExperience({
    hostId: host.id,
    price: 12.5,
    dates: [{ startDate: inDays(9) }, { startDate: inDays(2) }, { startDate: inDays(4) }],
  })
  await createExperience({ hostId: host.id, status: 'draft', dates: [] })
  const [late, soon, free] = dateIds
  await createBooking({ availableDateId: late, status: 'confirmed', guests: 3 })
  await createBooking({ availableDateId: soon, status: 'pending', guests: 2 })
  await createBooking({ availableDateId: soon, status: 'confirmed', guests: 1 })
  await createBooking({ availableDateId: free, status: 'cancelled', guests: 4 })
  await createBooking({ status: 'confirmed' })

  const { body } = await host.ask<HostOverview>('get', '/host/overview')
  expect(body.experiences).toEqual({ published: 1, draft: 1, archived: 0 })
  expect(body.bookings).toEqual({ pending: 1, confirmed: 2, in_progress: 0, completed: 0, cancelled: 1 })
  expect(body.departures).toMatchObject([
    { dateId: soon, experienceId: id, guests: 3, unanswered: 2, cash: 37.5 },
    { dateId: late, experienceId: id, guests: 3, unanswered: 0, cash: 37.5 },
  ])
})

test('a host without anything gets zeros, a traveler nothing', async () => {
  const { body } = await (await signedIn('host')).ask<HostOverview>('get', '/host/overview')
  expect(body).toEqual({
    experiences: { published: 0, draft: 0, archived: 0 },
    bookings: { pending: 0, confirmed: 0, in_progress: 0, completed: 0, cancelled: 0 },
    departures: [],
  })
  expect((await (await signedIn('traveler')).ask('get', '/host/overview')).status).toBe(403)
})
