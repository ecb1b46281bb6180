import type { QueryClient } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'
import type { Notice } from '../../notices/notice.contract.ts'

/** Notices in the bell's panel. */
const IN_PANEL = 6

/** The number on the bell; reloaded every two minutes while the page is visible. */
export const unreadQuery = apiQuery({
  queryKey: ['notices', 'unread'],
  staleTime: MINUTE_MS,
  refetchInterval: 120_000,
  call: () => api.notices.countUnread(),
  read: (data) => data.unread,
})

/** The newest notices for the bell's panel, reloaded at every opening. */
export const newestQuery = apiQuery({
  queryKey: ['notices', 'newest'],
  staleTime: 0,
  call: () => api.notices.list({ query: { limit: IN_PANEL } }),
})

export const noticesQuery = (after?: string) =>
  apiQuery({
    queryKey: ['notices', 'page', after ?? ''],
    staleTime: 30_000,
    call: () => api.notices.list({ query: { after } }),
  })

const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['notices'] })

/** Reloads the bell after the server has marked something as read elsewhere; not when it shows none. */
export async function refreshBell(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(unreadQuery.queryKey)) await refresh(queryClient)
}

/** Marks a notice as opened. Neither delays the navigation nor makes it fail. */
export async function openNotice(queryClient: QueryClient, { id, readAt }: Notice): Promise<void> {
  if (readAt) return
  await api.notices.read({ params: { id } })
  await refresh(queryClient)
}

export async function readAll(queryClient: QueryClient) {
  const answer = await api.notices.readAll()
  await refresh(queryClient)
  return answer
}
