import type { Serve } from '#marketplace/slice.ts'
import { wouldNeedApproval } from '../editor/approval/approval.data.ts'
import { approvalOf } from '../editor/approval/approval.rules.ts'
import { KeptContent } from '../editor/draft/draft.contract.ts'
import { findEdit } from '../editor/draft/draft.data.ts'
import { allowedSteps, publishChecklist } from '../editor/publishing/publishing.rules.ts'
import { experiencePath } from '../experience.rules.ts'
import { pausedOn } from '../freshness/freshness.rules.ts'
import type * as contract from './host-experience.contract.ts'
import { countOwn, listOwn } from './host-experience.data.ts'

export const list: Serve<typeof contract.list> = async ({ caller, query }) => {
  const [{ rows, next }, counts, edit, needed] = await Promise.all([
    listOwn(caller, query),
    countOwn(caller),
    findEdit(caller, null),
    wouldNeedApproval(caller.id),
  ])
  const draft = KeptContent.safeParse(edit?.content)
  return {
    experiences: rows.map(({ facts, everBooked, at: _, submittedAt, returnReason, ...card }) => {
      const { confirmedAt, askedAt, lapsedAt, ...row } = card
      const approval = approvalOf({ submittedAt, returnReason }, needed)
      const { title, price, bookingRequired } = facts
      const checks = publishChecklist(facts)
      return {
        ...row,
        ...{ title, price, bookingRequired, checks, approval },
        freshness: {
          confirmedAt: (confirmedAt ?? row.createdAt).toISOString(),
          pausesOn: askedAt && row.status === 'published' ? pausedOn(askedAt) : null,
          lapsed: lapsedAt !== null && row.status === 'paused',
        },
        nextDate: row.nextDate && new Date(row.nextDate).toISOString(),
        allowed: allowedSteps(row.status, checks, everBooked, approval),
        path: experiencePath(row.id, title),
        createdAt: row.createdAt.toISOString(),
      }
    }),
    next,
    counts,
    begun: draft.success ? { title: draft.data.title.trim() } : null,
  }
}
