import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../head/static-page.view.ts'
import { HelpCenter } from './help-center.tsx'

export const Route = createFileRoute('/_traveler/help-center')({
  staticData: { islands: 'static' },
  loader: loadHead('helpCenter'),
  head: drawHead,
  component: HelpCenter,
})
