import { createFileRoute } from '@tanstack/react-router'
import { HostWithUs } from '../parts/host-with-us.tsx'
import { drawHead, loadHead } from '../parts/static-page.ts'

export const Route = createFileRoute('/_traveler/host-with-us')({
  loader: loadHead('hostWithUs'),
  head: drawHead,
  component: HostWithUs,
})
