import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { Faq } from './faq.tsx'

export const Route = createFileRoute('/_traveler/faq')({
  staticData: { islands: 'faq' },
  loader: loadHead('faq'),
  head: renderHead,
  component: Faq,
})
