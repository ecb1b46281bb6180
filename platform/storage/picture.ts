// Pictures of experiences: several widths of one photograph; the same photograph is stored once.
import { createHash, randomUUID } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import sharp, { type Sharp } from 'sharp'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal } from '#platform/http/refusal.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { report } from '#platform/log/log.ts'
import { decodePicture, type PictureRefusal } from './decoding.ts'
import { pictures, pictureUploads } from './picture.table.ts'
import { storage } from './storage.ts'

/** What cards and galleries need on screens of density 1 to 3; the largest fills a screen (decision 0200). */
const WIDTHS = [320, 480, 640, 800, 1080, 1400]

const fileName = (id: string, width: number, format: string) => `pictures/${id}/${width}.${format}`

type Encoded = {
  width: number
  height: number
  widths: number[]
  files: Map<number, Buffer>
  preview: string
  digest: string
}

async function encode(picture: Sharp): Promise<Encoded> {
  const decoded = await picture
    .resize({ width: WIDTHS.at(-1), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const pixels = () => sharp(decoded.data, { raw: { width, height, channels } })
  const widths = [...new Set([...WIDTHS.filter((candidate) => candidate < width), width])]
  const files = new Map<number, Buffer>()
  // Effort 2 takes half the time of the default for 4 % more bytes; the AVIF variants save those later.
  for (const target of widths)
    files.set(target, await pixels().resize(target).webp({ quality: 74, effort: 2 }).toBuffer())
  const tiny = await pixels().resize(16).webp({ quality: 40 }).toBuffer()
  const digest = createHash('sha256').update(files.get(width)!).digest('hex')
  return { width, height, widths, files, preview: `data:image/webp;base64,${tiny.toString('base64')}`, digest }
}

/**
 * Runs a statement that returns picture ids, and records the uploader in the same statement.
 * @param personId null for the demo catalogue: nobody is recorded
 */
async function handedIn(executor: Executor, personId: string | null, statement: SQL): Promise<string | undefined> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    with stored as (${statement}), remembered as (
      insert into ${pictureUploads} (picture_id, person_id)
      select id, ${personId}::uuid from stored where ${personId}::uuid is not null on conflict do nothing)
    select id from stored`)
  return rows[0]?.id
}

/**
 * Stores a picture; an identical one is stored once. The AVIF and JPEG variants follow in a job.
 * @param uploadedBy account id, or null for the demo catalogue
 * @returns the picture's id, or why the bytes are refused
 */
export async function storePicture(
  bytes: Buffer,
  uploadedBy: string | null,
  executor: Executor = database(),
): Promise<string | PictureRefusal> {
  const encoded = await decodePicture(bytes, encode)
  if (isRefusal(encoded)) return encoded
  const { width, height, widths, files, preview, digest } = encoded
  // An upload renews the day it may wait unused. A row that is being deleted right now is not found.
  const renewal = sql`update ${pictures} set created_at = now() where digest = ${digest} returning id`
  const existing = await handedIn(executor, uploadedBy, renewal)
  if (existing) return existing
  const id = randomUUID()
  const disk = await storage()
  const discard = () => disk.deleteAll(`pictures/${id}/`).catch((error) => report(error, { pictureId: id }))
  try {
    await Promise.all(
      [...files].map(([w, data]) => disk.put(fileName(id, w, 'webp'), data, { contentType: 'image/webp' })),
    )
    const added = sql`
      insert into ${pictures} (id, digest, width, height, widths, preview, uploaded_by)
      values (${id}, ${digest}, ${width}, ${height}, ${sql.param(widths)}::int[], ${preview}, ${uploadedBy})
      on conflict (digest) do update set created_at = now() returning id`
    const pictureId = await handedIn(executor, uploadedBy, added)
    if (pictureId === id) await enqueue(executor, makeAvif, { pictureId: id }, `avif ${id}`, 'avif')
    // Somebody else stored the same picture at the same moment.
    else await discard()
    return pictureId!
  } catch (error) {
    await discard()
    throw error
  }
}

/** Forgets who uploaded pictures; where they are shown they stay. */
export const deleteUploadRecords = (tx: Executor, personId: string) =>
  tx.delete(pictureUploads).where(eq(pictureUploads.personId, personId))

/** AVIF, which is smaller, and JPEG for browsers without WebP. Slow to make, so one picture at a time and after the upload. */
export const makeAvif: Job<{ pictureId: string }> = {
  name: 'make-avif',
  run: async ({ pictureId }) => {
    const [picture] = await database().select().from(pictures).where(eq(pictures.id, pictureId))
    if (!picture || picture.avif) return
    const disk = await storage()
    const source = Buffer.from(await disk.getBytes(fileName(pictureId, picture.widths.at(-1)!, 'webp')))
    for (const width of picture.widths) {
      const resized = sharp(source).resize(width)
      const avif = await resized.clone().avif({ quality: 50, effort: 1 }).toBuffer()
      await disk.put(fileName(pictureId, width, 'avif'), avif, { contentType: 'image/avif' })
      const jpeg = await resized.clone().jpeg({ quality: 76 }).toBuffer()
      await disk.put(fileName(pictureId, width, 'jpg'), jpeg, { contentType: 'image/jpeg' })
    }
    await database().update(pictures).set({ avif: true }).where(eq(pictures.id, pictureId))
  },
}
