import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import { dataOf } from '#platform/pages/api-query.ts'
import type { ConversationLine } from '../../conversation.contract.ts'

/** All chats of a person, page by page; reloaded when the list opens, and regularly while it is visible. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: ['conversations', 'list'],
  queryFn: ({ pageParam }) => dataOf(api.conversations.list({ query: pageParam ? { after: pageParam } : {} })),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  staleTime: 0,
  refetchInterval: 30_000,
  retry: false,
})

type Page = { conversations: ConversationLine[]; next: string | null }

/** The list after everything in one chat has been read. */
export const withoutUnread = <Param>(list: InfiniteData<Page, Param>, id: string): InfiniteData<Page, Param> => ({
  ...list,
  pages: list.pages.map((page) => ({
    ...page,
    conversations: page.conversations.map((line) => (line.id === id ? { ...line, unread: 0 } : line)),
  })),
})
