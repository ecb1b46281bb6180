// The tabs (HDASH-05): name, content and data of each. Code and data of a tab load when it opens, so that the first load stays
// small.
import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { conversationsQuery } from '#marketplace/conversations/public/list/conversation.query.ts'
import { hostExperiencesQuery } from '#marketplace/experiences/host/list/host-experiences.query.ts'
import { receivedQuestionsQuery } from '../../../questions/host/received-questions.query.ts'
import { receivedReviewsQuery } from '../../../reviews/host/received-reviews.query.ts'
import { earningsQuery } from '../earnings/earnings.query.ts'
import { hostBookingsQuery, statsQuery, todayQuery } from './dashboard.query.ts'
import type { DashboardPath, DashboardView, Tab } from './dashboard-view.view.ts'

export type TabProps = { path: DashboardPath; view: DashboardView; hostId: string }

type TabEntry = {
  label: string
  Content: ComponentType<TabProps> & { preload?: () => Promise<unknown> | undefined }
  /** Prefetches what the tab shows first; the tab itself reports a failure. */
  read: (queryClient: QueryClient, view: DashboardView, hostId: string) => Promise<unknown>
}

export const tabs: Record<Tab, TabEntry> = {
  overview: {
    label: 'Resumen',
    Content: lazyRouteComponent(() => import('./overview-tab.tsx'), 'OverviewTab'),
    read: (queryClient) => Promise.all([queryClient.prefetchQuery(todayQuery), queryClient.prefetchQuery(statsQuery)]),
  },
  experiences: {
    label: 'Experiencias',
    Content: lazyRouteComponent(() => import('../../../experiences/host/list/experiences-tab.tsx'), 'ExperiencesTab'),
    read: (queryClient) => queryClient.prefetchQuery(hostExperiencesQuery()),
  },
  reservations: {
    label: 'Reservas',
    Content: lazyRouteComponent(() => import('../../../bookings/host/list/host-bookings-tab.tsx'), 'HostBookingsTab'),
    read: (queryClient, { filter }) => queryClient.prefetchQuery(hostBookingsQuery(filter)),
  },
  conversations: {
    label: 'Conversaciones',
    Content: lazyRouteComponent(() => import('../../../conversations/host/conversations-tab.tsx'), 'ConversationsTab'),
    read: (queryClient) => queryClient.prefetchInfiniteQuery(conversationsQuery),
  },
  questions: {
    label: 'Preguntas',
    Content: lazyRouteComponent(() => import('../../../questions/host/questions-tab.tsx'), 'QuestionsTab'),
    read: (queryClient) =>
      Promise.all([
        queryClient.prefetchInfiniteQuery(receivedQuestionsQuery('waiting')),
        queryClient.prefetchInfiniteQuery(receivedQuestionsQuery('answered')),
      ]),
  },
  reviews: {
    label: 'Reseñas',
    Content: lazyRouteComponent(() => import('../../../reviews/host/reviews-tab.tsx'), 'ReviewsTab'),
    read: (queryClient) => queryClient.prefetchInfiniteQuery(receivedReviewsQuery),
  },
  earnings: {
    label: 'Ganancias',
    Content: lazyRouteComponent(() => import('../earnings/earnings-tab.tsx'), 'EarningsTab'),
    read: (queryClient) => queryClient.prefetchQuery(earningsQuery),
  },
}
