import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { ResetPassword } from './reset-password.tsx'

export const Route = createFileRoute('/auth/reset-password')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
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
  return <ResetPassword token={Route.useSearch().token} />
}
