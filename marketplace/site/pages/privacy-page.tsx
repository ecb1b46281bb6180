import { createFileRoute } from '@tanstack/react-router'
import { Privacy } from '../parts/privacy.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/privacy-policy')({
  loader: loadHead('privacy'),
  head: drawHead,
  component: Privacy,
})
