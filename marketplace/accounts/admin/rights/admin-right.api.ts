import { closeRequest, registerRequest } from '#marketplace/accounts/rights/right.data.ts'
import { rightAnswerMail } from '#marketplace/accounts/rights/right.mail.tsx'
import { rightName } from '#marketplace/accounts/rights/right.text.ts'
import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { pageHandler } from '../../../admin/list.api.ts'
import { toWire } from '../../../admin/list.data.ts'
import type * as contract from './admin-right.contract.ts'
import { findRight, rightCounts, rightReader } from './admin-right.data.ts'
import { adminRightRefusals } from './admin-right.text.ts'

const YEAR = 366 * DAY_MS

/** The queue with the legal deadlines (trust 4.4). */
export const list: Serve<typeof contract.list> = pageHandler(rightReader, toWire, ({ caller }) => rightCounts(caller))

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) =>
  (await findRight(caller, id)) ?? refuse('NOT_FOUND')

export const register: Serve<typeof contract.register> = async ({ caller, body, now, tx }) => {
  const receivedAt = new Date(body.receivedAt)
  const age = now.getTime() - receivedAt.getTime()
  // Tolerates clocks that differ by a minute.
  if (age < -MINUTE_MS || age > YEAR)
    return refuse('RECEIVED_LATER', { fields: { receivedAt: adminRightRefusals.RECEIVED_LATER.text } })
  const row = await registerRequest(tx, caller, { ...body, receivedAt })
  await recordAudit(tx, caller, {
    action: 'right.register',
    object: { type: 'right', id: row.id, label: `${row.name}: ${rightName[row.kind]}` },
    after: { kind: rightName[row.kind], receivedAt: row.receivedAt.toISOString(), dueAt: row.dueAt.toISOString() },
  })
  return (await findRight(caller, row.id, tx))!
}

/** Closes a request with an answer by mail. The log records how it ended but not the text. */
export const close: Serve<typeof contract.close> = async ({ caller, params: { id }, body, now }) => {
  const support = supportAddress(await settings())
  const closed = await database().transaction(async (tx) => {
    const row = await closeRequest(tx, caller, { id, ...body, now })
    if (!row) return false
    if (row.kind !== 'breach') {
      const mail = rightAnswerMail({ ...row, ...body, support })
      await sendMail(tx, { ...mail, to: row.email, key: `data request answer ${id}` })
    }
    await recordAudit(tx, caller, {
      action: 'right.answer',
      object: { type: 'right', id, label: `${row.name}: ${rightName[row.kind]}` },
      before: { status: 'open' },
      after: { status: row.status },
    })
    return true
  })
  const right = await findRight(caller, id)
  if (!right) return refuse('NOT_FOUND')
  return closed ? right : refuse('REQUEST_CLOSED')
}
