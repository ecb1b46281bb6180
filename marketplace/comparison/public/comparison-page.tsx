import { createFileRoute } from '@tanstack/react-router'
import { absolute, pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { idsOfAddress } from '../comparison.rules.ts'
import { comparisonQuery } from './comparison.query.ts'
import { Comparison } from './comparison.tsx'

const PATH = '/comparison'
const addressOf = (ids: string[]) => absolute(`${PATH}?ids=${ids.join()}`)

/** The comparison of this browser, or with `?ids=a,b,c` one that somebody shared (CMP-12). Empty for search engines: not indexed. */
export const Route = createFileRoute('/_traveler/comparison')({
  validateSearch: readAs<{ ids?: string }>(['ids'], ({ ids }): { ids?: string } => {
    const known = idsOfAddress(ids).join()
    return known ? { ids: known } : {}
  }),
  loaderDeps: ({ search }) => search,
  // One's own list is known to the browser only; a failure is said on the page.
  loader: ({ context: { queryClient }, deps: { ids } }) =>
    ids ? queryClient.prefetchQuery(comparisonQuery(idsOfAddress(ids))) : undefined,
  head: () =>
    pageHead({
      title: 'Comparar experiencias',
      description: 'Hasta tres experiencias de El Salvador lado a lado: precio, fechas, duración y lo que incluyen.',
      path: PATH,
      index: false,
    }),
  component: ComparisonPage,
})

function ComparisonPage() {
  const { ids } = Route.useSearch()
  return <Comparison shared={idsOfAddress(ids)} addressOf={addressOf} />
}
