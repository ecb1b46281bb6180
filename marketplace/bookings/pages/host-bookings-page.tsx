import { createFileRoute } from '@tanstack/react-router'
import { readChat } from '#marketplace/conversations/parts/chat-queries.ts'
import { useChats } from '#marketplace/conversations/parts/use-chats.tsx'
import { BookingListFailed, BookingListSkeleton } from '../parts/booking-list.tsx'
import { type BookingFilter, hostBookingsQuery, readFilter } from '../parts/booking-queries.ts'
import { HostBookings } from '../parts/host-bookings.tsx'

const PATH = '/host/reservations'

export const Route = createFileRoute('/_host/host/reservations')({
  validateSearch: (search: Record<string, unknown>) => ({ ...readFilter(search), ...readChat(search) }),
  loaderDeps: ({ search: { chat: _, ...filter } }): BookingFilter => filter,
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
  const { chat, ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  const chats = useChats({
    other: 'viajero',
    first: chat,
    onClose: () => void (chat && navigate({ search: filter, replace: true, resetScroll: false })),
  })
  return (
    <div className="page py-8 md:py-12">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <Heading />
        <p className="pb-6">{chats.all}</p>
      </div>
      <HostBookings path={PATH} filter={filter} chat={(booking) => chats.button(booking, booking.traveler.name)} />
      {chats.window}
    </div>
  )
}
