import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { calendarSources } from './calendar-source.table.ts'

export const EXCLUDED_FROM_SOURCES = { hostId: 'who asks', address: 'opens the calendar for whoever has it' }

/** The calendars that close a host's dates; deleted with the account, together with their busy times. */
export const calendarSourcePersonalData: PersonalDataHandler = {
  name: 'otros calendarios',
  export: (id) =>
    database()
      .select(columnsWithout(calendarSources, EXCLUDED_FROM_SOURCES))
      .from(calendarSources)
      .where(eq(calendarSources.hostId, id)),
  erase: async (tx, { id }) => void (await tx.delete(calendarSources).where(eq(calendarSources.hostId, id))),
}
