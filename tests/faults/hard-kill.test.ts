// Processes are killed under load: everything that was confirmed must exist afterwards, once, and every email must arrive.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pool } from '#platform/database/pool.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'
import { BookingLog, createMarket, load, type Market } from './market.ts'
import { isAlive, startWithOwnDatabase } from './product.ts'
import { timeLimit, times } from './scale.ts'

const CONCURRENCY = 8
const MAILS_WITHIN_MS = 120_000

type OwnDatabase = Awaited<ReturnType<typeof startWithOwnDatabase>>
let own: OwnDatabase
let market: Market
let mail: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  mail = await startSmtpServer()
  own = await startWithOwnDatabase({ SMTP_URL: mail.url })
  market = await createMarket({ travelers: times(40, 1500), dates: times(10, 40) })
})
afterAll(async () => {
  await own?.remove()
  await mail?.stop()
})

const victims = {
  node: () => own.kill.node(),
  postgres: () => own.kill.postgres(),
  both: () => own.kill.both(),
  'node by SIGTERM': async () => void (await own.product.end('SIGTERM')),
}

/** How often the mail server received each email, by id. */
const arrivals = () => {
  const counts = new Map<string, number>()
  for (const { messageId } of mail.received) counts.set(messageId, (counts.get(messageId) ?? 0) + 1)
  return counts
}

test.each(Object.entries(victims))(
  '%s dies under load: nothing lost, nothing doubled, every email out',
  async (name, kill) => {
    const rounds = times(1, 100)
    const twiceBefore = [...arrivals().values()].filter((count) => count > 1).length
    const bookingLog = new BookingLog()
    for (let round = 0; round < rounds; round++) {
      if (name === 'postgres') await own.untilMayRestart()
      const bookings = load(CONCURRENCY, async () => {
        await bookingLog.book(own.product.address, market.nextBooking())
        if (!own.product.alive) await wait(50)
      })
      await wait(200 + Math.random() * 1500)
      await kill()
      if (own.product.alive) await own.product.ready()
      else await own.product.start()
      await bookings.stop()
      await own.connect()
      // A hundred rounds are long for whoever waits, and a run that is cut short still says how far it came.
      if (round % 10 === 9) console.log(`${name}: ${round + 1} of ${rounds}, ${bookingLog.kept.size} bookings kept`)
    }
    expect(bookingLog.odd).toBe('')
    expect(bookingLog.kept.size).toBeGreaterThan(0)
    await bookingLog.hold(own.product.address, market)
    const unsent = () =>
      pool().query<{ left: number }>(`select count(*)::int as left from outbox where status not in ('sent', 'kept')`)
    await expect.poll(async () => (await unsent()).rows[0]!.left, { timeout: MAILS_WITHIN_MS, interval: 500 }).toBe(0)
    const { rows } = await pool().query<{ id: string }>(`select id from outbox where status = 'sent'`)
    const arrived = arrivals()
    const missing = rows.filter(({ id }) => !arrived.has(id))
    expect(missing).toEqual([])
    // A process killed between the server's acceptance and storing it can not know: at most the emails being sent arrive
    // twice.
    const duplicates = [...arrived.values()].filter((count) => count > 1).length - twiceBefore
    expect(duplicates, `emails twice after ${name}`).toBeLessThanOrEqual(
      name === 'node by SIGTERM' ? 0 : rounds * CONCURRENCY,
    )
    expect(isAlive(own.postgresPid())).toBe(true)
  },
  timeLimit(240, 7200),
)
