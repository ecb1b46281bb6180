// Fetches the hosts' calendars every hour, each with a job of its own, so that a slow site does not delay the others.
import { windowFrom } from '#platform/calendars/busy-times.ts'
import { ReadFailure, readCalendar } from '#platform/calendars/read-calendar.ts'
import { lockKey, lockUntilCommit } from '#platform/database/locks.ts'
import { database, type Executor } from '#platform/database/pool.ts'
import { enqueue, type Job, OUTSIDE_PRIORITY, type Sweep } from '#platform/jobs/jobs.ts'
import { applyBusyTimes } from './busy-date.data.ts'
import { findSource, listSourcesToRead, recordFailure, replaceBusyTimes } from './calendar-source.data.ts'
import { DAYS_READ, OWN_EVENTS } from './calendar-source.rules.ts'

const BATCH_SIZE = 500
const READ = { name: 'read-calendar', priority: OUTSIDE_PRIORITY } as const

/** Queues a fetch of a calendar; while it is queued, a second one is not added. */
export const enqueueRead = (tx: Executor, id: string) => enqueue(tx, READ, { id }, `read calendar ${id}`)

/**
 * Fetches a calendar and applies its busy times to the host's dates. If it fails, the reason is stored and the earlier busy
 * times stay: a site that is down must not reopen dates.
 */
export const readCalendarSource: Job<{ id: string }> = {
  name: READ.name,
  run: async ({ id }) => {
    const source = await findSource(id)
    if (!source) return
    const now = new Date()
    const read = await readCalendar(source.address, {
      window: windowFrom(now, DAYS_READ),
      ownSuffix: OWN_EVENTS,
    }).catch((error: unknown) => {
      if (error instanceof ReadFailure) return error
      throw error
    })
    if (read instanceof ReadFailure) return void (await recordFailure(id, read.reason, now))
    await database().transaction(async (tx) => {
      await lockUntilCommit(tx, lockKey.calendarsOf(source.hostId))
      if (await replaceBusyTimes(tx, id, read, now)) await applyBusyTimes(tx, source.hostId)
    })
  },
}

export async function readCalendars(): Promise<void> {
  for (const id of await listSourcesToRead(BATCH_SIZE)) await enqueueRead(database(), id)
}

export const calendarSourceSweeps: Sweep[] = [{ name: 'read-calendars', every: '*/5 * * * *', run: readCalendars }]
