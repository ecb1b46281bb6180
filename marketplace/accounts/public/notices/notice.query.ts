// What the bell and the page of the notices ask the server.
import type { QueryClient } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'
import { MINUTE_MS } from '#platform/units.ts'
import type { Notice } from '../../notices/notice.contract.ts'

/** How many stand in the panel of the bell. */
const IN_PANEL = 6

/** The number on the bell; asked again every two minutes while the page is in sight. */
export const unreadQuery = apiQuery({
  queryKey: ['notices', 'unread'],
  staleTime: MINUTE_MS,
  refetchInterval: 120_000,
  call: () => api.notices.countUnread(),
  read: (data) => data.unread,
})

/** The newest, as the panel of the bell shows them: asked at every opening. */
export const newestQuery = apiQuery({
  queryKey: ['notices', 'newest'],
  staleTime: 0,
  call: () => api.notices.list({ query: { limit: IN_PANEL } }),
})

/** A page of all notices. */
export const noticesQuery = (after?: string) =>
  apiQuery({
    queryKey: ['notices', 'page', after ?? ''],
    staleTime: 30_000,
    call: () => api.notices.list({ query: { after } }),
  })

const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: ['notices'] })

/** Reads the bell again after the server has marked something as read elsewhere; a bell without news stays as it is. */
export async function refreshBell(queryClient: QueryClient): Promise<void> {
  if (queryClient.getQueryData(unreadQuery.queryKey)) await refresh(queryClient)
}

/** Tells the server that a notice was opened. Does not hold up the way to where it leads, nor fail it. */
export async function openNotice(queryClient: QueryClient, { id, readAt }: Notice): Promise<void> {
  if (readAt) return
  await api.notices.read({ params: { id } })
  await refresh(queryClient)
}

/** Marks every notice as read, and asks for them again. */
export async function readAll(queryClient: QueryClient) {
  const answer = await api.notices.readAll()
  await refresh(queryClient)
  return answer
}
