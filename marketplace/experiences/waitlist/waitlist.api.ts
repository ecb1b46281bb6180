// Waiting for a full or closed date (docs/decisions/0208).
import type { Serve } from '#marketplace/slice.ts'
import { database } from '#platform/database/pool.ts'
import { refuse } from '#platform/http/refusal.ts'
import type * as contract from './waitlist.contract.ts'
import {
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
