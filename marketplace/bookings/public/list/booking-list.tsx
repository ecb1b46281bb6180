import type { ReactNode } from 'react'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonList } from '#ui/feedback/skeleton.tsx'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { TabLinks } from '#ui/navigation/tabs.tsx'
import type { Booking } from '../../booking.contract.ts'
import type { BookingStatus } from '../../booking.rules.ts'
import { bookingText } from '../../booking.text.ts'
import type { BookingFilter } from './booking-filter.view.ts'

const tabs: [BookingStatus | undefined, string][] = [
  [undefined, 'Todas'],
  ['pending', 'Pendientes'],
  ['confirmed', 'Confirmadas'],
  ['in_progress', 'En curso'],
  ['completed', 'Completadas'],
  ['cancelled', 'Canceladas'],
]

const address = (path: string, { status, after }: BookingFilter) => {
  const query = new URLSearchParams({ ...(status && { status }), ...(after && { after }) }).toString()
  return query ? `${path}?${query}` : path
}

type BookingListProps = {
  path: string
  filter: BookingFilter
  bookings: Booking[]
  next: string | null
  counts: Record<BookingStatus, number>
  empty: ReactNode
  children: (booking: Booking) => ReactNode
}

/** Tabs by status, the bookings, and a link to older ones; every view has an address. */
export function BookingList({ path, filter, bookings, next, counts, empty, children }: BookingListProps) {
  const { status, after } = filter
  return (
    <>
      <TabLinks
        label="Estado de la reserva"
        variant="pill"
        items={tabs.map(([value, label]) => ({
          label,
          href: address(path, { status: value }),
          current: status === value,
          count: (value && counts[value]) || undefined,
        }))}
      />
      {bookings.length > 0 ? (
        <ul className="mt-6 grid grid-cols-1 gap-5">
          {bookings.map((booking) => (
            <li key={booking.id}>{children(booking)}</li>
          ))}
        </ul>
      ) : (
        <div className="mt-6">
          {status || after ? (
            <EmptyState icon="ticket" title="No hay reservas en este estado" text="Mira las de otro estado, o todas.">
              <ButtonLink href={path} variant="secondary">
                Ver todas
              </ButtonLink>
            </EmptyState>
          ) : (
            empty
          )}
        </div>
      )}
      <div className="mt-8">
        <Pagination
          label="Páginas de reservas"
          previous={after ? address(path, { status }) : null}
          next={next && address(path, { status, after: next })}
          position={after ? 'Reservas anteriores' : 'Las más recientes'}
        />
      </div>
    </>
  )
}

export const BookingListSkeleton = () => (
  <SkeletonList label="Cargando reservas" count={3} className="mt-6 grid gap-5">
    {(at) => <Skeleton key={at} className="h-72 rounded-card md:h-60" />}
  </SkeletonList>
)

/** The list could not be read (ACC-28). */
export const BookingListFailed = ({ path }: { path: string }) => (
  <ErrorState title={bookingText.listFailed} text={bookingText.listFailedDetail}>
    {/* A plain link, because it works even if the script is broken. */}
    <a href={path} className={buttonClass('secondary')}>
      Reintentar
    </a>
  </ErrorState>
)
