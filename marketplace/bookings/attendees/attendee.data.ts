import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database } from '#platform/database/pool.ts'
import { selectBookings } from '../booking.data.ts'
import { bookings } from '../booking.table.ts'

const text = (column: typeof locations.name | typeof locations.address | typeof locations.city) =>
  sql<string>`coalesce(${column}, '')`

/**
 * One date of the host. Another host's is treated as missing (INV-31), and so is a removed one that only cancelled bookings
 * refer to.
 */
export async function findMeeting(host: Host, dateId: string) {
  const [row] = await database()
    .select({
      date: availableDates,
      experience: {
        id: experiences.id,
        title: experiences.title,
        place: text(locations.name),
        address: text(locations.address),
        city: text(locations.city),
      },
      hostName: nameOf(profiles.fullName, 'Anfitrión'),
    })
    .from(availableDates)
    .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
    .innerJoin(profiles, eq(profiles.id, experiences.hostId))
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .where(
      and(
        eq(availableDates.id, dateId),
        eq(experiences.hostId, host.id),
        or(ne(availableDates.status, 'cancelled'), isNotNull(availableDates.cancelReason)),
      ),
    )
  return row ?? null
}

export const listOnDate = (host: Host, dateId: string) =>
  selectBookings(database()).where(and(eq(bookings.availableDateId, dateId), eq(bookings.hostId, host.id)))

/**
 * Stores when the host wrote to a guest, or clears it.
 * @param at null clears it @returns false when it is not the host's, or not one that is written to
 */
export async function setWritten(host: Host, id: string, at: Date | null): Promise<boolean> {
  const changed = await database()
    .update(bookings)
    .set({ writtenToAt: at })
    .where(
      and(
        eq(bookings.id, id),
        eq(bookings.hostId, host.id),
        at ? inArray(bookings.status, ['confirmed', 'in_progress']) : undefined,
      ),
    )
    .returning({ id: bookings.id })
  return changed.length > 0
}
