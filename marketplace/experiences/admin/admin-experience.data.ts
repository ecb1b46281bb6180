import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { categories } from '#marketplace/experiences/categories/category.table.ts'
import { factColumns } from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import type { Category } from '#marketplace/experiences/experience.contract.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import type { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { pictureJson } from '#marketplace/experiences/images/image.data.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { ADMIN_PAGE_SIZE } from '../../admin/list.contract.ts'
import { among, findAll, findPage, hostsCalled, oneWay, pageWithin, type Searched } from '../../admin/list.data.ts'
import type { AdminExperienceQuery } from './admin-experience.contract.ts'

/** `Anfitrión` stands for who left. */
const hostName = sql<string>`coalesce(nullif(${profiles.fullName}, ''), 'Anfitrión')`

/** What an administrator looks for besides words; undefined when that is all of them. */
const wanted = ({ status, category, featured, informational, host }: AdminExperienceQuery): SQL | undefined =>
  and(
    status === 'submitted' ? isNotNull(experiences.submittedAt) : status ? eq(experiences.status, status) : undefined,
    category === 'none' ? isNull(experiences.categoryId) : undefined,
    category && category !== 'none' ? eq(experiences.categoryId, category) : undefined,
    featured ? eq(experiences.featured, true) : undefined,
    informational ? eq(experiences.bookingRequired, false) : undefined,
    host ? eq(experiences.hostId, host) : undefined,
  )

// Bookings of any state: what the list of reservations shows for it.
const bookingCount = sql<number>`(select count(*)::int from ${bookings} b where b.experience_id = ${experiences.id})`
const SORTS = {
  created: experiences.createdAt,
  title: experiences.title,
  price: experiences.price,
  bookings: sql`coalesce(made.number, 0)`,
}

/** The index of the newest ones has its empty places first. */
const way = (column: (typeof SORTS)[keyof typeof SORTS] | typeof experiences.id, dir: 'asc' | 'desc') =>
  dir === 'asc' ? asc(column) : sql`${desc(column)} nulls first`

/** Reservations of each, counted once for all of them. */
const MADE = sql`(select experience_id, count(*) as number from ${bookings} group by experience_id) made`

/** Experiences called so, of hosts called so, or in cities called so. */
const searched =
  (query: AdminExperienceQuery): Searched =>
  async (match) => {
    const { sort, dir } = query
    const [hosts, places] = await Promise.all([hostsCalled(match), among(sql`locations`, match.key(sql`city_key`))])
    const nulls = sql.raw(dir === 'asc' ? 'asc' : 'desc nulls first')
    return {
      from:
        sort === 'bookings'
          ? sql`${experiences} left join ${MADE} on made.experience_id = ${experiences.id}`
          : sql`${experiences}`,
      columns: sql`${experiences.id} as id, ${SORTS[sort]} as key`,
      filter: wanted(query),
      ways: [oneWay(match.text(experiences.title)), ...hosts(experiences.hostId), ...places(experiences.locationId)],
      order: sql`key ${nulls}, id ${nulls}`,
      walkable: sort !== 'bookings',
    }
  }

/** The ids of a list without words, in its order. */
function idsOf(query: AdminExperienceQuery) {
  const { sort, dir } = query
  const from = database().select({ id: experiences.id }).from(experiences).$dynamic()
  const joined = sort === 'bookings' ? from.leftJoin(MADE, sql`made.experience_id = ${experiences.id}`) : from
  return joined.where(wanted(query)).orderBy(way(SORTS[sort], dir), way(experiences.id, dir))
}

const rowColumns = {
  id: experiences.id,
  title: experiences.title,
  status: experiences.status,
  submittedAt: experiences.submittedAt,
  featured: experiences.featured,
  price: experiences.price,
  bookingRequired: experiences.bookingRequired,
  createdAt: experiences.createdAt,
  host: { id: profiles.id, name: hostName },
  category: categories.name,
  city: sql<string>`coalesce(${locations.city}, '')`,
  bookings: bookingCount,
}
const mainPicture = sql<Picture | null>`(select ${pictureJson} from experience_images i join pictures p on p.id = i.picture_id
  where i.experience_id = ${experiences.id} order by i.is_main desc, i.position limit 1)`

const rows = () =>
  database()
    .select({ ...rowColumns, picture: mainPicture })
    .from(experiences)
    .innerJoin(profiles, eq(profiles.id, experiences.hostId))
    .leftJoin(categories, eq(categories.id, experiences.categoryId))
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .$dynamic()
export type ListedExperience = Awaited<ReturnType<typeof rows>>[number]

const withIds = (ids: string[]) => sql`${experiences.id} = any(${sql.param(ids)}::uuid[])`
const inOrder = (ids: string[], found: ListedExperience[]) => {
  const byId = new Map(found.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A page of everybody's experiences (ADM-06), with how many there are in all. */
export async function listAny(_admin: Admin, query: AdminExperienceQuery) {
  if (query.q) {
    const { ids, ...found } = await findPage(query.q, searched(query), query.page)
    return { ...found, rows: ids.length > 0 ? inOrder(ids, await rows().where(withIds(ids))) : [] }
  }
  const total = await database().$count(experiences, wanted(query))
  const { page, pages, offset } = pageWithin(total, query.page)
  const ids = (await idsOf(query).limit(ADMIN_PAGE_SIZE).offset(offset)).map(({ id }) => id)
  return { rows: ids.length > 0 ? inOrder(ids, await rows().where(withIds(ids))) : [], total, page, pages }
}

/** All rows of a search, in its order; null when there are more than `most`. */
export async function exportAny(_admin: Admin, query: AdminExperienceQuery, most: number) {
  const ids = query.q
    ? await findAll(query.q, searched(query), most)
    : (await idsOf(query).limit(most + 1)).map(({ id }) => id)
  return !ids || ids.length > most ? null : inOrder(ids, ids.length > 0 ? await rows().where(withIds(ids)) : [])
}

/** How many dates a detail lists. */
const DATES = 12

/** One experience of any status with everything that stands around it; null when it is missing. */
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
      // An unanswered request past its time reads as cancelled (BOOK-56).
      bookings: sql<Record<string, number>>`(select coalesce(json_object_agg(made.status, made.count), '{}') from (
        select case when b.status = 'pending' and b.expires_at <= now() then 'cancelled' else b.status end as status, count(*)
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
