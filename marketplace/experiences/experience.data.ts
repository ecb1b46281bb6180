import { eq, getTableColumns, sql } from 'drizzle-orm'
import { yearsHosting } from '#marketplace/accounts/account.data.ts'
import type { Visitor } from '#marketplace/accounts/account.rules.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { privacyJson } from '#marketplace/accounts/preferences/preference.data.ts'
import { publicResponseRate } from '#marketplace/accounts/responses/response-rate.data.ts'
import { may } from '#marketplace/accounts/staff/staff.rules.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { preparedRead } from '#platform/database/prepared.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import type { Category } from './experience.contract.ts'
import { experiences } from './experience.table.ts'
import { experienceFreshness } from './freshness/freshness.table.ts'
import type { Picture } from './images/image.contract.ts'
import { pictureJson } from './images/image.data.ts'
import { experienceImages } from './images/image.table.ts'

/** Condition: visible to everybody (INV-16), that is published and the host not suspended. */
export const isPublic = sql`(${experiences.status} = 'published' and not exists
  (select 1 from users u where u.id = ${experiences.hostId} and u.suspended_at is not null))`

/** Condition: the host takes new reservations (docs/decisions/0225). */
export const takesRequests = sql`not exists
  (select 1 from profiles paused where paused.id = ${experiences.hostId} and paused.requests_paused_at is not null)`

/**
 * Condition: a visitor may open an experience by its id. Public ones are open to all, others to their host, those of the
 * staff who may read content, and travelers with a booking that is not cancelled (DET-23). Bookings are a lower slice than experiences, so their table is
 * named instead of imported.
 */
export const openTo = sql`(${isPublic}
  or ${experiences.hostId} = ${sql.placeholder('viewer')}
  or ${sql.placeholder('staff')}::boolean
  or exists (select 1 from bookings b where b.experience_id = ${experiences.id}
             and b.user_id = ${sql.placeholder('viewer')} and b.status <> 'cancelled'))`

/** Parameters of `openTo`. */
export const viewing = ({ user }: Visitor) => ({
  viewer: user?.id ?? null,
  staff: may(user?.staffRole, 'content.read'),
})

const detail = preparedRead((db) => {
  const images = sql`from ${experienceImages} i join ${pictures} p on p.id = i.picture_id where i.experience_id = ${experiences.id}`
  const { search: _, ...columns } = getTableColumns(experiences)
  return db
    .select({
      experience: columns,
      location: locations,
      category: sql<Category | null>`(select json_build_object('id', c.id, 'name', c.name, 'icon', c.icon)
        from categories c where c.id = ${experiences.categoryId})`,
      pictures: sql<
        Picture[]
      >`(select coalesce(json_agg(${pictureJson} order by i.is_main desc, i.position), '[]') ${images})`,
      isPublic: sql<boolean>`${isPublic}`,
      datesConfirmedAt: experienceFreshness.confirmedAt,
      hostPaused: sql<boolean>`${profiles.requestsPausedAt} is not null`,
      mainDigest: sql<string | null>`(select p.digest ${images} order by i.is_main desc, i.position limit 1)`,
      host: {
        id: profiles.id,
        fullName: profiles.fullName,
        avatarUrl: profiles.avatarUrl,
        privacy: privacyJson(sql`${profiles.id}`),
        verified: profiles.verified,
        yearsHosting: yearsHosting(profiles.hostSince),
        rating: profiles.averageRating,
        reviewCount: profiles.ratingCount,
        responseRate: sql<number | null>`${publicResponseRate('profiles')}`,
        responseTimeHours: profiles.responseTimeHours,
        languages: profiles.languages,
      },
    })
    .from(experiences)
    .innerJoin(profiles, eq(profiles.id, experiences.hostId))
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .leftJoin(experienceFreshness, eq(experienceFreshness.experienceId, experiences.id))
    .where(sql`${experiences.id} = ${sql.placeholder('id')} and ${openTo}`)
    .prepare('experience-detail')
})

/**
 * An experience with everything its page shows, in one query (DET-24).
 * @param id UUID-shaped
 * @returns null when it is missing or not visible to this visitor: the two cannot be told apart (INV-31)
 */
export async function findExperience(visitor: Visitor, id: string) {
  const [row] = await detail().execute({ id, ...viewing(visitor) })
  return row ?? null
}
