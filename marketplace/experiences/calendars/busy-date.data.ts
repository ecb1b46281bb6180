// Applies a host's busy times to their dates. No other code closes or opens dates for a calendar.
import { eq, sql } from 'drizzle-orm'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { longDate, timeOfDay } from '#platform/clock.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import type { Executor } from '#platform/database/pool.ts'
import { availableDates } from '../availability/availability.table.ts'
import { offerSpots, requeueHolds } from '../waitlist/waitlist.data.ts'
import { notifyWaitlist } from '../waitlist/waitlist.mail.tsx'
import { calendarSourceText } from './calendar-source.text.ts'

/** The end of a date `d` of an experience `e`; without one, the start plus the duration of the experience. */
export const endOfDate = sql`coalesce(d.end_date, d.start_date + case e.duration_unit
  when 'days' then make_interval(days => e.duration_value) else make_interval(hours => e.duration_value) end)`

type Mismatch = {
  id: string
  startDate: Date
  busy: boolean
  mark: 'closed' | 'kept' | null
  taken: number
  title: string
}

/**
 * Closes a host's future dates during their busy times, and reopens those it closed when the time is free again. What the host
 * closed stays closed, what the host reopened stays open while the busy time lasts, and reservations are never touched: the
 * host is told of them. Running it twice changes nothing more.
 */
export async function applyBusyTimes(tx: Executor, hostId: string): Promise<void> {
  await lockUntilCommit(tx, lockKey.calendarsOf(hostId))
  const busy = sql`exists (select from busy_times b join calendar_sources s on s.id = b.source_id
    where s.host_id = ${hostId} and b.starts_at < ${endOfDate} and b.ends_at > d.start_date)`
  const { rows } = await tx.execute<Mismatch>(sql`
    select d.id, d.start_date as "startDate", ${busy} as busy, d.calendar_mark as mark, e.title,
      d.capacity - d.spots_available - d.held_spots as taken
    from available_dates d join experiences e on e.id = d.experience_id
    where e.host_id = ${hostId} and d.start_date > now() and d.status <> 'cancelled'
      and case when d.calendar_mark is null then d.status = 'available' and ${busy} else not ${busy} end
    order by d.id for no key update of d`)
  for (const date of rows) await (date.busy ? closeFor(tx, hostId, date) : open(tx, date))
}

async function closeFor(tx: Executor, hostId: string, { id, startDate, taken, title }: Mismatch): Promise<void> {
  await tx.update(availableDates).set({ status: 'closed', calendarMark: 'closed' }).where(eq(availableDates.id, id))
  await notifyWaitlist(tx, await requeueHolds(tx, id), { id, startDate: new Date(startDate), closed: true })
  if (taken === 0) return
  await createNotice(tx, {
    userId: hostId,
    kind: 'booking',
    key: `calendar conflict ${id}`,
    title: calendarSourceText.conflict,
    detail: `${longDate(startDate)}, ${timeOfDay(startDate)}: tienes reservas y estás ocupado. ${title}`,
    href: `/host/dates/${id}`,
  })
}

async function open(tx: Executor, { id, mark }: Mismatch): Promise<void> {
  const opened = mark === 'closed'
  await tx
    .update(availableDates)
    .set({ calendarMark: null, ...(opened && { status: 'available' }) })
    .where(eq(availableDates.id, id))
  if (opened) await offerSpots(tx, id)
}
