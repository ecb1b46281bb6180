// Every URL of the back office and its page. One route serves them all: with a route each, every first load of a public page
// would carry all of them, and its visitors never open the back office (docs/decisions/0120).
import type { QueryClient } from '@tanstack/react-query'
import { rightPages } from '../accounts/admin/rights/admin-right.routes.ts'
import { securityPage } from '../accounts/admin/security/security-page.tsx'
import { staffPage } from '../accounts/admin/staff/staff-page.tsx'
import { userPages } from '../accounts/admin/users/user.routes.ts'
import { bookingPages } from '../bookings/admin/admin-booking.routes.ts'
import { casePages } from '../cases/admin/admin-case.routes.ts'
import { experiencePages } from '../experiences/admin/admin-experience.routes.ts'
import { categoriesPage } from '../experiences/admin/categories/categories-page.tsx'
import { commissionPage } from '../ledger/admin/rates/commission-page.tsx'
import { statementPages } from '../ledger/admin/statements/admin-statement.routes.ts'
import { questionPages } from '../questions/admin/admin-question.routes.ts'
import { reviewPages } from '../reviews/admin/admin-review.routes.ts'
import type { AdminRoute } from './admin-route.view.ts'
import { analyticsPages } from './analytics/analytics.routes.ts'
import { Dashboard, overviewQuery } from './dashboard/admin-dashboard.tsx'
import { fetchFresh } from './list/list.query.ts'
import { outboxPages } from './outbox/outbox.routes.ts'
import { searchPages } from './search/admin-search.routes.ts'
import { settingPages } from './settings/setting.routes.ts'

const overview = {
  title: 'Panel',
  permission: 'overview.read' as const,
  load: (queryClient: QueryClient) => fetchFresh(queryClient, overviewQuery),
  Page: Dashboard,
}

/** In the order of the menu. */
export const adminRoutes: AdminRoute[] = [
  { path: '/', menu: { group: 'market', icon: 'grid' }, ...overview },
  { path: '/dashboard', ...overview },
  ...searchPages,
  ...userPages,
  ...experiencePages,
  ...bookingPages,
  ...reviewPages,
  ...questionPages,
  categoriesPage,
  ...statementPages,
  commissionPage,
  ...analyticsPages,
  ...casePages,
  ...rightPages,
  ...outboxPages,
  ...settingPages,
  staffPage,
  securityPage,
]

/** The page at a path below `/admin`, with the name in it; undefined when there is none. @param path without the first slash */
export function adminRouteAt(path: string): { page: AdminRoute; id: string } | undefined {
  for (const page of adminRoutes) {
    const match = new RegExp(`^${page.path.slice(1).replace('{id}', '([^/]+)')}/?$`).exec(path)
    if (match) return { page, id: match[1] ?? '' }
  }
}
