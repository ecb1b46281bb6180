import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireSession } from '#marketplace/accounts/public/session/guards.view.ts'
import { api } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { urlOf } from '#platform/http/client/call.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { BackLink } from '#ui/navigation/back-link.tsx'
import type { Booking } from '../../booking.contract.ts'
import { isStoredOffline } from '../../voucher/voucher.rules.ts'
import { bookingQuery } from '../list/booking.query.ts'
import { BookingListFailed } from '../list/booking-list.tsx'
import { BookingLoading } from '../list/booking-states.tsx'
import { useLiveBookings } from '../list/use-live-bookings.ts'
import { ownTripCardQuery } from '../trip-card/trip-card.query.ts'
import { TripSharing } from '../trip-card/trip-sharing.tsx'
import { useOfflineFallback, useOfflineVoucher } from './offline-voucher.store.ts'
import { SavedNote } from './saved-note.tsx'
import { Voucher } from './voucher.tsx'

/** The voucher of a booking: to show, to print, to open offline. */
export const Route = createFileRoute('/_traveler/profile/reservations/$id/voucher')({
  beforeLoad: requireSession,
  loader: async ({ context: { queryClient }, params: { id } }) => {
    if (!isUuidShaped(id) || !(await queryClient.ensureQueryData(bookingQuery(id)))) throw notFound()
    await queryClient.prefetchQuery(ownTripCardQuery(id))
  },
  head: ({ params: { id } }) =>
    pageHead({
      title: 'Comprobante de reserva',
      description: 'Tu reserva en Torogoz.',
      // Written out, because heads are part of the first load of every page and the voucher's rules need not be.
      path: `/profile/reservations/${id}/voucher`,
      index: false,
    }),
  remountDeps: ({ params }) => params.id,
  pendingComponent: BookingLoading,
  errorComponent: Failed,
  notFoundComponent: Missing,
  component: VoucherPage,
})

function Failed() {
  useOfflineFallback()
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <BookingListFailed path="/profile/reservations" />
    </div>
  )
}

function VoucherPage() {
  const { data: booking } = useSuspenseQuery(bookingQuery(Route.useParams().id))
  return booking ? <VoucherOf booking={booking} /> : <Missing />
}

function VoucherOf({ booking }: { booking: Booking }) {
  useLiveBookings([booking])
  const savedAt = useOfflineVoucher(booking)
  const hydrated = useHydrated()
  return (
    <div className="page max-w-4xl py-6 md:py-10 print:max-w-none print:p-0">
      <p className="mb-3 print:hidden">
        <BackLink href="/profile/reservations">Mis reservas</BackLink>
      </p>
      <Voucher booking={booking} />
      <div className="mt-5 flex flex-wrap items-center gap-2.5 print:hidden">
        <Button variant="secondary" icon="print" disabled={!hydrated} onClick={() => print()}>
          Imprimir
        </Button>
        <a
          href={urlOf(api.bookingCalendar.show, { params: { id: booking.id } })}
          download="reserva-torogoz.ics"
          className={buttonClass('secondary')}
        >
          <Icon name="calendar" className="-ml-0.5" />
          Agregar al calendario
        </a>
        {booking.allowed.includes('start') && (
          <ButtonLink href={`/start-experience/${booking.id}`} icon="key">
            Iniciar con código
          </ButtonLink>
        )}
        <SavedNote savedAt={savedAt} />
      </div>
      {isStoredOffline(booking.status) && <TripSharing booking={booking} />}
    </div>
  )
}

/** Not a booking of this person (ACC-29). */
function Missing() {
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <EmptyState
        level={1}
        icon="ticket"
        title="No encontramos esta reserva"
        text="Quizá es de otra cuenta, o la dirección no está completa."
      >
        <ButtonLink href="/profile/reservations">Ver mis reservas</ButtonLink>
      </EmptyState>
    </div>
  )
}
