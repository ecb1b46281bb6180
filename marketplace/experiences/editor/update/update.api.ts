import type { Host } from '#marketplace/accounts/account.rules.ts'
import { lockRole } from '#marketplace/accounts/account-status/account-status.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { forEachField } from '../../experience.fields.ts'
import { experiencePath } from '../../experience.rules.ts'
import { confirmDates } from '../../freshness/freshness.data.ts'
import { needsApproval, wouldNeedApproval, writeSubmitted } from '../approval/approval.data.ts'
import { approvalOf } from '../approval/approval.rules.ts'
import { presentEdit } from '../draft/draft.api.ts'
import type { ExperienceFormValues } from '../draft/draft.contract.ts'
import { deleteEdit, findEdit, loadImages, lockEdit } from '../draft/draft.data.ts'
import { missingText } from '../editor.text.ts'
import { lockDate, lockOwn, type OwnExperience, readFacts } from '../publishing/publishing.data.ts'
import {
  allowedSteps,
  formStatus,
  type Missing,
  missingOf,
  missingOnSave,
  publishChecklist,
  statusAfterSave,
} from '../publishing/publishing.rules.ts'
import type * as contract from './update.contract.ts'
import { findOwn, isCategory, store } from './update.data.ts'

type FoundOwn = NonNullable<Awaited<ReturnType<typeof findOwn>>>

function typedOf({ experience, place, images }: FoundOwn): ExperienceFormValues {
  const { price, maxGuests, durationValue, categoryId, externalBookingUrl, status } = experience
  return {
    ...experience,
    price: String(price),
    maxGuests: String(maxGuests),
    durationValue: String(durationValue),
    status: formStatus(status),
    categoryId: categoryId ?? '',
    place: {
      name: place?.name ?? '',
      address: place?.address ?? '',
      city: place?.city ?? '',
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
    },
    externalBookingUrl: externalBookingUrl ?? '',
    ...forEachField({
      text: (name) => experience[name] ?? '',
      list: (name) => experience[name],
      figure: (name) => experience[name]?.toString() ?? '',
      choice: (name) => experience[name] ?? '',
    }),
    images,
  }
}

/** An own experience for its form; null when it is missing or of another host. */
async function present(caller: Host, id: string, tx?: Executor): Promise<contract.HostExperience | null> {
  const own = await findOwn(caller, id, tx)
  if (!own) return null
  const { experience, facts, everBooked } = own
  const approval = approvalOf(experience, await wouldNeedApproval(caller.id, tx))
  const { version, status, title, updatedAt } = experience
  const checks = publishChecklist(facts)
  return {
    id,
    version,
    status,
    saved: typedOf(own),
    checks,
    allowed: allowedSteps(status, checks, everBooked, approval),
    approval,
    kept: await presentEdit(caller, await findEdit(caller, id, tx)),
    updatedAt: updatedAt.toISOString(),
    path: experiencePath(id, title),
  }
}

/** The refusal of a publication, with what is missing (EDIT-38). */
export const notPublishable = (missing: Missing[]) =>
  refuse('NOT_PUBLISHABLE', { data: { missing: missing.join(), words: missingText(missing) } })

/** Input errors that only the database can know. @param hasCategory whether its category exists */
async function invalid(
  tx: Executor,
  host: Host,
  { images }: Pick<contract.ExperienceToSave, 'images'>,
  hasCategory: boolean,
) {
  if (!hasCategory) return refuse('INVALID', { fields: { categoryId: 'La categoría es requerida' } })
  if ((await loadImages(host, images, tx)).length < images.length)
    return refuse('INVALID', { fields: { images: 'Una imagen ya no está. Quítala y súbela de nuevo.' } })
  return null
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) =>
  (await present(caller, id)) ?? refuse('EXPERIENCE_NOT_FOUND')

/** Creates a draft (EDIT-30) and deletes the kept input it came from. */
export const create: Serve<typeof contract.create> = async ({ caller, body, tx }) => {
  const { kept: draftVersion, status: _, ...input } = body
  const hasCategory = await isCategory(tx, input.categoryId)
  if ((await lockEdit(tx, caller, null)) !== draftVersion) return refuse('EDIT_CONFLICT')
  const refusal = await invalid(tx, caller, input, hasCategory)
  if (refusal) return refusal
  const id = await store(tx, caller, null, input, 'draft')
  await deleteEdit(tx, caller, null)
  return (await present(caller, id, tx))!
}

/** What prevents publication after this save, checked on the values about to be stored (EDIT-33, EDIT-44). */
async function missingFor(tx: Executor, row: OwnExperience, input: Omit<contract.ExperienceToSave, 'status'>) {
  await lockDate(tx, row.id)
  const { hasDate, mailboxMissing } = await readFacts(tx, row.id)
  const { lat, lng } = input.place
  const checks = publishChecklist({ ...input, images: input.images.length, lat, lng, hasDate, mailboxMissing })
  return row.status === 'published' ? missingOnSave(checks, row, input) : missingOf(checks)
}

/** Saves over an own experience, unless another tab saved or kept something since this one read it (INV-22). */
export const update: Serve<typeof contract.update> = ({ caller, params: { id }, body }) =>
  database().transaction(async (tx) => {
    const { kept: draftVersion, version, status: requested, ...input } = body
    if (requested === 'published' && !(await lockRole(tx, caller))) return refuse('FORBIDDEN')
    const hasCategory = await isCategory(tx, input.categoryId)
    const row = await lockOwn(tx, caller, id)
    if (!row) return refuse('EXPERIENCE_NOT_FOUND')
    if (row.version !== version || (await lockEdit(tx, caller, id)) !== draftVersion) return refuse('EDIT_CONFLICT')
    const refusal = await invalid(tx, caller, input, hasCategory)
    if (refusal) return refusal
    const status = statusAfterSave(row.status, requested)
    const missing = status === 'published' ? await missingFor(tx, row, input) : []
    if (missing.length > 0) return notPublishable(missing)
    // A submitted draft stays submitted while its host edits it (docs/decisions/0121).
    const isSubmission = status === 'published' && row.status !== 'published' && (await needsApproval(tx, caller.id))
    await store(tx, caller, row, input, isSubmission ? 'draft' : status)
    await confirmDates(tx, id)
    if (isSubmission) await writeSubmitted(tx, id)
    await deleteEdit(tx, caller, id)
    return (await present(caller, id, tx))!
  })
