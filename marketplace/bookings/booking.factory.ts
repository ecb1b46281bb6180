import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { releaseSpots } from '#marketplace/experiences/availability/availability.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { totalFor } from '#marketplace/experiences/party.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { codeFrom, expiryOf, isAgreed } from './booking.rules.ts'
import { bookings } from './booking.table.ts'

type Overrides = Partial<Omit<typeof bookings.$inferInsert, 'totalAmount' | 'unitPrice' | 'childPrice'>>

/**
 * Stores a booking in any status, past dates included, with its spots taken (a cancelled one takes none). Creates whatever it
 * needs: experience, date, traveler.
 */
export async function createBooking(overrides: Overrides = {}, executor: Executor = database()) {
  const dateId = overrides.availableDateId ?? (await createExperience({ pictured: true }, executor)).dateIds[0]!
  const [date] = await executor
    .select({ start: availableDates.startDate, end: availableDates.endDate, experience: experiences })
    .from(availableDates)
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .where(eq(availableDates.id, dateId))
  const { start, end, experience } = date!
  const guests = overrides.guests ?? 2
  const children = overrides.children ?? 0
  const status = overrides.status ?? 'pending'
  const createdAt = overrides.createdAt ?? new Date()
  const startedAt =
    overrides.startedAt ?? (status === 'in_progress' || overrides.paymentStatus === 'paid_cash' ? start : null)
  const attended =
    overrides.attended !== undefined ? overrides.attended : status === 'completed' || startedAt ? true : null
  const row: typeof bookings.$inferInsert = {
    confirmationCode: codeFrom(randomBytes(5)),
    expiresAt: expiryOf(createdAt, start),
    guestInfo: { firstName: 'Lucía', lastName: 'Hernández', email: 'lucia@persona.example', phone: '+50370000000' },
    cancelledBy: status === 'cancelled' ? 'traveler' : null,
    cancelledAt: status === 'cancelled' ? createdAt : null,
    // Later than the creation, because the same instant would mean instant confirmation (docs/decisions/0215).
    confirmedAt: isAgreed(status) ? new Date(createdAt.getTime() + 1) : null,
    startedAt,
    startedBy: startedAt ? 'traveler' : null,
    completedAt: status === 'completed' ? new Date(start.getTime() + 3 * HOUR_MS) : null,
    attended,
    attendedBy: attended === null ? null : startedAt ? 'traveler_code' : 'host_list',
    ...overrides,
    availableDateId: dateId,
    experienceId: experience.id,
    hostId: experience.hostId,
    userId: overrides.userId ?? (await createPerson({}, executor)).id,
    startDate: start,
    endDate: end,
    guests,
    children,
    status,
    createdAt,
    unitPrice: experience.price,
    childPrice: experience.childPrice,
    totalAmount: totalFor(experience, { guests, children }),
  }
  const [stored] = await executor.insert(bookings).values(row).returning()
  if (status !== 'cancelled') await releaseSpots(executor, dateId, -guests)
  return stored!
}
