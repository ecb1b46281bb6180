import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/parts/page-head.ts'
import { returnSearch } from '../identity/parts/auth-search.ts'
import { Register } from '../identity/parts/register.tsx'

export const Route = createFileRoute('/auth/host/register')({
  validateSearch: returnSearch,
  head: () =>
    pageHead({
      title: 'Sé anfitrión',
      description: 'Regístrate como anfitrión en Torogoz y publica tus experiencias.',
      path: '/auth/host/register',
      index: false,
    }),
  component: HostRegisterPage,
})

function HostRegisterPage() {
  return <Register area="host" redirect={Route.useSearch().redirect} />
}
