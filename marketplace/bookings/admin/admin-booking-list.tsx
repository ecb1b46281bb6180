import { useSuspenseQuery } from '@tanstack/react-query'
import { paymentLabel, statusLabel } from '#marketplace/bookings/booking.text.ts'
import { StatusBadge } from '#marketplace/bookings/public/list/booking-status-badge.tsx'
import { adminApi } from '#marketplace/client.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge } from '#ui/badge.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { AdminRouteProps } from '../../admin/admin.routes.ts'
import { AdminPage } from '../../admin/layout/admin-page-frame.tsx'
import { type AdminBulk, type AdminColumn, type AdminFilter, AdminTable } from '../../admin/list/admin-table.tsx'
import { DownloadLink } from '../../admin/list/download-link.tsx'
import { readView, viewHref } from '../../admin/list/list.view.ts'
import { MAX_EXPORTED_ROWS } from '../../admin/list.rules.ts'
import type { AdminBookingRow } from './admin-booking.contract.ts'
import { bookingsKnown, bookingsQuery } from './admin-booking.query.ts'

const PATH = '/admin/bookings'

/** At most two lines, broken between words, however long a name is. */
const Words = ({ children }: { children: string }) => <span className="line-clamp-2 xl:min-w-24">{children}</span>

const columns: AdminColumn<AdminBookingRow>[] = [
  {
    id: 'code',
    header: 'Código',
    phone: 'title',
    cell: ({ code }) => <span className="tabular whitespace-nowrap">{code}</span>,
  },
  { id: 'traveler', header: 'Viajero', cell: ({ traveler }) => <Words>{traveler.name}</Words> },
  { id: 'host', header: 'Anfitrión', cell: ({ host }) => <Words>{host.name}</Words>, wide: true },
  {
    id: 'experience',
    header: 'Experiencia',
    cell: ({ experience }) => <Words>{experience.title || 'Sin título'}</Words>,
  },
  {
    id: 'start',
    header: 'Fecha',
    sort: 'start',
    cell: ({ startDate }) => (
      <time dateTime={startDate}>
        <span className="whitespace-nowrap">{dayAndYear(startDate)}</span>{' '}
        <span className="text-sm whitespace-nowrap text-tinta-suave">{timeOfDay(startDate)}</span>
      </time>
    ),
  },
  { id: 'guests', header: 'Personas', align: 'end', cell: ({ guests }) => guests },
  {
    id: 'total',
    header: 'Total',
    sort: 'total',
    align: 'end',
    cell: ({ totalAmount }) => <span className="whitespace-nowrap">{formatPrice(totalAmount)}</span>,
  },
  {
    id: 'status',
    header: 'Estado y pago',
    cell: ({ status, paymentStatus, stuck }) => (
      <span className="flex flex-wrap gap-1 whitespace-nowrap max-xl:justify-end">
        <StatusBadge status={status} />
        {stuck && (
          <Badge tone="canela" icon="alert">
            Atascada
          </Badge>
        )}
        {status !== 'cancelled' && (
          <span className="w-full text-sm text-tinta-suave">
            {paymentStatus === 'pending' ? 'Pago pendiente' : paymentLabel[paymentStatus]}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'created',
    header: 'Creada',
    sort: 'created',
    wide: true,
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="whitespace-nowrap">
        {dayAndYear(createdAt)}
      </time>
    ),
  },
]
const YEAR = new Intl.DateTimeFormat('es-SV', { timeZone: 'America/El_Salvador', year: 'numeric' })
/** The year only where it is another one. */
const dayAndYear = (instant: string) => {
  const year = YEAR.format(new Date(instant))
  return year === YEAR.format(new Date()) ? shortDate(instant) : `${shortDate(instant)} ${year}`
}

const choices = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }))
const filters: AdminFilter[] = [
  { name: 'status', label: 'Estado', options: choices(statusLabel) },
  { name: 'payment', label: 'Pago', options: choices(paymentLabel) },
  {
    name: 'stuck',
    label: 'Atención',
    any: 'Todas',
    options: [{ value: 'yes', label: 'Solo atascadas' }],
  },
  { name: 'from', label: 'Fecha desde', type: 'day' },
  { name: 'until', label: 'Fecha hasta', type: 'day' },
  { name: 'createdFrom', label: 'Creada desde', type: 'day' },
  { name: 'createdUntil', label: 'Creada hasta', type: 'day' },
]

const bulk: AdminBulk[] = [
  {
    label: 'Cancelar',
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

/** The reservations of everybody (ADM-07). */
export function AdminBookings({ search }: AdminRouteProps) {
  const view = readView(search, bookingsKnown)
  const { data } = useSuspenseQuery(bookingsQuery(view))
  const { person, experience } = view.filters
  return (
    <AdminPage
      title="Reservas"
      text={
        person || experience
          ? `Solo las de ${experience ? 'una experiencia' : 'una persona'}; quita los filtros para verlas todas.`
          : 'Todas las reservas, de todos los viajeros y anfitriones.'
      }
    >
      <AdminTable
        label="Reservas"
        path={PATH}
        view={view}
        page={data}
        columns={columns}
        filters={filters}
        searchLabel="Buscar por código, viajero, anfitrión o experiencia"
        rowHref={({ id }) => `${PATH}/${id}`}
        rowLabel={({ code }) => `la reserva ${code}`}
        defaultSort="created"
        bulk={bulk}
        empty={{
          icon: 'ticket',
          title: 'Todavía no hay reservas',
          text: 'Aparecerán aquí en cuanto un viajero reserve una experiencia publicada.',
        }}
        toolbar={
          data.total > 0 && (
            <DownloadLink href={viewHref('/admin/bookings.csv', view)} page={data} most={MAX_EXPORTED_ROWS} whole />
          )
        }
      />
    </AdminPage>
  )
}
