import { sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import type { Executor } from '#platform/database/pool.ts'
import { extendRetention } from '#platform/storage/unused-pictures.ts'
import type { Picture } from './image.contract.ts'
import { arranged } from './image.rules.ts'
import { experienceImages } from './image.table.ts'

/**
 * SQL of a picture in the shape of the wire, from a `pictures` row `p` and an `experience_images` row `i` of the query. AVIF
 * and JPEG are named only once their files exist.
 */
export const pictureJson = shapedWith(sql`i.alt`)

function shapedWith(alt: ReturnType<typeof sql>) {
  return sql<Picture>`json_build_object(
  'base', '/files/pictures/' || p.id || '/{width}.{format}',
  'widths', p.widths,
  'formats', case when p.avif then array['avif', 'webp', 'jpg'] else array['webp'] end,
  'width', p.width, 'height', p.height, 'preview', p.preview, 'alt', ${alt})`
}

/** Whether a picture is used by an experience or an unsaved form. For `deleteUnused`. */
export const isUsed = sql`(exists (select from experience_images i where i.picture_id = pictures.id)
  or exists (select from experience_edits e, jsonb_path_query(e.content, '$.**.pictureId') kept
             where lower(kept #>> '{}') = pictures.id::text))`

/**
 * Condition on a row `p` of `pictures`: whether this host uploaded it, or shows it already; those of the demo catalogue are
 * anybody's.
 */
const mayUse = (hostId: string) => sql`(p.uploaded_by is null
  or exists (select from picture_uploads u where u.picture_id = p.id and u.person_id = ${hostId})
  or exists (select from experience_images i join experiences e on e.id = i.experience_id
             where i.picture_id = p.id and e.host_id = ${hostId}))`

/**
 * Reads pictures of a host and locks them until the transaction ends, so that none is deleted as unused meanwhile (UPL-12).
 * Whoever stores the id of a picture, in a row or in a kept form, must claim it first in the same transaction.
 * @returns those that this host may use, by id: another host's is treated as missing (INV-31)
 */
export async function claimPictures(
  tx: Executor,
  host: Pick<Host, 'id'>,
  ids: readonly string[],
): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map()
  const pictureIds = [...new Set(ids)].sort()
  const { rows } = await tx.execute<{ id: string; picture: Picture }>(
    sql`select p.id, ${shapedWith(sql`''`)} as picture from pictures p
        where p.id = any(${sql.param(pictureIds)}::uuid[]) and ${mayUse(host.id)} order by p.id for key share`,
  )
  return new Map(rows.map(({ id, picture }) => [id, picture]))
}

type ImageInput = { pictureId: string; isMain: boolean; alt: string }

/**
 * Replaces the pictures of an experience, in the given order with exactly one main one (EDIT-51, INV-18). The caller has
 * checked, under the experience's lock, that it is this host's.
 * @returns false when one of the pictures does not exist any more, or is not theirs; nothing is changed then
 */
export async function replaceImages(
  tx: Executor,
  host: Host,
  experienceId: string,
  images: readonly ImageInput[],
): Promise<boolean> {
  const pictures = await claimPictures(
    tx,
    host,
    images.map(({ pictureId }) => pictureId),
  )
  if (images.some(({ pictureId }) => !pictures.has(pictureId))) return false
  const removed = await tx
    .delete(experienceImages)
    .where(sql`${experienceImages.experienceId} = ${experienceId}`)
    .returning({ pictureId: experienceImages.pictureId })
  // Kept for another day, because somebody may want back what they have just removed.
  await extendRetention(
    tx,
    removed.map(({ pictureId }) => pictureId).filter((id) => !pictures.has(id)),
  )
  const rows = arranged(images).map(({ pictureId, isMain, alt }, position) => {
    const { base, widths } = pictures.get(pictureId)!
    const imageUrl = base.replace('{width}', String(widths.at(-1))).replace('{format}', 'webp')
    return { experienceId, pictureId, imageUrl, alt, isMain, position }
  })
  if (rows.length > 0) await tx.insert(experienceImages).values(rows)
  return true
}
