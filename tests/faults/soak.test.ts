// One fault after the other, drawn at random, for as many minutes as SOAK_MINUTES says: `npm run soak`.
import { execFileSync } from 'node:child_process'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pool } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'
import { createMarket, load, type Market, Promises } from './market.ts'
import { startWithOwnDatabase } from './product.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 1)
const LETTERS_WITHIN_MS = 120_000

let own: Awaited<ReturnType<typeof startWithOwnDatabase>>
let market: Market
let mail: Awaited<ReturnType<typeof startSmtpServer>>
beforeAll(async () => {
  mail = await startSmtpServer()
  own = await startWithOwnDatabase({ SMTP_URL: mail.url })
  market = await createMarket({ travelers: 200 })
})
afterAll(async () => {
  await own?.remove()
  await mail?.stop()
})

/** PostgreSQL and everything it started, which the stop of the first alone would leave at work. */
function postgresFamily(): number[] {
  const parent = own.postgresPid()
  const children = execFileSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' }).trim()
  return [parent, ...children.split('\n').map(Number)]
}

const faults: Record<string, () => Promise<void>> = {
  'node killed': () => own.kill.node(),
  'postgres killed': () => own.kill.postgres(),
  'both killed': () => own.kill.both(),
  'node stopped': async () => expect(await own.product.end('SIGTERM')).toBe(0),
  'postgres frozen': async () => {
    const family = postgresFamily()
    for (const pid of family) process.kill(pid, 'SIGSTOP')
    await wait(7000)
    for (const pid of family) process.kill(pid, 'SIGCONT')
  },
  'mail server away': async () => {
    const { port } = mail
    const { received } = mail
    await mail.stop()
    await wait(5000)
    mail = await startSmtpServer({ port })
    mail.received.push(...received)
  },
  'visitors leave': async () => {
    for (let n = 0; n < 200; n++) {
      const visitor = market.visitors[n % market.visitors.length]!
      const asked = request(`${own.product.address}/?n=${n}`, { headers: { cookie: visitor.cookie }, agent: false })
      asked.on('error', () => {})
      setTimeout(() => asked.destroy(), Math.random() * 100)
      asked.end()
      await wait(10)
    }
  },
}

test(
  'it survives random faults, keeps what it promised, and every letter goes out',
  async () => {
    const until = Date.now() + MINUTES * MINUTE_MS
    const promises = new Promises()
    const bookings = load(6, async () => {
      await promises.book(own.product.address, market.nextBooking())
      await wait(own.product.alive ? 20 : 200)
    })
    const drawn: string[] = []
    while (Date.now() < until) {
      const names = Object.keys(faults)
      const name = names[Math.floor(Math.random() * names.length)]!
      drawn.push(name)
      await faults[name]!()
      if (!own.product.alive) await own.product.start()
      await own.product.ready()
      await wait(1000 + Math.random() * 4000)
      expect(own.product.alive, `${drawn.slice(-3).join(', ')}\n${own.product.output.slice(-30).join('\n')}`).toBe(true)
    }
    await bookings.stop()
    await own.connect()
    await promises.hold(own.product.address, market)
    const left = () =>
      pool().query<{ left: number }>(`select count(*)::int as left from outbox where status not in ('sent', 'kept')`)
    await expect.poll(async () => (await left()).rows[0]!.left, { timeout: LETTERS_WITHIN_MS, interval: 1000 }).toBe(0)
    console.log(
      `${drawn.length} faults in ${MINUTES} minutes, ${promises.kept.size} bookings kept, ${promises.unanswered.length} answers lost`,
    )
  },
  (MINUTES + 5) * MINUTE_MS,
)
