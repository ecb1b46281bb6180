import { inArray } from 'drizzle-orm'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { countResponses } from '#marketplace/conversations/responses/response.api.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { favorites } from '#marketplace/favorites/favorite.table.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { allBookings, type BookingRow, reviewedBookings } from './bookings.ts'
import { seedCases } from './cases.ts'
import { seedConversations } from './conversations.ts'
import { seedNotices } from './notices.ts'
import { experienceId } from './offers.ts'
import { hostId, travelerId } from './people.ts'
import { seedQuestions } from './questions.ts'
import { idOf, seededRandom } from './seeded-random.ts'
import { troubledBookings } from './troubles.ts'
import { seedViews } from './views.ts'

/** Takes the spots of live bookings. Past dates exist only because of bookings, so they are created here with room to spare. */
async function takeSeats(tx: Executor, rows: BookingRow[]): Promise<void> {
  const takenSeats = new Map<string, number>()
  for (const row of rows)
    takenSeats.set(
      row.availableDateId,
      (takenSeats.get(row.availableDateId) ?? 0) + (row.status === 'cancelled' ? 0 : row.guests),
    )
  const existingDates = await tx
    .select()
    .from(availableDates)
    .where(inArray(availableDates.id, [...takenSeats.keys()]))
  const capacities = new Map(existingDates.map((date) => [date.id, date.capacity]))
  const firstOf = new Map(rows.map((row) => [row.availableDateId, row]))
  const dates = [...takenSeats].map(([id, guests]) => {
    const { experienceId: experience, startDate, endDate } = firstOf.get(id)!
    const capacity = capacities.get(id) ?? guests + 4
    return { id, experienceId: experience, startDate, endDate, capacity, spotsAvailable: capacity - guests }
  })
  const missing = dates.filter(({ id }) => !capacities.has(id))
  if (missing.length > 0) await tx.insert(availableDates).values(missing)
  const present = dates.filter(({ id }) => capacities.has(id))
  if (present.length > 0) {
    await tx.delete(availableDates).where(
      inArray(
        availableDates.id,
        present.map(({ id }) => id),
      ),
    )
    await tx.insert(availableDates).values(present)
  }
}

/** Leaves out bookings beyond the capacity of their date, because the database would refuse them. */
function withinCapacity(rows: BookingRow[]): BookingRow[] {
  const capacity = new Map(
    catalogue.experiences.map((experience) => [experienceId(experience.key), experience.offer.capacity]),
  )
  const used = new Map<string, number>()
  return rows.filter((row) => {
    if (row.status === 'cancelled' || row.status === 'completed' || row.status === 'in_progress') return true
    const total = (used.get(row.availableDateId) ?? 0) + row.guests
    if (total > capacity.get(row.experienceId)!) return false
    used.set(row.availableDateId, total)
    return true
  })
}

export async function seedActivity(tx: Executor, now: Date): Promise<void> {
  const rows = withinCapacity([...allBookings(now), ...troubledBookings(now)])
  await takeSeats(tx, rows)
  for (let from = 0; from < rows.length; from += 500) await tx.insert(bookings).values(rows.slice(from, from + 500))
  const completed = reviewedBookings(now)
  await tx.insert(reviews).values(
    catalogue.reviews.map((review, index) => ({
      id: idOf('review', `${review.traveler}/${review.host}`),
      userId: travelerId(review.traveler),
      hostId: hostId(review.host),
      rating: review.rating,
      comment: review.comment,
      reservationId: completed[index]!.id,
      createdAt: new Date(now.getTime() - review.daysAgo * DAY_MS),
    })),
  )
  const published = catalogue.experiences.filter(({ status }) => status === 'published')
  const pairs = catalogue.travelers.flatMap((traveler) => {
    const random = seededRandom(`favorites/${traveler.key}`)
    return published
      .filter(() => random.often(0.05))
      .map((experience) => ({ userId: travelerId(traveler.key), experienceId: experienceId(experience.key) }))
  })
  await tx.insert(favorites).values(pairs)
  await seedConversations(tx, rows, now)
  await seedQuestions(tx, now)
  await seedCases(tx, now)
  for (const { key } of catalogue.hosts) await countResponses(hostId(key), now, tx)
  await seedNotices(tx, rows, now)
  await seedViews(tx, rows, now)
}
