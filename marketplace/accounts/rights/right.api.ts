// Requests to the operators about one's data, beyond what the settings do at once (ARCO-POL, trust 4.4).

import { settingsIn, supportAddress } from '#marketplace/settings/settings.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { sendMail } from '#platform/mail/mail.ts'
import type * as contract from './right.contract.ts'
import { createRequest, type DataRequestRow, requestsOf } from './right.data.ts'
import { rightNewsMail, rightReceivedMail } from './right.mail.tsx'

const presentRight = ({ id, kind, details, status, receivedAt, dueAt, answer, answeredAt }: DataRequestRow) => ({
  id,
  kind,
  details,
  status,
  receivedAt: receivedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  answer,
  answeredAt: answeredAt?.toISOString() ?? null,
})

export const list: Serve<typeof contract.list> = async ({ caller }) => ({
  items: (await requestsOf(caller)).map(presentRight),
})

/** Stores the request with a mail that names the deadline, and one that alerts the operators. */
export const create: Serve<typeof contract.create> = async ({ caller, body, now, tx }) => {
  const row = await createRequest(tx, caller, { ...body, receivedAt: now })
  if (!row) return refuse('TOO_MANY_REQUESTS_OPEN')
  await sendMail(tx, { ...rightReceivedMail(row), to: row.email, key: `data request received ${row.id}` })
  const to = supportAddress(await settingsIn(tx))
  await sendMail(tx, { ...rightNewsMail(row), to, key: `data request news ${row.id}` })
  return presentRight(row)
}
