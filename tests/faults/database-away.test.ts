// The database restarts, freezes or has no connection left: the process goes on, says when to come back, and heals.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { book, createMarket, type Market } from './market.ts'
import { startWithOwnDatabase } from './product.ts'
import { timeLimit, times } from './scale.ts'

const ANSWERS_WITHIN_MS = 6000
const HEALS_WITHIN_MS = 30_000

let own: Awaited<ReturnType<typeof startWithOwnDatabase>>
let market: Market
beforeAll(async () => {
  own = await startWithOwnDatabase()
  market = await createMarket({ travelers: 10 })
})
afterAll(() => own?.remove())

/** How a request of each kind is answered now, and how long it took. */
async function ask(path: string, cookie = '') {
  const began = performance.now()
  const headers = { cookie, accept: path.startsWith('/api') ? 'application/json' : 'text/html' }
  const answer = await fetch(`${own.product.address}${path}`, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  const text = await answer.text()
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text, ms: performance.now() - began }
}

let asked = 0
async function expectUnavailable() {
  const traveler = market.visitors[1]!.cookie
  const answers = await Promise.all([
    ask(`/api/experiences?q=${asked++}`),
    ask('/api/bookings', traveler),
    ask(`/search?q=${asked++}`),
    ask('/profile/reservations', traveler),
  ])
  for (const { status, retryAfter, ms, text } of answers) {
    expect(status, text.slice(0, 300)).toBe(503)
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(ms).toBeLessThan(ANSWERS_WITHIN_MS)
    expect(text).not.toMatch(/ECONNREFUSED|terminat|timeout|pg_|at \w+ \(/)
  }
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).status).toBe(503)
}

async function expectHealed() {
  // What was seen of readiness holds for a second: a booking says more.
  const booked = async () => (await book(own.product.address, market.nextBooking()))?.status
  await expect.poll(booked, { timeout: HEALS_WITHIN_MS, interval: 200 }).toBe(201)
  expect(own.product.alive, own.product.output.slice(-30).join('\n')).toBe(true)
  await own.product.ready(HEALS_WITHIN_MS)
  await own.connect()
}

test(
  'killed, it is started again and everything goes on',
  async () => {
    for (let round = 0; round < times(1, 20); round++) {
      process.kill(own.postgresPid(), 'SIGKILL')
      await expectHealed()
    }
  },
  timeLimit(90, 900),
)

test(
  'stopped in an orderly way by somebody else, it is started again',
  async () => {
    process.kill(own.postgresPid(), 'SIGINT')
    await expectHealed()
  },
  timeLimit(90, 90),
)

test(
  'frozen, everything answers 503 within seconds, and heals when it wakes',
  async () => {
    const frozen = own.postgresPid()
    process.kill(frozen, 'SIGSTOP')
    const backends = await import('node:child_process').then(({ execFileSync }) =>
      execFileSync('pgrep', ['-P', String(frozen)], { encoding: 'utf8' })
        .trim()
        .split('\n')
        .map(Number),
    )
    for (const pid of backends) process.kill(pid, 'SIGSTOP')
    try {
      await expectUnavailable()
    } finally {
      for (const pid of [...backends, frozen]) process.kill(pid, 'SIGCONT')
    }
    await expectHealed()
  },
  timeLimit(90, 90),
)

test(
  'without a free connection it says so and waits',
  async () => {
    const hogs: pg.Client[] = []
    // New connections are refused from now on, and the product's own are ended.
    for (;;) {
      const hog = new pg.Client({ connectionString: configuration().DATABASE_URL })
      hog.on('error', () => {})
      try {
        await hog.connect()
        hogs.push(hog)
      } catch {
        break
      }
    }
    const others = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> 'hog' and pid <> all($1)`
    const { rows } = await hogs[0]!.query('select pg_backend_pid() as pid')
    const pids = [
      rows[0].pid,
      ...(await Promise.all(
        hogs.slice(1).map(async (hog) => (await hog.query('select pg_backend_pid() as pid')).rows[0].pid),
      )),
    ]
    await hogs[0]!.query(others, [pids])
    // The places that became free are taken at once by whoever is first; the product may have some of them back.
    for (const hog of hogs) await hog.end()
    await expectHealed()
    expect(own.product.errors().filter((line) => /Unhandled/.test(line))).toEqual([])
  },
  timeLimit(90, 90),
)
