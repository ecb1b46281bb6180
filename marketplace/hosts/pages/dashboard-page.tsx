import { createFileRoute } from '@tanstack/react-router'
import { HostOverview, hostOverviewQuery } from '../parts/overview.tsx'

export const Route = createFileRoute('/_host/host/dashboard')({
  loader: ({ context }) => context.queryClient.ensureQueryData(hostOverviewQuery),
  head: () => ({ meta: [{ title: 'Dashboard de Anfitrión · Torogoz' }] }),
  component: HostOverview,
})
