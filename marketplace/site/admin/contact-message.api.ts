import type { Admin } from '#marketplace/accounts/account.rules.ts'
import { settings, supportAddress } from '#marketplace/settings/settings.data.ts'
import { answerLetter } from '#marketplace/site/contact/contact.mail.tsx'
import { answerKey } from '#marketplace/site/contact/contact.rules.ts'
import { archiveMessage, keepAnswer, markOpened } from '#marketplace/site/contact/contact-inbox.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { recordAudit } from '../../admin/audit/audit.data.ts'
import { pageHandler } from '../../admin/list.api.ts'
import { toWire } from '../../admin/list.data.ts'
import type * as contract from './contact-message.contract.ts'
import { findMessage, messageReader, waitingCounts } from './contact-message.data.ts'
import { beginningOf } from './contact-message.rules.ts'
import { NO_MESSAGE } from './contact-message.text.ts'

/** The inbox (ADM-12). */
export const list: Serve<typeof contract.list> = pageHandler(
  messageReader,
  ({ message, ...row }) => ({ ...toWire(row), beginning: beginningOf(message) }),
  async ({ caller }) => {
    const { unanswered, reports, wishes } = await waitingCounts(caller)
    return { boxes: { new: unanswered, reports, wishes } }
  },
)

export const show: Serve<typeof contract.show> = async ({ caller, params: { id } }) =>
  (await findMessage(caller, id)) ?? refuse('NOT_FOUND')

export const read: Serve<typeof contract.read> = async ({ caller, params: { id }, now }) => {
  const opened = await markOpened(database(), caller, id, now)
  return opened || (await findMessage(caller, id)) ? null : refuse('NOT_FOUND')
}

const object = ({ id, name }: { id: string; name: string }) => ({ type: 'message', id, label: name }) as const

/** Stores the answer and its mail in one transaction; the audit log records that it was given, but not its text. */
export const answer: Serve<typeof contract.answer> = async ({ caller, params: { id }, body, now }) => {
  const support = supportAddress(await settings())
  const given = await database().transaction(async (tx) => {
    const message = await keepAnswer(tx, caller, { id, ...body, now })
    if (!message) return false
    await markOpened(tx, caller, id, now)
    const letter = answerLetter({ ...message, ...body, support })
    await sendMail(tx, { ...letter, to: message.email, key: answerKey(id) })
    await recordAudit(tx, caller, {
      action: 'message.answer',
      object: object(message),
      before: { answered: false },
      after: { answered: true },
    })
    return true
  })
  const found = await findMessage(caller, id)
  if (!found) return refuse('NOT_FOUND')
  return given ? found : refuse('MESSAGE_ANSWERED')
}

/** Each in its own transaction; a message that is already there counts as done. */
async function move(admin: Admin, ids: string[], archivedAt: Date | null) {
  const done: string[] = []
  const refused: { id: string; message: string }[] = []
  for (const id of new Set(ids)) {
    const moved = await database().transaction(async (tx) => {
      const message = await archiveMessage(tx, admin, id, archivedAt)
      if (!message) return false
      await recordAudit(tx, admin, {
        action: archivedAt ? 'message.archive' : 'message.restore',
        object: object(message),
        before: { archived: !archivedAt },
        after: { archived: Boolean(archivedAt) },
      })
      return true
    })
    if (moved || (await findMessage(admin, id))) done.push(id)
    else refused.push({ id, message: NO_MESSAGE })
  }
  return { done, refused }
}

export const archive: Serve<typeof contract.archive> = ({ caller, body, now }) => move(caller, body.ids, now)
export const restore: Serve<typeof contract.restore> = ({ caller, body }) => move(caller, body.ids, null)
