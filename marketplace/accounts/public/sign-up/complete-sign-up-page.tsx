import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { CompleteSignUp } from './complete-sign-up.tsx'
import { signUpLinkQuery } from './sign-up-link.query.ts'

export const Route = createFileRoute('/auth/complete-sign-up')({
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token.slice(0, 200) : '',
  }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context, deps }) => void (await context.queryClient.ensureQueryData(signUpLinkQuery(deps.token))),
  head: () =>
    pageHead({
      title: 'Termina tu registro',
      description: 'Termina de crear tu cuenta de Torogoz.',
      path: '/auth/complete-sign-up',
      index: false,
    }),
  component: CompleteSignUpPage,
})

function CompleteSignUpPage() {
  return <CompleteSignUp token={Route.useSearch().token} />
}
