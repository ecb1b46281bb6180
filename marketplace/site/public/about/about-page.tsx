import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { About } from './about.tsx'

export const Route = createFileRoute('/_traveler/about')({
  staticData: { islands: 'static' },
  loader: loadHead('about'),
  head: renderHead,
  component: About,
})
