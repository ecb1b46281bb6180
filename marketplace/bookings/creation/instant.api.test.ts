// A host who wants no requests: bookings are confirmed instantly (docs/decisions/0215).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listHostRequests } from '#marketplace/conversations/responses/response.data.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous, cookieOf, requestAs, signedIn } from '#tests/support/people.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import type { Booking } from '../booking.contract.ts'
import { bookings } from '../booking.table.ts'

const soon = [{ startDate: new Date(Date.now() + 2 * HOUR_MS) }, {}]

test('it is confirmed at once, its code works by the hours of any other, and it is no answer of the host', async () => {
  const experience = await createExperience({ confirmation: 'instant', dates: soon })
  const { request } = await signedIn('traveler')
  const created = await request<Booking>('post', '/bookings', bookingInput(experience), { key: newKey() })
  expect(created.body).toMatchObject({ status: 'confirmed', expiresAt: null, codeState: 'open', cancellation: 'late' })
  const later = bookingInput(experience, { availableDateId: experience.dateIds[1] })
  const other = await request<Booking>('post', '/bookings', later, { key: newKey() })
  expect(other.body).toMatchObject({ status: 'confirmed', codeState: 'too-early', cancellation: 'free' })
  const host = requestAs(await cookieOf({ id: experience.hostId }))
  expect((await host('post', `/host/bookings/${created.body.id}/confirm`)).status).toBe(409)
  expect((await host('post', `/host/bookings/${other.body.id}/cancel`, { reason: '' })).body.error.code).toBe(
    'REASON_MISSING',
  )
  expect(await listHostRequests(experience.hostId)).toEqual([])
  const started = await request<Booking>('post', `/bookings/${created.body.id}/start`, {
    code: created.body.confirmationCode,
  })
  expect(started.body.status).toBe('in_progress')
})

test('switched on, requests that wait go on waiting; switched off, what is confirmed stays so', async () => {
  const experience = await createExperience({})
  const [first, second] = [await signedIn('traveler'), await signedIn('traveler')]
  const setConfirmation = (confirmation: 'instant' | null) =>
    database().update(experiences).set({ confirmation }).where(eq(experiences.id, experience.id))
  const book = async ({ request }: typeof first) =>
    (await request<Booking>('post', '/bookings', bookingInput(experience), { key: newKey() })).body.id
  const statusOf = async (id: string) =>
    (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!.status
  const request = await book(first)
  await setConfirmation('instant')
  const sure = await book(second)
  await setConfirmation(null)
  expect([await statusOf(request), await statusOf(sure)]).toEqual(['pending', 'confirmed'])
})

test('cards say it, and a filter finds it', async () => {
  const place = { location: { city: 'Pueblo al Momento' } }
  const sure = await createExperience({ ...place, confirmation: 'instant' })
  await createExperience(place)
  await createExperience({ ...place, confirmation: 'instant', bookingRequired: false })
  type Listing = { items: { id: string; instant: boolean }[] }
  const search = async (more: string) =>
    (await anonymous.request<Listing>('get', `/experiences?location=Pueblo al Momento${more}`)).body.items
  expect((await search('')).filter(({ instant }) => instant).map(({ id }) => id)).toEqual([sure.id])
  expect((await search('&confirmation=instant')).map(({ id }) => id)).toContain(sure.id)
  expect(await search('&confirmation=instant')).toHaveLength(1)
})
