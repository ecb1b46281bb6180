import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireAdminArea } from '#marketplace/accounts/public/session/guards.view.ts'
import { SessionScreen } from '#marketplace/accounts/public/session/session-screen.tsx'
import { AdminFrame } from '#marketplace/admin/layout/admin-frame.tsx'
import portalStyles from '#ui/styles/portal.css?url'
import { PortalFailure } from '../../site/host/portal-failure.tsx'

/** The layout of the back office: everything below /admin is for administrators only, also paths that do not exist (SHELL-63). */
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
