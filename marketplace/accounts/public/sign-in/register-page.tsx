import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { returnSearch } from './auth-search.view.ts'
import { Register } from './register.tsx'

export const Route = createFileRoute('/auth/register')({
  validateSearch: returnSearch,
  head: () =>
    pageHead({
      title: 'Regístrate',
      description: 'Crea tu cuenta de Torogoz y reserva experiencias en El Salvador.',
      path: '/auth/register',
      index: false,
    }),
  component: RegisterPage,
})

function RegisterPage() {
  return <Register {...Route.useSearch()} area="traveler" />
}
