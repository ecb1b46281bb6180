import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { BareFrame } from '#marketplace/site/public/layout/bare-frame.tsx'
import { ConfirmMailbox } from './confirm-mailbox.tsx'
import { mailboxLinkQuery } from './mailbox.query.ts'

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
