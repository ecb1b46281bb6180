import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { PersonalDataHandler } from '#marketplace/accounts/account-deletion/account-deletion.data.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { availableDates } from './availability/availability.table.ts'
import { categories } from './categories/category.table.ts'
import { experiences } from './experience.table.ts'
import { experienceFreshness } from './freshness/freshness.table.ts'
import { experienceImages } from './images/image.table.ts'

/** Columns left out of a host's download of an experience, with the reason. */
export const EXCLUDED_FROM_EXPERIENCES = {
  hostId: 'who asks',
  locationId: 'the place itself is in it',
  categoryId: 'its name is in it',
  search: 'computed from title, texts and place',
}
export const EXCLUDED_FROM_PLACES = {
  id: 'a number of ours',
  cityKey: 'computed from the city',
  stateKey: 'computed from the department',
}
export const EXCLUDED_FROM_IMAGES = {
  id: 'a number of ours',
  experienceId: 'it stands within its experience',
  pictureId: 'its address names it',
  imageUrl: 'its address in every width is in it',
  position: 'the order in which they stand',
}
export const EXCLUDED_FROM_FRESHNESS = { experienceId: 'it stands within its experience' }
export const EXCLUDED_FROM_DATES = { experienceId: 'it stands within its experience' }

const placeColumns = columnsWithout(locations, EXCLUDED_FROM_PLACES)

/** Everything a host has entered: texts, places, pictures and dates. */
async function readExperiences(hostId: string) {
  const rows = await database()
    .select({
      ...columnsWithout(experiences, EXCLUDED_FROM_EXPERIENCES),
      category: categories.name,
      place: placeColumns,
      freshness: columnsWithout(experienceFreshness, EXCLUDED_FROM_FRESHNESS),
    })
    .from(experiences)
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .leftJoin(categories, eq(categories.id, experiences.categoryId))
    .leftJoin(experienceFreshness, eq(experienceFreshness.experienceId, experiences.id))
    .where(eq(experiences.hostId, hostId))
    .orderBy(experiences.createdAt)
  const read = []
  for (const row of rows) {
    const images = await database()
      .select({
        address: sql<string>`'/files/pictures/' || ${experienceImages.pictureId} || '/{width}.{format}'`,
        ...columnsWithout(experienceImages, EXCLUDED_FROM_IMAGES),
      })
      .from(experienceImages)
      .where(eq(experienceImages.experienceId, row.id))
      .orderBy(desc(experienceImages.isMain), experienceImages.position)
    const dates = await database()
      .select(columnsWithout(availableDates, EXCLUDED_FROM_DATES))
      .from(availableDates)
      .where(eq(availableDates.experienceId, row.id))
      .orderBy(availableDates.startDate)
    read.push({ ...row, images, dates })
  }
  return read
}

/** A leaving host's experiences are archived, so that nobody can book them. */
export const experiencePersonalData: PersonalDataHandler = {
  name: 'experiencias',
  // Before the bookings, because an archived experience gets no new one while they are counted.
  erased: 'first',
  export: readExperiences,
  preview: async (hostId) => ({
    experiences: await database().$count(
      experiences,
      and(eq(experiences.hostId, hostId), ne(experiences.status, 'archived')),
    ),
  }),
  erase: async (tx, { id, role }) => {
    if (role !== 'host') return
    // Travelers who are booking one share-lock its row: this waits for them, and their bookings are counted after (INV-13).
    await tx
      .update(experiences)
      .set({ status: 'archived', submittedAt: null, updatedAt: sql`now()` })
      .where(eq(experiences.hostId, id))
  },
}

/** Withdraws a person's submissions when they no longer host. */
export const withdrawSubmissions = (tx: Executor, hostId: string) =>
  tx
    .update(experiences)
    .set({ submittedAt: null })
    .where(and(eq(experiences.hostId, hostId), isNotNull(experiences.submittedAt)))
