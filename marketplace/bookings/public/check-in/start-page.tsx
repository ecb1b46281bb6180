import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { requireSession } from '#marketplace/accounts/public/session/guards.view.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { ReportLink } from '#marketplace/reviews/public/report-link.tsx'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { Link } from '#ui/navigation/link.tsx'
import type { Booking } from '../../booking.contract.ts'
import type { StartedBooking } from '../../check-in/check-in.contract.ts'
import { closedText, codeText } from '../../check-in/check-in.text.ts'
import { bookingQuery } from '../list/booking.query.ts'
import { BookingFacts } from '../list/booking-facts.tsx'
import { BookingListFailed } from '../list/booking-list.tsx'
import { BookingLoading } from '../list/booking-states.tsx'
import { StatusBadge } from '../list/booking-status-badge.tsx'
import { useLiveBookings } from '../list/use-live-bookings.ts'
import { CodeHours } from './code-hours.tsx'
import { StartForm } from './start-form.tsx'
import { Started } from './started.tsx'

/** The server decides about every id, so a malformed one is replaced by an id that does not exist. */
const NONE = '00000000-0000-0000-0000-000000000000'
const idOf = (reservationId: string) => (isUuidShaped(reservationId) ? reservationId : NONE)

/** The traveler's code starts the experience (START-01, SHELL-29). */
export const Route = createFileRoute('/_traveler/start-experience/$reservationId')({
  beforeLoad: requireSession,
  loader: ({ context: { queryClient }, params: { reservationId } }) =>
    queryClient.ensureQueryData(bookingQuery(idOf(reservationId))),
  head: ({ params: { reservationId } }) =>
    pageHead({
      title: 'Iniciar experiencia',
      description: 'Ingresa tu código de confirmación al llegar.',
      path: `/start-experience/${reservationId}`,
      index: false,
    }),
  remountDeps: ({ params }) => params.reservationId,
  pendingComponent: BookingLoading,
  errorComponent: () => (
    <div className="page max-w-3xl py-12 md:py-20">
      <BookingListFailed path="/profile/reservations" />
    </div>
  ),
  component: StartPage,
})

/** Reloads the booking when its code becomes valid, so that the traveler need not. */
function useOpening(booking: Booking | null) {
  const queryClient = useQueryClient()
  const { id, codeState, codeWindow } = booking ?? {}
  const opensAt = codeState === 'too-early' ? codeWindow?.opensAt : undefined
  useEffect(() => {
    const wait = opensAt ? Date.parse(opensAt) - currentTime().getTime() : Number.POSITIVE_INFINITY
    if (!id || wait > DAY_MS) return
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: bookingQuery(id).queryKey }),
      Math.max(wait, 0) + 1000,
    )
    return () => clearTimeout(timer)
  }, [id, opensAt, queryClient])
}

function StartPage() {
  const id = idOf(Route.useParams().reservationId)
  const { data: booking } = useSuspenseQuery(bookingQuery(id))
  const [started, setStarted] = useState<StartedBooking | null>(null)
  useOpening(booking)
  useLiveBookings([booking])
  const startedBooking = booking?.status === 'in_progress' ? booking : started
  if (startedBooking)
    return <Started booking={startedBooking} isNew={started !== null} already={started?.alreadyStarted ?? false} />
  const isWaiting = booking !== null && codeText(booking) !== null
  const closed = booking && closedText(booking)
  return (
    <div className="page max-w-xl py-8 md:py-14">
      <h1 className="text-title">Iniciar experiencia</h1>
      <p className="mt-2 text-lg text-tinta-suave" role={closed ? 'status' : undefined}>
        {closed ??
          (booking?.codeState === 'too-late'
            ? 'El tiempo para ingresar tu código ya pasó. Si estuviste ahí, tu anfitrión puede completar la reserva.'
            : isWaiting
              ? 'Aquí ingresas tu código cuando ya estás con tu anfitrión.'
              : '¿Ya estás con tu anfitrión? Ingresa tu código y paga en efectivo. Con eso queda registrada tu llegada.')}
      </p>
      {/* Somebody else's booking shows nothing, and its code is as wrong as any other (START-07). */}
      {booking && (
        <section aria-labelledby="reserva" className="card mt-6 p-5">
          <StatusBadge status={booking.status} attended={booking.attended} />
          <h2 id="reserva" className="mt-2 mb-3 text-subheading wrap-anywhere">
            {booking.experience.title}
          </h2>
          <BookingFacts booking={booking} />
        </section>
      )}
      {closed ? (
        <p className="mt-4 text-center">
          <ReportLink about={`/profile/reservations/${id}`}>Avisar de un problema</ReportLink>
        </p>
      ) : isWaiting ? (
        <div role="status" className="mt-6 rounded-control bg-lino p-4">
          <CodeHours booking={booking} className="text-base! text-tinta!" />
        </div>
      ) : (
        <div className="mt-7">
          <StartForm id={id} onStarted={setStarted} />
        </div>
      )}
      <p className="mt-4 text-center">
        <Link href="/profile/reservations" className="link inline-flex min-h-11 items-center">
          Volver a mis reservas
        </Link>
      </p>
    </div>
  )
}
