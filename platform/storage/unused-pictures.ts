// Deletes unused pictures (UPL-12). The row goes in one transaction, its files in a job after it: the job is retried while the
// store is down, and no row ever names a missing file.
import { inArray, type SQL, sql } from 'drizzle-orm'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue, type Job } from '#platform/jobs/jobs.ts'
import { pictures } from './picture.table.ts'
import { storage } from './storage.ts'

/** How long an uploaded picture may wait to be used. */
const WAITING_HOURS = 24
const BATCH = 200

export const deletePictureFiles: Job<{ pictureId: string }> = {
  name: 'delete-picture-files',
  run: async ({ pictureId }) => (await storage()).deleteAll(`pictures/${pictureId}/`),
}

/** Restarts the waiting time of pictures. */
export async function extendRetention(executor: Executor, ids: string[]): Promise<void> {
  if (ids.length > 0) await executor.update(pictures).set({ createdAt: sql`now()` }).where(inArray(pictures.id, ids))
}

const isOld = sql`${pictures.createdAt} < now() - make_interval(hours => ${WAITING_HOURS})`

/**
 * One batch. The rows are locked first and checked again by a second statement, which sees what somebody saved in between;
 * whoever comes after the lock waits and then finds no row. Rows that somebody else has locked are skipped.
 */
const deleteBatch = (isUsed: SQL) =>
  database().transaction(async (tx) => {
    const { rows: locked } = await tx.execute<{ id: string }>(
      sql`select id from ${pictures} where ${isOld} and not ${isUsed} order by created_at limit ${BATCH} for update skip locked`,
    )
    if (locked.length === 0) return 0
    const ids = locked.map(({ id }) => id)
    const deleted = await tx
      .delete(pictures)
      .where(sql`${inArray(pictures.id, ids)} and ${isOld} and not ${isUsed}`)
      .returning({ id: pictures.id })
    // In the queue of the variants, or a variant could be written after the others were deleted.
    for (const { id } of deleted) await enqueue(tx, deletePictureFiles, { pictureId: id }, `delete files ${id}`, 'avif')
    return deleted.length
  })

/**
 * Deletes pictures that nothing has used for a day.
 * @param isUsed SQL about a row of `pictures`: whether something shows it
 * @returns how many
 */
export async function deleteUnused(isUsed: SQL): Promise<number> {
  let all = 0
  for (;;) {
    const deleted = await deleteBatch(isUsed)
    all += deleted
    if (deleted < BATCH) return all
  }
}
