import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { HowItWorks } from './how-it-works.tsx'

export const Route = createFileRoute('/_traveler/how-it-works')({
  staticData: { islands: 'static' },
  loader: loadHead('howItWorks'),
  head: renderHead,
  component: HowItWorks,
})
