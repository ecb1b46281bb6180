import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../head/static-page.view.ts'
import { Terms } from './terms.tsx'

export const Route = createFileRoute('/_traveler/terms-and-conditions')({
  loader: loadHead('terms'),
  head: drawHead,
  component: Terms,
})
