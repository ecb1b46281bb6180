import { createHmac, randomBytes } from 'node:crypto'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import type * as contract from './view.contract.ts'
import { addView, hostOfPublished } from './view.data.ts'
import { isBot, isPrefetch, isVisitor, RecentKeys } from './view.rules.ts'

// Kept in memory only and lost with the process, so that nobody, not even we, can later tell who a hash was.
const salt = randomBytes(32)
const recently = new RecentKeys()

/**
 * Counts a page view of a published experience: a sum per day, nothing else (docs/decisions/0122). Answers the same whether it
 * counted or not.
 */
export const count: Serve<typeof contract.count> = async ({ caller, params: { id }, address, request, now }) => {
  const { headers } = request
  if (isBot(headers.get('user-agent')) || isPrefetch(headers.get('sec-purpose'))) return null
  const hostId = await hostOfPublished(id)
  if (!hostId || !isVisitor(caller.user, hostId)) return null
  const visitor = createHmac('sha256', salt).update(`${address} ${id}`).digest('base64url')
  if (recently.isNew(visitor, now)) await addView(id, dayOf(now))
  return null
}
