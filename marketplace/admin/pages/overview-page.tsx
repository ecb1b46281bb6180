import { createFileRoute } from '@tanstack/react-router'
import { AdminOverview, overviewQuery } from '../parts/overview.tsx'

export const Route = createFileRoute('/admin/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(overviewQuery),
  head: () => ({ meta: [{ title: 'Panel · Torogoz' }] }),
  component: AdminOverview,
})
