import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'
import type { AssistantMessage } from '../assistant.contract.ts'

export type Chat = { offered: boolean; messages: AssistantMessage[] }

/** Whether the assistant is offered, and what was said; asked once, then kept up by what is said here. */
export const chatQuery = queryOptions({
  queryKey: ['assistant'],
  queryFn: async (): Promise<Chat> => {
    const answer = await api.assistant.show()
    // Without an answer it is not offered: the page does not need it.
    return answer.ok ? answer.data : { offered: false, messages: [] }
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})
