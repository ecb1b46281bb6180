import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../head/static-page.view.ts'
import { Terms } from './terms.tsx'

export const Route = createFileRoute('/_traveler/terms-and-conditions')({
  staticData: { islands: 'static' },
  loader: loadHead('terms'),
  head: drawHead,
  component: Terms,
})
