import { createFileRoute, notFound } from '@tanstack/react-router'
import { hasPermission, usePermission } from '../actions/use-permission.ts'
import { adminRouteAt } from '../admin.routes.ts'
import { AdminFailure, AdminNotFound, NotForRole } from './admin-failure.tsx'

/** The back office: its own list says which page stands where (docs/decisions/0120). */
export const Route = createFileRoute('/admin/$')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { _splat = '' }, deps: search }) => {
    const route = adminRouteAt(_splat)
    if (!route) throw notFound()
    const { permission, title } = route.page
    // Asked of nobody: the server would refuse it, and write that down.
    if (permission && !hasPermission(context.queryClient, permission)) return title
    await route.page.load?.(context.queryClient, { id: route.id, search })
    return route.page.title
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? 'Administración'} · Torogoz` }] }),
  component: Desk,
  errorComponent: AdminFailure,
  notFoundComponent: AdminNotFound,
})

function Desk() {
  const { _splat = '' } = Route.useParams()
  const search = Route.useSearch()
  const mayDo = usePermission()
  const route = adminRouteAt(_splat)
  if (!route) return <AdminNotFound />
  const { page, id } = route
  if (page.permission && !mayDo(page.permission)) return <NotForRole />
  return <page.Page key={`${page.path} ${id}`} id={id} search={search} />
}
