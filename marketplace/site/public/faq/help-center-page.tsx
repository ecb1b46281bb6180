import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { HelpCenter } from './help-center.tsx'

export const Route = createFileRoute('/_traveler/help-center')({
  staticData: { islands: 'static' },
  loader: loadHead('helpCenter'),
  head: renderHead,
  component: HelpCenter,
})
