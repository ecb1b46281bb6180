import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { calendarFeeds } from './feed.table.ts'

export const EXCLUDED_FROM_FEEDS = { hostId: 'who asks', secret: 'opens the calendar' }

/** The host's calendar in the copy of personal data. Its address is a secret, so no file contains it. */
export const calendarPersonalData: PersonalDataHandler = {
  name: 'calendario',
  export: async (id) => {
    const [feed] = await database()
      .select(columnsWithout(calendarFeeds, EXCLUDED_FROM_FEEDS))
      .from(calendarFeeds)
      .where(eq(calendarFeeds.hostId, id))
    return feed ?? null
  },
  erase: async (tx, { id }) => {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.hostId, id))
    return undefined
  },
}
