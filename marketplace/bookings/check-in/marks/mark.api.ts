// Marks of a host in the list of a date: arrivals with or without a code, and cash.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { countUse, returnUse } from '#platform/http/limits/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { DAY_S, HOUR_S } from '#platform/units.ts'
import { present } from '../../booking.api.ts'
import { type BookingWithParties, findBookingOf } from '../../booking.data.ts'
import { canConfirmPayment, canStart, codeWindowOf, effectiveStatus } from '../../booking.rules.ts'
import { collect } from '../../cash/payment.data.ts'
import { confirmArrivalByHost, findByCode, startFromList, startWithCode, transactionTime } from '../check-in.data.ts'
import { hoursText, notAcceptedText, otherDateText, overText, triesText } from '../check-in.text.ts'
import { isCode } from '../code.rules.ts'
import type * as contract from './mark.contract.ts'

/** Limits for wrong codes per date, and per host and day (INV-11); a right one is not counted. */
const limitsOf = ({ id }: Host, dateId: string): Parameters<typeof returnUse>[] => [
  ['start-code-host-date', { points: 10, seconds: HOUR_S }, `${id} ${dateId}`],
  ['start-code-host-day', { points: 40, seconds: DAY_S }, id],
]

/** Why a guest of this host can not be marked as arrived. */
function notHere({ booking }: BookingWithParties, now: Date) {
  const decision = canStart(booking, 'host', now)
  const status = effectiveStatus(booking, now)
  if (decision === 'CODE_TOO_EARLY' || decision === 'CODE_TOO_LATE')
    return refuse(decision, { text: hoursText(decision, codeWindowOf(booking)) })
  if (status === 'cancelled' || status === 'completed') return refuse('CODE_OVER', { text: overText(status) })
  return refuse('CODE_NOT_ACCEPTED', { text: notAcceptedText.host })
}

/** Marks an arrival. @param code null: marked in the list @returns the booking as it is now, or the refusal */
async function arrive(tx: Executor, host: Host, id: string, code: string | null) {
  const startedNow = code === null ? await startFromList(tx, host, id) : await startWithCode(tx, host, id, code)
  if (!startedNow) await confirmArrivalByHost(tx, host, id, code)
  const row = await findBookingOf(host, id, tx)
  if (!row) return refuse('NOT_FOUND')
  if (code !== null && row.booking.confirmationCode !== code) return refuse('CODE_UNKNOWN')
  const now = await transactionTime(tx)
  if (startedNow || row.booking.status === 'in_progress')
    return { booking: present(row, 'host', now), already: !startedNow }
  return notHere(row, now)
}

export const checkIn: Serve<typeof contract.checkIn> = async ({ caller, params, body: { code }, now }) => {
  const { id: dateId } = params
  const limits = limitsOf(caller, dateId)
  for (const limit of limits) {
    const wait = await countUse(...limit)
    if (wait) return refuse('CODE_TRIES', { retryAfter: wait, text: triesText('host', wait, now) })
  }
  const booking = isCode(code) ? await findByCode(caller, code) : null
  if (!booking) return refuse('CODE_UNKNOWN')
  for (const limit of limits) await returnUse(...limit)
  if (booking.availableDateId !== dateId)
    return refuse('CODE_OTHER_DATE', { text: otherDateText(booking.title, booking.startDate) })
  const result = await database().transaction((tx) => arrive(tx, caller, booking.id, code))
  return 'booking' in result ? { ...result.booking, alreadyStarted: result.already } : result
}

export const add: Serve<typeof contract.add> = async ({
  caller,
  params: { id },
  body: { what, code, at },
  now,
  tx,
}) => {
  if (what === 'arrived') return arrive(tx, caller, id, code ?? null)
  const row = await findBookingOf(caller, id, tx)
  if (!row) return refuse('NOT_FOUND')
  const already = row.booking.paymentStatus === 'paid'
  if (!already) {
    const state = () => refuse('BOOKING_STATE', { data: { status: effectiveStatus(row.booking, now) } })
    if (canConfirmPayment(row.booking, now) !== 'yes') return state()
    const reportedAt = at ? new Date(Math.min(Date.parse(at), now.getTime())) : null
    if (!(await collect(tx, row.booking, { by: 'host', toldAt: reportedAt }))) return state()
  }
  return { booking: present((await findBookingOf(caller, id, tx))!, 'host', now), already }
}
