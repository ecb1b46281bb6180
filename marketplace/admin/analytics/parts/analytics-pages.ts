import type { DeskPage } from '../../parts/desk.ts'
import { readNow } from '../../parts/list-query.ts'
import { rangeOf } from '../analytics.rules.ts'
import { AdminAnalytics } from './analytics-page.tsx'
import { analyticsQuery, breakdownQuery, byOf } from './analytics-queries.ts'

export const analyticsPages: DeskPage[] = [
  {
    path: '/analytics',
    title: 'Analítica',
    load: (queryClient, { search }) => {
      const range = rangeOf(search, new Date())
      return Promise.all([
        readNow(queryClient, analyticsQuery(range)),
        readNow(queryClient, breakdownQuery(range, byOf(search))),
      ])
    },
    Page: AdminAnalytics,
  },
]
