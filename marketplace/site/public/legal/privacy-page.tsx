import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { Privacy } from './privacy.tsx'

export const Route = createFileRoute('/_traveler/privacy-policy')({
  staticData: { islands: 'static' },
  loader: loadHead('privacy'),
  head: renderHead,
  component: Privacy,
})
