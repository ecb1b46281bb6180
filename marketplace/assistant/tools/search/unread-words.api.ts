// Words of a message that no table has read: of the results those come first whose pages have them. The catalogue is the
// dictionary, so a word that nobody wrote changes nothing.
import { findPage } from '#marketplace/discovery/catalogue/find.data.ts'
import { noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { MAX_COUNTED } from '#marketplace/discovery/search/search.rules.ts'
import { withExactWords } from '#marketplace/discovery/search/words/exact.data.ts'

/** A word that more of the results have tells them from no other. */
const MOST = 1 / 3

/** @param ids in their order @returns them with those first that have most of the words, and the words that some have */
export async function rankByUnreadWords(
  ids: string[],
  words: readonly string[],
  now: Date,
): Promise<{ ids: string[]; hints: string[] }> {
  if (words.length === 0 || ids.length < 2) return { ids, hints: [] }
  const among = new Set(ids)
  const found = await Promise.all(
    words.map(async (q) => {
      const page = await findPage({ ...located({ ...noFilters, q }), now, size: MAX_COUNTED })
      const here = page.ids.filter((id) => among.has(id))
      return here.length === 0 || here.length > ids.length * MOST ? [] : await withExactWords(here, q, false)
    }),
  )
  const points = new Map<string, number>()
  for (const id of found.flat()) points.set(id, (points.get(id) ?? 0) + 1)
  return {
    ids: ids.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0)),
    hints: words.filter((_, at) => found[at]!.length > 0),
  }
}
