// Many travelers book the same date at the same moment, over HTTP.
import { eq, sql } from 'drizzle-orm'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { signedIn } from '../../support/people.ts'
import { bookingInput, newKey } from '../../support/scenes/booking-input.ts'

/**
 * All ask at once, for 1, 2, 3 or 4 people alternating.
 * @returns every answer, the people of the stored bookings, and the free spots
 */
export async function race({ travelers, seats }: { travelers: number; seats: number }) {
  const experience = await createExperience({ pictured: true, maxGuests: 8, dates: [{ capacity: seats }] })
  const dateId = experience.dateIds[0]!
  const people = await Promise.all(Array.from({ length: travelers }, () => signedIn('traveler')))
  const answers = await Promise.all(
    people.map(({ request }, at) =>
      request('post', '/bookings', bookingInput(experience, { guests: 1 + (at % 4) }), { key: newKey() }),
    ),
  )
  const [sold] = await database()
    .select({ people: sql<number>`coalesce(sum(${bookings.guests}), 0)::int` })
    .from(bookings)
    .where(eq(bookings.availableDateId, dateId))
  const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateId))
  return { answers, sold: sold!.people, left: date!.spotsAvailable, dateId }
}
