// Orders two requests for the same row with the help of a third connection that locks it.
import pg from 'pg'
import { expect } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'

/** Number of connections of this test's database that wait for a lock. */
export const waiting = async () => {
  const { rows } = await pool().query<{ n: number }>(
    `select count(*)::int n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]!.n
}

/** A separate connection for the duration of some work. */
async function beside<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(configuration().DATABASE_URL)
  await client.connect()
  return work(client).finally(() => client.end())
}

/** Both requests have read a booking and wait for its row, in this order; then it is released. @returns their answers */
export const bothWaitingFor = <T>(
  bookingId: string,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<[T, T]> =>
  beside(async (holder) => {
    await holder.query('begin')
    await holder.query('select from bookings where id = $1 for update', [bookingId])
    const firstAnswer = first()
    await expect.poll(waiting).toBe(1)
    const secondAnswer = second()
    await expect.poll(waiting).toBe(2)
    await holder.query('commit')
    return Promise.all([firstAnswer, secondAnswer])
  })

/** A change of a booking has read it and waits for its row while something else happens to it. @returns its answer */
export const whileRowIsLocked = <T>(
  bookingId: string,
  change: () => Promise<T>,
  meanwhile: (holder: pg.Client) => Promise<unknown>,
): Promise<T> =>
  beside(async (holder) => {
    await holder.query('begin')
    await holder.query('select from bookings where id = $1 for update', [bookingId])
    const answer = change()
    await expect.poll(waiting).toBe(1)
    await meanwhile(holder)
    await holder.query('commit')
    return answer
  })

/** A traveler's booking waits for `lockCreations` while something else happens. @returns its answer */
export const whileCreationsWait = <T>(travelerId: string, booking: () => Promise<T>, meanwhile: () => Promise<void>) =>
  beside(async (holder) => {
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bookings of ${travelerId}`])
    const answer = booking()
    await expect.poll(waiting).toBe(1)
    await meanwhile()
    await holder.query('commit')
    return answer
  })
