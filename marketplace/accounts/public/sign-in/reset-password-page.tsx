import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { ResetPassword, type ResetSearch } from './reset-password.tsx'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: readAs<ResetSearch>(['token', 'done'], ({ token, done }) => ({
    ...(typeof token === 'string' && { token }),
    ...(done === '1' && { done }),
  })),
  head: () =>
    pageHead({
      title: 'Elige una contraseña nueva',
      description: 'Elige una contraseña nueva para tu cuenta de Torogoz.',
      path: '/auth/reset-password',
      index: false,
    }),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  return <ResetPassword {...Route.useSearch()} />
}
