import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { withTimeouts } from './context.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { closePool, database, pool } from './pool.ts'

afterAll(closePool)

const limits = async () =>
  (
    await pool().query(`select current_setting('lock_timeout') lock, current_setting('statement_timeout') statement,
      current_setting('idle_in_transaction_session_timeout') idle`)
  ).rows[0]
const failure = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.unreachable(),
    (error) => error,
  )

test('requests have short times; longer ones are named, and connections are not mixed', async () => {
  expect(await limits()).toEqual({ lock: '3s', statement: '4s', idle: '10s' })
  expect(await withTimeouts('job', limits)).toEqual({ lock: '10s', statement: '1min', idle: '1min' })
  expect(await withTimeouts('export', limits)).toEqual({ lock: '3s', statement: '20s', idle: '20s' })
  expect(await withTimeouts('job', limits)).toMatchObject({ statement: '1min' })
  expect(await withTimeouts('command', limits)).toEqual({ lock: '0', statement: '0', idle: '0' })
  expect(await limits()).toEqual({ lock: '3s', statement: '4s', idle: '10s' })
  expect(withTimeouts('job', pool)).not.toBe(pool())
})

test('a locked row is waited for three seconds', async () => {
  const other = new pg.Client(configuration().DATABASE_URL)
  await other.connect()
  await other.query(`begin; select pg_advisory_xact_lock(7)`)
  const began = performance.now()
  const error = await failure(database().transaction((tx) => tx.execute('select pg_advisory_xact_lock(7)')))
  expect(isDatabaseUnavailable(error)).toBe(true)
  expect(performance.now() - began).toBeGreaterThan(2900)
  // Its own limit, and not the later one of a statement.
  expect(error.cause).toMatchObject({ code: '55P03' })
  await other.end()
})

test('a server that does not answer is noticed, and its connection is thrown away', async () => {
  const [{ pid }] = (await pool().query('select pg_backend_pid() as pid')).rows
  process.kill(pid, 'SIGSTOP')
  try {
    const error = await failure(database().transaction((tx) => tx.execute('select 1')))
    expect(isDatabaseUnavailable(error)).toBe(true)
    expect((await pool().query('select pg_backend_pid() as pid')).rows[0].pid).not.toBe(pid)
  } finally {
    process.kill(pid, 'SIGCONT')
  }
})

test('whoever finds every connection taken waits two seconds', async () => {
  await closePool()
  configure({ DATABASE_POOL: 4 })
  expect(pool().options.connectionTimeoutMillis).toBe(2000)
  const held = await Promise.all([pool().connect(), pool().connect()])
  expect(isDatabaseUnavailable(await failure(pool().query('select 1')))).toBe(true)
  // Background work has connections of its own, so requests that hold all of theirs do not stop it.
  expect((await withTimeouts('job', () => pool().query('select 1'))).rowCount).toBe(1)
  for (const client of held) client.release()
  await closePool()
  configure({ DATABASE_POOL: 16 })
})

test('control: a transaction that asks for a second connection is found by the tests', async () => {
  const error = await failure(database().transaction(() => pool().query('select 1')))
  expect(error.message).toMatch(/another connection/)
})
