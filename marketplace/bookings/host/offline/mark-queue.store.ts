// The queue of marks on the device. Each has an idempotency key and keeps its order, so that a broken connection, a closed
// page or an ended session loses none, and none counts twice.
import type { Refused } from '#platform/http/client/call.ts'
import type { OfflineMark } from '../../check-in/offline/offline-guest-list.rules.ts'
import { alreadyText } from '../../check-in/offline/offline-guest-list.text.ts'

/** Store of the marks; `list` is in insertion order. */
export type MarkStore = {
  list: () => Promise<OfflineMark[]>
  put: (mark: OfflineMark) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
  /** The server has it: the list on the device is updated. */
  sent?: (mark: OfflineMark) => Promise<unknown>
}
type Answer = { ok: true; data: { already: boolean } } | { ok: false; refusal: Refused }
export type SendMark = (call: {
  params: { id: string }
  body: { what: OfflineMark['what']; at: string; code?: string }
  key: string
}) => Promise<Answer>

/** `sent`: nothing waits. `waiting`: network or server unavailable. `signed-out`: nobody, or somebody else, is signed in. */
export type Flush = 'sent' | 'waiting' | 'signed-out'
/** Result of a mark, if it was answered at once. */
export type Outcome = { state: 'sent'; already: boolean } | { state: 'told'; words: string } | { state: 'waiting' }

/** Refusals that say nothing about the mark, so it is sent again. */
const passes = ({ status, code }: Refused) =>
  status === 0 || status === 429 || status >= 500 || code === 'IN_FLIGHT' || code === 'MALFORMED'

/**
 * Sends the waiting marks one by one. A refusal of the mark itself is shown on its row, and so is a mark without effect.
 * @param owner whose marks; others' wait for their own session
 * @param watchedKey the mark whose result somebody is watching: shown to them, so it need not be kept
 */
export async function sendMarks(
  store: MarkStore,
  owner: string,
  send: SendMark,
  watchedKey?: string,
): Promise<{ flush: Flush; outcome: Outcome }> {
  let outcome: Outcome = { state: 'waiting' }
  for (const mark of await store.list()) {
    if (mark.owner !== owner || mark.state !== 'waiting') continue
    const { key, bookingId: id, what, at, code } = mark
    const answer = await send({ params: { id }, body: { what, at, ...(code && { code }) }, key })
    if (answer.ok) {
      const { already } = answer.data
      await store.sent?.(mark)
      if (key === watchedKey) outcome = { state: 'sent', already }
      if (already && key !== watchedKey) await store.put(settled(mark, alreadyText[what]))
      else await store.remove(key)
      continue
    }
    const { refusal } = answer
    if (refusal.code === 'NOT_SIGNED_IN' || refusal.code === 'FORBIDDEN') return { flush: 'signed-out', outcome }
    if (passes(refusal)) return { flush: 'waiting', outcome }
    if (key === watchedKey) outcome = { state: 'told', words: refusal.message }
    if (key === watchedKey) await store.remove(key)
    else await store.put(settled(mark, refusal.message))
  }
  return { flush: 'sent', outcome }
}

/** The code was needed only to send it, so it is not kept. */
const settled = ({ code: _, ...mark }: OfflineMark, words: string): OfflineMark => ({ ...mark, state: 'told', words })
