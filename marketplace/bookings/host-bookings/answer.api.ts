// A host's answer to a request, in the portal or by a link that needs no session.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { lockRole } from '#marketplace/accounts/account-status/account-status.data.ts'
import { queueResponseCount } from '#marketplace/accounts/responses/response-rate.data.ts'
import { confirmDates } from '#marketplace/experiences/freshness/freshness.data.ts'
import type { Serve } from '#marketplace/slice.ts'
import type { Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { change, enqueueNotification, stateRefusal } from '../booking.api.ts'
import type * as contract from '../booking.contract.ts'
import { acceptRequest, type BookingWithParties, cancelAndReturn } from '../booking.data.ts'
import { canCancel, canConfirm, effectiveStatus } from '../booking.rules.ts'

/**
 * Accepts a request if it has not changed. Locks the host's role: an expired request does not keep anybody in the role of
 * host, so it must not be accepted after they left it.
 * @returns whether it was unchanged, or the refusal
 */
export async function confirmRequest(tx: Executor, host: Host, row: BookingWithParties, now: Date) {
  if (!(await lockRole(tx, host))) return refuse('FORBIDDEN')
  const decision = canConfirm(row.booking, now)
  if (decision !== 'yes') return stateRefusal(decision, row, now)
  const changed = await acceptRequest(tx, row.booking.id, now)
  if (changed) await enqueueNotification(tx, row.booking.id, 'confirmed')
  if (changed) await confirmDates(tx, row.booking.experienceId)
  if (changed) await queueResponseCount(tx, host.id)
  return changed
}

/**
 * Declines a request, or cancels a confirmed booking, which needs a reason (BOOK-53), if it has not changed.
 * @returns whether it was unchanged, or the refusal
 */
export async function declineRequest(
  tx: Executor,
  host: Host,
  row: BookingWithParties,
  { reason, now }: { reason?: string | null | undefined; now: Date },
) {
  const decision = canCancel(row.booking, 'host', now)
  if (decision !== 'yes') return stateRefusal(decision, row, now)
  if (!reason && row.booking.status === 'confirmed')
    return refuse('REASON_MISSING', { fields: { reason: 'Escribe el motivo de la cancelación.' } })
  const changed = await cancelAndReturn(tx, row.booking, { cancelledBy: 'host', cancelReason: reason || null })
  if (changed) await enqueueNotification(tx, row.booking.id, 'cancelled')
  if (changed) await queueResponseCount(tx, host.id)
  return changed
}

export const confirm: Serve<typeof contract.confirm> = ({ caller, params: { id }, now }) =>
  change(caller, id, now, (tx, row) => confirmRequest(tx, caller, row, now))

export const decline: Serve<typeof contract.decline> = ({ caller, params: { id }, body: { reason, status }, now }) =>
  change(caller, id, now, async (tx, row) => {
    // Another device was faster: what is declined here as a request is a confirmed booking by now.
    if (status && status !== effectiveStatus(row.booking, now)) return stateRefusal('BOOKING_STATE', row, now)
    return declineRequest(tx, caller, row, { reason, now })
  })
