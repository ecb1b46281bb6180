import { expect, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { Overview } from './overview.contract.ts'

test('the overview counts every state, and follows what happens', async () => {
  const admin = await signedIn('admin')
  const read = async () => (await admin.ask<Overview>('get', '/admin/overview')).body
  const before = await read()
  const { dateIds } = await createExperience({ status: 'published' })
  await createExperience({ status: 'draft', dates: [] })
  await createBooking({ availableDateId: dateIds[0], status: 'pending' })
  await createBooking({ availableDateId: dateIds[0], status: 'cancelled' })
  const after = await read()
  expect(after.experiences).toEqual({
    published: before.experiences.published + 1,
    draft: before.experiences.draft + 1,
    archived: before.experiences.archived,
  })
  expect(after.bookings).toEqual({
    ...before.bookings,
    pending: before.bookings.pending + 1,
    cancelled: before.bookings.cancelled + 1,
  })
  // Two experiences brought a host each, two bookings a traveler each.
  expect(after.users).toEqual({
    traveler: before.users.traveler + 2,
    host: before.users.host + 2,
    admin: before.users.admin,
  })
})

test('the overview is for administrators only', async () => {
  expect((await anonymous.ask('get', '/admin/overview')).status).toBe(401)
  for (const role of ['traveler', 'host'] as const)
    expect((await (await signedIn(role)).ask('get', '/admin/overview')).status).toBe(403)
})
