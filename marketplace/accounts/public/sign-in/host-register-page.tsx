import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { returnSearch } from './auth-search.view.ts'
import { Register } from './register.tsx'

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
  return <Register {...Route.useSearch()} area="host" />
}
