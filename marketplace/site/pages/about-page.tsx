import { createFileRoute } from '@tanstack/react-router'
import { About } from '../parts/about.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/about')({
  loader: loadHead('about'),
  head: drawHead,
  component: About,
})
