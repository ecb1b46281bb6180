import { createFileRoute } from '@tanstack/react-router'
import { HostFaq } from './host-faq.tsx'

export const Route = createFileRoute('/_host/host/faq')({
  // In the address, so that the server can filter the list without JavaScript.
  validateSearch: ({ q }: { q?: unknown }): { q?: string } => (q ? { q: String(q).slice(0, 120) } : {}),
  head: () => ({ meta: [{ title: 'Preguntas de anfitriones · Torogoz' }] }),
  component: HostFaqPage,
})

function HostFaqPage() {
  return <HostFaq asked={Route.useSearch().q ?? ''} />
}
