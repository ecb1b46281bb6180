import { createFileRoute } from '@tanstack/react-router'
import { drawHead, loadHead } from '../head/static-page.view.ts'
import { Careers } from './careers.tsx'

export const Route = createFileRoute('/_traveler/careers')({
  staticData: { islands: 'static' },
  loader: loadHead('careers'),
  head: drawHead,
  component: Careers,
})
