// The meeting: the traveler announces that they will come, and either side starts the experience with the code.
import type { Host, Traveler } from '#marketplace/accounts/account.rules.ts'
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { countUse, returnUse } from '#platform/http/limits/limits.ts'
import { type Refusal, refuse } from '#platform/http/refusal.ts'
import { DAY_S, HOUR_S } from '#platform/units.ts'
import { present } from '../booking.api.ts'
import { findBookingOf } from '../booking.data.ts'
import { canStart, codeWindowOf, effectiveStatus } from '../booking.rules.ts'
import type * as contract from './check-in.contract.ts'
import {
  confirmArrivalByHost,
  markAttendancesSeen,
  recordAttendanceIntent,
  startWithCode,
  transactionTime,
} from './check-in.data.ts'
import { hoursText, notAcceptedText, triesText } from './check-in.text.ts'
import { isCode } from './code.rules.ts'

/**
 * Limits for wrong codes (INV-11). An attempt is counted before it is checked, so that concurrent ones can not slip through; a
 * right code gives it back, even when it comes too early or too late. Counted per person and booking, so that neither side can
 * lock the other out.
 */
const limitsOf = ({ id: person, role }: Traveler | Host, booking: string): Parameters<typeof returnUse>[] => {
  const name = role === 'host' ? 'start-code-host' : 'start-code'
  return [
    [`${name}-booking`, { points: 5, seconds: HOUR_S }, `${person} ${booking}`],
    [`${name}-account`, { points: 20, seconds: DAY_S }, person],
  ]
}

type StartAnswer =
  | contract.StartedBooking
  | Refusal<'CODE_WRONG' | 'CODE_NOT_ACCEPTED' | 'CODE_TOO_EARLY' | 'CODE_TOO_LATE'>

/**
 * Checks the code before the time: only whoever has the right code of their own booking learns why it does not work yet,
 * everybody else hears that it is wrong (START-05, START-07).
 */
async function enter(tx: Executor, caller: Traveler | Host, id: string, code: string): Promise<StartAnswer> {
  const startedNow = await startWithCode(tx, caller, id, code)
  if (!startedNow && caller.role === 'host') await confirmArrivalByHost(tx, caller, id, code)
  const row = await findBookingOf(caller, id, tx)
  if (row?.booking.confirmationCode !== code) return refuse('CODE_WRONG')
  const { booking } = row
  const now = await transactionTime(tx)
  if (startedNow || booking.status === 'in_progress')
    return { ...present(row, caller.role, now), alreadyStarted: !startedNow }
  const decision = canStart(booking, caller.role, now)
  switch (decision) {
    case 'BOOKING_STATE':
      return refuse('CODE_WRONG')
    case 'CODE_TOO_EARLY':
    case 'CODE_TOO_LATE':
      return refuse(decision, { text: hoursText(decision, codeWindowOf(booking)) })
    default:
      // 'yes': the host accepted it between the update and this read.
      return refuse('CODE_NOT_ACCEPTED', { text: notAcceptedText[caller.role] })
  }
}

/** Starts a booking by its code, within the limits of attempts (START-06 to START-09, START-11). */
async function startWithin(caller: Traveler | Host, id: string, code: string, now: Date) {
  const limits = limitsOf(caller, id)
  for (const limit of limits) {
    const wait = await countUse(...limit)
    if (wait) return refuse('CODE_TRIES', { retryAfter: wait, text: triesText(caller.role, wait, now) })
  }
  if (!isCode(code)) return refuse('CODE_WRONG')
  const answer = await database().transaction((tx) => enter(tx, caller, id, code))
  if (!('code' in answer && answer.code === 'CODE_WRONG')) for (const limit of limits) await returnUse(...limit)
  return answer
}

export const start: Serve<typeof contract.start> = ({ caller, params: { id }, body: { code }, now }) =>
  startWithin(caller, id, code, now)

export const startAsHost: Serve<typeof contract.startAsHost> = ({ caller, params: { id }, body: { code }, now }) =>
  startWithin(caller, id, code, now)

export const confirmAttendance: Serve<typeof contract.confirmAttendance> = ({ caller, params: { id }, now }) =>
  database().transaction(async (tx) => {
    await recordAttendanceIntent(tx, caller, id)
    const row = await findBookingOf(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    // Already announced: the answer is the same, with the first time.
    if (row.booking.guestConfirmed) return present(row, 'traveler', now)
    return refuse('BOOKING_STATE', { data: { status: effectiveStatus(row.booking, now) } })
  })

export const markSeen: Serve<typeof contract.markSeen> = async ({ caller, body: { ids } }) => {
  await markAttendancesSeen(caller, ids)
  return null
}
