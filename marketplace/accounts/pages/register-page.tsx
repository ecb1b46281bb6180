import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { returnSearch } from '../identity/parts/auth-search.ts'
import { Register } from '../identity/parts/register.tsx'

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
  return <Register area="traveler" redirect={Route.useSearch().redirect} />
}
