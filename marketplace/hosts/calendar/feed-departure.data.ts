import { eq } from 'drizzle-orm'
import type { PersonalPart } from '#marketplace/accounts/departure/departure.data.ts'
import { findFeed } from './feed.data.ts'
import { calendarFeeds } from './feed.table.ts'

/** The calendar of a host; its address opens doors, and so is in no file. */
export const calendarPart: PersonalPart = {
  name: 'calendario',
  read: async (id) => {
    const feed = await findFeed({ id })
    return feed && { createdAt: feed.createdAt, readAt: feed.readAt }
  },
  forget: async (tx, { id }) => {
    await tx.delete(calendarFeeds).where(eq(calendarFeeds.hostId, id))
    return undefined
  },
}
