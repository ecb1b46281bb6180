import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { mailboxQuery } from '#marketplace/accounts/public/mailbox/mailbox.query.ts'
import { requireKnownUser } from '#marketplace/accounts/public/session/session.store.ts'
import { tabs } from './dashboard-tabs.view.ts'
import { type DashboardPath, readView } from './dashboard-view.view.ts'

/**
 * Loads the code and the data of the tab that an address opens. The server waits for both; the browser opens the tab at once
 * with a placeholder. `?tab=profile` redirects to the profile, which has a page of its own (HDASH-05).
 */
export async function loadDashboard(queryClient: QueryClient, path: DashboardPath, search: Record<string, unknown>) {
  if (search.tab === 'profile') throw redirect({ href: '/host/profile' })
  const view = readView(path, search)
  const user = await requireKnownUser(queryClient)
  const tab = tabs[view.tab]
  const work = [
    tab.Content.preload?.(),
    queryClient.prefetchQuery(mailboxQuery),
    user && tab.read(queryClient, view, user.id),
  ]
  if (typeof document === 'undefined') await Promise.all(work)
}
