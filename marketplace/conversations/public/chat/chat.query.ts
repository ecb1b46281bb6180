// What the buttons of a chat ask the server. Part of the first load of the pages that have them: thin.
import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** The chat that an address opens by itself (chatPath). */
export const readChat = ({ chat }: Record<string, unknown>): { chat?: string } =>
  typeof chat === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(chat) ? { chat } : {}

/** Unread messages by reservation; a failure shows none, the chat itself says what is wrong. */
export const unreadQuery = queryOptions({
  queryKey: ['conversations', 'unread'],
  staleTime: 20_000,
  refetchInterval: MINUTE_MS,
  queryFn: async () => {
    const answer = await api.conversations.countUnread()
    return answer.ok ? answer.data : { unread: 0, bookings: [] }
  },
})
