// Queries of the chat buttons. Part of the first load of their pages, so they must stay small.
import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** The chat that an address opens (chatPath). */
export const readChat = ({ chat }: Record<string, unknown>): { chat?: string } =>
  typeof chat === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(chat) ? { chat } : {}

/** Unread messages per booking. A failure shows none, because the chat itself reports errors. */
export const unreadQuery = queryOptions({
  queryKey: ['conversations', 'unread'],
  staleTime: 20_000,
  refetchInterval: MINUTE_MS,
  queryFn: async () => {
    const answer = await api.conversations.countUnread()
    return answer.ok ? answer.data : { unread: 0, bookings: [] }
  },
})
