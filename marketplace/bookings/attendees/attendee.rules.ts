import { slugOf } from '#marketplace/experiences/experience.rules.ts'
import { dayOf, plainTimeOfDay, shortDate } from '#platform/clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import type { Booking } from '../booking.contract.ts'
import type { BookingStatus } from '../booking.rules.ts'
import { paymentText, statusText } from '../booking.text.ts'
import { meetingSums } from '../cash/cash.rules.ts'
import { guestName } from '../contact/guest-name.rules.ts'
import type { DateGuests, Guest } from './attendee.contract.ts'

const rank = (status: BookingStatus) => (status === 'pending' ? 0 : status === 'cancelled' ? 2 : 1)
const alphabet = new Intl.Collator('es')

/**
 * Requests first, because they wait for an answer; then by name, by which people are looked up at the meeting; cancelled ones
 * last.
 */
export const inOrder = <G extends Pick<Booking, 'status' | 'guestInfo' | 'traveler'>>(guests: G[]): G[] =>
  guests.toSorted((a, b) => rank(a.status) - rank(b.status) || alphabet.compare(guestName(a), guestName(b)))

export const totalsOf = (
  guests: Pick<Booking, 'status' | 'paymentStatus' | 'guests' | 'totalAmount' | 'attended'>[],
): DateGuests['totals'] => meetingSums(guests.map((guest) => ({ ...guest, total: guest.totalAmount })))

/** Cash that this guest still has to pay at the meeting. */
export const dueOf = ({ status, paymentStatus, attended, totalAmount }: Guest) =>
  status !== 'cancelled' && paymentStatus === 'pending' && attended !== false ? totalAmount : 0

/** 'K7QM 2XAB': grouped for reading out loud, and so that no spreadsheet takes it for a number like 12E45678. */
export const spokenCode = (code: string) => code.replace(/^(.{4})(?=.)/, '$1 ')

/** '503 7000-0000' without the plus sign, which would start a formula in a spreadsheet. */
export const phoneCell = (phone: string) => phone.trim().replace(/^\++\s*/, '')

export const CSV_HEADER = [
  'Nombre',
  'Personas',
  'Teléfono',
  'Correo',
  'Estado',
  'Dijo que viene',
  'Total',
  'Pago',
  'Por cobrar',
  'Código',
  'Peticiones especiales',
  'Escrito',
  'Niños',
]

/** Rows of the file, one per booking that is not cancelled. */
export const csvRows = (guests: Guest[]): (string | number | null)[][] =>
  guests
    .filter(({ status }) => status !== 'cancelled')
    .map((guest) => [
      guestName(guest),
      guest.guests,
      guest.guestInfo && phoneCell(guest.guestInfo.phone),
      guest.guestInfo?.email ?? null,
      statusText(guest),
      guest.attendance ? 'Sí' : 'No',
      guest.totalAmount.toFixed(2),
      paymentText(guest),
      dueOf(guest).toFixed(2),
      spokenCode(guest.confirmationCode),
      guest.specialRequests,
      guest.writtenTo && `${shortDate(guest.writtenTo)}, ${plainTimeOfDay(guest.writtenTo)}`,
      guest.children,
    ])

/** 'invitados-caminata-al-amanecer-2026-11-28-0700.csv', in El Salvador time. */
export function csvName(title: string, startDate: string): string {
  const hour = new Date(Date.parse(startDate) - 6 * HOUR_MS).toISOString().slice(11, 16).replace(':', '')
  return `${['invitados', slugOf(title), dayOf(startDate), hour].filter(Boolean).join('-')}.csv`
}
