import { MAX_MESSAGES } from '#marketplace/conversations/conversation.rules.ts'
import { listMessagesBefore } from '#marketplace/conversations/messages/message.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { isRefusal, refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { readAttachment } from '#platform/storage/personal-picture.ts'
import { HOUR_MS } from '#platform/units.ts'
import { recordAudit } from '../../../admin/audit/audit.data.ts'
import { labelOf } from '../actions/booking-action.api.ts'
import { findAnyBooking } from '../admin-booking.data.ts'
import type * as contract from './chat.contract.ts'
import { findChatOf, findPicture, hasOpened } from './chat.data.ts'

/** How long one reason allows loading the pictures of a chat. */
const REASON_LASTS = HOUR_MS

/** The reason is logged and committed before anything is read. Reading marks no message as read and is not notified. */
export const open: Serve<typeof contract.open> = async ({ caller, params: { id }, body: { reason } }) => {
  const chat = await database().transaction(async (tx) => {
    const row = await findAnyBooking(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    const conversation = await findChatOf(caller, id, tx)
    if (!conversation) return refuse('NO_CHAT')
    await recordAudit(tx, caller, { action: 'chat.open', object: { type: 'booking', id, label: labelOf(row) }, reason })
    return conversation
  })
  if (isRefusal(chat)) return chat
  const messages = await listMessagesBefore(chat.id, null, MAX_MESSAGES)
  return {
    messages: messages.map(({ id: message, senderId, senderName, content, attachmentUrl, width, height, ...at }) => ({
      id: message,
      by: senderId === chat.hostId ? 'host' : 'traveler',
      name: senderName,
      content,
      picture:
        attachmentUrl && width && height
          ? { url: `/api/admin/bookings/${id}/chat/pictures/${attachmentUrl.slice(-36)}`, width, height }
          : null,
      createdAt: at.createdAt.toISOString(),
      readAt: at.readAt?.toISOString() ?? null,
    })),
  }
}

/** A picture; without a reason given within the hour it is treated as missing. */
export const showPicture: Serve<typeof contract.showPicture> = async ({ caller, params: { id, picture }, now }) => {
  if (!(await hasOpened(caller, id, new Date(now.getTime() - REASON_LASTS)))) return refuse('NOT_FOUND')
  const file = await findPicture(caller, id, picture)
  const bytes = file && (await readAttachment(file))
  return bytes ? new WithHeaders(bytes, new Headers({ 'cache-control': 'private, no-store' })) : refuse('NOT_FOUND')
}
