import { asc, eq, inArray } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { availableDates } from '../availability/availability.table.ts'
import { experiences } from '../experience.table.ts'
import { offerSpots } from './waitlist.data.ts'
import { waitlistEntries } from './waitlist.table.ts'

export const EXCLUDED_FROM_WAITLIST = { userId: 'who asks', turn: 'says how many others wait' }

/** Waiting list entries: their spots go to the next one. */
export const waitlistPersonalData: PersonalDataHandler = {
  name: 'lista de espera',
  export: (id) =>
    database()
      .select({
        title: experiences.title,
        startDate: availableDates.startDate,
        ...columnsWithout(waitlistEntries, EXCLUDED_FROM_WAITLIST),
      })
      .from(waitlistEntries)
      .innerJoin(availableDates, eq(availableDates.id, waitlistEntries.availableDateId))
      .innerJoin(experiences, eq(experiences.id, availableDates.experienceId))
      .where(eq(waitlistEntries.userId, id)),
  erase: async (tx, { id }) => {
    const dates = await tx
      .select({ id: availableDates.id })
      .from(availableDates)
      .where(
        inArray(
          availableDates.id,
          tx
            .select({ id: waitlistEntries.availableDateId })
            .from(waitlistEntries)
            .where(eq(waitlistEntries.userId, id)),
        ),
      )
      // Always in this order, or two transactions could deadlock.
      .orderBy(asc(availableDates.id))
      .for('no key update')
    await tx.delete(waitlistEntries).where(eq(waitlistEntries.userId, id))
    for (const date of dates) await offerSpots(tx, date.id)
  },
}
