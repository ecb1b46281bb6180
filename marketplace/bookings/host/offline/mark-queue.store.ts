// Marks made on the device wait here until they are answered: each with its key, in the order they were made, so that a line
// that breaks, a page that closes or a session that ends costs none, and none counts twice.
import type { Refused } from '#platform/http/client/call.ts'
import type { KeptMark } from '../../check-in/offline/kept-list.rules.ts'
import { alreadyWords } from '../../check-in/offline/kept-list.text.ts'

/** Where marks are kept; `list` is in the order in which they were put. */
export type MarkShelf = {
  list: () => Promise<KeptMark[]>
  put: (mark: KeptMark) => Promise<unknown>
  remove: (key: string) => Promise<unknown>
  /** It is so at the server now: the list on the device says it, too. */
  sent?: (mark: KeptMark) => Promise<unknown>
}
type Answer = { ok: true; data: { already: boolean } } | { ok: false; refusal: Refused }
export type SendMark = (call: {
  params: { id: string }
  body: { what: KeptMark['what']; at: string; code?: string }
  key: string
}) => Promise<Answer>

/** `sent`: nothing waits. `waiting`: the line or the server was not there. `signed-out`: nobody, or somebody else, is signed in. */
export type Flush = 'sent' | 'waiting' | 'signed-out'
/** What a mark came to, where it was answered at once. */
export type Outcome = { state: 'sent'; already: boolean } | { state: 'told'; words: string } | { state: 'waiting' }

/** Refusals that are no answer about the mark: it is sent again. */
const passes = ({ status, code }: Refused) =>
  status === 0 || status === 429 || status >= 500 || code === 'IN_FLIGHT' || code === 'MALFORMED'

/**
 * Sends what waits, one after the other. A refusal about the mark itself is told in words on its row; what was so before, too.
 * @param mine whose marks; others' wait for their own session
 * @param fresh the mark whose outcome somebody is looking at: told to them, and so not kept to be told again
 */
export async function sendMarks(
  shelf: MarkShelf,
  mine: string,
  send: SendMark,
  fresh?: string,
): Promise<{ flush: Flush; outcome: Outcome }> {
  let outcome: Outcome = { state: 'waiting' }
  for (const mark of await shelf.list()) {
    if (mark.owner !== mine || mark.state !== 'waiting') continue
    const { key, bookingId: id, what, at, code } = mark
    const answer = await send({ params: { id }, body: { what, at, ...(code && { code }) }, key })
    if (answer.ok) {
      const { already } = answer.data
      await shelf.sent?.(mark)
      if (key === fresh) outcome = { state: 'sent', already }
      if (already && key !== fresh) await shelf.put(told(mark, alreadyWords[what]))
      else await shelf.remove(key)
      continue
    }
    const { refusal } = answer
    if (refusal.code === 'NOT_SIGNED_IN' || refusal.code === 'FORBIDDEN') return { flush: 'signed-out', outcome }
    if (passes(refusal)) return { flush: 'waiting', outcome }
    if (key === fresh) outcome = { state: 'told', words: refusal.message }
    if (key === fresh) await shelf.remove(key)
    else await shelf.put(told(mark, refusal.message))
  }
  return { flush: 'sent', outcome }
}

/** The code was needed to send it, and is not any more. */
const told = ({ code: _, ...mark }: KeptMark, words: string): KeptMark => ({ ...mark, state: 'told', words })
