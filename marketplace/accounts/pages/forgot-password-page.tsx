import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { returnSearch } from '../identity/parts/auth-search.ts'
import { ForgotPassword } from '../identity/parts/forgot-password.tsx'

export const Route = createFileRoute('/auth/forgot-password')({
  validateSearch: returnSearch,
  head: () =>
    pageHead({
      title: 'Restablece tu contraseña',
      description: 'Pide un enlace para elegir una contraseña nueva.',
      path: '/auth/forgot-password',
      index: false,
    }),
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  return <ForgotPassword redirect={Route.useSearch().redirect} />
}
