import { createFileRoute } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { prefetchAlerts } from '#marketplace/alerts/public/alert.query.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { JsonLd } from '#marketplace/site/public/head/json-ld.tsx'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { useLightPage } from '#platform/pages/light/light-route.ts'
import { parseSearch, stringifySearch } from '#platform/pages/search-params.ts'
import { ResultsFailed } from './results.tsx'
import { searchHead } from './search.head.ts'
import { Search } from './search.tsx'
import { facetsQuery, type PageParams, readSearch, searchQuery, writeSearch } from './search-address.view.ts'

/** The browser passes the parameters on and reads them where they are used, so that no other page loads the code for it. */
const canonicalParams = createIsomorphicFn()
  .server((raw: Record<string, unknown>): PageParams => writeSearch(readSearch(raw)))
  .client((raw: Record<string, unknown>): PageParams => raw as PageParams)

const Form = island('search', Search)

export const Route = createFileRoute('/_traveler/search')({
  staticData: { islands: 'search' },
  validateSearch: canonicalParams,
  loaderDeps: ({ search }) => ({ address: stringifySearch(search) }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { filters, cursor } = readSearch(parseSearch(deps.address))
    const [{ pages }, facets] = await Promise.all([
      queryClient.ensureInfiniteQueryData(searchQuery(filters, cursor)),
      queryClient.ensureQueryData(facetsQuery(filters)),
      prefetchAlerts(queryClient),
    ])
    return {
      head: searchHead(filters, facets, !cursor),
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
  const { items } = useLightPage(Route).data
  return (
    <>
      <div className="relative isolate overflow-hidden bg-selva text-on-selva">
        <span aria-hidden="true" className="texture-contour absolute inset-0 -z-10 text-on-selva opacity-15" />
        <div className="page py-1.5 md:pt-9 md:pb-15">
          <h1 className="text-heading md:text-title">Explora El Salvador</h1>
        </div>
      </div>
      <Form />
      {items.length > 0 && <JsonLd of={[itemList(items)]} />}
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
