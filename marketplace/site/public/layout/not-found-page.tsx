import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFound } from './not-found.tsx'

/** Every address without a page; the status is 404 (SHELL-53). */
export const Route = createFileRoute('/_traveler/$')({
  staticData: { islands: 'static' },
  loader: () => {
    throw notFound()
  },
  head: () => ({ meta: [{ title: 'Página no encontrada · Torogoz' }, { name: 'robots', content: 'noindex' }] }),
  notFoundComponent: NotFound,
})
