import type { Serve } from '#marketplace/slice.ts'
import { type Counted, findCounts } from '../catalogue/find.data.ts'
import { readArea } from '../map/pin.rules.ts'
import { type ListedName, listedFilters } from '../search/filters/filter.fields.ts'
import { noFilters } from '../search/filters/filter-address.rules.ts'
import { located } from '../search/near/near.data.ts'
import { filterKey } from '../search/search.rules.ts'
import type * as contract from './facet.contract.ts'
import { ALL_KINDS, categoriesOf, countedSets, type Kind, listed, mostFrequent, placesOf } from './facet.rules.ts'

export const show: Serve<typeof contract.show> = async ({ query, now }) => {
  const area = readArea(query.area)
  const { filters, near } = located(query.filters)
  const unfiltered = !area && filterKey(filters) === filterKey(noFilters)
  const sets = unfiltered ? [] : countedSets(filters)
  // The listed values do not depend on the search (SRCH-10), so that the lists do not move while somebody chooses.
  const [everywhere] = (await findCounts({ near: null, now }, [{ filters: noFilters, kinds: ALL_KINDS }])) as [Counted]
  const frequent = listedFilters.map(
    ([name, { listed }]) => [name, mostFrequent(everywhere.counts, name, listed)] as const,
  )
  const values = Object.fromEntries(frequent.map(([name, names]) => [name, [...new Set([...names, ...filters[name]])]]))
  const counted = sets.map((set) => ({ ...set, values }))
  const parts = counted.length > 0 ? await findCounts({ near, now, area }, counted) : []
  const partOf = (kind: Kind) => parts[sets.findIndex((set) => set.kinds.includes(kind))] ?? everywhere
  const facet = (kind: Kind, values: readonly string[], selected: string[]) => {
    const { counts, atLeast } = partOf(kind)
    return { values: listed(values, selected, counts, kind), atLeast }
  }
  const lists = frequent.map(([name, names]) => [name, facet(name, names, filters[name])])
  return {
    categories: categoriesOf(everywhere.counts, partOf('category')),
    prices: facet('price', ['low', 'medium', 'high'], []),
    ...(Object.fromEntries(lists) as Record<ListedName, ReturnType<typeof facet>>),
    places: { values: placesOf(everywhere.counts, partOf('city').counts), atLeast: partOf('city').atLeast },
  }
}
