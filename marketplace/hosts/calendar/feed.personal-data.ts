import { eq } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database } from '#platform/database/pool.ts'
import { calendarFeeds } from './feed.table.ts'

/** What is not in the copy of a host's calendar, and why. */
export const LEFT_OUT_OF_FEEDS = { hostId: 'who asks', secret: 'opens the calendar' }

/** The calendar of a host; its address opens doors, and so is in no file. */
export const calendarPart: PersonalDataHandler = {
  name: 'calendario',
  export: async (id) => {
    const [feed] = await database()
      .select(columnsWithout(calendarFeeds, LEFT_OUT_OF_FEEDS))
      .from(calendarFeeds)
      .where(eq(calendarFeeds.hostId, id))
    return feed ?? null
  },
  erase: async (tx, { id }) => {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.hostId, id))
    return undefined
  },
}
