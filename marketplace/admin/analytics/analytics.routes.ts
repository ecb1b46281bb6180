import type { AdminRoute } from '../admin-route.view.ts'
import { fetchFresh } from '../list/list.query.ts'
import { analyticsQuery, breakdownQuery, byOf } from './analytics.query.ts'
import { rangeOf } from './analytics.rules.ts'
import { AdminAnalytics } from './analytics-page.tsx'

export const analyticsPages: AdminRoute[] = [
  {
    path: '/analytics',
    title: 'Analítica',
    permission: 'figures.read',
    menu: { group: 'market', icon: 'sort' },
    load: (queryClient, { search }) => {
      const range = rangeOf(search, new Date())
      return Promise.all([
        fetchFresh(queryClient, analyticsQuery(range)),
        fetchFresh(queryClient, breakdownQuery(range, byOf(search))),
      ])
    },
    Page: AdminAnalytics,
  },
]
