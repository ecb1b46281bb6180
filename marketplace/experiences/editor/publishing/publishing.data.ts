import { and, eq, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { isProofRequired } from '#marketplace/accounts/mailbox/recipient.data.ts'
import { locations } from '#marketplace/locations/location.table.ts'
import { columnsWithout } from '#platform/database/columns.ts'
import type { Executor } from '#platform/database/pool.ts'
import { availableDates } from '../../availability/availability.table.ts'
import { experiences } from '../../experience.table.ts'
import { experienceImages } from '../../images/image.table.ts'
import type { PublishFacts } from './publishing.rules.ts'

/** Condition for a date that makes an experience publishable (EDIT-37). */
const isOpenDate = sql`d.status = 'available' and d.spots_available > 0 and d.start_date > now()`

/** Columns for the checks, in one read; for any query with `experiences` and its `locations`. */
export const factColumns = () => ({
  title: experiences.title,
  description: experiences.description,
  price: experiences.price,
  maxGuests: experiences.maxGuests,
  bookingRequired: experiences.bookingRequired,
  externalBookingUrl: experiences.externalBookingUrl,
  lat: locations.lat,
  lng: locations.lng,
  images: sql<number>`(select count(*)::int from ${experienceImages} i where i.experience_id = ${experiences.id})`,
  hasDate: sql<boolean>`exists (select 1 from ${availableDates} d where d.experience_id = ${experiences.id} and ${isOpenDate})`,
  mailboxMissing: isProofRequired()
    ? sql<boolean>`not exists (select 1 from ${users} u where u.id = ${experiences.hostId} and u.email_verified)`
    : sql<boolean>`false`,
})

/** Whether anybody ever booked it. Bookings are a lower slice than experiences, so their table is named instead of imported. */
export const everBooked = sql<boolean>`exists (select 1 from bookings b where b.experience_id = ${experiences.id})`

/**
 * Locks an own experience until the transaction ends: other changes and publications wait (INV-17, INV-22), and so do
 * travelers who book it, because they share-lock the row.
 * @returns null when it is missing or of another host
 */
export async function lockOwn(tx: Executor, host: Host, id: string) {
  const [row] = await tx
    .select({
      id: experiences.id,
      title: experiences.title,
      status: experiences.status,
      version: experiences.version,
      bookingRequired: experiences.bookingRequired,
      locationId: experiences.locationId,
      submittedAt: experiences.submittedAt,
      returnReason: experiences.returnReason,
    })
    .from(experiences)
    .where(and(eq(experiences.id, id), eq(experiences.hostId, host.id)))
    .for('update')
  return row ?? null
}
export type OwnExperience = NonNullable<Awaited<ReturnType<typeof lockOwn>>>

/**
 * Locks an open date until the transaction ends, so that the one a publication relies on can not be removed meanwhile
 * (INV-17). If it is removed at this very moment, the next one is tried.
 */
export async function lockDate(tx: Executor, id: string): Promise<void> {
  for (let tries = 0; tries < 3; tries++) {
    const { rows } = await tx.execute(sql`
      select d.id from ${availableDates} d where d.experience_id = ${id} and ${isOpenDate}
      order by d.start_date limit 1 for share`)
    if (rows.length > 0) return
  }
}

/** Stored facts for the checks; and whether anybody ever booked it. */
export async function readFacts(tx: Executor, id: string): Promise<PublishFacts & { everBooked: boolean }> {
  const [facts] = await tx
    .select({ ...factColumns(), everBooked })
    .from(experiences)
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .where(eq(experiences.id, id))
  return facts!
}

/**
 * Writes a status and ends a submission. Each change is a new version, so that a form opened before does not undo it (INV-22).
 * @param returned why an operator unpublished it; shown to the host until it is public again
 */
export async function writeStatus(tx: Executor, id: string, status: OwnExperience['status'], returned?: string) {
  const [row] = await tx
    .update(experiences)
    .set({
      status,
      submittedAt: null,
      ...(returned !== undefined && { returnReason: returned, featured: false }),
      version: sql`${experiences.version} + 1`,
      updatedAt: sql`now()`,
      ...(status === 'published' && {
        publishedAt: sql`coalesce(${experiences.publishedAt}, now())`,
        returnReason: null,
      }),
    })
    .where(eq(experiences.id, id))
    .returning({ status: experiences.status, version: experiences.version, submittedAt: experiences.submittedAt })
  return row!
}

/** Columns a copy does not take over, with the reason. All others are copied, also ones added later. */
export const NOT_COPIED = {
  experience: {
    id: 'its own',
    hostId: 'given: who copies',
    locationId: 'its own place',
    title: 'given: says that it is a copy',
    status: 'a copy is a draft',
    featured: 'chosen by operators',
    search: 'computed by a trigger',
    version: 'begins anew',
    publishedAt: 'never published',
    submittedAt: 'never handed in',
    returnReason: 'never given back',
    createdAt: 'now',
    updatedAt: 'now',
  },
  place: { id: 'its own', cityKey: 'computed', stateKey: 'computed', createdAt: 'now' },
  image: { id: 'its own', experienceId: 'the copy' },
} as const

/**
 * A new draft with everything of an experience but its dates; its place is a row of its own.
 * @param id locked with `lockOwn`
 * @returns the copy's id
 */
export async function copyRows(tx: Executor, host: Host, id: string, title: string): Promise<string> {
  const [original] = await tx
    .select({
      experience: columnsWithout(experiences, NOT_COPIED.experience),
      place: columnsWithout(locations, NOT_COPIED.place),
    })
    .from(experiences)
    .leftJoin(locations, eq(locations.id, experiences.locationId))
    .where(eq(experiences.id, id))
  const { experience, place } = original!
  const [placed] = place ? await tx.insert(locations).values(place).returning({ id: locations.id }) : []
  const [copy] = await tx
    .insert(experiences)
    .values({ ...experience, hostId: host.id, locationId: placed?.id ?? null, title })
    .returning({ id: experiences.id })
  const images = await tx
    .select(columnsWithout(experienceImages, NOT_COPIED.image))
    .from(experienceImages)
    .where(eq(experienceImages.experienceId, id))
  if (images.length > 0)
    await tx.insert(experienceImages).values(images.map((image) => ({ ...image, experienceId: copy!.id })))
  return copy!.id
}

/** Deletes an experience with its picture rows, dates and place. The pictures themselves may be shared, so they stay. */
export async function deleteRows(tx: Executor, { id, locationId }: OwnExperience): Promise<void> {
  await tx.delete(experiences).where(eq(experiences.id, id))
  if (locationId)
    await tx
      .delete(locations)
      .where(
        and(
          eq(locations.id, locationId),
          sql`not exists (select 1 from ${experiences} e where e.location_id = ${locationId})`,
        ),
      )
}
