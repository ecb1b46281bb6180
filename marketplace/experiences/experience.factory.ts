import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { availableDates } from './availability/availability.table.ts'
import { categories } from './categories/category.table.ts'
import { experiences } from './experience.table.ts'

type DateOverrides = Partial<Omit<typeof availableDates.$inferInsert, 'experienceId'>>
type Overrides = Partial<typeof experiences.$inferInsert> & {
  category?: string
  location?: Partial<typeof locations.$inferInsert>
  /** One date in a week with 10 spots by default; `[]` for none. */
  dates?: DateOverrides[]
  /** Whether it gets a stored picture, which a published one needs (INV-17). Default: none. */
  pictured?: boolean
}

/** Id of a category by name, created when missing. */
async function categoryNamed(name: string, executor: Executor): Promise<string> {
  await executor.insert(categories).values({ name, icon: 'mountain' }).onConflictDoNothing()
  const [category] = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(sql`lower(name) = lower(${name})`)
  return category!.id
}

/** Row of a date with every spot free. */
export function buildDate(
  experienceId: string,
  overrides: DateOverrides = {},
): typeof availableDates.$inferInsert & { id: string } {
  const { id = randomUUID(), capacity = 10 } = overrides
  const startDate = overrides.startDate ?? new Date(Date.now() + 7 * DAY_MS)
  return {
    spotsAvailable: capacity,
    endDate: new Date(startDate.getTime() + 3 * HOUR_MS),
    ...overrides,
    id,
    experienceId,
    capacity,
    startDate,
  }
}

/**
 * Stores a published, bookable experience with host, place, category and dates.
 * @returns their ids; `dateIds` in the order of `dates`
 */
export async function createExperience(overrides: Overrides = {}, executor: Executor = database()) {
  const { category = 'Aventura', location, dates = [{}], pictured, ...own } = overrides
  const hostId = own.hostId ?? (await createPerson({ role: 'host', name: 'Marta Alvarenga' }, executor)).id
  const place = {
    name: 'Parque central',
    address: '1a calle',
    city: 'Suchitoto',
    state: 'Cuscatlán',
    lat: 13.938,
    lng: -89.027,
    ...location,
  }
  const [stored] = await executor.insert(locations).values(place).returning({ id: locations.id })
  const status = own.status ?? 'published'
  const row: typeof experiences.$inferInsert & { id: string } = {
    title: 'Caminata al amanecer',
    shortDescription: 'Un sendero corto con vista al lago.',
    description: 'Salimos temprano, caminamos despacio y desayunamos frente al lago.',
    price: 25,
    maxGuests: 8,
    publishedAt: status === 'published' ? new Date() : null,
    ...own,
    id: own.id ?? randomUUID(),
    status,
    hostId,
    locationId: own.locationId === undefined ? stored!.id : own.locationId,
    categoryId: own.categoryId === undefined ? await categoryNamed(category, executor) : own.categoryId,
  }
  await executor.insert(experiences).values(row)
  if (pictured)
    await executor.execute(sql`insert into experience_images (experience_id, picture_id, image_url, is_main, position)
      select ${row.id}, id, '', true, 0 from pictures order by digest limit 1`)
  const rows = dates.map((date) => buildDate(row.id, date))
  if (rows.length > 0) await executor.insert(availableDates).values(rows)
  return { id: row.id, hostId, dateIds: rows.map((date) => date.id), price: row.price ?? 0 }
}
