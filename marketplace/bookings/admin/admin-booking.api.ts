import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { ShownBooking } from '#marketplace/bookings/booking.data.ts'
import { effectiveStatus, isOverdue, isStuck } from '#marketplace/bookings/booking.rules.ts'
import { paymentLabel, statusLabel, UNANSWERED } from '#marketplace/bookings/booking.text.ts'
import { commissionOf, toCents } from '#marketplace/hosts/earnings/earnings.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, timeOfDay } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { csvFile, downloadHeaders } from '#platform/http/csv.ts'
import { refuse } from '#platform/http/refusal.ts'
import { WithHeaders } from '#platform/http/serve.ts'
import { recordAudit } from '../../admin/audit/audit.data.ts'
import { MAX_EXPORTED_ROWS } from '../../admin/list.rules.ts'
import type * as contract from './admin-booking.contract.ts'
import {
  exportRows,
  findAnyBooking,
  findAround,
  type ListedBooking,
  listAdminActions,
  listBookings,
} from './admin-booking.data.ts'
import { allowedForAdmin, timelineOf } from './admin-booking.rules.ts'

const presentRow = ({ booking, ...parties }: ListedBooking, now: Date): contract.AdminBookingRow => ({
  ...parties,
  id: booking.id,
  code: booking.confirmationCode,
  startDate: booking.startDate.toISOString(),
  guests: booking.guests,
  totalAmount: booking.totalAmount,
  status: effectiveStatus(booking, now),
  paymentStatus: booking.paymentStatus,
  createdAt: booking.createdAt.toISOString(),
  stuck: isStuck(booking, now),
})

export const list: Serve<typeof contract.list> = async ({ caller, query, now }) => {
  const { rows, ...page } = await listBookings(caller, query)
  return { ...page, items: rows.map((row) => presentRow(row, now)) }
}

const HEADER = [
  'Código',
  'Viajero',
  'Anfitrión',
  'Experiencia',
  'Fecha',
  'Hora',
  'Personas',
  'Precio',
  'Total',
  'Estado',
  'Pago',
  'Reservada el',
  'Cancelada por',
]
const CANCELLER = { traveler: 'Viajero', host: 'Anfitrión', admin: 'Administración', system: 'Sin respuesta' } as const

const line = ({ booking, traveler, host, experience }: ListedBooking, now: Date) => {
  const overdue = isOverdue(booking, now)
  const by = overdue ? 'system' : booking.cancelledBy
  return [
    booking.confirmationCode,
    traveler.name,
    host.name,
    experience.title,
    dayOf(booking.startDate),
    timeOfDay(booking.startDate),
    booking.guests,
    booking.unitPrice.toFixed(2),
    booking.totalAmount.toFixed(2),
    statusLabel[effectiveStatus(booking, now)],
    paymentLabel[booking.paymentStatus],
    dayOf(booking.createdAt),
    by && CANCELLER[by],
  ]
}

/** The rows of a search as a file; days and hours are those of El Salvador. That it was taken is written down. */
export const download: Serve<typeof contract.download> = async ({ caller, query, now }) => {
  const rows = await exportRows(caller, query, MAX_EXPORTED_ROWS)
  if (!rows) return refuse('TOO_MANY_ROWS')
  await recordAudit(database(), caller, {
    action: 'data.download',
    object: { type: 'table', id: 'bookings', label: 'Reservas' },
    after: { filas: rows.length },
  })
  const file = csvFile(
    HEADER,
    rows.map((row) => line(row, now)),
  )
  return new WithHeaders(file, downloadHeaders(`reservas-torogoz-${dayOf(now)}.csv`))
}

/** Everything about a reservation that was found. */
export async function present(admin: Admin, row: ShownBooking, now: Date): Promise<contract.AdminBooking> {
  const { booking, experience } = row
  const [around, deeds] = await Promise.all([findAround(admin, booking), listAdminActions(admin, booking.id)])
  const overdue = isOverdue(booking, now)
  const { guestInfo, unitPrice, totalAmount, guests, paymentStatus, attended, specialRequests } = booking
  const traveler = { id: booking.userId, ...row.traveler, email: around.traveler.email }
  const host = { id: booking.hostId, name: row.host.name, avatar: row.host.avatar, email: around.host.email }
  return {
    id: booking.id,
    code: booking.confirmationCode,
    status: effectiveStatus(booking, now),
    paymentStatus,
    stuck: isStuck(booking, now),
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate?.toISOString() ?? null,
    guests,
    unitPrice,
    totalAmount,
    commission: commissionOf(toCents(totalAmount)) / 100,
    createdAt: booking.createdAt.toISOString(),
    expiresAt: booking.status === 'pending' && !overdue ? booking.expiresAt.toISOString() : null,
    cancelledBy: overdue ? 'system' : booking.cancelledBy,
    cancelReason: overdue ? UNANSWERED : booking.cancelReason,
    attended,
    specialRequests,
    contact: guestInfo && {
      name: `${guestInfo.firstName} ${guestInfo.lastName}`,
      email: guestInfo.email,
      phone: guestInfo.phone,
    },
    traveler,
    host: { ...host, phone: around.host.phone?.trim() || null },
    experience: {
      id: experience.id,
      title: experience.title,
      place: [experience.place, experience.city, experience.state].filter(Boolean).join(', '),
      offered: experience.status === 'published',
    },
    movedTo: booking.movedToId,
    movedFrom: around.movedFrom,
    messages: around.messages,
    timeline: timelineOf(booking, { traveler: traveler.name, host: host.name }, deeds, { now, unanswered: UNANSWERED }),
    allowed: allowedForAdmin(booking, now),
  }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findAnyBooking(caller, id)
  return row ? present(caller, row, now) : refuse('NOT_FOUND')
}
