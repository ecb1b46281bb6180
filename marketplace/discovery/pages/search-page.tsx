import { createFileRoute } from '@tanstack/react-router'
import { Facts } from '#marketplace/site/parts/facts.tsx'
import { absolute, pageHead } from '#marketplace/site/parts/page-head.ts'
import { ResultsFailed } from '../parts/results.tsx'
import { Search } from '../parts/search.tsx'
import { facetsQuery, searchQuery, validateSearch } from '../parts/search-address.ts'
import { searchHead } from '../parts/search-head.ts'
import { readFilters } from '../search/search.rules.ts'

export const Route = createFileRoute('/_traveler/search')({
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const filters = readFilters(deps)
    const results = queryClient.ensureInfiniteQueryData(searchQuery(filters, deps.cursor))
    const facets = queryClient.ensureQueryData(facetsQuery(filters))
    // In the browser the page stays in reach while results are on their way; it says itself when they fail.
    if (!import.meta.env.SSR) return void Promise.allSettled([results, facets])
    const [{ pages }, { categories }] = await Promise.all([results, facets])
    const asked = filters.categories[0]?.toLocaleLowerCase('es')
    return {
      category: categories.values.find(({ value }) => value.toLocaleLowerCase('es') === asked)?.value ?? null,
      items: pages.flatMap((page) => page.items.map(({ id, title }) => ({ id, title }))),
    }
  },
  head: ({ loaderData, match: { search } }) => {
    const filters = readFilters(search)
    const category = loaderData ? loaderData.category : (filters.categories[0] ?? null)
    return pageHead(searchHead(filters, category, !search.cursor))
  },
  component: SearchPage,
  errorComponent: () => (
    <div className="page py-12">
      <ResultsFailed level={1} />
    </div>
  ),
})

function SearchPage() {
  const { cursor, ...params } = Route.useSearch()
  const items = Route.useLoaderData()?.items
  return (
    <>
      <Search filters={readFilters(params)} cursor={cursor} />
      {items && items.length > 0 && <Facts of={[itemList(items)]} />}
    </>
  )
}

/** The list as search engines read it. */
const itemList = (items: { id: string; title: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: absolute(`/experience/${id}`),
  })),
})
