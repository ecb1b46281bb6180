// Asks the calendars of hosts when they are busy, every hour, each by a job of its own: a slow one keeps no other waiting.
import { windowFrom } from '#platform/calendars/busy-times.ts'
import { readCalendar, Unread } from '#platform/calendars/read-calendar.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue, type Job, type Sweep } from '#platform/jobs/jobs.ts'
import { applyBusyTimes } from './busy-date.data.ts'
import { findSource, listSourcesToRead, noteFailure, replaceBusyTimes } from './calendar-source.data.ts'
import { DAYS_READ, OWN_EVENTS } from './calendar-source.rules.ts'

const BATCH_SIZE = 500
const READ = { name: 'read-calendar' } as const

/** Asks for a calendar to be read; while it waits, asking again changes nothing. */
export const askToRead = (tx: Executor, id: string) => enqueue(tx, READ, { id }, `read calendar ${id}`)

/**
 * Reads a calendar and closes and opens the dates of its host by what it says. One that cannot be read says why, and what
 * it said before stays: a site that is down opens no dates.
 */
export const readCalendarSource: Job<{ id: string }> = {
  name: READ.name,
  run: async ({ id }) => {
    const source = await findSource(id)
    if (!source) return
    const now = new Date()
    const read = await readCalendar(source.address, { window: windowFrom(now, DAYS_READ), own: OWN_EVENTS }).catch(
      (error: unknown) => {
        if (error instanceof Unread) return error
        throw error
      },
    )
    if (read instanceof Unread) return void (await noteFailure(id, read.reason, now))
    await database().transaction(async (tx) => {
      await lockUntilCommit(tx, lockKey.calendarsOf(source.hostId))
      if (await replaceBusyTimes(tx, id, read, now)) await applyBusyTimes(tx, source.hostId)
    })
  },
}

/** Asks for every calendar whose hour is over. */
export async function readCalendars(): Promise<void> {
  for (const id of await listSourcesToRead(BATCH_SIZE)) await askToRead(database(), id)
}

export const calendarSourceSweeps: Sweep[] = [{ name: 'read-calendars', every: '*/5 * * * *', run: readCalendars }]
