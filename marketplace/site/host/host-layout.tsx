import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { requireHostArea } from '#marketplace/accounts/public/session/guards.view.ts'
import { HostSessionScreen } from '#marketplace/accounts/public/session/session-screen.tsx'
import {
  type DateCancellationDialogProps,
  DateCancellationSlot,
} from '#marketplace/experiences/host/schedule/date-cancellation-slot.view.ts'
import portalStyles from '#ui/styles/portal.css?url'
import { HostFrame } from './host-frame.tsx'
import { PortalFailure } from './portal-failure.tsx'

const DateCancellationDialog = lazy(() =>
  import('#marketplace/bookings/host/date-cancellation/date-cancellation-dialog.tsx').then((loaded) => ({
    default: loaded.DateCancellationDialog,
  })),
)
/**
 * Passed in here, because the slice with the list of dates is below that of reservations and cannot import it. Loaded on
 * demand.
 */
const DateCancellation = (props: DateCancellationDialogProps) =>
  props.dateId && (
    <Suspense>
      <DateCancellationDialog {...props} />
    </Suspense>
  )

/** The hosts' portal: only its fixed paths, so that `/host/{id}` stays a public profile (SHELL-30). */
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
    <DateCancellationSlot value={DateCancellation}>
      <HostFrame>
        <Outlet />
      </HostFrame>
    </DateCancellationSlot>
  )
}
