import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireAdminArea } from '#marketplace/accounts/session/parts/guards.ts'
import { SessionScreen } from '#marketplace/accounts/session/parts/session-screen.tsx'
import { AdminFrame } from '#marketplace/admin/parts/admin-frame.tsx'
import portalStyles from '#ui/portal.css?url'
import { PortalFailure } from '../parts/portal-failure.tsx'

/** The back office: everything below /admin, also what does not exist, is for administrators only (SHELL-63). */
export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdminArea,
  head: () => ({
    meta: [{ title: 'Administración · Torogoz' }, { name: 'robots', content: 'noindex' }],
    links: [{ rel: 'stylesheet', href: portalStyles }],
  }),
  pendingComponent: SessionScreen,
  errorComponent: PortalFailure,
  component: AdminLayout,
})

function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  )
}
