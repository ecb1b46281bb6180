// Moderation of experiences. Each act runs under the row's lock, with the checks that apply to the host, in one transaction
// with the audit entry and the host's email (ADM-06, INV-17, INV-47).
import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { endSubmission } from '#marketplace/experiences/editor/approval/approval.data.ts'
import {
  lockAny,
  type Moderated,
  writeFeatured,
} from '#marketplace/experiences/editor/approval/experience-moderation.data.ts'
import { notifyHostOfModeration } from '#marketplace/experiences/editor/approval/experience-moderation.mail.tsx'
import type { ModerationOccasion } from '#marketplace/experiences/editor/approval/experience-moderation.text.ts'
import { editorRefusals } from '#marketplace/experiences/editor/editor.text.ts'
import { lockDate, readFacts, writeStatus } from '#marketplace/experiences/editor/publishing/publishing.data.ts'
import { missingOf, publishChecklist } from '#marketplace/experiences/editor/publishing/publishing.rules.ts'
import { notPublishable } from '#marketplace/experiences/editor/update/update.api.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refuse } from '#platform/http/refusal.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import type { BulkAnswer } from '../../../admin/list.contract.ts'
import { present } from '../admin-experience.api.ts'
import type * as contract from '../admin-experience.contract.ts'
import { findAny } from '../admin-experience.data.ts'
import { type AdminMay, allowedForAdmin } from '../admin-experience.rules.ts'

type Act = { admin: Admin<'content.edit'>; id: string; may: AdminMay; reason?: string }
/** What an act changed: facts for the log, and what its host is told. */
type Done = { version: number; after: { status?: string; featured?: boolean }; occasion?: ModerationOccasion }

const factsOf = ({ status, submittedAt, featured }: Moderated) => ({
  status: submittedAt ? 'waiting' : status,
  featured,
})

/** Locks the row, checks that the act is allowed, performs it, logs it and notifies the host, in one transaction. */
const moderate = <Code extends string>(
  { admin, id, may, reason }: Act,
  write: (tx: Executor, row: Moderated) => Promise<Done | Refusal<Code>>,
) =>
  database().transaction(async (tx) => {
    const row = await lockAny(tx, admin, id)
    if (!row) return refuse('EXPERIENCE_NOT_FOUND')
    if (!allowedForAdmin({ ...row, hostGone: row.host.gone || !row.host.hosting }).includes(may))
      return refuse('EXPERIENCE_STATE', { data: { status: row.status } })
    const result = await write(tx, row)
    if (isRefusal(result)) return result
    await recordAudit(tx, admin, {
      action: `experience.${may}`,
      object: { type: 'experience', id, label: row.title || 'Sin título' },
      before: factsOf(row),
      after: { ...factsOf(row), ...result.after },
      reason: reason ?? null,
    })
    if (result.occasion && !row.host.gone) {
      const host = { id: row.hostId, name: row.host.name, email: row.host.email }
      await notifyHostOfModeration(
        tx,
        { occasion: result.occasion, id, title: row.title, host, reason: reason ?? null },
        result.version,
      )
    }
    return (await findAny(admin, id, tx))!
  })

const presentActed = async <Code extends string>(
  admin: Admin,
  acted: Promise<Awaited<ReturnType<typeof findAny>> | Refusal<Code>>,
) => {
  const result = await acted
  return isRefusal(result) ? result : present(admin, result!)
}

const featuring = (admin: Admin<'content.edit'>, id: string, may: 'feature' | 'unfeature') =>
  moderate({ admin, id, may }, async (tx, { version }) => {
    const featured = may === 'feature'
    await writeFeatured(tx, id, featured)
    return { version, after: { featured } }
  })

/** Publishes if the version is the one that was read and all four checks pass now. */
const publishing = (admin: Admin<'content.edit'>, id: string, read: number, may: 'approve' | 'publish') =>
  moderate({ admin, id, may }, async (tx, row) => {
    if (row.version !== read) return refuse('EXPERIENCE_CHANGED')
    await lockDate(tx, id)
    const missing = missingOf(publishChecklist(await readFacts(tx, id)))
    if (missing.length > 0) return notPublishable(missing)
    const { version, status } = await writeStatus(tx, id, 'published')
    return { version, after: { status }, occasion: may === 'approve' ? 'approved' : 'published' }
  })

/** Takes it off the site, with the reason the host has to deal with. */
const puttingAway = (admin: Admin<'content.edit'>, id: string, reason: string, may: 'draft' | 'archive') =>
  moderate({ admin, id, may, reason }, async (tx) => {
    const { version, status } = await writeStatus(tx, id, may === 'draft' ? 'draft' : 'archived', reason)
    return { version, after: { status, featured: false }, occasion: may === 'draft' ? 'drafted' : 'archived' }
  })

export const feature: Serve<typeof contract.feature> = ({ caller, params: { id } }) =>
  presentActed(caller, featuring(caller, id, 'feature'))
export const unfeature: Serve<typeof contract.unfeature> = ({ caller, params: { id } }) =>
  presentActed(caller, featuring(caller, id, 'unfeature'))
export const approve: Serve<typeof contract.approve> = ({ caller, params: { id }, body }) =>
  presentActed(caller, publishing(caller, id, body.version, 'approve'))
export const publish: Serve<typeof contract.publish> = ({ caller, params: { id }, body }) =>
  presentActed(caller, publishing(caller, id, body.version, 'publish'))
export const draft: Serve<typeof contract.draft> = ({ caller, params: { id }, body }) =>
  presentActed(caller, puttingAway(caller, id, body.reason, 'draft'))
export const archive: Serve<typeof contract.archive> = ({ caller, params: { id }, body }) =>
  presentActed(caller, puttingAway(caller, id, body.reason, 'archive'))

/** Returns a submitted draft to its host, who reads why and may submit it again. */
export const requestChanges: Serve<typeof contract.requestChanges> = ({ caller, params: { id }, body: { reason } }) =>
  presentActed(
    caller,
    moderate({ admin: caller, id, may: 'return', reason }, async (tx) => {
      const { version, status } = await endSubmission(tx, id, reason)
      return { version, after: { status }, occasion: 'returned' }
    }),
  )

const GONE = 'La experiencia ya no existe.'

/**
 * Applies an act to each experience separately, so that one refusal does not stop the others. @param reason in words, for those
 * it is not allowed on
 */
async function several(
  ids: string[],
  moderateOne: (id: string) => Promise<object | Refusal<'EXPERIENCE_NOT_FOUND' | 'EXPERIENCE_STATE'> | null>,
  reason: string = editorRefusals.EXPERIENCE_STATE.text,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] }
  for (const id of new Set(ids)) {
    const result = await moderateOne(id)
    if (!isRefusal(result)) answer.done.push(id)
    else answer.refused.push({ id, message: result.code === 'EXPERIENCE_NOT_FOUND' ? GONE : reason })
  }
  return answer
}

export const featureMany: Serve<typeof contract.featureMany> = ({ caller, body: { ids } }) =>
  several(ids, (id) => featuring(caller, id, 'feature'), 'Solo se destacan las publicadas que no lo están ya.')
export const unfeatureMany: Serve<typeof contract.unfeatureMany> = ({ caller, body: { ids } }) =>
  several(ids, (id) => featuring(caller, id, 'unfeature'), 'No está destacada.')
export const archiveMany: Serve<typeof contract.archiveMany> = ({ caller, body: { ids, reason } }) =>
  several(ids, (id) => puttingAway(caller, id, reason, 'archive'), 'Ya está archivada.')
