// What a host received, lost and had. Only the proof of a host says whose reservations are read.
import type { Host } from '#marketplace/accounts/account.rules.ts'
import { startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'
import { countHistory, listHistory } from './booking-history.data.ts'
import type { HostHistoryInput, HostHistoryOutput } from './host-history.contract.ts'

const MOST_TOLD = 6

/** Reservations of a period by when they were made or cancelled, who did not come, or the totals of all time. */
export async function hostHistory(
  host: Host,
  { about, from, to }: HostHistoryInput,
  now: Date,
): Promise<HostHistoryOutput> {
  const asked = { from: from ?? null, to: to ?? from ?? null, path: '/host/reservations' }
  if (about === 'totals') {
    const totals = await countHistory(host, now)
    return { ...asked, bookings: [], counts: {}, totals: { ...totals, since: totals.since?.toISOString() ?? null } }
  }
  const rows = await listHistory(host, about, {
    from: asked.from ? startOfDay(asked.from) : null,
    until: asked.to ? new Date(startOfDay(asked.to).getTime() + DAY_MS) : null,
    now,
    most: MOST_TOLD,
  })
  return {
    ...asked,
    bookings: rows.map(({ name, title, start, guests, state, by, reason }) => ({
      name,
      title,
      start: start.toISOString(),
      guests,
      state,
      by,
      reason,
    })),
    counts: rows[0]?.all ?? {},
    totals: null,
  }
}
