import type { Serve } from '#marketplace/contracts.ts'
import { refuse } from '#platform/http/refusal.ts'
import type { listHostReviews } from './review.contract.ts'
import { findHostReviews } from './review.data.ts'
import { authorName } from './review.rules.ts'

export const listOfHost: Serve<typeof listHostReviews> = async ({ params: { id }, query: { after, limit } }) => {
  // One more than asked tells whether there is a next page.
  const found = await findHostReviews(id, after ?? null, limit + 1)
  if (!found) return refuse('HOST_NOT_FOUND')
  const rows = found.rows.slice(0, limit)
  return {
    summary: found.summary,
    items: rows.map(({ fullName, ...review }) => ({ ...review, author: authorName(fullName) })),
    next: found.rows.length > limit ? rows.at(-1)!.id : null,
  }
}
