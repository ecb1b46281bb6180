import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { searchArea } from '../map/pin.contract.ts'
import { type ListedName, listedFilters } from '../search/filters/filter.fields.ts'
import { gatherFilters, searchFilters } from '../search/search.contract.ts'

const FacetValue = z.object({ value: z.string(), count: z.int() }).meta({ id: 'FacetValue' })

/** Values to choose from, and how many experiences each would leave; `atLeast` when counting stopped at the limit. */
const Facet = z.object({ values: z.array(FacetValue), atLeast: z.boolean() }).meta({ id: 'Facet' })

/** All categories, also empty ones, with their icons. */
export const CategoryFacet = Facet.extend({ values: z.array(FacetValue.extend({ icon: z.string() })) }).meta({
  id: 'CategoryFacet',
})
export type CategoryFacet = z.output<typeof CategoryFacet>

export const Facets = z
  .object({
    categories: CategoryFacet,
    prices: Facet,
    /** Of each list the most frequent values of the whole catalogue, and the chosen ones (SRCH-10). */
    ...(Object.fromEntries(listedFilters.map(([name]) => [name, Facet])) as Record<ListedName, typeof Facet>),
    places: z.object({ values: z.array(FacetValue.extend({ cities: z.array(FacetValue) })), atLeast: z.boolean() }),
  })
  .meta({ id: 'Facets' })
export type Facets = z.output<typeof Facets>

export const show = endpoint({
  method: 'get',
  path: '/experiences/facets',
  summary: 'What a search can be narrowed by, with how many would remain',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  query: z.object({ ...searchFilters, area: searchArea }).transform(gatherFilters),
  limit: { points: 120, seconds: 60 },
  status: 200,
  answer: Facets,
  refusals: [],
})
