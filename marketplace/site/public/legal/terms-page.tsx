import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { Terms } from './terms.tsx'

export const Route = createFileRoute('/_traveler/terms-and-conditions')({
  staticData: { islands: 'static' },
  loader: loadHead('terms'),
  head: renderHead,
  component: Terms,
})
