// Payment in cash: the host acknowledges it, and may take that back for ten minutes.
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { present } from '../booking.api.ts'
import { findBookingOf } from '../booking.data.ts'
import { canConfirmPayment, effectiveStatus } from '../booking.rules.ts'
import type * as contract from './payment.contract.ts'
import { collect, undoPayment } from './payment.data.ts'

export const confirm: Serve<typeof contract.confirm> = ({ caller, params: { id }, now }) =>
  database().transaction(async (tx) => {
    const row = await findBookingOf(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    const may = canConfirmPayment(row.booking, now) === 'yes'
    const changed = may && (await collect(tx, row.booking, { by: 'host' }))
    const after = (await findBookingOf(caller, id, tx))!
    if (!changed) return refuse('BOOKING_STATE', { data: { status: effectiveStatus(after.booking, now) } })
    return present(after, 'host', now)
  })

/** Taken back already, or never acknowledged: answers with the unchanged booking, so that repeating the call does no harm. */
export const undo: Serve<typeof contract.undo> = ({ caller, params: { id }, now }) =>
  database().transaction(async (tx) => {
    const undone = await undoPayment(tx, caller, id)
    const row = await findBookingOf(caller, id, tx)
    if (!row) return refuse('NOT_FOUND')
    if (undone || canConfirmPayment(row.booking, now) === 'yes') return present(row, 'host', now)
    if (row.booking.paymentStatus === 'paid') return refuse('PAYMENT_FINAL')
    return refuse('BOOKING_STATE', { data: { status: effectiveStatus(row.booking, now) } })
  })
