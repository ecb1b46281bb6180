import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { nameOf } from '#marketplace/accounts/names/name.data.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { effectiveStatusOf } from '#marketplace/bookings/lifecycle/status.data.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { categories } from '#marketplace/experiences/categories/category.table.ts'
import { factColumns } from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import type { Category } from '#marketplace/experiences/experience.contract.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import type { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { equals, readList, sortBy } from '../../admin/list.data.ts'
import { hostsByName, predicate, referringTo } from '../../admin/search-plan.data.ts'
import { experienceList } from './admin-experience.list.ts'

const hostName = nameOf(profiles.fullName, 'Anfitrión')

const rowColumns = {
  id: experiences.id,
  title: experiences.title,
  status: experiences.status,
  submittedAt: experiences.submittedAt,
  featured: experiences.featured,
  price: experiences.price,
  bookingRequired: experiences.bookingRequired,
  createdAt: experiences.createdAt,
  host: { id: profiles.id, name: hostName, suspended: sql<boolean>`${users.suspendedAt} is not null` },
  category: categories.name,
  city: sql<string>`coalesce(${locations.city}, '')`,
  // Of any state, because the linked list of bookings shows them all.
  bookings: sql<number>`(select count(*)::int from ${bookings} b where b.experience_id = ${experiences.id})`,
}
const mainPicture = sql<Picture | null>`(select ${pictureJson} from experience_images i join pictures p on p.id = i.picture_id
  where i.experience_id = ${experiences.id} order by i.is_main desc, i.position limit 1)`

const rows = (ids: string[]) =>
  database()
    .select({ ...rowColumns, picture: mainPicture })
    .from(experiences)
    .innerJoin(profiles, eq(profiles.id, experiences.hostId))
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(categories, eq(categories.id, experiences.categoryId))
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .where(sql`${experiences.id} = any(${sql.param(ids)}::uuid[])`)

/** Bookings per experience, aggregated once for the whole list. */
const MADE = sql`(select experience_id, count(*) as number from ${bookings} group by experience_id) made`

/** Experiences by title, by the name of their host, or by city. */
export const experienceReader = readList(experienceList, {
  from: sql`${experiences}`,
  id: experiences.id,
  sorts: {
    created: sortBy(experiences.createdAt),
    title: sortBy(experiences.title),
    price: sortBy(experiences.price),
    bookings: {
      ...sortBy(sql`coalesce(made.number, 0)`),
      from: sql`${experiences} left join ${MADE} on made.experience_id = ${experiences.id}`,
      hasIndex: false,
    },
  },
  filters: {
    status: (status) => (status === 'submitted' ? isNotNull(experiences.submittedAt) : eq(experiences.status, status)),
    category: (id) => (id === 'none' ? isNull(experiences.categoryId) : eq(experiences.categoryId, id)),
    featured: () => eq(experiences.featured, true),
    informational: () => eq(experiences.bookingRequired, false),
    host: equals(experiences.hostId),
  },
  search: async (match) => {
    const [hosts, places] = await Promise.all([
      hostsByName(match),
      referringTo(sql`locations`, match.key(sql`city_key`)),
    ])
    return [predicate(match.text(experiences.title)), ...hosts(experiences.hostId), ...places(experiences.locationId)]
  },
  rows,
})

/** The most dates a detail shows. */
const DATES = 12

export async function findAny(_admin: Admin, id: string, tx: Executor = database()) {
  const [row] = await tx
    .select({
      experience: experiences,
      place: locations,
      facts: factColumns(),
      category: sql<Category | null>`(select json_build_object('id', c.id, 'name', c.name, 'icon', c.icon)
        from categories c where c.id = ${experiences.categoryId})`,
      pictures: sql<Picture[]>`(select coalesce(json_agg(${pictureJson} order by i.is_main desc, i.position), '[]')
        from experience_images i join pictures p on p.id = i.picture_id where i.experience_id = ${experiences.id})`,
      host: {
        id: profiles.id,
        name: hostName,
        email: users.email,
        avatar: profiles.avatarUrl,
        verified: profiles.verified,
        suspended: sql<boolean>`${users.suspendedAt} is not null`,
        gone: sql<boolean>`${users.deletedAt} is not null`,
        hosting: sql<boolean>`${profiles.role} = 'host'`,
        since: profiles.hostSince,
        experiences: sql<number>`(select count(*)::int from experiences o where o.host_id = ${profiles.id})`,
        published: sql<number>`(select count(*)::int from experiences o where o.host_id = ${profiles.id} and o.status = 'published')`,
      },
      bookings: sql<Record<string, number>>`(select coalesce(json_object_agg(made.status, made.count), '{}') from (
        select ${sql.raw(effectiveStatusOf('b'))} as status, count(*)
        from bookings b where b.experience_id = ${experiences.id} group by 1) made)`,
      comingDates: sql<number>`(select count(*)::int from available_dates d
        where d.experience_id = ${experiences.id} and d.start_date > now() and d.status <> 'cancelled')`,
    })
    .from(experiences)
    .innerJoin(profiles, eq(profiles.id, experiences.hostId))
    .innerJoin(users, eq(users.id, profiles.id))
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .where(eq(experiences.id, id))
  if (!row) return null
  const dates = await tx
    .select()
    .from(availableDates)
    .where(
      and(
        eq(availableDates.experienceId, id),
        sql`${availableDates.startDate} > now() and ${availableDates.status} <> 'cancelled'`,
      ),
    )
    .orderBy(availableDates.startDate)
    .limit(DATES)
  return { ...row, dates }
}
export type FoundExperience = NonNullable<Awaited<ReturnType<typeof findAny>>>
