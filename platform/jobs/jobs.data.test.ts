import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { configuration, configure } from '#platform/configuration.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { createDatabase, migrate } from '#platform/database/migrate.ts'
import { closePool, database, pool } from '#platform/database/pool.ts'
import { log } from '#platform/log/log.ts'
import { enqueue, type Job, OUTSIDE_PRIORITY, startJobs, stopJobs } from './jobs.ts'
import { hasSteadyHeartbeat, JOB_CONCURRENCY, joinNodes, leaveNodes, nodeId, releaseDeadLocks } from './node.ts'
import { prepareJobs } from './prepare.ts'

const { DATABASE_URL } = configuration()
const logged = { error: vi.spyOn(log(), 'error'), warn: vi.spyOn(log(), 'warn') }
const messages = (level: keyof typeof logged) => logged[level].mock.calls.map(([, message]) => message)

afterEach(async () => {
  await stopJobs(3000)
  for (const spy of Object.values(logged)) spy.mockClear()
})

function held() {
  let settle = { resolve: () => {}, reject: (_: Error) => {} }
  let runs = 0
  const run = () =>
    new Promise<void>((resolve, reject) => {
      runs++
      settle = { resolve, reject }
    })
  return {
    job: { name: 'held', run },
    runs: () => runs,
    end: () => settle.resolve(),
    fail: () => settle.reject(new Error('no luck')),
  }
}
const jobsLeft = async () =>
  (
    await pool().query<{ attempts: number; last_error: string | null; locked: boolean }>(
      `select attempts, last_error, locked_at is not null as locked from graphile_worker._private_jobs order by id`,
    )
  ).rows

test('a job that throws is reported with its name, stays, and is tried again', async () => {
  const one = held()
  await enqueue(database(), one.job, {})
  await startJobs([one.job], [])
  await expect.poll(one.runs).toBe(1)
  one.fail()
  await expect.poll(jobsLeft).toEqual([{ attempts: 1, last_error: 'no luck', locked: false }])
  expect(logged.error.mock.calls).toContainEqual([expect.objectContaining({ job: 'held' }), 'no luck'])
  await pool().query('update graphile_worker._private_jobs set run_at = now()')
  await expect.poll(one.runs).toBe(2)
  one.end()
  await expect.poll(jobsLeft).toEqual([])
})

test('a job whose statement fails keeps nothing of what it was about, for operators read why (INV-47)', async () => {
  const failing = {
    name: 'failing',
    run: async () => void (await database().execute(sql`select ${'ana@correo.sv'}::text, 1 / ${0}::int`)),
  }
  await enqueue(database(), failing, {})
  await startJobs([failing], [])
  await expect.poll(async () => (await jobsLeft())[0]?.last_error).toBe('the database refused a value (22012)')
  expect(messages('error')).toEqual(['the database refused a value (22012)'])
  await pool().query('delete from graphile_worker._private_jobs')
})

test('while jobs that wait for others hang, the next free worker takes one of our own', async () => {
  const began: string[] = []
  const ends: (() => void)[] = []
  const outside = {
    name: 'outside',
    priority: OUTSIDE_PRIORITY,
    run: async ({ n }: { n: number }) => {
      began.push(`outside ${n}`)
      await new Promise<void>((end) => ends.push(end))
    },
  }
  const own = { name: 'own', run: async () => void began.push('own') }
  for (let n = 1; n <= JOB_CONCURRENCY + 2; n++) await enqueue(database(), outside, { n })
  await startJobs([outside as Job<never>, own], [])
  await expect.poll(() => began.length).toBe(JOB_CONCURRENCY)
  await enqueue(database(), own, {})
  ends[0]!()
  await expect.poll(() => began.length).toBe(JOB_CONCURRENCY + 2)
  expect(began[JOB_CONCURRENCY]).toBe('own')
  for (const end of ends) end()
  await expect.poll(() => began.length).toBe(JOB_CONCURRENCY + 3)
  for (const end of ends) end()
  await expect.poll(jobsLeft).toEqual([])
})

test('locks of a process that is gone are taken away at the start, those of a living one are left', async () => {
  const one = held()
  for (const queue of ['gone', 'alive']) await enqueue(database(), one.job, {}, queue, queue)
  await pool().query(
    `insert into job_nodes (id, worker, host, pid) values (gen_random_uuid(), 'pool-alive', 'otra', 1)`,
  )
  await pool().query(`update graphile_worker._private_jobs set locked_by = 'pool-' || key, locked_at = now()`)
  await pool().query(
    `update graphile_worker._private_job_queues set locked_by = 'pool-' || queue_name, locked_at = now()`,
  )
  await startJobs([one.job], [])
  await expect.poll(one.runs).toBe(1)
  const { rows } = await pool().query(`select key from graphile_worker._private_jobs where locked_by = 'pool-alive'`)
  expect(rows).toEqual([{ key: 'alive' }])
  one.end()
  await expect.poll(async () => (await jobsLeft()).length).toBe(1)
  await pool().query('delete from graphile_worker._private_jobs')
  await pool().query('delete from graphile_worker._private_job_queues')
})

test('a sweep that was cut off with its process runs again, and is not left as a failed one without an error', async () => {
  const one = held()
  // As the release of its lock leaves it: its only try is spent, and nothing says why.
  await pool().query(`select graphile_worker.add_job('held', max_attempts => 1)`)
  await pool().query(
    `update graphile_worker._private_jobs set attempts = 1, locked_by = 'pool-gone', locked_at = now()`,
  )
  await startJobs([one.job], [])
  await expect.poll(one.runs).toBe(1)
  // Its second try is the last one as well, and this one has an end.
  one.fail()
  await expect.poll(jobsLeft).toEqual([{ attempts: 1, last_error: 'no luck', locked: false }])
  await releaseDeadLocks()
  expect(await jobsLeft()).toMatchObject([{ attempts: 1, last_error: 'no luck' }])
  await pool().query('delete from graphile_worker._private_jobs')
})

test('a sweep that failed is forgotten when its next run succeeds', async () => {
  const name = 'swept'
  const outcomes = [() => Promise.reject(new Error('no luck')), () => Promise.resolve()]
  const sweep = { name, every: '0 0 * * *', fill: '2d', run: () => outcomes.shift()!() }
  const missedOne = `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('${name}', now() - interval '9 days', date_trunc('day', now(), 'UTC') - interval '1 minute')
    on conflict (identifier) do update set last_execution = excluded.last_execution`
  await pool().query(missedOne)
  await startJobs([], [sweep])
  await expect.poll(jobsLeft).toMatchObject([{ attempts: 1, last_error: 'no luck', locked: false }])
  await stopJobs(3000)
  await pool().query(missedOne)
  await startJobs([], [sweep])
  await expect.poll(() => outcomes.length).toBe(0)
  await expect.poll(jobsLeft).toEqual([])
  await pool().query('delete from graphile_worker._private_known_crontabs')
})

test('a stop waits for a job, but not for ever: what does not end is given back', async () => {
  const one = held()
  await enqueue(database(), one.job, {}, undefined, 'serial')
  await startJobs([one.job], [])
  await expect.poll(one.runs).toBe(1)
  await stopJobs(2000)
  expect(await jobsLeft()).toMatchObject([{ locked: false }])
  const { rows } = await pool().query('select from graphile_worker._private_job_queues where locked_by is not null')
  expect(rows).toEqual([])
  await pool().query('delete from graphile_worker._private_jobs')
})

const home = mkdtempSync(path.join(tmpdir(), 'torogoz-jobs-'))
let own: Embedded | undefined
afterAll(async () => {
  vi.restoreAllMocks()
  await stopJobs(1000)
  await closePool()
  configure({ DATABASE_URL })
  await own?.stop()
  rmSync(home, { recursive: true, force: true })
})

test('a heartbeat takes away no worker that was registered while it was on its way', async () => {
  // Without a runner, whose workers register themselves one after the other.
  await joinNodes()
  const own = `select worker, seen_at > '1970-01-02' as beats from job_nodes where id = $1`
  const change = `update job_nodes set worker = 'pool-late', seen_at = 'epoch' where id = $1`
  await pool().query(change, [nodeId()])
  await expect
    .poll(async () => (await pool().query(own, [nodeId()])).rows[0])
    .toEqual({ worker: 'pool-late', beats: true })
  await leaveNodes()
})

test.each(['-1 hour', '1 hour'])(
  'after a pause, or a clock set by %s, a process judges nobody at first',
  async (jump) => {
    await startJobs([], [])
    await expect.poll(hasSteadyHeartbeat).toBe(true)
    await pool().query(`update job_nodes set seen_at = now() + $2 where id = $1`, [nodeId(), jump])
    await expect.poll(hasSteadyHeartbeat).toBe(false)
  },
)

test('a database that restarts under a running job ends nothing: it is said once, and jobs go on', async () => {
  const port = ['fsync=off']
  own = await startEmbedded(home, port)
  await createDatabase(own.url('postgres'), 'torogoz')
  const url = own.url('torogoz')
  await migrate(url)
  await prepareJobs(url)
  await closePool()
  configure({ DATABASE_URL: url })
  const one = held()
  await enqueue(database(), one.job, {})
  await startJobs([one.job], [])
  await expect.poll(one.runs).toBe(1)
  await own.stop()
  // Its failure can not be stored; without a handler, that rejection would end the process.
  one.fail()
  await expect.poll(() => messages('error')).toContain('jobs wait: the database does not answer')
  own = await startEmbedded(home, ['fsync=off', `port=${new URL(url).port}`])
  await expect.poll(one.runs, { timeout: 60_000 }).toBe(2)
  one.end()
  await expect.poll(jobsLeft, { timeout: 60_000 }).toEqual([])
  await expect.poll(() => messages('warn')).toContain('jobs go on: the database answers again')
}, 180_000)
