import { randomUUID } from 'node:crypto'
import { database } from '#platform/database/pool.ts'
import { busyTimes, calendarSources } from './calendar-source.table.ts'

type Overrides = { hostId: string; busy?: { from: Date; until: Date }[] } & Partial<typeof calendarSources.$inferInsert>

/** Stores a calendar that was read an hour ago, with its busy times. @returns its row */
export async function createCalendarSource({ busy = [], ...wishes }: Overrides) {
  const address = `https://calendario.example/${randomUUID()}.ics`
  const [row] = await database()
    .insert(calendarSources)
    .values({ name: 'Mi agenda', address, triedAt: new Date(), readAt: new Date(), ...wishes })
    .returning()
  for (const { from, until } of busy)
    await database().insert(busyTimes).values({ sourceId: row!.id, startsAt: from, endsAt: until })
  return row!
}
