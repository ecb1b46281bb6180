import { createFileRoute } from '@tanstack/react-router'
import { BareFrame } from '#marketplace/site/parts/bare-frame.tsx'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { ConfirmMailbox } from '../mailbox/parts/confirm-mailbox.tsx'
import { mailboxLinkQuery } from '../mailbox/parts/mailbox-queries.ts'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token.slice(0, 200) : '',
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(mailboxLinkQuery(deps.token))),
  head: () =>
    pageHead({
      title: 'Confirma tu correo',
      description: 'Confirma el correo de tu cuenta de Torogoz.',
      path: '/confirm-email',
      index: false,
    }),
  component: ConfirmEmailPage,
})

function ConfirmEmailPage() {
  return (
    <BareFrame>
      <div className="page max-w-2xl py-8 md:py-14">
        <ConfirmMailbox token={Route.useSearch().token} />
      </div>
    </BareFrame>
  )
}
