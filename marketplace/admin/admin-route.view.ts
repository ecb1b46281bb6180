// The type of a back-office page, apart from the list of pages: a page that imported the list it stands in would be a cycle.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'
import type { RawSearch } from '#platform/pages/search-params.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import type { MenuEntry } from './list.rules.ts'

/** What a page of the back office receives: the name in its path, or '', and the query string. */
export type AdminRouteProps = { id: string; search: RawSearch }

export type AdminRoute = {
  path: `/${string}`
  title: string
  /** Who may open it; null for what is everybody's own. */
  permission: Permission | null
  menu?: MenuEntry & { icon: IconName }
  /** Loads the page's data before it is rendered; an error it throws shows the failure page. */
  load?: (queryClient: QueryClient, props: AdminRouteProps) => Promise<unknown>
  Page: ComponentType<AdminRouteProps>
}
