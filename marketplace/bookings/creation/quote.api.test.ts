// The price a traveler was shown, when the host has changed it meanwhile (docs/decisions/0264).
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '#tests/support/people.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import type { Booking } from '../booking.contract.ts'
import { bookings } from '../booking.table.ts'

const changePrice = (id: string, to: { price?: number; childPrice?: number | null; childAge?: number | null }) =>
  database().update(experiences).set(to).where(eq(experiences.id, id))
const bookedOf = (id: string) => database().select().from(bookings).where(eq(bookings.experienceId, id))

test('a price that has changed since it was shown is said, and nothing is booked until it is agreed to', async () => {
  const experience = await createExperience({ price: 15 })
  const { request } = await signedIn('traveler')
  const quoting = (price: number) => bookingInput(experience, { quotedTotal: 2 * price })
  await changePrice(experience.id, { price: 18 })
  const key = newKey()
  const refused = await request('post', '/bookings', quoting(15), { key })
  expect([refused.status, refused.body.error]).toMatchObject([
    409,
    { code: 'PRICE_CHANGED', message: expect.stringContaining('$36'), data: { total: 36 } },
  ])
  expect(await bookedOf(experience.id)).toEqual([])
  const agreed = await request<Booking>('post', '/bookings', quoting(18), { key })
  expect([agreed.status, agreed.body.totalAmount]).toEqual([201, 36])
})

test('the price of children counts when there are some, and a lower price is said as well', async () => {
  const experience = await createExperience({ price: 20, childPrice: 10, childAge: 10 })
  const { request } = await signedIn('traveler')
  await changePrice(experience.id, { childPrice: 5 })
  const quotedTotal = 40
  const family = bookingInput(experience, { guests: 3, children: 2, quotedTotal })
  const refused = await request('post', '/bookings', family, { key: newKey() })
  expect(refused.body.error).toMatchObject({ code: 'PRICE_CHANGED', data: { total: 30 } })
  const adults = await request<Booking>('post', '/bookings', bookingInput(experience, { quotedTotal }), {
    key: newKey(),
  })
  expect([adults.status, adults.body.totalAmount]).toEqual([201, 40])
})

test('a price for children that was taken away is another price, and who says none gets the one of now', async () => {
  const experience = await createExperience({ price: 20, childPrice: 10, childAge: 10 })
  const { request } = await signedIn('traveler')
  const family = { guests: 2, children: 1 }
  await changePrice(experience.id, { childPrice: null, childAge: null })
  const asked = bookingInput(experience, { ...family, quotedTotal: 30 })
  const refused = await request('post', '/bookings', asked, { key: newKey() })
  expect(refused.body.error).toMatchObject({ code: 'PRICE_CHANGED', data: { total: 40 } })
  const program = await request<Booking>('post', '/bookings', bookingInput(experience, family), { key: newKey() })
  expect([program.status, program.body.totalAmount]).toEqual([201, 40])
})
