// The meeting: the traveler says beforehand that they will come, and begins the experience with the code.
import type { Traveler } from '#marketplace/accounts/account.rules.ts'
import { holdRole } from '#marketplace/accounts/standing/standing.data.ts'
import type { Serve } from '#marketplace/contracts.ts'
import { database } from '#platform/database/pool.ts'
import { countUse, returnUse } from '#platform/http/limits.ts'
import { refuse } from '#platform/http/refusal.ts'
import { present } from '../booking.api.ts'
import { findBookingOf } from '../booking.data.ts'
import { CODE_ALPHABET, effectiveStatus } from '../booking.rules.ts'
import type * as contract from './arrival.contract.ts'
import { markAttendancesSeen, noteAttendance, startWithCode } from './arrival.data.ts'

const isCode = (text: string) => text.length === 8 && [...text].every((letter) => CODE_ALPHABET.includes(letter))

/**
 * Wrong codes are limited (INV-11). A try is counted before it is judged, so that many at once cannot slip through; a
 * right one is given back. Counted per person and booking: nobody can lock another's booking.
 */
const limitsOf = ({ id: person }: Traveler, booking: string): Parameters<typeof returnUse>[] => [
  ['start-code-booking', { points: 5, seconds: 3600 }, `${person} ${booking}`],
  ['start-code-account', { points: 20, seconds: 86_400 }, person],
]

/** START-06 to START-09. A second entry on an experience already begun changes nothing. */
export const start: Serve<typeof contract.startBooking> = async ({ caller, params: { id }, body: { code }, now }) => {
  const limits = limitsOf(caller, id)
  for (const limit of limits) {
    const wait = await countUse(...limit)
    if (wait) return refuse('CODE_TRIES', { retryAfter: wait })
  }
  const begun = isCode(code)
    ? await database().transaction(async (tx) => {
        // As with `confirm`: an overdue request ties nobody to their role, and must not begin once it is another one.
        if (!(await holdRole(tx, caller))) return null
        await startWithCode(tx, caller, id, code)
        const row = await findBookingOf(caller, id, tx)
        return row?.booking.status === 'in_progress' && row.booking.confirmationCode === code ? row : null
      })
    : null
  if (!begun) return refuse('CODE_WRONG')
  for (const limit of limits) await returnUse(...limit)
  return present(begun, 'traveler', now)
}

export const attend: Serve<typeof contract.confirmAttendance> = ({ caller, params: { id }, now }) =>
  database().transaction(async (tx) => {
    await noteAttendance(tx, caller, id)
    const row = await findBookingOf(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    // Already said, whoever was faster: the answer is the same, the time is the first one.
    if (row.booking.guestConfirmed) return present(row, 'traveler', now)
    return refuse('BOOKING_STATE', { data: { status: effectiveStatus(row.booking, now) } })
  })

export const see: Serve<typeof contract.seeAttendances> = async ({ caller, body: { ids } }) => {
  await markAttendancesSeen(caller, ids)
  return null
}
