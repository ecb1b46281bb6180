import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import type { AssistantMessage } from '../assistant.contract.ts'

export type Chat = { offered: boolean; messages: AssistantMessage[] }

/** Whether the assistant is offered, and the conversation; fetched once and then updated by this page. */
export const chatQuery = queryOptions({
  queryKey: ['assistant'],
  queryFn: async (): Promise<Chat> => {
    const answer = await api.assistant.show()
    // Without an answer the assistant is not offered, since the page works without it.
    return answer.ok ? answer.data : { offered: false, messages: [] }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
