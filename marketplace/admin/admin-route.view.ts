// What a page of the back office is: beside the list of them, so that a page does not import the list it stands in.
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RawSearch } from '#platform/pages/search-params.ts'
import type { IconName } from '#ui/icons/icon.tsx'
import type { MenuEntry } from './list.rules.ts'

/** What a page of the back office is given: the name in its path, or '', and what stands after the question mark. */
export type AdminRouteProps = { id: string; search: RawSearch }

export type AdminRoute = {
  /** Below `/admin`; `{id}` stands for a name in the address. */
  path: `/${string}`
  title: string
  menu?: MenuEntry & { icon: IconName }
  /** Reads what the page shows before it is drawn; what it throws draws the failure. */
  load?: (queryClient: QueryClient, given: AdminRouteProps) => Promise<unknown>
  Page: ComponentType<AdminRouteProps>
}
