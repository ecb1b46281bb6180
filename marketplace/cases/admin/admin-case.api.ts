import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { readSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, plainTimeOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refuse } from '#platform/http/refusal.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { recordAudit } from '../../admin/audit/audit.data.ts'
import { runBulk } from '../../admin/bulk.api.ts'
import { fileHandler, pageHandler } from '../../admin/list.api.ts'
import { toWire } from '../../admin/list.data.ts'
import {
  addMessage,
  assignCase,
  type CaseRow,
  findFirstMessage,
  latestMessageOf,
  lockCase,
  moveCase,
  openCase,
} from '../case.data.ts'
import { caseAnswerMail, caseClosedMail } from '../case.mail.tsx'
import { excerpt, nextStatus, type Outcome, ownCasesPath } from '../case.rules.ts'
import { caseRefusals, kindLabel, outcomeLabel, statusLabel } from '../case.text.ts'
import type * as contract from './admin-case.contract.ts'
import {
  boxCounts,
  caseReader,
  findAsker,
  findCase,
  isPartyOf,
  nameOfAssignee,
  roleOf,
  staffOf,
} from './admin-case.data.ts'
import { caseList } from './admin-case.list.ts'

export const list: Serve<typeof contract.list> = pageHandler(
  caseReader,
  ({ text, personId: _p, phone: _t, bookingCode: _b, experienceId: _e, aboutPersonId: _a, ...row }) => ({
    ...toWire(row),
    beginning: excerpt(text ?? ''),
  }),
  async ({ caller }) => {
    const [boxes, staff] = await Promise.all([boxCounts(caller), staffOf(caller)])
    return { boxes, staff }
  },
)

const momentOf = (instant: Date | null) => instant && `${dayOf(instant)} ${plainTimeOfDay(instant)}`

/** Days and hours in the file are those of El Salvador; the deadline counts while the team must act. */
export const download: Serve<typeof contract.download> = fileHandler(caseList, caseReader, {
  number: ({ number }) => number,
  id: ({ id }) => id,
  kind: ({ kind }) => kindLabel[kind],
  subject: ({ subject }) => subject,
  name: ({ name }) => name,
  personId: ({ personId }) => personId,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  state: ({ status }) => statusLabel[status],
  outcome: ({ outcome }) => outcome && outcomeLabel[outcome],
  assignee: ({ assignee }) => assignee?.name ?? null,
  created: ({ createdAt }) => momentOf(createdAt),
  asked: ({ askedAt }) => momentOf(askedAt),
  due: ({ status, dueAt }) => (status === 'open' ? momentOf(dueAt) : null),
  closed: ({ closedAt }) => momentOf(closedAt),
  booking: ({ bookingCode }) => bookingCode,
  experienceId: ({ experienceId }) => experienceId,
  aboutPersonId: ({ aboutPersonId }) => aboutPersonId,
})

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) =>
  (await findCase(caller, id)) ?? refuse('NOT_FOUND')

const object = ({ id, number, name }: Pick<CaseRow, 'id' | 'number' | 'name'>) =>
  ({ type: 'case', id, label: `${number}: ${name}` }) as const

/** Opens a case for a requester; a booking is recorded by the path of its page. */
export const open: Serve<typeof contract.open> = async ({ caller, body, now, tx }) => {
  const { personId, bookingId, kind, subject, text } = body
  const person = personId ? await findAsker(tx, caller, personId) : null
  if (personId && !person) return refuse('CASE_ABOUT_NOTHING')
  if (bookingId && !(personId && (await isPartyOf(tx, caller, bookingId, personId))))
    return refuse('CASE_ABOUT_NOTHING')
  const row = await openCase(tx, {
    ...{ kind, subject, text, personId, now },
    name: person?.name ?? body.name,
    email: (person ? person.email : body.email) || null,
    about: bookingId && `/profile/reservations/${bookingId}`,
    authorId: caller.id,
  })
  await recordAudit(tx, caller, { action: 'case.open', object: object(row), after: { kind: row.kind } })
  return (await findCase(caller, row.id, tx))!
}

type Doing<Code extends string> = (row: CaseRow) => Promise<Refusal<Code> | null>

/** Runs an action on a locked case, so that nobody else changes it meanwhile, and answers with its new state. */
async function withLockedCase<Code extends string>(tx: Executor, caller: Admin, id: string, action: Doing<Code>) {
  const row = await lockCase(tx, caller, id)
  if (!row) return refuse('NOT_FOUND')
  const result = await action(row)
  if (isRefusal(result)) return result
  return (await findCase(caller, id, tx))!
}

/** Notifies the requester by mail and on the bell. */
async function notifyRequester(
  tx: Executor,
  caller: Admin,
  row: CaseRow,
  { key, text, outcome }: { key: string; text: string; outcome?: Outcome },
): Promise<void> {
  const { number, email, personId } = row
  const role = personId ? await roleOf(tx, caller, personId) : null
  const path = role && `${ownCasesPath(role)}/${row.id}`
  const content = {
    number,
    text,
    path,
    support: supportAddress(await readSettings(tx)),
    first: (await findFirstMessage(tx, row.id))!,
  }
  const mail = outcome ? caseClosedMail({ ...content, outcome }) : caseAnswerMail(content)
  if (email) await sendMail(tx, { ...mail, to: email, key })
  if (personId)
    await createNotice(tx, {
      userId: personId,
      kind: 'account',
      title: outcome
        ? `Cerramos tu caso ${number}: ${outcomeLabel[outcome].toLowerCase()}`
        : `Respondimos tu caso ${number}`,
      // Without a mail server the requester reads it here.
      detail: excerpt(text, 600),
      href: path ?? '/contact',
      key,
    })
}

/**
 * The mail has the text; the audit log records that it was sent, but not the text. The lock makes two concurrent answers see
 * each other.
 */
export const answer: Serve<typeof contract.answer> = ({ caller, params: { id }, body: { text, last }, now, tx }) =>
  withLockedCase(tx, caller, id, async (row) => {
    const status = nextStatus(row, 'answer')
    if (!status) return refuse('CASE_CLOSED')
    if (!row.email && !row.personId) return refuse('CASE_WITHOUT_ADDRESS')
    if ((await latestMessageOf(tx, caller, id)) !== last) return refuse('CASE_MOVED')
    const { key } = await addMessage(tx, caller, { caseId: id, kind: 'answer', text, now, mailed: true })
    await notifyRequester(tx, caller, row, { key: key!, text })
    await moveCase(tx, caller, row, { status, now })
    await recordAudit(tx, caller, {
      action: 'case.answer',
      object: object(row),
      before: { status: row.status },
      after: { status },
    })
    return null
  })

export const note: Serve<typeof contract.note> = ({ caller, params: { id }, body: { text }, now, tx }) =>
  withLockedCase(tx, caller, id, async (row) => {
    await addMessage(tx, caller, { caseId: id, kind: 'note', text, now, mailed: false })
    await recordAudit(tx, caller, { action: 'case.note', object: object(row) })
    return null
  })

export const hear: Serve<typeof contract.hear> = ({ caller, params: { id }, body: { text }, now, tx }) =>
  withLockedCase(tx, caller, id, async (row) => {
    const status = nextStatus(row, 'hear')
    if (!status) return refuse('CASE_OF_DATA')
    await addMessage(tx, caller, { caseId: id, kind: 'asker', text, now, mailed: false })
    await moveCase(tx, caller, row, { status, heard: true, now })
    await recordAudit(tx, caller, {
      action: 'case.hear',
      object: object(row),
      before: { status: row.status },
      after: { status },
    })
    return null
  })

export const assign: Serve<typeof contract.assign> = ({ caller, params: { id }, body: { assigneeId } }) =>
  database().transaction((tx) =>
    withLockedCase(tx, caller, id, async (row) => {
      const staff = await staffOf(caller, tx)
      if (assigneeId && !staff.some((person) => person.id === assigneeId)) return refuse('ASSIGNEE_NOT_STAFF')
      if (row.assigneeId === assigneeId) return null
      await assignCase(tx, caller, id, assigneeId)
      await recordAudit(tx, caller, {
        action: 'case.assign',
        object: object(row),
        before: { assignee: await nameOfAssignee(tx, caller, row.assigneeId) },
        after: { assignee: await nameOfAssignee(tx, caller, assigneeId) },
      })
      return null
    }),
  )

export const close: Serve<typeof contract.close> = ({ caller, params: { id }, body, now, tx }) =>
  withLockedCase(tx, caller, id, async (row) => {
    const { outcome, text, last } = body
    if (row.kind === 'data') return refuse('CASE_OF_DATA')
    const status = nextStatus(row, 'close')
    if (!status) return refuse('CASE_CLOSED')
    if ((await latestMessageOf(tx, caller, id)) !== last) return refuse('CASE_MOVED')
    const { key } = await addMessage(tx, caller, { caseId: id, kind: 'outcome', text, now, mailed: true })
    await notifyRequester(tx, caller, row, { key: key!, text, outcome })
    await moveCase(tx, caller, row, { status, outcome, now })
    await recordAudit(tx, caller, {
      action: 'case.close',
      object: object(row),
      before: { status: row.status },
      after: { status, outcome: outcomeLabel[outcome] },
    })
    return null
  })

export const dismiss: Serve<typeof contract.dismiss> = ({ caller, body: { ids, reason }, now }) =>
  runBulk(ids, caseRefusals, (id) =>
    database().transaction(async (tx) => {
      const row = await lockCase(tx, caller, id)
      if (!row) return refuse('NOT_FOUND')
      if (row.kind === 'data') return refuse('CASE_OF_DATA')
      const status = nextStatus(row, 'dismiss')
      if (!status) return refuse('CASE_CLOSED')
      await moveCase(tx, caller, row, { status, outcome: 'dismissed', now })
      await recordAudit(tx, caller, {
        action: 'case.dismiss',
        object: object(row),
        before: { status: row.status },
        after: { status, outcome: outcomeLabel.dismissed },
        reason,
      })
      return null
    }),
  )
