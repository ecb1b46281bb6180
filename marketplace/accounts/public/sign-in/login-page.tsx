import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { returnSearch } from './auth-search.view.ts'
import { Login } from './login.tsx'

export const Route = createFileRoute('/auth/login')({
  validateSearch: returnSearch,
  head: () =>
    pageHead({
      title: 'Inicia sesión',
      description: 'Entra a tu cuenta de Torogoz para reservar y ver tus reservas.',
      path: '/auth/login',
      index: false,
    }),
  component: LoginPage,
})

function LoginPage() {
  return <Login area="traveler" redirect={Route.useSearch().redirect} />
}
