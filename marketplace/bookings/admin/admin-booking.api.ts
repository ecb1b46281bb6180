import type { Admin } from '#marketplace/accounts/account.rules.ts'
import type { BookingWithParties } from '#marketplace/bookings/booking.data.ts'
import { effectiveStatus, isOverdue, isStuck } from '#marketplace/bookings/booking.rules.ts'
import { paymentText, statusText, UNANSWERED } from '#marketplace/bookings/booking.text.ts'
import { commissionRatesIn } from '#marketplace/ledger/ledger.data.ts'
import { commissionOf, rateOn, toCents } from '#marketplace/ledger/ledger.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { dayOf, plainTimeOfDay } from '#platform/clock.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { fileHandler, pageHandler } from '../../admin/list.api.ts'
import type * as contract from './admin-booking.contract.ts'
import {
  bookingReader,
  findAnyBooking,
  findAround,
  type ListedBooking,
  listAdminActions,
} from './admin-booking.data.ts'
import { bookingList } from './admin-booking.list.ts'
import { allowedForAdmin, timelineOf } from './admin-booking.rules.ts'

const presentRow = ({ booking, traveler, host, experience }: ListedBooking, now: Date): contract.AdminBookingRow => ({
  traveler,
  host,
  experience,
  id: booking.id,
  code: booking.confirmationCode,
  startDate: booking.startDate.toISOString(),
  guests: booking.guests,
  totalAmount: booking.totalAmount,
  status: effectiveStatus(booking, now),
  paymentStatus: booking.paymentStatus,
  attended: booking.attended,
  createdAt: booking.createdAt.toISOString(),
  stuck: isStuck(booking, now),
})

export const list: Serve<typeof contract.list> = pageHandler(bookingReader, presentRow)

const CANCELLER = { traveler: 'Viajero', host: 'Anfitrión', admin: 'Administración', system: 'Sin respuesta' } as const
const cancellerOf = (booking: ListedBooking['booking'], now: Date) =>
  isOverdue(booking, now) ? 'system' : booking.cancelledBy

/** Days and hours in the file are those of El Salvador. */
export const download: Serve<typeof contract.download> = fileHandler(bookingList, bookingReader, {
  code: ({ booking }) => booking.confirmationCode,
  id: ({ booking }) => booking.id,
  traveler: ({ traveler }) => traveler.name,
  travelerEmail: ({ travelerEmail }) => travelerEmail,
  phone: ({ booking }) => booking.guestInfo?.phone ?? null,
  host: ({ host }) => host.name,
  hostId: ({ booking }) => booking.hostId,
  hostEmail: ({ hostEmail }) => hostEmail,
  experience: ({ experience }) => experience.title,
  day: ({ booking }) => dayOf(booking.startDate),
  time: ({ booking }) => plainTimeOfDay(booking.startDate),
  guests: ({ booking }) => booking.guests,
  price: ({ booking }) => booking.unitPrice.toFixed(2),
  total: ({ booking }) => booking.totalAmount.toFixed(2),
  commission: ({ commissionCents }) => (commissionCents / 100).toFixed(2),
  status: ({ booking }, now) => statusText({ ...booking, status: effectiveStatus(booking, now) }),
  payment: ({ booking }) => paymentText(booking),
  created: ({ booking }) => dayOf(booking.createdAt),
  cancelledBy: ({ booking }, now) => {
    const by = cancellerOf(booking, now)
    return by && CANCELLER[by]
  },
})

/**
 * A booking as the back office shows it.
 * @param tx the transaction that changed it: when this fails, nothing was done
 */
export async function present(
  admin: Admin,
  row: BookingWithParties,
  now: Date,
  tx: Executor = database(),
): Promise<contract.AdminBooking> {
  const { booking, experience } = row
  // One after the other: of statements asked for at once, a later one's "transaction is aborted" could hide why the first failed.
  const around = await findAround(admin, booking, tx)
  const [actions, rates] = await Promise.all([listAdminActions(admin, booking.id, tx), commissionRatesIn(tx)])
  const { basisPoints } = rateOn(rates, dayOf(booking.startDate))!
  const overdue = isOverdue(booking, now)
  const { guestInfo, unitPrice, childPrice, totalAmount, guests, children, paymentStatus } = booking
  const { attended, attendedBy, specialRequests } = booking
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
    children,
    unitPrice,
    childPrice,
    totalAmount,
    commission: commissionOf(toCents(totalAmount), basisPoints) / 100,
    commissionPercent: basisPoints / 100,
    createdAt: booking.createdAt.toISOString(),
    expiresAt: booking.status === 'pending' && !overdue ? booking.expiresAt.toISOString() : null,
    cancelledBy: overdue ? 'system' : booking.cancelledBy,
    cancelReason: overdue ? UNANSWERED : booking.cancelReason,
    attended,
    attendedBy,
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
    timeline: timelineOf(
      { ...booking, undonePayments: around.undone },
      { traveler: traveler.name, host: host.name },
      actions,
      { now, unanswered: UNANSWERED },
    ),
    allowed: allowedForAdmin(booking, now),
  }
}

export const show: Serve<typeof contract.show> = async ({ caller, params: { id }, now }) => {
  const row = await findAnyBooking(caller, id)
  return row ? present(caller, row, now) : refuse('NOT_FOUND')
}
