import { createFileRoute } from '@tanstack/react-router'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { JsonLd } from '#marketplace/site/public/head/json-ld.tsx'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { readFilters } from '../../search/filters/filter-address.rules.ts'
import { checkedSearch } from './checked-search.view.ts'
import { ResultsFailed } from './results.tsx'
import { searchHead } from './search.head.ts'
import { Search } from './search.tsx'
import { facetsQuery, searchQuery, validateSearch } from './search-address.view.ts'

export const Route = createFileRoute('/_traveler/search')({
  validateSearch: checkedSearch,
  loaderDeps: ({ search }) => ({ address: stringifySearch(search) }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { cursor, ...params } = validateSearch(parseSearch(deps.address))
    const filters = readFilters(params)
    const results = queryClient.ensureInfiniteQueryData(searchQuery(filters, cursor))
    const facets = queryClient.ensureQueryData(facetsQuery(filters))
    const headOf = (category: string | null) => searchHead(filters, category, !cursor)
    // In the browser the page opens before its data arrives, and shows loading and errors itself.
    if (!import.meta.env.SSR) {
      void Promise.allSettled([results, facets])
      return { head: headOf(filters.categories[0] ?? null) }
    }
    const [{ pages }, { categories }] = await Promise.all([results, facets])
    const category = filters.categories[0]?.toLocaleLowerCase('es')
    return {
      head: headOf(categories.values.find(({ value }) => value.toLocaleLowerCase('es') === category)?.value ?? null),
      items: pages.flatMap((page) => page.items.map(({ id, title }) => ({ id, title }))),
    }
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : { meta: [{ title: 'Explorar · Torogoz' }] }),
  component: SearchPage,
  errorComponent: () => (
    <div className="page py-12">
      <ResultsFailed level={1} />
    </div>
  ),
})

function SearchPage() {
  const { cursor, ...params } = validateSearch(Route.useSearch())
  const items = Route.useLoaderData()?.items
  return (
    <>
      <Search filters={readFilters(params)} cursor={cursor} />
      {items && items.length > 0 && <JsonLd of={[itemList(items)]} />}
    </>
  )
}

const itemList = (items: { id: string; title: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: absolute(experiencePath(id, title)),
  })),
})
