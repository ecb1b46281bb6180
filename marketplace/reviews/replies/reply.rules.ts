// Rules for a host's public reply to a review (docs/decisions/0204).
import { HOUR_MS } from '#platform/units.ts'

export const REPLY_HOURS = 48

/** The instant after which a reply can no longer be edited. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + REPLY_HOURS * HOUR_MS)

type ReplyState = { createdAt: Date; hidden: boolean }
/** Why a reply can not be edited: there is none, the team hid it, or the time is over. */
type ReplyDenial = 'REPLY_MISSING' | 'REPLY_HIDDEN' | 'REPLY_FIXED'

/** Whether the host may edit a reply now. @returns null when they may */
export function replyDenial(reply: ReplyState | null, now: Date): ReplyDenial | null {
  if (!reply) return 'REPLY_MISSING'
  if (reply.hidden) return 'REPLY_HIDDEN'
  return now < editableUntil(reply.createdAt) ? null : 'REPLY_FIXED'
}
