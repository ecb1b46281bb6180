import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../head/static-page.view.ts'
import { Faq } from './faq.tsx'

export const Route = createFileRoute('/_traveler/faq')({
  staticData: { islands: 'faq' },
  loader: loadHead('faq'),
  head: drawHead,
  component: Faq,
})
