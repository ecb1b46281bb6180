import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { returnSearch } from './auth-search.view.ts'
import { Login } from './login.tsx'

export const Route = createFileRoute('/auth/host/login')({
  validateSearch: returnSearch,
  head: () =>
    pageHead({
      title: 'Portal de anfitriones',
      description: 'Entra al portal de anfitriones de Torogoz.',
      path: '/auth/host/login',
      index: false,
    }),
  component: HostLoginPage,
})

function HostLoginPage() {
  return <Login area="host" redirect={Route.useSearch().redirect} />
}
