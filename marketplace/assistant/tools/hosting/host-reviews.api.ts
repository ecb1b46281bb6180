// What was written of a host, read by the host.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { findReceivedReviews } from '#marketplace/reviews/review.data.ts'
import { LOOKED_AT, quoteOf, RECENT } from '../own-tools.api.ts'
import type * as contract from './host-tool.contract.ts'

const MAX_QUOTES = 3
const MAX_ORDERED = 2

/** The host's own reviews, the newest or those with the fewest or most stars first. */
export async function hostReviews(
  host: Host,
  { order }: contract.HostReviewsInput,
): Promise<contract.HostReviewsOutput> {
  const { summary, rows } = await findReceivedReviews(host, null, order ? LOOKED_AT : RECENT)
  // Who gave few stars may have written nothing, and is still the worst.
  const wordless = ({ rating, createdAt }: (typeof rows)[number]) => ({
    text: '',
    stars: rating,
    written: new Date(createdAt).toISOString(),
  })
  const stars = (a: { rating: number }, b: { rating: number }) =>
    order === 'worst' ? a.rating - b.rating : b.rating - a.rating
  const quotes = order
    ? rows.toSorted(stars).map((row) => quoteOf(row) ?? wordless(row))
    : rows.flatMap((row) => quoteOf(row) ?? [])
  return {
    rating: summary?.average ?? null,
    count: summary?.count ?? 0,
    looked: rows.length,
    quotes: quotes.slice(0, order ? MAX_ORDERED : MAX_QUOTES),
    path: '/host/dashboard?tab=reviews',
  }
}
