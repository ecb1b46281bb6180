import type { Host } from '#marketplace/accounts/account.rules.ts'
import { lockRole } from '#marketplace/accounts/account-status/account-status.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { type Refusal, refuse } from '#platform/http/refusal.ts'
import { confirmDates } from '../../freshness/freshness.data.ts'
import { endSubmission, needsApproval, writeSubmitted } from '../approval/approval.data.ts'
import { approvalOf } from '../approval/approval.rules.ts'
import { notPublishable } from '../update/update.api.ts'
import type * as contract from './publishing.contract.ts'
import {
  copyRows,
  deleteRows,
  lockDate,
  lockOwn,
  type OwnExperience,
  readFacts,
  writeStatus,
} from './publishing.data.ts'
import {
  allowedSteps,
  type ChecklistItem,
  canTake,
  copiedTitle,
  missingOf,
  publishChecklist,
  STEPS,
  type Step,
} from './publishing.rules.ts'

/** Performs a step if the status allows it; publishing needs all four checks at this moment (INV-17). */
const takeStep = (caller: Host, id: string, step: Step) =>
  database().transaction(async (tx) => {
    const publishing = STEPS[step].to === 'published'
    if (publishing && !(await lockRole(tx, caller))) return refuse('FORBIDDEN')
    const row = await lockOwn(tx, caller, id)
    if (!row) return refuse('EXPERIENCE_NOT_FOUND')
    const may = canTake(step, row.status)
    if (may === 'no') return refuse('EXPERIENCE_STATE', { data: { status: row.status } })
    if (publishing) await lockDate(tx, id)
    const { everBooked, ...facts } = await readFacts(tx, id)
    const checks = publishChecklist(facts)
    const missing = publishing && may === 'yes' ? missingOf(checks) : []
    if (missing.length > 0) return notPublishable(missing)
    const needed = await needsApproval(tx, caller.id)
    if (may === 'done') return statusAfter(row, row, checks, everBooked, needed)
    const written = publishing && needed ? await submitOnce(tx, row) : await writeStatus(tx, id, STEPS[step].to)
    // Last: whoever waits for this row holds no other lock.
    if (publishing) await confirmDates(tx, id)
    return statusAfter(row, written, checks, everBooked, needed)
  })

const submitOnce = async (tx: Executor, row: OwnExperience) => (row.submittedAt ? row : writeSubmitted(tx, row.id))

type Written = Pick<OwnExperience, 'status' | 'version' | 'submittedAt'>
/** The state after a step. A return reason is settled once the experience waits or is public. */
function statusAfter(row: OwnExperience, now: Written, checks: ChecklistItem[], everBooked: boolean, needed: boolean) {
  const { status, version, submittedAt } = now
  const isSettled = submittedAt !== null || status === 'published'
  const approval = approvalOf({ submittedAt, returnReason: isSettled ? null : row.returnReason }, needed)
  return { id: row.id, status, version, checks, allowed: allowedSteps(status, checks, everBooked, approval), approval }
}

/** Steps other than publishing need no checks, so their type has no such refusals. */
type Taken = Awaited<ReturnType<typeof takeStep>>
type OfPublishing = ReturnType<typeof notPublishable> | Refusal<'FORBIDDEN'>
const withoutChecks = async (result: Promise<Taken>) => (await result) as Exclude<Taken, OfPublishing>

export const publish: Serve<typeof contract.publish> = ({ caller, params: { id } }) => takeStep(caller, id, 'publish')
export const resume: Serve<typeof contract.resume> = ({ caller, params: { id } }) => takeStep(caller, id, 'resume')
export const pause: Serve<typeof contract.pause> = ({ caller, params: { id } }) =>
  withoutChecks(takeStep(caller, id, 'pause'))
export const archive: Serve<typeof contract.archive> = ({ caller, params: { id } }) =>
  withoutChecks(takeStep(caller, id, 'archive'))
export const restore: Serve<typeof contract.restore> = ({ caller, params: { id } }) =>
  withoutChecks(takeStep(caller, id, 'restore'))

/** Withdraws a submission before an operator has decided. An experience that is not submitted stays as it is. */
export const withdraw: Serve<typeof contract.withdraw> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    const row = await lockOwn(tx, caller, id)
    if (!row) return refuse('EXPERIENCE_NOT_FOUND')
    if (row.status !== 'draft') return refuse('EXPERIENCE_STATE', { data: { status: row.status } })
    const { everBooked, ...facts } = await readFacts(tx, id)
    const now = row.submittedAt ? await endSubmission(tx, id, null) : row
    return statusAfter(row, now, publishChecklist(facts), everBooked, await needsApproval(tx, caller.id))
  })

/** Creates a draft with the same texts, place and pictures, but without dates (EDIT-30). */
export const copy: Serve<typeof contract.copy> = async ({ caller, params: { id }, tx }) => {
  const row = await lockOwn(tx, caller, id)
  return row ? { id: await copyRows(tx, caller, id, copiedTitle(row.title)) } : refuse('EXPERIENCE_NOT_FOUND')
}

export const remove: Serve<typeof contract.remove> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    const row = await lockOwn(tx, caller, id)
    if (!row) return refuse('EXPERIENCE_NOT_FOUND')
    if (row.status !== 'draft') return refuse('EXPERIENCE_STATE', { data: { status: row.status } })
    if ((await readFacts(tx, id)).everBooked) return refuse('EXPERIENCE_HAS_BOOKINGS')
    await deleteRows(tx, row)
    return null
  })
