// What goes in comes out: for every noun with create and read, generated input is sent, read back and compared.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Booking } from '#marketplace/bookings/booking.contract.ts'
import { registrations } from '#marketplace/endpoints.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { signedIn } from './support/people.ts'

/** Text as people type it: accents, emoji, markup, quotes; trimmed, as the contract stores it. */
const written = (minLength: number, maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength, maxLength })
    .map((text) => text.replaceAll('\u0000', '').trim())
    .filter((text) => text.length >= minLength && text.length <= maxLength)

const newBooking = fc.record({
  guests: fc.integer({ min: 1, max: 4 }),
  guestInfo: fc.record({
    firstName: written(2, 80),
    lastName: written(2, 80),
    email: fc.constantFrom(
      'ana@persona.example',
      'José.Pérez+viaje@persona.example'.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    ),
    phone: fc.constantFrom('+503 7000-0000', '70000000', '(503) 2222-3333'),
  }),
  specialRequests: fc.option(written(1, 1000), { nil: null }),
})

test('a reservation', async () => {
  await fc.assert(
    fc.asyncProperty(newBooking, async (wish) => {
      const traveler = await signedIn('traveler')
      const price = 12.5
      const { id: experienceId, dateIds } = await createExperience({ price })
      const input = { ...wish, experienceId, availableDateId: dateIds[0], termsAccepted: true }
      const made = await traveler.ask<Booking>('post', '/bookings', input, { key: crypto.randomUUID() })
      expect(made.status).toBe(201)
      const read = await traveler.ask<Booking>('get', `/bookings/${made.body.id}`)
      expect(read.body).toEqual(made.body)
      expect(read.body).toMatchObject({
        ...wish,
        totalAmount: price * wish.guests,
        unitPrice: price,
        status: 'pending',
      })
    }),
    { numRuns: 25 },
  )
})

/** Creations that have a test above, or whose answer is not a thing to read back, with the reason. */
const covered: Record<string, string> = {
  'post /bookings': 'a reservation',
}

test('every noun that can be created and read has a round trip', () => {
  const readable = new Set(
    registrations.filter(({ endpoint }) => endpoint.method === 'get').map(({ endpoint }) => endpoint.path),
  )
  const creations = registrations.filter(
    ({ endpoint }) => endpoint.method === 'post' && readable.has(`${endpoint.path}/{id}` as `/${string}`),
  )
  const missing = creations.map(({ endpoint }) => `post ${endpoint.path}`).filter((name) => !(name in covered))
  expect(creations.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
