import { createFileRoute } from '@tanstack/react-router'
import { HelpCenter } from '../faq/parts/help-center.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/help-center')({
  loader: loadHead('helpCenter'),
  head: drawHead,
  component: HelpCenter,
})
