import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { experiences } from '../../experience.table.ts'
import { claimPictures } from '../../images/image.data.ts'
import type { ChosenImage, EditorImage, KeptContent } from './draft.contract.ts'
import { experienceEdits } from './draft.table.ts'

/** The draft of one experience of this host, or of a new one when `id` is null. */
const ownEdit = (host: Host, id: string | null) =>
  and(
    eq(experienceEdits.hostId, host.id),
    id === null ? isNull(experienceEdits.experienceId) : eq(experienceEdits.experienceId, id),
  )

export async function isOwn(host: Host, id: string): Promise<boolean> {
  return (await database().$count(experiences, and(eq(experiences.id, id), eq(experiences.hostId, host.id)))) > 0
}

/** A host's unsaved input. @param id of the experience, null for a new one */
export async function findEdit(host: Host, id: string | null, tx: Executor = database()) {
  const [row] = await tx.select().from(experienceEdits).where(ownEdit(host, id))
  return row ?? null
}

/**
 * Keeps unsaved input unless another tab kept something since (INV-22); one conditional statement decides between two. Its
 * pictures are claimed, so that none is deleted as unused before the save. Must run in a transaction.
 * @param seenVersion the version that this tab has seen, 0 when there was none
 * @returns the new version, or null when another tab was faster
 */
export async function writeEdit(
  tx: Executor,
  host: Host,
  id: string | null,
  { content, seenVersion, basedOn }: { content: KeptContent; seenVersion: number; basedOn: number | null },
) {
  const returned = { version: experienceEdits.version, keptAt: experienceEdits.updatedAt }
  await loadImages(host, content.images, tx)
  const [row] =
    seenVersion === 0
      ? await tx
          .insert(experienceEdits)
          .values({ hostId: host.id, experienceId: id, content, basedOn })
          .onConflictDoNothing()
          .returning(returned)
      : await tx
          .update(experienceEdits)
          .set({ content, basedOn, version: seenVersion + 1, updatedAt: sql`now()` })
          .where(and(ownEdit(host, id), eq(experienceEdits.version, seenVersion)))
          .returning(returned)
  if (row) return row
  // The answer to an earlier attempt may have been lost: then the stored content equals what this tab sent.
  const isSame = sql`${experienceEdits.content} = ${JSON.stringify(content)}::jsonb`
  const [same] = await tx
    .select(returned)
    .from(experienceEdits)
    .where(and(ownEdit(host, id), eq(experienceEdits.version, seenVersion + 1), isSame))
  return same ?? null
}

export async function deleteEdit(tx: Executor, host: Host, id: string | null): Promise<void> {
  await tx.delete(experienceEdits).where(ownEdit(host, id))
}

/** Version of the draft, locked until the transaction ends; 0 without one. */
export async function lockEdit(tx: Executor, host: Host, id: string | null): Promise<number> {
  const [row] = await tx
    .select({ version: experienceEdits.version })
    .from(experienceEdits)
    .where(ownEdit(host, id))
    .for('update')
  return row?.version ?? 0
}

export async function loadImages(host: Host, chosen: ChosenImage[], tx: Executor = database()): Promise<EditorImage[]> {
  const pictures = await claimPictures(
    tx,
    host,
    chosen.map(({ pictureId }) => pictureId),
  )
  return chosen.flatMap((image) => {
    const picture = pictures.get(image.pictureId)
    return picture ? [{ ...image, picture }] : []
  })
}
