import { createFileRoute } from '@tanstack/react-router'
import { HowItWorks } from '../parts/how-it-works.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/how-it-works')({
  loader: loadHead('howItWorks'),
  head: drawHead,
  component: HowItWorks,
})
