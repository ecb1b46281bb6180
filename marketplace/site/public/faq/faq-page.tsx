import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../head/static-page.view.ts'
import { Faq } from './faq.tsx'

export const Route = createFileRoute('/_traveler/faq')({
  // In the address, so that the server can filter the list without JavaScript.
  validateSearch: ({ q }: { q?: unknown }): { q?: string } => (q ? { q: String(q).slice(0, 120) } : {}),
  loader: loadHead('faq'),
  head: drawHead,
  component: FaqPage,
})

function FaqPage() {
  return <Faq asked={Route.useSearch().q ?? ''} />
}
