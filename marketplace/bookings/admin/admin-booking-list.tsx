import { paymentText } from '#marketplace/bookings/booking.text.ts'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { adminApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { AdminBulk } from '../../admin/list/admin-bulk.tsx'
import { listScreen } from '../../admin/list/list-screen.tsx'
import { bookingList } from './admin-booking.list.ts'

/** At most two lines, broken between words, because names may be long. */
const Words = ({ children }: { children: string }) => <span className="line-clamp-2 xl:min-w-24">{children}</span>

const YEAR = new Intl.DateTimeFormat('es-SV', { timeZone: 'America/El_Salvador', year: 'numeric' })
const dayAndYear = (instant: string) => {
  const year = YEAR.format(new Date(instant))
  return year === YEAR.format(new Date()) ? shortDate(instant) : `${shortDate(instant)} ${year}`
}

/** 'Pago pendiente', 'Pagado'; nothing when no payment is due. */
function paymentNote(booking: Parameters<typeof paymentText>[0]) {
  const words = paymentText(booking)
  return booking.paymentStatus === 'pending' && words ? `Pago ${words.toLowerCase()}` : words
}

const bulk: AdminBulk[] = [
  {
    label: 'Cancelar',
    permission: 'bookings.correct',
    icon: 'close',
    tone: 'danger',
    ask: {
      title: (count) => (count === 1 ? '¿Cancelar esta reserva?' : `¿Cancelar ${count} reservas?`),
      text: 'Se cancelan por la administración: sus cupos vuelven a estar disponibles, y viajero y anfitrión reciben un correo con el motivo. No se puede deshacer.',
      reason: true,
    },
    run: (ids, reason) => adminApi.bookings.cancelMany({ body: { ids, wish: 'administration', reason } }),
  },
]

/** Bookings of all people (ADM-07). */
export const bookingScreen = listScreen(bookingList, (query) => adminApi.bookings.list({ query }), {
  rowLabel: ({ code }) => `la reserva ${code}`,
  bulk,
  useParts: (_, { filters: { person, experience } }) =>
    person || experience
      ? { text: `Solo las de ${experience ? 'una experiencia' : 'una persona'}; quita los filtros para verlas todas.` }
      : {},
  cells: {
    code: ({ code }) => <span className="tabular whitespace-nowrap">{code}</span>,
    traveler: ({ traveler }) => <Words>{traveler.name}</Words>,
    host: ({ host }) => <Words>{host.name}</Words>,
    experience: ({ experience }) => <Words>{experience.title || 'Sin título'}</Words>,
    start: ({ startDate }) => (
      <time dateTime={startDate}>
        <span className="whitespace-nowrap">{dayAndYear(startDate)}</span>{' '}
        <span className="text-sm whitespace-nowrap text-tinta-suave">{timeOfDay(startDate)}</span>
      </time>
    ),
    total: ({ totalAmount }) => <span className="whitespace-nowrap">{formatPrice(totalAmount)}</span>,
    status: ({ status, paymentStatus, attended, stuck }) => (
      <span className="flex flex-wrap gap-1 whitespace-nowrap max-xl:justify-end">
        <StatusBadge status={status} attended={attended} />
        {stuck && (
          <Badge tone="canela" icon="alert">
            Atascada
          </Badge>
        )}
        <span className="w-full text-sm text-tinta-suave">{paymentNote({ status, paymentStatus, attended })}</span>
      </span>
    ),
    created: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dayAndYear(createdAt)}
      </time>
    ),
  },
})
