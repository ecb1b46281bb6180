import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** How far the own mailbox is trusted. Pages that only offer to confirm it go on without the answer. */
export const mailboxQuery = apiQuery({
  queryKey: ['account', 'mailbox'],
  call: () => api.mailbox.show(),
})

/** What the link of a letter is good for; one without a readable secret is like one that ended. */
export const mailboxLinkQuery = (token: string) =>
  apiQuery({
    queryKey: ['mailbox-link', token],
    call: () => api.mailbox.showLink({ query: { token } }),
    refused: (refusal) => (refusal.code === 'INVALID' ? ({ state: 'expired', viewer: 'nobody' } as const) : undefined),
  })
