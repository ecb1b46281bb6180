import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { Careers } from './careers.tsx'

export const Route = createFileRoute('/_traveler/careers')({
  staticData: { islands: 'static' },
  loader: loadHead('careers'),
  head: renderHead,
  component: Careers,
})
