import { createFileRoute } from '@tanstack/react-router'
import { BookingListFailed, BookingListSkeleton } from '../parts/booking-list.tsx'
import { hostBookingsQuery, readFilter } from '../parts/booking-queries.ts'
import { HostBookings } from '../parts/host-bookings.tsx'

const PATH = '/host/reservations'

export const Route = createFileRoute('/_host/host/reservations')({
  validateSearch: readFilter,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => queryClient.ensureQueryData(hostBookingsQuery(deps)),
  head: () => ({ meta: [{ title: 'Reservas · Portal de anfitriones · Torogoz' }] }),
  component: HostBookingsPage,
  pendingComponent: () => (
    <div className="page py-8 md:py-12">
      <Heading />
      <BookingListSkeleton />
    </div>
  ),
  errorComponent: () => (
    <div className="page py-8 md:py-12">
      <Heading />
      <BookingListFailed path={PATH} />
    </div>
  ),
})

const Heading = () => <h1 className="mb-6 text-title">Reservas</h1>

function HostBookingsPage() {
  return (
    <div className="page py-8 md:py-12">
      <Heading />
      <HostBookings path={PATH} filter={Route.useSearch()} />
    </div>
  )
}
