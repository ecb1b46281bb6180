import { createFileRoute, Outlet } from '@tanstack/react-router'
import { requireHostArea } from '#marketplace/accounts/session/parts/guards.ts'
import { HostSessionScreen } from '#marketplace/accounts/session/parts/session-screen.tsx'
import portalStyles from '#ui/portal.css?url'
import { HostFrame } from '../parts/host-frame.tsx'
import { PortalFailure } from '../parts/portal-failure.tsx'

/** The portal of the hosts: its fixed names only, so that `/host/{id}` stays a public profile (SHELL-30). */
export const Route = createFileRoute('/_host')({
  beforeLoad: requireHostArea,
  head: () => ({
    meta: [{ title: 'Portal de anfitriones · Torogoz' }, { name: 'robots', content: 'noindex' }],
    links: [{ rel: 'stylesheet', href: portalStyles }],
  }),
  pendingComponent: HostSessionScreen,
  errorComponent: (props) => <PortalFailure {...props} portal="host" />,
  component: HostLayout,
})

function HostLayout() {
  return (
    <HostFrame>
      <Outlet />
    </HostFrame>
  )
}
