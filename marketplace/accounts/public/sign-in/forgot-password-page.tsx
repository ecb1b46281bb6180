import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { returnSearch } from './auth-search.view.ts'
import { ForgotPassword } from './forgot-password.tsx'

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
  return <ForgotPassword {...Route.useSearch()} />
}
