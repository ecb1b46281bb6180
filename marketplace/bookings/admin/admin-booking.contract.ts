import { z } from 'zod'
import { AttendedBy, PaymentStatus, Status } from '#marketplace/bookings/booking.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { BulkAnswer, bulkIds, fileEndpoint, listEndpoint, listPage, reason } from '../../admin/list.contract.ts'
import { bookingList } from './admin-booking.list.ts'

const Person = z.object({ id: z.uuid(), name: z.string(), avatar: z.string().nullable() })
const moment = z.iso.datetime()
const dollars = z.number().nonnegative()
const Actor = z.enum(['traveler', 'host', 'admin', 'system'])

const AdminBookingRow = z
  .object({
    id: z.uuid(),
    code: z.string(),
    traveler: Person,
    host: Person,
    experience: z.object({ id: z.uuid(), title: z.string() }),
    startDate: moment,
    guests: z.int(),
    totalAmount: dollars,
    /** An unanswered request past its deadline counts as cancelled (BOOK-56). */
    status: Status,
    paymentStatus: PaymentStatus,
    attended: z.boolean().nullable(),
    createdAt: moment,
    /** Confirmed, ended more than seven days ago, and never closed. */
    stuck: z.boolean(),
  })
  .meta({ id: 'AdminBookingRow' })
export type AdminBookingRow = z.output<typeof AdminBookingRow>

export const TimelineEvent = z
  .object({
    at: moment,
    what: z.enum([
      'requested',
      'confirmed',
      'attendance',
      'written',
      'reminded',
      'started',
      'completed',
      'no-show',
      'paid',
      'payment-undone',
      'cancelled',
      'chat',
      'corrected',
    ]),
    by: Actor,
    /** The person who did it, if any. */
    name: z.string().nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'BookingHappening' })
export type TimelineEvent = z.output<typeof TimelineEvent>

/** Everything about one booking (ADM-13). */
export const AdminBooking = z
  .object({
    id: z.uuid(),
    code: z.string(),
    status: Status,
    paymentStatus: PaymentStatus,
    stuck: z.boolean(),
    startDate: moment,
    endDate: moment.nullable(),
    guests: z.int(),
    children: z.int(),
    unitPrice: dollars,
    childPrice: dollars.nullable(),
    totalAmount: dollars,
    /** Commission that the host owes if it is paid, and its rate: the one of the day on which the experience starts. */
    commission: dollars,
    commissionPercent: z.number().nonnegative(),
    createdAt: moment,
    /** The host's deadline; null unless it waits for an answer. */
    expiresAt: moment.nullable(),
    cancelledBy: Actor.nullable(),
    cancelReason: z.string().nullable(),
    attended: z.boolean().nullable(),
    attendedBy: AttendedBy.nullable(),
    specialRequests: z.string().nullable(),
    /** The contact person; erased some time after the account was deleted. */
    contact: z.object({ name: z.string(), email: z.string(), phone: z.string() }).nullable(),
    traveler: Person.extend({ email: z.string() }),
    host: Person.extend({ email: z.string(), phone: z.string().nullable() }),
    experience: z.object({ id: z.uuid(), title: z.string(), place: z.string(), offered: z.boolean() }),
    movedTo: z.uuid().nullable(),
    movedFrom: z.uuid().nullable(),
    /** Number of messages in its chat; null when the chat was never opened. */
    messages: z.int().nullable(),
    timeline: z.array(TimelineEvent),
    allowed: z.array(z.enum(['confirm', 'complete', 'no-show', 'confirm-payment', 'cancel', 'correct'])),
  })
  .meta({ id: 'AdminBooking' })
export type AdminBooking = z.output<typeof AdminBooking>

const tag = 'Administración'

export const list = listEndpoint(bookingList, {
  summary: 'Reservations of everybody: searched by code, traveler, host or experience, filtered, sorted, 20 to a page',
  answer: listPage(AdminBookingRow).meta({ id: 'AdminBookingPage' }),
})

export const download = fileEndpoint(bookingList, {
  summary: 'The reservations of a search as a table for a spreadsheet, at most 20,000',
})

export const show = endpoint({
  method: 'get',
  path: '/admin/bookings/{id}',
  permission: 'bookings.read',
  summary: 'Everything about one reservation, and what happened to it when',
  tag,
  access: 'admin',
  params: idParams,
  status: 200,
  answer: AdminBooking,
  refusals: [],
})

/** Why an administrator acts in the host's place. */
const Why = z.object({ reason }).meta({ id: 'AdminReason' })

export const confirm = endpoint({
  method: 'post',
  path: '/admin/bookings/{id}/confirm',
  permission: 'bookings.correct',
  summary: 'Accept a request for its host, who is told',
  tag,
  access: 'admin',
  params: idParams,
  body: Why,
  status: 200,
  answer: AdminBooking,
  refusals: ['BOOKING_STATE'],
})

export const complete = endpoint({
  method: 'post',
  path: '/admin/bookings/{id}/complete',
  permission: 'bookings.correct',
  summary: 'Close a reservation for its host after the experience, also as a no-show',
  tag,
  access: 'admin',
  params: idParams,
  body: z
    .object({
      /** False closes it as a no-show; its payment stays pending. */
      attended: z.boolean('Indica si asistió'),
      reason,
    })
    .meta({ id: 'AdminCompletion' }),
  status: 200,
  answer: AdminBooking,
  refusals: ['BOOKING_STATE', 'NOT_STARTED', 'TRAVELER_CAME'],
})

export const confirmPayment = endpoint({
  method: 'post',
  path: '/admin/bookings/{id}/confirm-payment',
  permission: 'bookings.correct',
  summary: 'Acknowledge the cash for the host',
  tag,
  access: 'admin',
  params: idParams,
  body: Why,
  status: 200,
  answer: AdminBooking,
  refusals: ['BOOKING_STATE'],
})

export const correct = endpoint({
  method: 'post',
  path: '/admin/bookings/{id}/correct',
  permission: 'bookings.correct',
  summary: 'Correct who came and whether the cash was received, of a closed reservation; both sides are told',
  tag,
  access: 'admin',
  params: idParams,
  body: z
    .object({
      attended: z.boolean('Indica si asistió'),
      /** Whether the host received the cash. */
      paid: z.boolean('Indica si pagó'),
      /** The state the operator was shown; refused when it is another now. */
      shown: z.object({ attended: z.boolean().nullable(), paymentStatus: PaymentStatus }).optional(),
      reason,
    })
    .refine(({ attended, paid }) => attended || !paid, { path: ['paid'], error: 'Quien no asistió no pudo pagar' })
    .meta({ id: 'AdminCorrection' }),
  status: 200,
  answer: AdminBooking,
  refusals: ['BOOKING_STATE', 'NOTHING_TO_CORRECT'],
})

const cancellation = {
  /** On whose behalf. */
  wish: z.enum(['traveler', 'host', 'administration'], 'Elige quién lo pide'),
  reason,
}
export type Cancellation = {
  wish: 'traveler' | 'host' | 'administration'
  reason: string
  status?: z.output<typeof Status> | undefined
}

export const cancel = endpoint({
  method: 'post',
  path: '/admin/bookings/{id}/cancel',
  permission: 'bookings.correct',
  summary:
    'Cancel a request or a confirmed reservation, after its start too; its places go back once and both are told',
  tag,
  access: 'admin',
  params: idParams,
  // The status that the operator was shown; refused when it is another now.
  body: z.object({ ...cancellation, status: Status.optional() }).meta({ id: 'AdminCancellation' }),
  status: 200,
  answer: AdminBooking,
  refusals: ['BOOKING_STATE'],
})

export const cancelMany = endpoint({
  method: 'post',
  path: '/admin/bookings/cancel',
  permission: 'bookings.correct',
  summary: 'Cancel several, each by itself; says what became of each',
  tag,
  access: 'admin',
  body: z.object({ ids: bulkIds, ...cancellation }).meta({ id: 'AdminCancellations' }),
  status: 200,
  answer: BulkAnswer,
  refusals: [],
})
