import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { requireHostArea } from '#marketplace/accounts/session/parts/guards.ts'
import { HostSessionScreen } from '#marketplace/accounts/session/parts/session-screen.tsx'
import {
  type CallOffDialogProps,
  CallOffSlot,
} from '#marketplace/experiences/availability/schedule/parts/call-off-slot.ts'
import portalStyles from '#ui/portal.css?url'
import { HostFrame } from '../parts/host-frame.tsx'
import { PortalFailure } from '../parts/portal-failure.tsx'

const CallOffDialog = lazy(() =>
  import('#marketplace/bookings/calling-off/parts/call-off-dialog.tsx').then((loaded) => ({
    default: loaded.CallOffDialog,
  })),
)
/** The list of dates stands above the reservations in the house; here both are known. It loads when it is asked for. */
const CallOff = (props: CallOffDialogProps) =>
  props.dateId && (
    <Suspense>
      <CallOffDialog {...props} />
    </Suspense>
  )

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
    <CallOffSlot value={CallOff}>
      <HostFrame>
        <Outlet />
      </HostFrame>
    </CallOffSlot>
  )
}
