import { z } from 'zod'
import { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { BOOKING_STATUSES, PAYMENT_STATUSES } from './booking.rules.ts'
import { bookingForm } from './creation/booking-form.contract.ts'
import { NewBooking } from './creation/new-booking.contract.ts'

export const Status = z.enum(BOOKING_STATUSES).meta({ id: 'BookingStatus' })
/** By the traveler's code, the host entering it, the host in a list, or a correction. */
export const AttendedBy = z.enum(['traveler_code', 'host_code', 'host_list', 'admin']).meta({ id: 'AttendedBy' })
export const PaymentStatus = z.enum(PAYMENT_STATUSES).meta({ id: 'PaymentStatus' })

/** A booking for its traveler and its host; `allowed` lists what this viewer may do now. */
export const Booking = z
  .object({
    id: z.uuid(),
    availableDateId: z.uuid(),
    confirmationCode: z.string(),
    /** An unanswered request past its deadline counts as cancelled (BOOK-56). */
    status: Status,
    paymentStatus: PaymentStatus,
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    guests: z.int(),
    children: z.int(),
    unitPrice: z.number(),
    /** What each child paid; null: the same as everybody. */
    childPrice: z.number().nullable(),
    totalAmount: z.number(),
    currency: z.literal('USD'),
    /** Erased some time after the traveler's account was deleted. */
    guestInfo: z
      .object({ firstName: z.string(), lastName: z.string(), email: z.string(), phone: z.string() })
      .nullable(),
    specialRequests: z.string().nullable(),
    createdAt: z.iso.datetime(),
    /** The host's deadline; null unless it waits for an answer. */
    expiresAt: z.iso.datetime().nullable(),
    cancelledAt: z.iso.datetime().nullable(),
    cancelledBy: z.enum(['traveler', 'host', 'admin', 'system']).nullable(),
    cancelReason: z.string().nullable(),
    /** The whole date was cancelled, and the traveler may choose another one: `get /bookings/{id}/alternatives`. */
    movable: z.boolean(),
    movedToId: z.uuid().nullable(),
    /** Cancelled by the traveler less than 24 hours before the start. */
    cancelledLate: z.boolean(),
    /** When the traveler announced that they will come. */
    attendance: z.iso.datetime().nullable(),
    /** Until when the traveler has to confirm, or the places return (docs/decisions/0224); null when nobody asked. */
    reconfirmBy: z.iso.datetime().nullable(),
    /** For the host: what is known of the traveler's other bookings, in words; null in all other answers. */
    travelerReliability: z.string().nullable(),
    /** Whether the host has seen that announcement. */
    attendanceSeen: z.boolean(),
    startedAt: z.iso.datetime().nullable(),
    startedBy: z.enum(['traveler', 'host']).nullable(),
    /** When the cash was acknowledged, and when the host tapped it if that was offline. */
    paidAt: z.iso.datetime().nullable(),
    paidToldAt: z.iso.datetime().nullable(),
    /** Until when the host may take that back; null when not possible, or not for this viewer. */
    undoUntil: z.iso.datetime().nullable(),
    /** Whether there is a receipt: acknowledged, and not to be taken back any more. */
    hasReceipt: z.boolean(),
    /** The code is valid from `opensAt` until before `closesAt`. */
    codeWindow: z.object({ opensAt: z.iso.datetime(), closesAt: z.iso.datetime() }),
    /** Whether the code can be used now; null when there is nothing to start. */
    codeState: z.enum(['not-accepted', 'too-early', 'open', 'too-late']).nullable(),
    /** Whether the traveler came (false is a no-show), and who reported it; null when nobody has. */
    attended: z.boolean().nullable(),
    attendedBy: AttendedBy.nullable(),
    experience: z
      .object({
        id: z.uuid(),
        title: z.string(),
        city: z.string(),
        state: z.string(),
        country: z.string(),
        place: z.string(),
        address: z.string(),
        lat: z.number().nullable(),
        lng: z.number().nullable(),
        picture: Picture.nullable(),
        offered: z.boolean(),
      })
      .meta({ id: 'BookedExperience' }),
    host: z.object({
      id: z.uuid(),
      name: z.string(),
      avatar: z.string().nullable(),
      /** Only after the host has accepted, and only what the host chose to show. */
      phone: z.string().nullable(),
      email: z.string().nullable(),
    }),
    traveler: z.object({ name: z.string(), avatar: z.string().nullable() }),
    allowed: z.array(z.enum(['start', 'attend', 'cancel', 'confirm', 'complete', 'confirm-payment'])),
    /** How a cancellation by the traveler would count now; null when there is nothing to cancel. */
    cancellation: z.enum(['free', 'late']).nullable(),
  })
  .meta({ id: 'Booking' })
export type Booking = z.output<typeof Booking>

export const BookingList = z
  .object({
    bookings: z.array(Booking),
    next: z.string().nullable(),
    /** Number of bookings per status, regardless of the filter. */
    counts: z.record(Status, z.int()),
  })
  .meta({ id: 'BookingList' })
export const ListQuery = z.object({
  status: Status.optional(),
  ...pageQuery(TimeCursor, 10),
})

export const create = endpoint(
  {
    method: 'post',
    path: '/bookings',
    summary: 'Reserve places on a date; the host answers within 48 hours',
    description:
      'Take `availableDateId` from `GET /api/experiences/{id}/dates`. The places are held at once; host, total and code are computed here, and paid is in cash at the meeting.',
    tag: 'Reservas',
    access: 'traveler',
    scope: 'bookings:write',
    idempotent: true,
    contended: 'availableDateId',
    limit: { points: 20, seconds: HOUR_S },
    body: NewBooking,
    status: 201,
    answer: Booking,
    refusals: [
      'DATE_MISSING',
      'DATE_UNAVAILABLE',
      'NOT_ENOUGH_SPOTS',
      'HOST_INVALID',
      'HOST_PAUSED',
      'EXPERIENCE_GONE',
      'NOT_BOOKABLE',
      'OWN_EXPERIENCE',
      'ALREADY_BOOKED',
      'TOO_MANY_PENDING',
      'PRICE_CHANGED',
    ],
    words: {
      NOT_SIGNED_IN: 'Debes estar autenticado para realizar una reserva',
      FORBIDDEN: 'Solo los viajeros pueden reservar. Entra con una cuenta de viajero.',
    },
  },
  bookingForm,
)

export const list = endpoint({
  method: 'get',
  path: '/bookings',
  summary: 'The reservations of the traveler, newest first',
  tag: 'Reservas',
  access: 'traveler',
  scope: 'bookings:read',
  query: ListQuery.extend({
    /** Only those of this date. */
    availableDateId: z.uuid().optional(),
  }),
  status: 200,
  answer: BookingList,
  refusals: [],
})

export const showUpcoming = endpoint({
  method: 'get',
  path: '/bookings/upcoming',
  summary: 'The next reservation of the traveler that begins today or tomorrow, or goes on now',
  tag: 'Reservas',
  access: 'traveler',
  scope: 'bookings:read',
  status: 200,
  answer: z.object({ booking: Booking.nullable(), day: z.enum(['now', 'today', 'tomorrow']).nullable() }),
  refusals: [],
})

export const show = endpoint({
  method: 'get',
  path: '/bookings/{id}',
  summary: 'One reservation of the traveler',
  tag: 'Reservas',
  access: 'traveler',
  scope: 'bookings:read',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: [],
})

export const cancel = endpoint({
  method: 'post',
  path: '/bookings/{id}/cancel',
  summary: 'Cancel a reservation before its start; its places go back once',
  description: 'Free until 24 hours before the start; `cancellation` of a reservation says what it would be now.',
  tag: 'Reservas',
  access: 'traveler',
  scope: 'bookings:write',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: ['BOOKING_STATE', 'BOOKING_STARTED'],
})

export const confirm = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/confirm',
  summary: 'Accept a request',
  tag: 'Reservas',
  access: 'host',
  scope: 'host:write',
  params: idParams,
  status: 200,
  answer: Booking,
  refusals: ['FORBIDDEN', 'BOOKING_STATE'],
})

const Declination = z
  .object({
    /** May be empty for a request; cancelling a confirmed booking needs one. */
    reason: z.string('Escribe el motivo de la cancelación.').trim().max(500, 'Máximo 500 letras'),
    /** What the host was shown it to be; nothing is done when it has changed since. */
    status: Status.optional(),
  })
  .meta({ id: 'Declination' })

export const decline = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/cancel',
  summary: 'Decline a request, or cancel a confirmed reservation before its start with a reason',
  tag: 'Reservas',
  access: 'host',
  scope: 'host:write',
  params: idParams,
  body: Declination,
  status: 200,
  answer: Booking,
  refusals: ['BOOKING_STATE', 'BOOKING_STARTED', 'REASON_MISSING'],
})

const Completion = z
  .object({
    /** False closes it as a no-show; its payment stays pending. */
    attended: z.boolean('Indica si asistió'),
    /** Whether the cash was received. */
    paid: z.boolean('Indica si pagó'),
  })
  .refine(({ attended, paid }) => attended || !paid, { path: ['paid'], error: 'Quien no asistió no pudo pagar' })
  .meta({ id: 'Completion' })

export const complete = endpoint({
  method: 'post',
  path: '/host/bookings/{id}/complete',
  summary: 'Close a reservation after the experience',
  tag: 'Reservas',
  access: 'host',
  params: idParams,
  body: Completion,
  status: 200,
  answer: Booking,
  refusals: ['BOOKING_STATE', 'NOT_STARTED', 'TRAVELER_CAME'],
})
