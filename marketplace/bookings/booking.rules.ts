// Rules of a booking: what may happen, when and by whom, from plain facts and the time. The database repeats each decision in
// one conditional update, because several people may act at once, and has the last word.
import { bookableSpots } from '#marketplace/experiences/availability/availability.rules.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'

/** In the order of a booking's life. */
export const BOOKING_STATUSES = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]
export const PAYMENT_STATUSES = ['pending', 'paid', 'paid_cash'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]
/** Who entered the start code: the traveler (a claim), or the host, who saw them arrive (START-11). */
export type StartedBy = 'traveler' | 'host'
export type Actor = 'traveler' | 'host' | 'admin' | 'system'
type BookingAction = 'start' | 'attend' | 'cancel' | 'confirm' | 'complete' | 'confirm-payment'
export type HostAction = Exclude<BookingAction, 'start' | 'attend'>

/** A cancellation is free until this many hours before the start (CONST-26). */
export const FREE_CANCELLATION_HOURS = 24
/** An unanswered request expires after this many hours (BOOK-56). */
export const HOURS_TO_ANSWER = 48
/** An experience in progress is completed automatically this many hours after its end (BOOK-57). */
export const HOURS_TO_COMPLETE = 24
/** The start code works from this many hours before the start (START-11). */
export const HOURS_CODE_BEFORE_START = 3
/** It works until this many hours after the end, when a started booking is completed automatically (START-11). */
export const HOURS_CODE_AFTER_END = 24
/** A confirmed booking this long after its end was forgotten by its host, so the back office shows it (trust 4.2). */
export const DAYS_UNTIL_STUCK = 7

/** The complete state graph: from, to, and who may make that transition (BOOK-53, trust 4.1). Any other transition is refused. */
export const transitions: Record<BookingStatus, Partial<Record<BookingStatus, readonly Actor[]>>> = {
  pending: {
    confirmed: ['host'],
    cancelled: ['traveler', 'host', 'admin', 'system'],
  },
  confirmed: {
    cancelled: ['traveler', 'host', 'admin', 'system'],
    in_progress: ['traveler', 'host'],
    completed: ['host'],
  },
  in_progress: { completed: ['host', 'system'] },
  completed: {},
  cancelled: {},
}

export const canTransition = (from: BookingStatus, to: BookingStatus, actor: Actor): boolean =>
  transitions[from][to]?.includes(actor) ?? false

/** Facts about a booking for the decisions. */
export type BookingFacts = {
  status: BookingStatus
  paymentStatus: PaymentStatus
  startDate: Date
  endDate: Date | null
  expiresAt: Date
  guestConfirmed: boolean
}

/** Deadline of a request: 48 h after it was made, or the start if that comes first (BOOK-56). */
export const expiryOf = (createdAt: Date, startDate: Date) =>
  new Date(Math.min(createdAt.getTime() + HOURS_TO_ANSWER * HOUR_MS, startDate.getTime()))

/** An overdue request counts as cancelled even if the timer is late (BOOK-56). */
export const isOverdue = ({ status, expiresAt }: Pick<BookingFacts, 'status' | 'expiresAt'>, now: Date) =>
  status === 'pending' && now >= expiresAt

/** The status that screens, rules and emails go by. */
export const effectiveStatus = (booking: Pick<BookingFacts, 'status' | 'expiresAt'>, now: Date): BookingStatus =>
  isOverdue(booking, now) ? 'cancelled' : booking.status

/** Exactly 24 hours before the start still counts as free ("hasta"). */
export const isFreeCancellation = (startDate: Date, at: Date) =>
  startDate.getTime() - at.getTime() >= FREE_CANCELLATION_HOURS * HOUR_MS

type Decision<Code extends string> = 'yes' | Code

/**
 * Traveler and host may cancel until the start; afterwards, and in every other state, only an administrator (ACC-20, BOOK-53).
 */
export function canCancel(
  booking: BookingFacts,
  actor: Actor,
  now: Date,
): Decision<'BOOKING_STATE' | 'BOOKING_STARTED'> {
  if (!canTransition(effectiveStatus(booking, now), 'cancelled', actor)) return 'BOOKING_STATE'
  const boundByStart = actor === 'traveler' || actor === 'host'
  return boundByStart && now >= booking.startDate ? 'BOOKING_STARTED' : 'yes'
}

/** Whether the host may accept a request: while it waits. */
export const canConfirm = (booking: BookingFacts, now: Date): Decision<'BOOKING_STATE'> =>
  canTransition(effectiveStatus(booking, now), 'confirmed', 'host') ? 'yes' : 'BOOKING_STATE'

/** Whether the host may close it: a confirmed one from its start on, one in progress at any time (BOOK-53). */
export function canComplete(booking: BookingFacts, now: Date): Decision<'BOOKING_STATE' | 'NOT_STARTED'> {
  if (!canTransition(effectiveStatus(booking, now), 'completed', 'host')) return 'BOOKING_STATE'
  return booking.status === 'confirmed' && now < booking.startDate ? 'NOT_STARTED' : 'yes'
}

/** Whether the host may acknowledge the cash: not for a request or a cancelled booking, and once (BOOK-54). */
export const canConfirmPayment = (booking: BookingFacts, now: Date): Decision<'BOOKING_STATE'> =>
  ['confirmed', 'in_progress', 'completed'].includes(effectiveStatus(booking, now)) && booking.paymentStatus !== 'paid'
    ? 'yes'
    : 'BOOKING_STATE'

/**
 * When the code is valid: from `opensAt`, inclusive, to `closesAt`, exclusive, because then a started booking is completed
 * automatically (START-11). Without an end the start counts, as it does for the completion.
 */
export const codeWindowOf = ({ startDate, endDate }: Pick<BookingFacts, 'startDate' | 'endDate'>) => ({
  opensAt: new Date(startDate.getTime() - HOURS_CODE_BEFORE_START * HOUR_MS),
  closesAt: new Date((endDate ?? startDate).getTime() + HOURS_CODE_AFTER_END * HOUR_MS),
})

type StartRefusal = 'BOOKING_STATE' | 'CODE_NOT_ACCEPTED' | 'CODE_TOO_EARLY' | 'CODE_TOO_LATE'

/** Whether the code may start a booking: accepted by the host, and within its time window (START-08, START-11). */
export function canStart(
  booking: Pick<BookingFacts, 'status' | 'expiresAt' | 'startDate' | 'endDate'>,
  actor: StartedBy,
  now: Date,
): Decision<StartRefusal> {
  const status = effectiveStatus(booking, now)
  if (status === 'pending') return 'CODE_NOT_ACCEPTED'
  if (!canTransition(status, 'in_progress', actor)) return 'BOOKING_STATE'
  const { opensAt, closesAt } = codeWindowOf(booking)
  if (now < opensAt) return 'CODE_TOO_EARLY'
  return now < closesAt ? 'yes' : 'CODE_TOO_LATE'
}

/** State of the code for a screen: request not accepted, too early, valid, or too late; null when there is nothing to start. */
type CodeState = 'not-accepted' | 'too-early' | 'open' | 'too-late'
const codeStates: Record<Decision<StartRefusal>, CodeState | null> = {
  CODE_NOT_ACCEPTED: 'not-accepted',
  CODE_TOO_EARLY: 'too-early',
  yes: 'open',
  CODE_TOO_LATE: 'too-late',
  BOOKING_STATE: null,
}
/** @param now decides, because codes work only around their meeting (START-11) */
export const codeStateOf = (booking: Parameters<typeof canStart>[0], now: Date): CodeState | null =>
  codeStates[canStart(booking, 'traveler', now)]

/** Whether its hour is over, whatever its status still says; without an end the start counts. */
export const isOver = ({ startDate, endDate }: Pick<BookingFacts, 'startDate' | 'endDate'>, now: Date) =>
  now >= (endDate ?? startDate)

/** Whether the traveler may announce that they will come: once, before they arrived and before it is over (ACC-24). */
export const canAttend = (booking: BookingFacts, now: Date): Decision<'BOOKING_STATE'> =>
  booking.status === 'confirmed' && !booking.guestConfirmed && !isOver(booking, now) ? 'yes' : 'BOOKING_STATE'

/** Statuses in which the host has accepted and nobody has cancelled. */
export const AGREED_STATUSES = ['confirmed', 'in_progress', 'completed'] as const satisfies BookingStatus[]

/**
 * From the acceptance on the traveler may know how to reach the host, and write to them (ACC-23). Every place that shows a
 * phone, an address or a chat must ask this function, so that the rule has one definition.
 */
export const isAgreed = (status: string) => (AGREED_STATUSES as readonly string[]).includes(status)

/**
 * Confirmed, ended more than seven days ago, neither closed nor cancelled. Not completed automatically, because nobody knows
 * who came.
 */
export const isStuck = (
  { status, startDate, endDate }: Pick<BookingFacts, 'status' | 'startDate' | 'endDate'>,
  now: Date,
) => status === 'confirmed' && now.getTime() - (endDate ?? startDate).getTime() > DAYS_UNTIL_STUCK * DAY_MS

/** What this viewer may do now; screens take their buttons from this alone. An administrator acts for the host. */
export function allowedActions(booking: BookingFacts, viewer: Exclude<Actor, 'system'>, now: Date): BookingAction[] {
  const forHost = viewer !== 'traveler'
  const decisions: [BookingAction, boolean][] = [
    ['start', viewer !== 'admin' && canStart(booking, viewer, now) === 'yes'],
    ['attend', viewer === 'traveler' && canAttend(booking, now) === 'yes'],
    ['confirm', forHost && canConfirm(booking, now) === 'yes'],
    ['complete', forHost && canComplete(booking, now) === 'yes'],
    ['confirm-payment', forHost && canConfirmPayment(booking, now) === 'yes'],
    ['cancel', canCancel(booking, viewer, now) === 'yes'],
  ]
  return decisions.filter(([, allowed]) => allowed).map(([action]) => action)
}

/** How a cancellation by the traveler would count now; null when there is nothing to cancel. */
export const cancellationNow = (booking: BookingFacts, now: Date): 'free' | 'late' | null =>
  canCancel(booking, 'traveler', now) !== 'yes' ? null : isFreeCancellation(booking.startDate, now) ? 'free' : 'late'

export type BookingInput = {
  guests: number
  experience: { bookingRequired: boolean; maxGuests: number; hostSuspended: boolean; hostPaused: boolean }
  date: { open: boolean; startDate: Date; spotsAvailable: number } | null
  /** The traveler has a live booking for the same date. */
  already: boolean
  /** The traveler knows that and wants another one. */
  again: boolean
  /** The traveler's live unanswered requests, and the maximum (INV-12). */
  pending: number
  mostPending: number
}
type BookingInputRefusal =
  | 'NOT_BOOKABLE'
  | 'HOST_INVALID'
  | 'HOST_PAUSED'
  | 'DATE_UNAVAILABLE'
  | 'NOT_ENOUGH_SPOTS'
  | 'ALREADY_BOOKED'
  | 'TOO_MANY_PENDING'

/** Whether a booking may be made (BOOK-24, BOOK-31, BOOK-33, BOOK-34, INV-12). */
export function canBook(input: BookingInput, now: Date): Decision<BookingInputRefusal> {
  const { guests, experience, date, already, again, pending, mostPending } = input
  if (!experience.bookingRequired) return 'NOT_BOOKABLE'
  if (experience.hostSuspended) return 'HOST_INVALID'
  if (experience.hostPaused) return 'HOST_PAUSED'
  if (!date?.open || date.startDate <= now) return 'DATE_UNAVAILABLE'
  if (already && !again) return 'ALREADY_BOOKED'
  if (guests > bookableSpots(date.spotsAvailable, experience.maxGuests)) return 'NOT_ENOUGH_SPOTS'
  return pending >= mostPending ? 'TOO_MANY_PENDING' : 'yes'
}

/** Crockford's letters and digits: no I, L, O or U, so that a code can be read out loud (INV-10). */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters from 40 random bits. @param bytes five bytes */
export function codeFrom(bytes: Uint8Array): string {
  const bits = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  return Array.from({ length: 8 }, (_, at) => CODE_ALPHABET[Number((bits >> BigInt(35 - 5 * at)) & 31n)]).join('')
}

/** First word of the name, and the rest (BOOK-13). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
