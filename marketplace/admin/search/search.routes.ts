import type { AdminRoute } from '../admin-route.view.ts'
import { readNow } from '../list/list.query.ts'
import { askedIn, searchQuery } from './search.query.ts'
import { SearchResults } from './search-results.tsx'

export const searchPages: AdminRoute[] = [
  {
    path: '/search',
    title: 'Búsqueda',
    load: (queryClient, { search }) => readNow(queryClient, searchQuery(askedIn(search))),
    Page: SearchResults,
  },
]
