import { queryOptions } from '@tanstack/react-query'
import { api } from '#marketplace/client.ts'

/** How far the own mailbox is trusted. Pages that only offer to confirm it go on without the answer. */
export const mailboxQuery = queryOptions({
  queryKey: ['account', 'mailbox'],
  queryFn: async () => {
    const answer = await api.mailbox.show()
    if (answer.ok) return answer.data
    throw new Error(answer.refusal.message)
  },
})

/** What the link of a letter is good for; one without a readable secret is like one that ended. */
export const mailboxLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['mailbox-link', token],
    queryFn: async () => {
      const answer = await api.mailbox.showLink({ query: { token } })
      if (answer.ok) return answer.data
      if (answer.refusal.code === 'INVALID') return { state: 'expired', viewer: 'nobody' } as const
      throw new Error(answer.refusal.message)
    },
  })
