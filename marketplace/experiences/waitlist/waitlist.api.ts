// Waiting for a full or closed date (docs/decisions/0208).
import type { Serve } from '#marketplace/slice.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import { reserveSpots } from '../availability/availability.data.ts'
import type * as contract from './waitlist.contract.ts'
import {
  completeWait,
  findEntryOf,
  findWaitable,
  isHeldFor,
  joinWaitlist,
  leaveWaitlist,
  listEntriesOf,
  lockDateRow,
  lockWaits,
  offerSpots,
  type ShownEntry,
} from './waitlist.data.ts'
import { canJoin } from './waitlist.rules.ts'

const present = (row: ShownEntry): contract.WaitlistEntry => ({
  ...row,
  startDate: row.startDate.toISOString(),
  endDate: row.endDate?.toISOString() ?? null,
  heldUntil: row.status === 'held' ? (row.heldUntil?.toISOString() ?? null) : null,
})

export const list: Serve<typeof contract.list> = async ({ caller, query: { after, limit } }) => {
  const { rows, next } = await listEntriesOf(caller, after, limit)
  return { entries: rows.map(present), next }
}

export const join: Serve<typeof contract.join> = ({ caller, params: { id }, body: { guests }, now }) =>
  database().transaction(async (tx) => {
    await lockWaits(tx, caller)
    await lockDateRow(tx, id)
    const date = await findWaitable(tx, caller, id)
    if (!date) return refuse('NOT_FOUND')
    if (!(await isHeldFor(tx, caller, id))) {
      const decision = canJoin({ ...date, guests, date }, now)
      if (decision !== 'yes') return refuse(decision)
      await joinWaitlist(tx, caller, id, guests)
    }
    return present((await findEntryOf(tx, caller, id))!)
  })

export const leave: Serve<typeof contract.leave> = ({ caller, params: { id } }) =>
  database().transaction(async (tx) => {
    await lockDateRow(tx, id)
    await leaveWaitlist(tx, caller, id)
    await offerSpots(tx, id)
    return null
  })

/**
 * `reserveSpots` for somebody who may be on the waiting list: spots held for them are theirs, and what they leave goes to the
 * next one. Must run in the transaction that inserts the booking, so that a refusal rolls all of this back.
 * @param waits whether this person is on the list
 */
export async function reserveWaited(
  tx: Executor,
  { userId, dateId, experienceId, guests, waits }: Reservation,
): ReturnType<typeof reserveSpots> {
  if (!waits) return reserveSpots(tx, dateId, experienceId, guests)
  await completeWait(tx, userId, dateId)
  const date = await reserveSpots(tx, dateId, experienceId, guests)
  if (date) await offerSpots(tx, dateId)
  return date
}
type Reservation = { userId: string; dateId: string; experienceId: string; guests: number; waits: boolean }
