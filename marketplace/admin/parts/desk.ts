// Every URL of the back office and the page it opens. One route serves them all: a route of its own would be carried along
// by the first load of every public page, whose reader never comes here (docs/decisions/0120).
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RawSearch } from '#platform/pages/search-params.ts'
import { analyticsPages } from '../analytics/parts/analytics-pages.ts'
import { bookingPages } from '../bookings/parts/booking-pages.ts'
import { categoriesPage } from '../categories/parts/categories-page.tsx'
import { Dashboard, overviewQuery } from '../dashboard/parts/dashboard.tsx'
import { experiencePages } from '../experiences/parts/experience-pages.ts'
import { messagePages } from '../messages/parts/message-pages.ts'
import { outboxPages } from '../outbox/parts/outbox-pages.ts'
import { reviewPages } from '../reviews/parts/review-pages.ts'
import { rightPages } from '../rights/parts/right-pages.ts'
import { securityPage } from '../security/parts/security-page.tsx'
import { settingPages } from '../settings/parts/setting-pages.ts'
import { userPages } from '../users/parts/user-pages.ts'
import { readNow } from './list-query.ts'

/** What a page of the back office is given: the name in its path, or '', and what stands after the question mark. */
export type DeskProps = { id: string; search: RawSearch }

export type DeskPage = {
  /** Below `/admin`; `{id}` stands for a name in the address. */
  path: `/${string}`
  title: string
  /** Reads what the page shows before it is drawn; what it throws draws the failure. */
  load?: (queryClient: QueryClient, given: DeskProps) => Promise<unknown>
  Page: ComponentType<DeskProps>
}

const overview = {
  title: 'Panel',
  load: (queryClient: QueryClient) => readNow(queryClient, overviewQuery),
  Page: Dashboard,
}

export const desk: DeskPage[] = [
  { path: '/', ...overview },
  { path: '/dashboard', ...overview },
  ...analyticsPages,
  ...bookingPages,
  categoriesPage,
  ...experiencePages,
  ...messagePages,
  ...outboxPages,
  ...rightPages,
  ...settingPages,
  securityPage,
  ...userPages,
  ...reviewPages,
]

/** The page at a path below `/admin`, with the name in it; undefined when there is none. @param path without the first slash */
export function deskPageAt(path: string): { page: DeskPage; id: string } | undefined {
  for (const page of desk) {
    const found = new RegExp(`^${page.path.slice(1).replace('{id}', '([^/]+)')}/?$`).exec(path)
    if (found) return { page, id: found[1] ?? '' }
  }
}
