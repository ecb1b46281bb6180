import { createFileRoute } from '@tanstack/react-router'
import { Careers } from '../parts/careers.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/careers')({
  loader: loadHead('careers'),
  head: drawHead,
  component: Careers,
})
