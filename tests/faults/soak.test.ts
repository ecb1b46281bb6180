// Random faults, one after the other, for SOAK_MINUTES minutes: `npm run soak`.
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pool } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'
import { BookingLog, createMarket, load, type Market } from './market.ts'
import { startWithOwnDatabase } from './product.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 1)
const MAILS_WITHIN_MS = 120_000
/** About ten bookings a second: as many as fit would measure how fast emails leave after an hour without a pause. */
const CLIENTS = 6
const PAUSE_MS = 500
/** Nobody answers what is asked here: without enough people and places the last minutes would meet ceilings only. */
const BOOKINGS_A_MINUTE = (CLIENTS * 60_000) / PAUSE_MS
/** A mailbox gets one email at a time: with one host for all, a run would measure that mailbox. */
const HOSTS = 40

let own: Awaited<ReturnType<typeof startWithOwnDatabase>>
let market: Market
let mail: Awaited<ReturnType<typeof startSmtpServer>>
let cutShort = 0
beforeAll(async () => {
  mail = await startSmtpServer()
  own = await startWithOwnDatabase({ SMTP_URL: mail.url })
  const bookings = MINUTES * BOOKINGS_A_MINUTE
  market = await createMarket({
    travelers: Math.ceil(bookings / 100),
    hosts: HOSTS,
    dates: Math.ceil(bookings / HOSTS / 5000),
  })
})
afterAll(async () => {
  await own?.remove()
  await mail?.stop()
})

const faults: Record<string, () => Promise<void>> = {
  'node killed': () => own.kill.node(),
  'postgres killed': () => own.kill.postgres(),
  'both killed': () => own.kill.both(),
  'node stopped': async () => {
    const before = own.product.output.length
    const code = await own.product.end('SIGTERM')
    const log = own.product.output.slice(before)
    expect(code, log.join('\n')).toBe(0)
    const cutOff = log.filter((line) => /without waiting any longer|requests were cut/.test(line))
    if (cutOff.length > 0) console.log(cutOff.join('\n'))
    cutShort += cutOff.length > 0 ? 1 : 0
  },
  'postgres frozen': async () => {
    const goOn = own.freeze()
    await wait(7000)
    goOn()
  },
  'mail server away': async () => {
    const { port } = mail
    const { received } = mail
    await mail.stop()
    await wait(5000)
    mail = await startSmtpServer({ port })
    for (const one of received) mail.received.push(one)
  },
  'visitors leave': async () => {
    for (let n = 0; n < 200; n++) {
      const visitor = market.visitors[n % market.visitors.length]!
      const outgoing = request(`${own.product.address}/?n=${n}`, { headers: { cookie: visitor.cookie }, agent: false })
      outgoing.on('error', () => {})
      setTimeout(() => outgoing.destroy(), Math.random() * 100)
      outgoing.end()
      await wait(10)
    }
  },
}

test(
  'it survives random faults, keeps what it promised, and every email goes out',
  async () => {
    const until = Date.now() + MINUTES * MINUTE_MS
    const bookingLog = new BookingLog()
    const bookings = load(CLIENTS, async () => {
      await bookingLog.book(own.product.address, market.nextBooking())
      await wait(PAUSE_MS)
    })
    const drawn: string[] = []
    while (Date.now() < until) {
      const names = Object.keys(faults)
      const name = names[Math.floor(Math.random() * names.length)]!
      drawn.push(name)
      // Logged at once, because a run takes an hour and may be interrupted.
      console.log(`${drawn.length}. ${name}, ${bookingLog.kept.size} bookings kept, ${mail.received.length} emails out`)
      await faults[name]!()
      if (!own.product.alive) await own.product.start()
      await own.product.ready()
      await wait(1000 + Math.random() * 4000)
      expect(own.product.alive, `${drawn.slice(-3).join(', ')}\n${own.product.output.slice(-30).join('\n')}`).toBe(true)
    }
    await bookings.stop()
    await own.connect()
    expect(bookingLog.odd).toBe('')
    expect(bookingLog.kept.size).toBeGreaterThan(drawn.length)
    await bookingLog.hold(own.product.address, market)
    const unsent = async () => {
      const { rows } = await pool().query<{ left: number }>(
        `select count(*)::int as left from outbox where status not in ('sent', 'kept')`,
      )
      return rows[0]!.left
    }
    const leftAtEnd = await unsent()
    const endedAt = Date.now()
    await expect.poll(unsent, { timeout: MAILS_WITHIN_MS, interval: 1000 }).toBe(0)
    console.log(`${leftAtEnd} emails were left at the end, and none after ${Date.now() - endedAt} ms`)
    console.log(
      `${drawn.length} faults in ${MINUTES} minutes, ${bookingLog.kept.size} bookings kept, ${bookingLog.unanswered.length} answers lost, ${cutShort} stops that left something unfinished`,
    )
  },
  (MINUTES + 5) * MINUTE_MS,
)
