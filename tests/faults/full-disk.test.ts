// The disk is full: what can not be stored is refused and leaves nothing behind, and work continues when there is room.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { notifyParties } from '#marketplace/bookings/notifications/notification.jobs.ts'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { BookingLog, book, createMarket } from './market.ts'
import { nodeOn, startWithOwnDatabase } from './product.ts'
import { timeLimit, times } from './scale.ts'

const MEGABYTES = 400
const HEALS_WITHIN_MS = MINUTE_MS
const JOBS_DONE_WITHIN_MS = 120_000
const atTheEnd: (() => unknown)[] = []
afterAll(async () => {
  for (const undo of atTheEnd.reverse()) await undo()
})

/** A small disk in memory; null where mounting is not allowed. */
function mountSmallDisk(): string | null {
  const place = mkdtempSync(path.join(tmpdir(), 'torogoz-disk-'))
  atTheEnd.push(() => rmSync(place, { recursive: true, force: true }))
  const options = `size=${MEGABYTES}m,mode=0755`
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'torogoz', place]).status !== 0) return null
  atTheEnd.push(() => spawnSync('umount', ['--lazy', place]))
  return place
}

/** Writes until no block is left. @returns a function that makes room again */
function fill(disk: string): () => void {
  const ballast = path.join(disk, 'ballast')
  const file = openSync(ballast, 'w')
  for (let size = 1 << 20; size >= 4096; )
    try {
      writeSync(file, Buffer.alloc(size))
    } catch {
      size /= 2
    }
  closeSync(file)
  return () => rmSync(ballast)
}

const bookingsOf = async (experienceId: string) =>
  (await pool().query<{ count: number }>('select count(*)::int from bookings where experience_id = $1', [experienceId]))
    .rows[0]!.count
const jobsDue = async () =>
  (await pool().query<{ due: number }>('select count(*)::int as due from graphile_worker.jobs where run_at <= now()'))
    .rows[0]!.due

const disk = mountSmallDisk()
test.runIf(disk)(
  'without a block left bookings are refused whole, and everything heals when there is room',
  async () => {
    const dataDir = path.join(disk!, 'data')
    mkdirSync(dataDir)
    const own = await startWithOwnDatabase({}, dataDir)
    atTheEnd.push(() => own.remove())
    const { product } = own
    const market = await createMarket({ travelers: 10 })
    const bookingLog = new BookingLog()
    await bookingLog.book(product.address, market.nextBooking())
    for (let round = 0; round < times(1, 10); round++) {
      const refusedBefore = bookingLog.statuses.get(503) ?? 0
      const makeRoom = fill(disk!)
      // Half-full blocks still have room.
      for (let n = 0; n < 400 && (bookingLog.statuses.get(503) ?? 0) < refusedBefore + 10; n++)
        await bookingLog.book(product.address, market.nextBooking())
      expect(bookingLog.statuses.get(503) ?? 0).toBeGreaterThanOrEqual(refusedBefore + 10)
      expect((await fetch(`${product.address}/healthz`)).status).toBe(200)
      makeRoom()
      await product.ready(HEALS_WITHIN_MS)
      await own.connect()
      await expect
        .poll(async () => (await book(product.address, market.nextBooking()))?.status, { timeout: HEALS_WITHIN_MS })
        .toBe(201)
    }
    expect([bookingLog.odd, bookingLog.withoutRetryAfter, bookingLog.unanswered.length]).toEqual(['', 0, 0])
    expect(product.alive, product.output.slice(-20).join('\n')).toBe(true)
    await expect.poll(jobsDue, { timeout: JOBS_DONE_WITHIN_MS }).toBe(0)
    await bookingLog.hold(product.address, market)
    expect(product.errors().filter((line) => /Unhandled|uncaught|unhandled/.test(line))).toEqual([])
  },
  timeLimit(240, 1800),
)

test(
  'a commit for which there is no room leaves nothing behind, and the same request succeeds later',
  async () => {
    const product = nodeOn(configuration().DATABASE_URL!, inject('dataDir'))
    atTheEnd.push(() => product.remove())
    await product.start()
    const market = await createMarket({ travelers: 2 })
    const state = async () =>
      (
        await pool().query(
          `select (select count(*) from bookings) as bookings, (select sum(spots_available) from available_dates) as places,
           (select count(*) from outbox) as mails, (select count(*) from idempotency_keys) as keys,
           (select count(*) from graphile_worker.jobs where task_identifier = '${notifyParties.name}') as jobs`,
        )
      ).rows
    await pool().query(`
      create function no_room() returns trigger language plpgsql as $$ begin
        raise exception 'could not extend file "base/1/2": No space left on device' using errcode = '53100'; end $$;
      create constraint trigger no_room after insert on bookings deferrable initially deferred
        for each row execute function no_room()`)
    // What earlier tests left to do would change the counts meanwhile.
    await expect.poll(jobsDue, { timeout: JOBS_DONE_WITHIN_MS }).toBe(0)
    const before = await state()
    const request = market.nextBooking()
    const refusal = await book(product.address, request)
    expect([refusal?.status, Number(refusal?.retryAfter) > 0]).toEqual([503, true])
    expect(JSON.stringify(refusal?.body)).not.toMatch(/file|device|53100/)
    expect(await state()).toEqual(before)
    await pool().query('drop trigger no_room on bookings')
    expect((await book(product.address, request))?.status).toBe(201)
    expect(await bookingsOf(market.experience.id)).toBe(1)
  },
  timeLimit(60, 180),
)
