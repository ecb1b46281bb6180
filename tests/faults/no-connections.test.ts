// The database has fewer connections than the product wants, or none: requests get Retry-After, jobs wait.
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { migrate } from '#platform/database/migrate.ts'
import { closePool } from '#platform/database/pool.ts'
import { prepareJobs } from '#platform/jobs/prepare.ts'
import { startSmtpServer } from '../support/servers/smtp-server.ts'
import { BookingLog, book, createMarket, eachAtOnce, expectUnavailable, type Market } from './market.ts'
import { nodeOn, type Product, startServerBeside } from './product.ts'
import { timeLimit, times } from './scale.ts'

const CONNECTIONS = 12
const CONCURRENCY = 24
const HEALS_WITHIN_MS = 30_000
const WORK_DONE_WITHIN_MS = 120_000

let server: Awaited<ReturnType<typeof startServerBeside>>
let mail: Awaited<ReturnType<typeof startSmtpServer>>
let product: Product
let market: Market
beforeAll(async () => {
  mail = await startSmtpServer()
  server = await startServerBeside(['fsync=off', `max_connections=${CONNECTIONS}`])
  await migrate(server.databaseUrl)
  await prepareJobs(server.databaseUrl)
  // The test itself must leave some connections.
  configure({ DATABASE_POOL: 2 })
  market = await createMarket()
  await closePool()
  product = nodeOn(server.databaseUrl, server.dataDir, { DATABASE_POOL: '20', SMTP_URL: mail.url })
  await product.start()
})
afterAll(async () => {
  await product?.remove()
  await server?.remove()
  await mail?.stop()
})

/** A query of the test that waits until there is a connection. */
async function whenFree<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  for (;;) {
    const client = new pg.Client({ connectionString: configuration().DATABASE_URL, application_name: 'hog' })
    client.on('error', () => {})
    try {
      await client.connect()
      return (await client.query<Row>(sql, values)).rows
    } catch (error) {
      if ((error as { code?: string }).code !== '53300') throw error
    } finally {
      await client.end().catch(() => {})
    }
  }
}

/** Takes every connection, also the product's, and keeps them. @returns a function that releases them */
async function takeEveryConnection() {
  const hogs: pg.Client[] = []
  const connect = async () => {
    const hog = new pg.Client({ connectionString: configuration().DATABASE_URL, application_name: 'hog' })
    hog.on('error', () => {})
    try {
      await hog.connect()
      hogs.push(hog)
    } catch {
      await hog.end().catch(() => {})
    }
  }
  while (hogs.length < CONNECTIONS) {
    await hogs[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and application_name <> 'hog'`)
    await Promise.all(Array.from({ length: CONNECTIONS - hogs.length }, connect))
  }
  return { hogs, release: () => Promise.all(hogs.map((hog) => hog.end())) }
}

const mails = () =>
  whenFree<{ id: string; status: string }>(`select id::text, status from outbox where status <> 'kept'`)
async function expectWorkDone() {
  await expect
    .poll(async () => (await mails()).filter(({ status }) => status !== 'sent'), { timeout: WORK_DONE_WITHIN_MS })
    .toEqual([])
  const dueJobs = `select count(*)::int as left from graphile_worker.jobs where run_at <= now()`
  await expect.poll(() => whenFree(dueJobs), { timeout: WORK_DONE_WITHIN_MS }).toEqual([{ left: 0 }])
}

test(
  'more is wanted than there is: every answer is a yes or says when to come back, and emails and jobs go on',
  async () => {
    const bookingLog = new BookingLog()
    for (let round = 0; round < times(1, 20); round++)
      await eachAtOnce(
        Array.from({ length: 2 * CONCURRENCY }, (_, n) => n),
        CONCURRENCY,
        () => bookingLog.book(product.address, market.nextBooking()),
      )
    expect(product.alive, product.output.slice(-20).join('\n')).toBe(true)
    expect([bookingLog.odd, bookingLog.unanswered.length, bookingLog.withoutRetryAfter]).toEqual(['', 0, 0])
    expect(bookingLog.kept.size).toBeGreaterThan(0)
    await product.ready(HEALS_WITHIN_MS)
    await expectWorkDone()
    // The pool closes idle connections only after some seconds.
    await expect
      .poll(() => bookingLog.hold(product.address, market).then(() => 'held'), { timeout: 60_000 })
      .toBe('held')
    await closePool()
  },
  timeLimit(240, 900),
)

test(
  'there is none at all: 503 within seconds, jobs and emails wait, and everything goes on when some are free',
  async () => {
    for (let round = 0; round < times(1, 10); round++) {
      const sent = mail.received.length
      const before = product.output.length
      const hasLogged = (words: RegExp) => product.output.slice(before).some((line) => words.test(line))
      const { hogs, release } = await takeEveryConnection()
      try {
        await hogs[0]!.query(
          `insert into outbox (recipient, subject, text, html) values ('espera@correo.sv', 'Hola', 'Hola', 'Hola')`,
        )
        await hogs[0]!.query(`select graphile_worker.add_job('forget-old-mail')`)
        await expectUnavailable(product.address, market)
        const refusal = await book(product.address, market.nextBooking())
        expect([refusal?.status, Number(refusal?.retryAfter) > 0]).toEqual([503, true])
        await expect.poll(() => hasLogged(/jobs wait/)).toBe(true)
        expect(mail.received).toHaveLength(sent)
      } finally {
        await release()
      }
      await product.ready(HEALS_WITHIN_MS)
      expect((await book(product.address, market.nextBooking()))?.status).toBe(201)
      await expect.poll(() => hasLogged(/jobs go on/)).toBe(true)
      await expectWorkDone()
      expect(mail.received.slice(sent).flatMap(({ to }) => to)).toContain('espera@correo.sv')
    }
    expect(product.errors().filter((line) => /Unhandled|uncaught|unhandled/.test(line))).toEqual([])
    expect(await product.end('SIGTERM')).toBe(0)
  },
  timeLimit(240, 1800),
)
