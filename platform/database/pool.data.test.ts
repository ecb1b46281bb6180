import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { withTimeouts } from './context.ts'
import { isDatabaseUnavailable } from './database-unavailable.ts'
import { closePool, database, pipelinedTransaction, pool, readShared } from './pool.ts'

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

test('where the server has too few connections, those that other work leaves unused are given up for requests', async () => {
  await closePool()
  const address = new URL(configuration().DATABASE_URL!)
  const owner = new pg.Client(address.href)
  await owner.connect()
  await owner.query(`create role few login password 'few' connection limit 2`)
  try {
    configure({ DATABASE_URL: Object.assign(new URL(address), { username: 'few', password: 'few' }).href })
    const unused = await withTimeouts('job', () => Promise.all([pool().connect(), pool().connect()]))
    for (const client of unused) client.release()
    expect((await pool().query('select 1')).rowCount).toBe(1)
    // A line for short reads, too.
    await readShared({ name: 'line', text: 'select 1' })
    const [used, other] = await Promise.all([pool().connect(), pool().connect()])
    // What is in use is nobody else's.
    const refused = await failure(withTimeouts('job', () => pool().query('select 1')))
    expect(refused).toMatchObject({ code: '53300' })
    for (const client of [used, other]) client.release()
    expect((await withTimeouts('job', () => pool().query('select 1'))).rowCount).toBe(1)
  } finally {
    await closePool()
    configure({ DATABASE_URL: address.href })
    await owner.query('drop role few')
    await owner.end()
  }
})

test('of a transaction in which a statement failed unseen nothing is said to be committed', async () => {
  const failing = database().transaction(async (tx) => {
    await tx.execute('create table never_committed ()')
    await Promise.allSettled([tx.execute('select 1 / 0')])
    return 'done'
  })
  expect((await failure(failing)).message).toMatch(/rollback/)
  expect((await pool().query(`select to_regclass('never_committed') as made`)).rows).toEqual([{ made: null }])
})

test('what is asked for with `begin` is part of its transaction, whatever fails', async () => {
  const ids = async () => (await pool().query('select txid_current() as id')).rows[0].id
  const seen: unknown[] = []
  const begun = pipelinedTransaction(async (tx) => {
    const both = await Promise.all([
      tx.execute('select txid_current() as id'),
      tx.execute('select txid_current() as id'),
    ])
    seen.push(...both.map(({ rows }) => rows[0]!.id))
    await tx.execute('select 1 / 0')
  })
  expect((await failure(begun)).cause).toMatchObject({ code: '22012' })
  expect(new Set(seen).size).toBe(1)
  expect(await ids()).not.toBe(seen[0])
  const { rows } = await pool().query(`select count(*)::int as open from pg_stat_activity
    where datname = current_database() and state like 'idle in transaction%'`)
  expect(rows).toEqual([{ open: 0 }])
})

test('control: a transaction that asks for a second connection is found by the tests', async () => {
  const error = await failure(database().transaction(() => pool().query('select 1')))
  expect(error.message).toMatch(/another connection/)
})

describe('reads that share a connection', () => {
  const own = (text: string) => ({ name: `read ${text}`.slice(0, 60), text })
  const pid = async () => (await readShared<{ pid: number }>(own('select pg_backend_pid() as pid'))).rows[0]!.pid

  test('what is asked for at once is answered in order by one of them, whatever fails between', async () => {
    const echo = { name: 'echo', text: 'select $1::int as said, pg_backend_pid() as pid, 1 / $2::int as one' }
    const asked = Array.from({ length: 40 }, (_, at) => readShared<{ said: number; pid: number }>(echo, [at, at % 3]))
    const answers = await Promise.allSettled(asked)
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]!.said : null))).toEqual(
      asked.map((_, at) => (at % 3 === 0 ? null : at)),
    )
    const pids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]!.pid : []))
    expect(new Set(pids).size).toBe(1)
  })

  test('they have short times, and other work is not among them', async () => {
    const timeout = own(`select current_setting('statement_timeout') as statement, pg_backend_pid() as pid`)
    expect((await readShared(timeout)).rows[0]).toMatchObject({ statement: '500ms' })
    const job = await withTimeouts('job', () => readShared(timeout))
    expect(job.rows[0]).toMatchObject({ statement: '1min' })
  })

  test('a slow read is answered by a connection of its own, and holds up none for as long', async () => {
    const before = await pid()
    const slow = readShared<{ pid: number }>(own('select pg_backend_pid() as pid, pg_sleep(1)'))
    const ended: string[] = []
    await Promise.all([
      slow.then(() => ended.push('slow')),
      Promise.all(Array.from({ length: 3 }, pid)).then(() => ended.push('behind')),
    ])
    expect(ended).toEqual(['behind', 'slow'])
    expect((await slow).rows[0]!.pid).not.toBe(before)
  })

  test('a read that waits for a lock is the only one that waits', async () => {
    const other = new pg.Client({ connectionString: configuration().DATABASE_URL })
    await other.connect()
    await other.query('create table held ()')
    await other.query('begin; lock table held')
    try {
      const ended: string[] = []
      await Promise.all([
        failure(readShared({ name: 'held', text: 'select from held' })).then((error) => ended.push(error.message)),
        Promise.all(Array.from({ length: 3 }, pid)).then(() => ended.push('behind')),
      ])
      expect(ended).toEqual(['behind', expect.stringContaining('lock timeout')])
    } finally {
      await other.query('rollback')
      await other.query('drop table held')
      await other.end()
    }
  })

  test('a line that answers nothing gets no others', async () => {
    const before = await pid()
    const slow = readShared(own('select pg_sleep(0.4)'))
    await new Promise((resolve) => setTimeout(resolve, 150))
    const [other] = await Promise.all([pid(), slow])
    expect(other).not.toBe(before)
  })

  test('a connection that is cut is opened again, and nobody notices', async () => {
    const before = await pid()
    const cut = readShared<{ pid: number }>(own('select pg_backend_pid() as pid, pg_sleep(0.4)'))
    await pool().query('select pg_terminate_backend($1)', [before])
    expect((await cut).rows[0]!.pid).not.toBe(before)
    expect(await pid()).not.toBe(before)
  })

  test('within a transaction and with few connections a pool runs them', async () => {
    await expect(database().transaction(() => pid())).rejects.toThrow(/another connection/)
    await closePool()
    configure({ DATABASE_POOL: 4 })
    expect(await pid()).toBeTypeOf('number')
    await closePool()
    configure({ DATABASE_POOL: 16 })
  })
})
