import type { AdminRoute } from '../admin-route.view.ts'
import { readNow } from '../list/list.query.ts'
import { askedIn, searchQuery } from './desk-search.query.ts'
import { SearchResults } from './search-results.tsx'

export const searchPages: AdminRoute[] = [
  {
    path: '/search',
    title: 'Búsqueda',
    menu: { group: 'market', icon: 'search' },
    permission: 'overview.read',
    load: (queryClient, { search }) => readNow(queryClient, searchQuery(askedIn(search))),
    Page: SearchResults,
  },
]
