import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { type Returned, SocialReturn } from './social-return.tsx'

export const Route = createFileRoute('/auth/callback')({
  validateSearch: (search: Record<string, unknown>): Returned =>
    Object.fromEntries(
      ['state', 'code', 'error', 'iss'].flatMap((name) =>
        typeof search[name] === 'string' ? [[name, search[name]]] : [],
      ),
    ),
  head: () =>
    pageHead({
      title: 'Iniciando sesión',
      description: 'Terminando de iniciar sesión en Torogoz.',
      path: '/auth/callback',
      index: false,
    }),
  component: CallbackPage,
})

function CallbackPage() {
  return <SocialReturn returned={Route.useSearch()} />
}
