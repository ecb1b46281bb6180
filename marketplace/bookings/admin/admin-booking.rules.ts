// How an administrator sees a booking: from its columns and its audit entries.
import {
  allowedActions,
  type BookingFacts,
  effectiveStatus,
  type StartedBy,
} from '#marketplace/bookings/booking.rules.ts'
import { type Attendance, canReportAbsent } from '#marketplace/bookings/check-in/attendance.rules.ts'
import { DAY_MS } from '#platform/units.ts'
import type { AdminBooking, TimelineEvent } from './admin-booking.contract.ts'

export type Instants = BookingFacts & {
  createdAt: Date
  confirmedAt: Date | null
  guestConfirmedAt: Date | null
  writtenToAt: Date | null
  remindedAt: Date | null
  startedAt: Date | null
  startedBy: StartedBy | null
  completedAt: Date | null
  attended: boolean | null
  attendedBy: Attendance['attendedBy']
  paidAt: Date | null
  cancelledAt: Date | null
  cancelledBy: TimelineEvent['by'] | null
  cancelReason: string | null
  /** Payments that the host acknowledged and took back. */
  undonePayments: { paidAt: Date; undoneAt: Date }[]
}
export type AdminAction = {
  at: Date
  action: string
  name: string
  reason: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const ACTION_BY_EVENT: Partial<Record<TimelineEvent['what'], string>> = {
  confirmed: 'booking.confirm',
  completed: 'booking.complete',
  'no-show': 'booking.complete',
  paid: 'booking.confirm-payment',
  cancelled: 'booking.cancel',
}
/** A completion this late was made by the timer. */
const BY_ITSELF = DAY_MS

/**
 * Attendance and payments as they were reported, before an administrator corrected them: a correction is an event of its own
 * and rewrites none.
 */
function asReported({ attended, paidAt }: Instants, actions: AdminAction[]) {
  const corrections = actions.filter(({ action }) => action === 'booking.correct')
  const [first] = corrections
  const ofPayment = corrections.findLast(({ before, after }) => before?.paymentStatus !== after?.paymentStatus)
  const paidBefore = ofPayment && typeof first?.before?.paidAt === 'string' ? new Date(first.before.paidAt) : null
  return {
    attended: first?.before ? first.before.attended !== false : attended !== false,
    payments: [paidBefore, ofPayment?.after?.paymentStatus === 'paid' ? null : paidAt],
  }
}

/**
 * The history of a booking, oldest first. An event is attributed to the party entitled to it, unless the audit log names an
 * administrator.
 * @param unanswered text for a request that was not answered in time
 */
export function timelineOf(
  booking: Instants,
  names: { traveler: string; host: string },
  actions: AdminAction[],
  { now, unanswered }: { now: Date; unanswered: string },
): TimelineEvent[] {
  const happened: (Omit<TimelineEvent, 'at'> & { at: Date })[] = []
  const note = (at: Date | null, event: TimelineEvent['what'], by: TimelineEvent['by'], text: string | null = null) => {
    if (!at) return
    const entry = actions.find(({ action }) => action === ACTION_BY_EVENT[event])
    if (entry) happened.push({ at, what: event, by: 'admin', name: entry.name, note: entry.reason })
    else happened.push({ at, what: event, by, name: by === 'traveler' || by === 'host' ? names[by] : null, note: text })
  }
  const { startDate, endDate, completedAt } = booking
  const isAutomatic = completedAt && completedAt.getTime() - (endDate ?? startDate).getTime() >= BY_ITSELF
  note(booking.createdAt, 'requested', 'traveler')
  // Confirmed at the instant of its creation: the host accepts without requests.
  const instant = booking.confirmedAt?.getTime() === booking.createdAt.getTime()
  note(booking.confirmedAt, 'confirmed', instant ? 'system' : 'host')
  note(booking.writtenToAt, 'written', 'host')
  note(booking.remindedAt, 'reminded', 'system')
  note(booking.guestConfirmedAt, 'attendance', 'traveler')
  note(booking.startedAt, 'started', booking.startedBy ?? 'traveler')
  const reported = asReported(booking, actions)
  note(completedAt, reported.attended ? 'completed' : 'no-show', isAutomatic && booking.startedAt ? 'system' : 'host')
  for (const paidAt of reported.payments) note(paidAt, 'paid', 'host')
  for (const { paidAt, undoneAt } of booking.undonePayments)
    happened.push(
      { at: paidAt, what: 'paid', by: 'host', name: names.host, note: null },
      { at: undoneAt, what: 'payment-undone', by: 'host', name: names.host, note: null },
    )
  const overdue = booking.status === 'pending' && effectiveStatus(booking, now) === 'cancelled'
  if (overdue) note(booking.expiresAt, 'cancelled', 'system', unanswered)
  else note(booking.cancelledAt, 'cancelled', booking.cancelledBy ?? 'system', booking.cancelReason)
  for (const { at, action, name, reason } of actions)
    if (action === 'chat.open' || action === 'booking.correct')
      happened.push({ at, what: action === 'chat.open' ? 'chat' : 'corrected', by: 'admin', name, note: reason })
  return happened
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}

/**
 * Actions an administrator may take now: the host's, and cancelling. A guest whom the host has seen can not be reported
 * absent.
 */
export function allowedForAdmin(
  booking: BookingFacts & Pick<Attendance, 'attendedBy'>,
  now: Date,
): AdminBooking['allowed'] {
  const actions = allowedActions(booking, 'admin', now).filter((action) => action !== 'start' && action !== 'attend')
  const missing = actions.includes('complete') && canReportAbsent(booking, now) === 'yes'
  const final = booking.status === 'completed'
  return [...actions, ...(missing ? (['no-show'] as const) : []), ...(final ? (['correct'] as const) : [])]
}
