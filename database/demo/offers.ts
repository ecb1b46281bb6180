import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { categories } from '#marketplace/experiences/categories/category.table.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { experienceFreshness } from '#marketplace/experiences/freshness/freshness.table.ts'
import { experienceImages } from '#marketplace/experiences/images/image.table.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import type { Executor } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import type { DemoExperience } from '../catalogue/shape.ts'
import { galleryOf } from '../pictures/gallery.ts'
import { comingStarts, endOf } from './calendar.ts'
import { hostId } from './people.ts'
import { idOf, seededRandom } from './seeded-random.ts'

export const experienceId = (key: string) => idOf('experience', key)
export const dateId = (key: string, start: Date) => idOf('date', `${key}/${start.toISOString()}`)
const categoryId = (name: string) => idOf('category', name)

/** An experience without its dates and pictures; later ones of the catalogue are newer. */
function experienceRow(experience: DemoExperience, now: Date): typeof experiences.$inferInsert {
  const { title, shortDescription, description, whatToExpect, bringWithYou, amenities, included, notIncluded } =
    experience
  const { languages, price, maxGuests, facts, status, featured, externalUrl, duration } = experience
  const createdAt = new Date(
    now.getTime() - seededRandom(`experience/${experience.key}`).between(5 * 24, 700 * 24) * HOUR_MS,
  )
  return {
    id: experienceId(experience.key),
    hostId: hostId(experience.host),
    locationId: idOf('location', experience.key),
    categoryId: categoryId(experience.category),
    ...{ title, shortDescription, description, whatToExpect, bringWithYou, amenities, included, notIncluded },
    ...{ languages, price, maxGuests, status, featured },
    ...facts,
    durationValue: duration.value,
    durationUnit: duration.unit,
    bookingRequired: externalUrl === null,
    externalBookingUrl: externalUrl,
    publishedAt: status === 'draft' ? null : createdAt,
    createdAt,
    updatedAt: createdAt,
  }
}

function imageRows(
  experience: DemoExperience,
  pictureIds: Map<string, string>,
): (typeof experienceImages.$inferInsert)[] {
  return galleryOf(experience, catalogue.experiences).map(({ file, alt }, position) => {
    const pictureId = pictureIds.get(file)!
    const imageUrl = `/files/pictures/${pictureId}/800.webp`
    return { experienceId: experienceId(experience.key), pictureId, imageUrl, alt, isMain: position === 0, position }
  })
}

/**
 * Categories, places, experiences, pictures and the dates of the coming 90 days, all spots free.
 * @param pictureIds id of each stored picture by its painted file
 */
export async function seedOffers(tx: Executor, now: Date, pictureIds: Map<string, string>): Promise<void> {
  await tx
    .insert(categories)
    .values(catalogue.categories.map(({ name, icon }) => ({ id: categoryId(name), name, icon })))
  await tx.insert(locations).values(
    catalogue.experiences.map(({ key, place: { department, ...place } }) => ({
      id: idOf('location', key),
      ...place,
      state: department,
    })),
  )
  await tx.insert(experiences).values(catalogue.experiences.map((experience) => experienceRow(experience, now)))
  await tx.insert(experienceFreshness).values(
    catalogue.experiences.map(({ key }) => ({
      experienceId: experienceId(key),
      confirmedAt: new Date(now.getTime() - seededRandom(`freshness/${key}`).between(1, 20 * 24) * HOUR_MS),
    })),
  )
  await tx
    .insert(experienceImages)
    .values(catalogue.experiences.flatMap((experience) => imageRows(experience, pictureIds)))
  const dates = catalogue.experiences.flatMap((experience) =>
    comingStarts(now, experience).map((startDate) => ({
      id: dateId(experience.key, startDate),
      experienceId: experienceId(experience.key),
      startDate,
      endDate: endOf(startDate, experience.duration),
      capacity: experience.offer.capacity,
      spotsAvailable: experience.offer.capacity,
    })),
  )
  for (let from = 0; from < dates.length; from += 1000)
    await tx.insert(availableDates).values(dates.slice(from, from + 1000))
}
