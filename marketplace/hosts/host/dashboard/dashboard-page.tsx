import { createFileRoute } from '@tanstack/react-router'
import { DashboardFailed } from './dashboard-failed.tsx'
import { Dashboard } from './host-dashboard.tsx'

const PATH = '/host/dashboard'

export const Route = createFileRoute('/_host/host/dashboard')({
  // Parsed in the dashboard's own code, because the tabs are not part of the first load.
  validateSearch: (search: Record<string, unknown>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient }, deps: { search } }) =>
    (await import('./dashboard-loading.view.ts')).loadDashboard(queryClient, PATH, search),
  head: () => ({ meta: [{ title: 'Dashboard de Anfitrión · Torogoz' }] }),
  component: DashboardPage,
  errorComponent: DashboardFailed,
})

function DashboardPage() {
  return <Dashboard path={PATH} search={Route.useSearch()} />
}
