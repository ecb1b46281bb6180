import { createFileRoute } from '@tanstack/react-router'
import { DashboardFailed } from '../../../hosts/host/dashboard/dashboard-failed.tsx'
import { Dashboard } from '../../../hosts/host/dashboard/host-dashboard.tsx'

const PATH = '/host/reservations'

export const Route = createFileRoute('/_host/host/reservations')({
  // Parsed by the tabs, which are not part of the first load.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient }, deps: { search } }) =>
    (await import('../../../hosts/host/dashboard/dashboard-loading.view.ts')).loadDashboard(queryClient, PATH, search),
  head: () => ({ meta: [{ title: 'Reservas · Portal de anfitriones · Torogoz' }] }),
  component: HostReservationsPage,
  errorComponent: DashboardFailed,
})

function HostReservationsPage() {
  return <Dashboard path={PATH} search={Route.useSearch()} />
}
