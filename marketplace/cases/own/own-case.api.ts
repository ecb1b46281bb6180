import { readSettings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { pageOf } from '#platform/http/cursor.ts'
import { refuse } from '#platform/http/refusal.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { type CaseRow, moveCase } from '../case.data.ts'
import { caseReplyReceivedMail } from '../case.mail.tsx'
import { excerpt, type MessageKind, NOTIFIED_OUTCOMES, nextStatus } from '../case.rules.ts'
import type * as contract from './own-case.contract.ts'
import { addOwnMessage, findOwnCase, listOwnCases, listSharedMessages } from './own-case.data.ts'

type Latest = { kind: MessageKind; text: string }

const rowOf = (
  { id, number, kind, subject, status, outcome, createdAt }: CaseRow,
  latest: Latest,
): contract.OwnCaseRow => ({
  ...{ id, number, kind, subject, status },
  // Whoever was put aside is not told so.
  outcome: NOTIFIED_OUTCOMES.find((notified) => notified === outcome) ?? null,
  createdAt: createdAt.toISOString(),
  beginning: excerpt(latest.text),
  byTeam: latest.kind !== 'asker',
})

async function presentOwnCase(tx: Executor, row: CaseRow): Promise<contract.OwnCase> {
  const messages = await listSharedMessages(tx, row)
  return {
    // The first message is added with the case.
    ...rowOf(row, messages.at(-1)!),
    about: row.about,
    takesMessages: nextStatus(row, 'hear') !== null,
    messages: messages.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })),
  }
}

export const list: Serve<typeof contract.list> = async ({ caller, query }) => {
  const { rows, next } = pageOf(await listOwnCases(caller, query), query.limit, ({ at, row }) => [at, row.id])
  return {
    cases: rows.map(({ row, text, kind }) => rowOf(row, { text, kind })),
    next,
  }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) => {
  const row = await findOwnCase(database(), caller, id)
  return row ? presentOwnCase(database(), row) : refuse('NOT_FOUND')
}

/** Adds the message, opens the case again and tells the team by email, together or not at all (docs/decisions/0237). */
export const write: Serve<typeof contract.write> = async ({ caller, params: { id }, body: { text }, now, tx }) => {
  const row = await findOwnCase(tx, caller, id, 'lock')
  if (!row) return refuse('NOT_FOUND')
  const status = nextStatus(row, 'hear')
  if (!status) return refuse('CASE_OVER')
  const messageId = await addOwnMessage(tx, row, text, now)
  await moveCase(tx, caller, row, { status, heard: true, now })
  const to = supportAddress(await readSettings(tx))
  await sendMail(tx, { ...caseReplyReceivedMail({ ...row, text }), to, key: `case heard ${messageId}` })
  return presentOwnCase(tx, (await findOwnCase(tx, caller, id))!)
}
