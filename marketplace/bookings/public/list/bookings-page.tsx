import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { readChat } from '#marketplace/conversations/public/chat/chat.query.ts'
import { useChats } from '#marketplace/conversations/public/list/use-chats.tsx'
import { pageHead } from '#marketplace/site/public/head/page.head.ts'
import { readAs } from '#platform/pages/search-params.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import type { Booking } from '../../booking.contract.ts'
import { useFreshVouchers, useOfflineFallback } from '../voucher/offline-voucher.store.ts'
import { bookingsQuery, upcomingBookingQuery } from './booking.query.ts'
import { BookingCard } from './booking-card.tsx'
import { type BookingFilter, readFilter } from './booking-filter.view.ts'
import { BookingList, BookingListFailed, BookingListSkeleton } from './booking-list.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { UpcomingBooking } from './upcoming-booking.tsx'
import { useLiveBookings } from './use-live-bookings.ts'

const PATH = '/profile/reservations'
/** The unfiltered first page, above which the upcoming booking stands. */
const isWhole = ({ status, after }: BookingFilter) => !status && !after

export const Route = createFileRoute('/_traveler/profile/reservations')({
  validateSearch: readAs<BookingFilter & ReturnType<typeof readChat>>(['status', 'after', 'chat'], (search) => ({
    ...readFilter(search),
    ...readChat(search),
  })),
  loaderDeps: ({ search: { chat: _, ...filter } }): BookingFilter => filter,
  loader: async ({ context: { queryClient }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(bookingsQuery(deps)),
      isWhole(deps) && queryClient.ensureQueryData(upcomingBookingQuery),
    ])
  },
  head: () => pageHead({ title: 'Mis reservas', description: 'Tus reservas en Torogoz.', path: PATH, index: false }),
  component: ReservationsPage,
  pendingComponent: () => (
    <>
      <Heading />
      <BookingListSkeleton />
    </>
  ),
  errorComponent: Failed,
})

function Failed() {
  useOfflineFallback()
  return (
    <>
      <Heading />
      <div className="mt-6">
        <BookingListFailed path={PATH} />
      </div>
    </>
  )
}

const Heading = ({ place }: { place?: RefObject<HTMLHeadingElement | null> }) => (
  <h1 ref={place} tabIndex={-1} className="mb-6 text-title outline-none">
    Mis Reservas
  </h1>
)

function ReservationsPage() {
  const { chat, ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { bookings, next, counts } = useSuspenseQuery(bookingsQuery(filter)).data
  const upcoming = useQuery({ ...upcomingBookingQuery, enabled: isWhole(filter) }).data
  useFreshVouchers(bookings)
  useLiveBookings(bookings)
  const [leaving, setLeaving] = useState<Booking | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const cancelled = useRef<string | null>(null)
  // The pressed button is gone, so the focus moves to its booking, or to the heading if that is gone too.
  useEffect(() => {
    if (!cancelled.current || document.activeElement !== document.body) return
    const place = document.getElementById(`reserva-${cancelled.current}`) ?? heading.current
    place?.focus({ preventScroll: true })
    cancelled.current = null
  })
  const chats = useChats({
    other: 'anfitrión',
    first: chat,
    onClose: () => void (chat && navigate({ search: filter, replace: true, resetScroll: false })),
  })
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Heading place={heading} />
        <p className="pb-6">{chats.all}</p>
      </div>
      <noscript>
        <p className="mb-5 rounded-control bg-lino px-4 py-3">
          Para escribirle a tu anfitrión o cancelar una reserva activa JavaScript, o{' '}
          <a href="/contact" className="link">
            contáctanos
          </a>
          .
        </p>
      </noscript>
      {isWhole(filter) && upcoming?.booking && <UpcomingBooking booking={upcoming.booking} day={upcoming.day} />}
      <BookingList
        path={PATH}
        filter={filter}
        bookings={bookings}
        next={next}
        counts={counts}
        empty={
          <EmptyState
            icon="ticket"
            title="Aún no tienes reservas"
            text="Cuando reserves una experiencia, aquí verás la fecha, el código y el efectivo que debes llevar."
          >
            <ButtonLink href="/search" icon="search">
              Explorar experiencias
            </ButtonLink>
          </EmptyState>
        }
      >
        {(booking) => (
          <BookingCard
            booking={booking}
            onCancel={() => setLeaving(booking)}
            chat={chats.button(booking, booking.host.name)}
          />
        )}
      </BookingList>
      {chats.window}
      <CancelDialog
        booking={leaving}
        onClose={() => setLeaving(null)}
        onCancelled={(id) => {
          cancelled.current = id
        }}
      />
    </>
  )
}
