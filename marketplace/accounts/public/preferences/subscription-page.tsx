import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { BareFrame } from '#marketplace/site/public/layout/bare-frame.tsx'
import { subscriptionQuery } from './subscription.query.ts'
import { Subscription } from './subscription.tsx'

export const Route = createFileRoute('/subscription')({
  // `done` only makes another address of the same page, so that no cached copy is shown after a change.
  validateSearch: ({ token, done }: Record<string, unknown>): { token: string; done?: string } => ({
    token: typeof token === 'string' ? token.slice(0, 200) : '',
    ...(done ? { done: '1' } : {}),
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(subscriptionQuery(deps.token))),
  head: () =>
    pageHead({
      title: 'Tus correos',
      description: 'Elige qué correos de Torogoz recibes.',
      path: '/subscription',
      index: false,
    }),
  component: SubscriptionPage,
})

function SubscriptionPage() {
  return (
    <BareFrame>
      <div className="page max-w-2xl py-8 md:py-14">
        <Subscription token={Route.useSearch().token} />
      </div>
    </BareFrame>
  )
}
