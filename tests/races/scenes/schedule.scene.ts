// A host changes a date while travelers book it, over HTTP; and what must hold of the date afterwards.
import { and, eq, ne, sql } from 'drizzle-orm'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { signedIn } from '../../support/people.ts'
import { bookingInput, newKey } from '../../support/scenes/booking-input.ts'

/** A host with a date of so many spots, another one a day later, and travelers. */
export async function dateScene({ seats, travelers }: { seats: number; travelers: number }) {
  const host = await signedIn('host')
  const experience = await createExperience({
    pictured: true,
    hostId: host.id,
    maxGuests: 8,
    dates: [48, 72].map((hours) => ({ startDate: new Date(Date.now() + hours * HOUR_MS), capacity: seats })),
  })
  const dateId = experience.dateIds[0]!
  const people = await Promise.all(Array.from({ length: travelers }, () => signedIn('traveler')))
  /** Asks for 1, 2 or 3 people alternating. */
  const book = (at: number) =>
    people[at]!.request('post', '/bookings', bookingInput(experience, { guests: 1 + (at % 3) }), { key: newKey() })
  return { host, experience, dateId, otherDateId: experience.dateIds[1]!, people, book }
}

export async function outcomeOf(dateId: string) {
  const [date] = await database().select().from(availableDates).where(eq(availableDates.id, dateId))
  const [live] = await database()
    .select({
      bookings: sql<number>`count(*)::int`,
      people: sql<number>`coalesce(sum(${bookings.guests}), 0)::int`,
    })
    .from(bookings)
    .where(and(eq(bookings.availableDateId, dateId), ne(bookings.status, 'cancelled')))
  return { date: date ?? null, live: live!.bookings, people: live!.people }
}

/** Whether live bookings are left on an erased or cancelled date. */
export const hasOrphanedBookings = ({ date, live }: Awaited<ReturnType<typeof outcomeOf>>) =>
  live > 0 && (date === null || date.status === 'cancelled')

/** Number of answers of each kind: `201`, `409 DATE_UNAVAILABLE`. */
export const tally = (answers: { status: number; body: unknown }[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const code = (body as { error?: { code: string } } | null)?.error?.code
    const kind = code ? `${status} ${code}` : String(status)
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}

/** For the controls: the booking waits until the host has read, and reports when it is answered. */
export type Turn = { looked?: Promise<void>; booked?: () => void }

async function bookInTurn<Answer>(book: () => Promise<Answer>, { looked, booked }: Turn): Promise<Answer> {
  await looked
  const answer = await book()
  booked?.()
  return answer
}

/** Some book while the host changes the capacity repeatedly. */
export async function seatsRace(travelers: number, sizes: number[], turn: Turn = {}) {
  const { host, dateId, book } = await dateScene({ seats: 30, travelers })
  const answers = await Promise.all([
    ...Array.from({ length: travelers }, (_, at) => bookInTurn(() => book(at), turn)),
    ...sizes.map((capacity) => host.request('patch', `/host/dates/${dateId}`, { capacity })),
  ])
  return { answers, ...(await outcomeOf(dateId)) }
}

/** Somebody books while the host removes the date. */
export async function removalRace(travelers: number, turn: Turn = {}) {
  const { host, dateId, book } = await dateScene({ seats: 20, travelers })
  const [removed, ...answers] = await Promise.all([
    host.request('delete', `/host/dates/${dateId}`),
    ...Array.from({ length: travelers }, (_, at) => bookInTurn(() => book(at), turn)),
  ])
  return { removed, answers, ...(await outcomeOf(dateId)) }
}

/** Some book while the host cancels the date. */
export async function dateCancellationRace(travelers: number, turn: Turn = {}) {
  const { host, dateId, book } = await dateScene({ seats: 60, travelers })
  await createBooking({ availableDateId: dateId, guests: 2, status: 'confirmed' })
  const [cancelledDate, ...answers] = await Promise.all([
    host.request('post', `/host/dates/${dateId}/cancellation`, { reason: 'weather', note: '' }),
    ...Array.from({ length: travelers }, (_, at) => bookInTurn(() => book(at), turn)),
  ])
  return { cancelledDate, answers, ...(await outcomeOf(dateId)) }
}
