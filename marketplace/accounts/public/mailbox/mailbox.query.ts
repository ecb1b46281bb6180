import { api } from '#marketplace/client.ts'
import { apiQuery } from '#platform/pages/api-query.ts'

/** State of the own mailbox. Pages that only offer to confirm it work without the answer. */
export const mailboxQuery = apiQuery({
  queryKey: ['account', 'mailbox'],
  call: () => api.mailbox.show(),
})

/** State of an email's link; a link without a readable token counts as expired. */
export const mailboxLinkQuery = (token: string) =>
  apiQuery({
    queryKey: ['mailbox-link', token],
    call: () => api.mailbox.showLink({ query: { token } }),
    refused: (refusal) => (refusal.code === 'INVALID' ? ({ state: 'expired', viewer: 'nobody' } as const) : undefined),
  })
