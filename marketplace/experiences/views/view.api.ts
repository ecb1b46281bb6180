import { createHmac, randomBytes } from 'node:crypto'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf } from '#platform/clock.ts'
import type * as contract from './view.contract.ts'
import { addView, hostOfPublished } from './view.data.ts'
import { isPrepared, isProgram, isVisitor, Recently } from './view.rules.ts'

// Both live as long as the process and are nowhere else: what was hashed can be told by nobody, later not even by us.
const salt = randomBytes(32)
const recently = new Recently()

/**
 * Counts an opening of the page of a published experience: a sum of the day, nothing else (docs/decisions/0122). Answers
 * the same whether it counted or not.
 */
export const count: Serve<typeof contract.count> = async ({ caller, params: { id }, address, request, now }) => {
  const { headers } = request
  if (isProgram(headers.get('user-agent')) || isPrepared(headers.get('sec-purpose'))) return null
  const hostId = await hostOfPublished(id)
  if (!hostId || !isVisitor(caller.user, hostId)) return null
  const who = createHmac('sha256', salt).update(`${address} ${id}`).digest('base64url')
  if (recently.isNew(who, now)) await addView(id, dayOf(now))
  return null
}
