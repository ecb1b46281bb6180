import { and, desc, eq, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database } from '#platform/database/pool.ts'
import { exactInstant, olderThan } from '#platform/database/sql-time.ts'
import { pageOf } from '#platform/http/cursor.ts'
import type { TimeCursor } from '#platform/http/params.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { availableDates } from '../availability/availability.table.ts'
import { experienceEdits } from '../editor/draft/draft.table.ts'
import { everBooked, factColumns } from '../editor/publishing/publishing.data.ts'
import type { ExperienceStatus } from '../experience.rules.ts'
import { experiences } from '../experience.table.ts'
import { experienceFreshness } from '../freshness/freshness.table.ts'
import type { Picture } from '../images/image.contract.ts'
import { pictureJson } from '../images/image.data.ts'
import { experienceImages } from '../images/image.table.ts'

const coming = sql`from ${availableDates} d where d.experience_id = ${experiences.id} and d.start_date > now()`

/**
 * A page of a host's experiences, newest first, with everything the list shows, in one query (HDASH-16).
 * @param after the `next` of the previous page
 */
export async function listOwn(host: Host, query: { status?: ExperienceStatus; after?: TimeCursor; limit: number }) {
  const { status, after, limit } = query
  const rows = await database()
    .select({
      id: experiences.id,
      status: experiences.status,
      createdAt: experiences.createdAt,
      submittedAt: experiences.submittedAt,
      returnReason: experiences.returnReason,
      city: sql<string>`coalesce(${locations.city}, '')`,
      facts: factColumns(),
      everBooked,
      picture: sql<Picture | null>`(select ${pictureJson} from ${experienceImages} i join ${pictures} p on p.id = i.picture_id
        where i.experience_id = ${experiences.id} order by i.is_main desc, i.position limit 1)`,
      nextDate: sql<
        string | null
      >`(select min(d.start_date) ${coming} and d.status = 'available' and d.spots_available > 0)`,
      comingDates: sql<number>`(select count(*)::int ${coming} and d.status <> 'cancelled')`,
      // Bookings are a lower slice than experiences, so their table is named instead of imported.
      waiting: sql<number>`(select count(*)::int from bookings b where b.experience_id = ${experiences.id}
        and b.status = 'pending' and b.expires_at > now())`,
      unsaved: sql<boolean>`exists (select 1 from ${experienceEdits} k where k.experience_id = ${experiences.id})`,
      confirmedAt: experienceFreshness.confirmedAt,
      askedAt: experienceFreshness.askedAt,
      lapsedAt: experienceFreshness.lapsedAt,
      at: exactInstant(experiences.createdAt),
    })
    .from(experiences)
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .leftJoin(experienceFreshness, eq(experienceFreshness.experienceId, experiences.id))
    .where(
      and(
        eq(experiences.hostId, host.id),
        status && eq(experiences.status, status),
        after && olderThan(experiences.createdAt, experiences.id, after),
      ),
    )
    .orderBy(desc(experiences.createdAt), desc(experiences.id))
    .limit(limit + 1)
  return pageOf(rows, limit, ({ at, id }) => [at, id])
}

/** Number of a host's experiences per status. */
export async function countOwn(host: Host): Promise<Record<ExperienceStatus, number>> {
  const rows = await database()
    .select({ status: experiences.status, number: sql<number>`count(*)::int` })
    .from(experiences)
    .where(eq(experiences.hostId, host.id))
    .groupBy(experiences.status)
  const counts = { published: 0, draft: 0, paused: 0, archived: 0 }
  for (const { status, number } of rows) counts[status] = number
  return counts
}
