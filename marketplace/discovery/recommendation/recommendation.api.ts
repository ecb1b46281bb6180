import type { Serve } from '#marketplace/slice.ts'
import { refuse } from '#platform/http/refusal.ts'
import { Serialized } from '#platform/http/response/buffered-response.ts'
import { report } from '#platform/log/log.ts'
import { findCards, findCardTexts } from '../catalogue/cards/card.data.ts'
import { type Counted, findCompared, findCounts, findHome } from '../catalogue/find.data.ts'
import { categoriesOf } from '../facets/facet.rules.ts'
import { noFilters } from '../search/filters/filter-address.rules.ts'
import type * as contract from './recommendation.contract.ts'
import { likedCategories, sameCategoryIds } from './recommendation.data.ts'
import { countryAt, FALLBACK_LIMIT, mostSimilar, recommend, SIMILAR } from './recommendation.rules.ts'

export const showHome: Serve<typeof contract.showHome> = async ({ caller, query: { lat, lng }, now }) => {
  const point = lat === undefined || lng === undefined ? null : { lat, lng }
  const [{ featured, listing, weighed }, liked, counted] = await Promise.all([
    findHome(now),
    caller.user ? likedCategories(caller.user) : new Set<string>(),
    countCategories(now),
  ])
  const recommended = recommend(weighed, { point, country: countryAt(point), categories: liked })
  const cards = await findCards([...new Set([...featured, ...listing, ...recommended])], now)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const shown = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    featured: shown(featured),
    recommended: shown(recommended),
    listing: shown(listing),
    categories: categoriesOf(counted.counts, counted),
  }
}

/** The lists do not depend on the counts; if these fail there are no categories. */
const countCategories = (now: Date): Promise<Counted> =>
  findCounts({ near: null, now }, [{ filters: noFilters, kinds: ['category', 'known'] }]).then(
    ([counted]) => counted!,
    (error) => {
      report(error, { path: 'categories of the front page' })
      return { counts: [], atLeast: false }
    },
  )

export const listSimilar: Serve<typeof contract.listSimilar> = async ({ params, query: { k }, now }) => {
  const compared = await findCompared(params.id)
  if (!compared) return refuse('NOT_FOUND')
  const { origin, candidates } = compared
  const similar = await candidates()
    .then((all) => mostSimilar(origin, all, k))
    .catch((error) => {
      report(error, { path: `similar to ${origin.id}` })
      return []
    })
  const ids = similar.length > 0 ? similar : (await sameCategoryIds(origin, FALLBACK_LIMIT)).slice(0, SIMILAR)
  return new Serialized(`{"items":[${(await findCardTexts(ids, now, null)).join(',')}]}`)
}
