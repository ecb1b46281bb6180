import { and, eq, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { departments } from '#marketplace/locations/country/country.data.ts'
import { departmentAt } from '#marketplace/locations/country/country.rules.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { pictures } from '#platform/storage/picture.table.ts'
import { categories } from '../../categories/category.table.ts'
import type { ExperienceStatus } from '../../experience.rules.ts'
import { experiences } from '../../experience.table.ts'
import { pictureJson, replaceImages } from '../../images/image.data.ts'
import { experienceImages } from '../../images/image.table.ts'
import type { EditorImage } from '../draft/draft.contract.ts'
import { everBooked, factColumns, type OwnExperience } from '../publishing/publishing.data.ts'
import type { ExperienceToSave } from './update.contract.ts'

type SavedPlace = ExperienceToSave['place']

/**
 * An own experience with everything for its form and checks, in one query.
 * @returns null when it is missing or of another host: the two cannot be told apart (EDIT-05)
 */
export async function findOwn(host: Host, id: string, tx: Executor = database()) {
  const [row] = await tx
    .select({
      experience: experiences,
      place: locations,
      facts: factColumns(),
      everBooked,
      images: sql<EditorImage[]>`(select coalesce(json_agg(json_build_object(
          'pictureId', i.picture_id, 'isMain', i.is_main, 'alt', i.alt, 'picture', ${pictureJson}) order by i.position), '[]')
        from ${experienceImages} i join ${pictures} p on p.id = i.picture_id where i.experience_id = ${experiences.id})`,
    })
    .from(experiences)
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .where(and(eq(experiences.id, id), eq(experiences.hostId, host.id)))
  return row ?? null
}

/**
 * Whether a category exists; it is share-locked, so that it can not be deleted before the transaction ends. Call it before
 * locking an experience, in the order in which a category is emptied, or the two could deadlock.
 */
export async function isCategory(tx: Executor, id: string): Promise<boolean> {
  const rows = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('key share')
  return rows.length > 0
}

/** Row of a meeting point, in the department that contains it; San Salvador where none does (DATA-16). */
const placeRow = (place: SavedPlace) => ({
  ...place,
  state: departmentAt(departments, [place.lng, place.lat])?.name ?? 'San Salvador',
  country: 'El Salvador',
})

async function storePlace(tx: Executor, place: SavedPlace, own: OwnExperience | null): Promise<string> {
  const row = placeRow(place)
  if (own?.locationId) {
    const [updated] = await tx
      .update(locations)
      .set(row)
      .where(
        and(
          eq(locations.id, own.locationId),
          sql`not exists (select 1 from ${experiences} e where e.location_id = ${own.locationId} and e.id <> ${own.id})`,
        ),
      )
      .returning({ id: locations.id })
    if (updated) return updated.id
  }
  const [inserted] = await tx.insert(locations).values(row).returning({ id: locations.id })
  return inserted!.id
}

/**
 * Inserts an experience, or updates an own one whose row is locked (EDIT-42, EDIT-43, EDIT-62).
 * @param own null for a new one
 * @returns its id
 */
export async function store(
  tx: Executor,
  host: Host,
  own: OwnExperience | null,
  { place, images, ...fields }: Omit<ExperienceToSave, 'status'>,
  status: ExperienceStatus,
): Promise<string> {
  const row = {
    ...fields,
    // The outside link is deleted as soon as people book here (EDIT-29).
    externalBookingUrl: fields.bookingRequired ? null : fields.externalBookingUrl,
    // Confirmation matters only where people book here (docs/decisions/0215).
    confirmation: fields.bookingRequired ? fields.confirmation : null,
    locationId: await storePlace(tx, place, own),
    status,
  }
  const [saved] = own
    ? await tx
        .update(experiences)
        .set({
          ...row,
          version: sql`${experiences.version} + 1`,
          updatedAt: sql`now()`,
          ...(status !== 'draft' && { submittedAt: null }),
          ...(status === 'published' && {
            publishedAt: sql`coalesce(${experiences.publishedAt}, now())`,
            returnReason: null,
          }),
        })
        .where(eq(experiences.id, own.id))
        .returning({ id: experiences.id })
    : await tx
        .insert(experiences)
        .values({ ...row, hostId: host.id })
        .returning({ id: experiences.id })
  // Only rows change, within this transaction, so that a failure leaves the old pictures (EDIT-51).
  const unique = images.filter(({ pictureId }, at) => images.findIndex((image) => image.pictureId === pictureId) === at)
  await replaceImages(tx, host, saved!.id, unique)
  return saved!.id
}
