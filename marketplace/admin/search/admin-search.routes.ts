import type { AdminRoute } from '../admin-route.view.ts'
import { fetchFresh } from '../list/list.query.ts'
import { searchQuery, searchTerm } from './admin-search.query.ts'
import { SearchResults } from './search-results.tsx'

export const searchPages: AdminRoute[] = [
  {
    path: '/search',
    title: 'Búsqueda',
    menu: { group: 'market', icon: 'search' },
    permission: 'overview.read',
    load: (queryClient, { search }) => fetchFresh(queryClient, searchQuery(searchTerm(search))),
    Page: SearchResults,
  },
]
