import { createFileRoute } from '@tanstack/react-router'
import { HostFaq } from './host-faq.tsx'

export const Route = createFileRoute('/_host/host/faq')({
  head: () => ({ meta: [{ title: 'Preguntas de anfitriones · Torogoz' }] }),
  component: HostFaq,
})
