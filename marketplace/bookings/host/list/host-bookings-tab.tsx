import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { BookingStatus } from '#marketplace/bookings/booking.rules.ts'
import { bookingText, statusLabel } from '#marketplace/bookings/booking.text.ts'
import { guestName } from '#marketplace/bookings/contact/guest-name.rules.ts'
import type { ReceivedList } from '#marketplace/bookings/host-bookings/host-booking.contract.ts'
import { api } from '#marketplace/client.ts'
import { useChats } from '#marketplace/conversations/public/list/use-chats.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import { hostBookingsQuery } from '../../../hosts/host/dashboard/dashboard.query.ts'
import { useDashboardActions } from '../../../hosts/host/dashboard/dashboard-actions.view.ts'
import type { TabProps } from '../../../hosts/host/dashboard/dashboard-tabs.view.ts'
import { addressOf, type HostBookingFilter } from '../../../hosts/host/dashboard/dashboard-view.view.ts'
import { Reading } from '../../../hosts/host/dashboard/reading.tsx'
import { HostBookingCard } from './host-booking-card.tsx'
import { HostBookingFilters } from './host-booking-filters.tsx'

const STATUSES: BookingStatus[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']
/** Plural of a status; 'En curso' has none. */
const plural = (status: BookingStatus) => (status === 'in_progress' ? statusLabel[status] : `${statusLabel[status]}s`)

/** All bookings of this host, newest first, with their actions (HDASH-19, HDASH-20). */
export function HostBookingsTab({ path, view: { filter, chat } }: TabProps) {
  const router = useRouter()
  const to = (target: HostBookingFilter) => addressOf(path, { tab: 'reservations', filter: target })
  const chats = useChats({
    other: 'viajero',
    first: chat,
    onClose: () => void (chat && router.navigate({ href: to(filter), replace: true, resetScroll: false })),
  })
  return (
    <section aria-labelledby="reservas">
      <h2 id="reservas" className="sr-only">
        Reservas
      </h2>
      <Reading
        query={hostBookingsQuery(filter)}
        waiting={<ListSkeleton />}
        failed={{ title: bookingText.listFailed, text: bookingText.listFailedDetail }}
      >
        {(list, stale) => (
          <Reservations list={list} stale={stale} filter={filter} to={to} path={path} chat={chats.button} />
        )}
      </Reading>
      {chats.window}
    </section>
  )
}

const ListSkeleton = () => (
  <SkeletonList label="Cargando reservas" count={4} className="grid gap-5">
    {(at) => <Skeleton key={at} className={at === 0 ? 'h-24 rounded-card' : 'h-80 rounded-card md:h-60'} />}
  </SkeletonList>
)

type ReservationsProps = Pick<TabProps, 'path'> & {
  list: ReceivedList
  stale: boolean
  filter: HostBookingFilter
  to: (filter: HostBookingFilter) => string
  chat: ReturnType<typeof useChats>['button']
}

function Reservations({ list, stale, filter, to, path, chat }: ReservationsProps) {
  const { bookings, next, counts, experiences } = list
  const { status, after, ...search } = filter
  const actions = useDashboardActions()
  const all = STATUSES.reduce((sum, key) => sum + counts[key], 0)
  const searched = Object.keys(search).length > 0

  // Announcements in this list count as seen (ACC-24); the mark 'Nuevo' stays until the list is reloaded.
  const news = bookings
    .filter(({ attendance, attendanceSeen }) => attendance && !attendanceSeen)
    .map(({ id }) => id)
    .join()
  useEffect(() => {
    if (news) void api.checkIns.markSeen({ body: { ids: news.split(',') } })
  }, [news])

  if (all === 0 && !searched) return <NobodyYet />
  return (
    <>
      <HostBookingFilters path={path} filter={filter} experiences={experiences} to={to} />
      <div className="mt-4">
        <TabLinks
          label="Estado de la reserva"
          variant="pill"
          items={[
            { label: 'Todas', href: to(search), current: !status, count: all || undefined },
            ...STATUSES.map((key) => ({
              label: plural(key),
              href: to({ ...search, status: key }),
              current: status === key,
              count: counts[key] || undefined,
            })),
          ]}
        />
      </div>
      <div aria-busy={stale} className={`mt-5 transition-opacity ${stale ? 'opacity-60' : ''}`}>
        {bookings.length > 0 ? (
          <ul className="grid grid-cols-1 gap-4 md:gap-5">
            {bookings.map((booking) => (
              <li key={booking.id}>
                <HostBookingCard
                  booking={booking}
                  busy={actions.busy(booking.id)}
                  onAction={(action) => actions.start(booking, action)}
                  onUndoPayment={() => actions.undoPayment(booking)}
                  chat={chat(booking, guestName(booking))}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            icon="ticket"
            level={3}
            title={searched ? 'Ninguna reserva coincide' : 'No hay reservas en este estado'}
            text={searched ? 'Prueba con otro nombre, otra fecha o sin filtros.' : 'Mira las de otro estado, o todas.'}
          >
            <ButtonLink href={to({})} variant="secondary">
              Ver todas
            </ButtonLink>
          </EmptyState>
        )}
      </div>
      <div className="mt-8">
        <Pagination
          label="Páginas de reservas"
          previous={after ? to({ ...search, ...(status && { status }) }) : null}
          next={next && to({ ...search, ...(status && { status }), after: next })}
          position={after ? 'Reservas anteriores' : 'Las más recientes'}
        />
      </div>
      {actions.dialogs}
    </>
  )
}

const NobodyYet = () => (
  <EmptyState
    icon="ticket"
    level={3}
    title="Nadie ha reservado todavía"
    text="Cuando alguien reserve, aquí podrás confirmar, ver sus datos y cuánto cobrar en efectivo."
  >
    <ButtonLink href={addressOf('/host/dashboard', { tab: 'experiences' })} variant="secondary">
      Ver mis experiencias
    </ButtonLink>
  </EmptyState>
)
