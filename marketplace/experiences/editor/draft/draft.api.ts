import type { Host } from '#marketplace/accounts/account.rules.ts'
import { lockRole } from '#marketplace/accounts/account-status/account-status.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './draft.contract.ts'
import { KeptContent } from './draft.contract.ts'
import { deleteEdit, findEdit, isOwn, loadImages, writeEdit } from './draft.data.ts'

/** A kept draft for the form; one in the shape of an older form is ignored. */
export async function presentEdit(
  host: Host,
  row: Awaited<ReturnType<typeof findEdit>>,
): Promise<contract.SavedDraft | null> {
  const read = KeptContent.safeParse(row?.content)
  if (!row || !read.success) return null
  const { version, basedOn, updatedAt } = row
  const images = await loadImages(host, read.data.images)
  return { content: { ...read.data, images }, version, basedOn, keptAt: updatedAt.toISOString() }
}

type Typed = { content: KeptContent; version: number; basedOn: number | null }

const saveDraft = (caller: Host, id: string | null, { content, version: seenVersion, basedOn }: Typed) =>
  database().transaction(async (tx) => {
    if (!(await lockRole(tx, caller))) return refuse('FORBIDDEN')
    const saved = await writeEdit(tx, caller, id, { content, seenVersion, basedOn })
    return saved ? { version: saved.version, keptAt: saved.keptAt.toISOString() } : refuse('EDIT_CONFLICT')
  })

export const showNew: Serve<typeof contract.showNew> = async ({ caller }) => ({
  kept: await presentEdit(caller, await findEdit(caller, null)),
})

export const saveNew: Serve<typeof contract.saveNew> = ({ caller, body }) =>
  saveDraft(caller, null, { ...body, basedOn: null })

export const discardNew: Serve<typeof contract.discardNew> = async ({ caller }) => {
  await deleteEdit(database(), caller, null)
  return null
}

export const save: Serve<typeof contract.save> = async ({ caller, params: { id }, body }) =>
  (await isOwn(caller, id)) ? saveDraft(caller, id, body) : refuse('EXPERIENCE_NOT_FOUND')

export const discard: Serve<typeof contract.discard> = async ({ caller, params: { id } }) => {
  if (!(await isOwn(caller, id))) return refuse('EXPERIENCE_NOT_FOUND')
  await deleteEdit(database(), caller, id)
  return null
}
