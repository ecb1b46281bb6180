import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../parts/static-page.ts'
import { Terms } from '../parts/terms.tsx'

export const Route = createFileRoute('/_traveler/terms-and-conditions')({
  loader: loadHead('terms'),
  head: drawHead,
  component: Terms,
})
