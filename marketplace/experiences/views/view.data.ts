import { eq, sql } from 'drizzle-orm'
import { database } from '#platform/database/pool.ts'
import { experiences } from '../experience.table.ts'
import { experienceViews } from './view.table.ts'

/** The host of a public experience; null for any other. */
export async function hostOfPublished(id: string): Promise<string | null> {
  const [row] = await database()
    .select({ hostId: experiences.hostId, status: experiences.status })
    .from(experiences)
    .where(eq(experiences.id, id))
  return row?.status === 'published' ? row.hostId : null
}

/** Adds one view to the sum of a day. @param day `YYYY-MM-DD` of El Salvador */
export async function addView(experienceId: string, day: string): Promise<void> {
  await database()
    .insert(experienceViews)
    .values({ experienceId, day, views: 1 })
    .onConflictDoUpdate({
      target: [experienceViews.experienceId, experienceViews.day],
      set: { views: sql`${experienceViews.views} + 1` },
    })
}
