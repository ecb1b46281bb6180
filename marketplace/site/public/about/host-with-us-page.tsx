import { createFileRoute } from '@tanstack/react-router'
import { loadHead, renderHead } from '../head/static-page.view.ts'
import { HostWithUs } from './host-with-us.tsx'

export const Route = createFileRoute('/_traveler/host-with-us')({
  staticData: { islands: 'static' },
  loader: loadHead('hostWithUs'),
  head: renderHead,
  component: HostWithUs,
})
