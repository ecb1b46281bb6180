// What a host may do with the public reply to a review (docs/decisions/0204).
import { HOUR_MS } from '#platform/units.ts'

/** How long a host may change the words of a reply, in hours from its publication. */
export const REPLY_HOURS = 48

/** The instant from which the words of a reply stay as they are. */
export const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + REPLY_HOURS * HOUR_MS)

/** A reply as far as it decides what may be done with it. */
export type ReplyState = { createdAt: Date; hidden: boolean }
/** Why a reply is not changed: there is none, the team hid it, or its hours are over. */
export type ReplyDenial = 'REPLY_MISSING' | 'REPLY_HIDDEN' | 'REPLY_FIXED'

/**
 * Whether the host may change the words of a reply at this moment.
 * @returns null when they may
 */
export function replyDenial(reply: ReplyState | null, now: Date): ReplyDenial | null {
  if (!reply) return 'REPLY_MISSING'
  if (reply.hidden) return 'REPLY_HIDDEN'
  return now < editableUntil(reply.createdAt) ? null : 'REPLY_FIXED'
}
