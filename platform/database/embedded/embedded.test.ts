// The life of the embedded server: start, crash, adoption, stop.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { type Embedded, freePort, startEmbedded } from './embedded.ts'
import { asUnprivilegedUser, environment, programs } from './embedded-program.ts'

const quick = ['fsync=off']
const roots: string[] = []
const running: Embedded[] = []
const root = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'torogoz-embedded-'))
  roots.push(made)
  return made
}
const start = async (dataRoot: string) => {
  const embedded = await startEmbedded(dataRoot, quick)
  running.push(embedded)
  return embedded
}
async function answers({ url }: Embedded): Promise<boolean> {
  const client = new pg.Client({ connectionString: url('postgres'), connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
const lives = (pid: number) => {
  try {
    return process.kill(pid, 0) && !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

afterEach(async () => {
  for (const embedded of running.splice(0)) await embedded.stop()
  for (const one of roots.splice(0)) rmSync(one, { recursive: true, force: true })
  vi.restoreAllMocks()
})

test('an interrupted first start is begun anew, and a killed server is started again on its port', {
  timeout: 120_000,
}, async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const dataRoot = root()
  // What a killed initdb leaves: in the folder beside today, in the final place in older versions.
  for (const folder of ['postgres', 'postgres.partial']) {
    mkdirSync(path.join(dataRoot, folder))
    writeFileSync(path.join(dataRoot, folder, 'PG_VERSION'), '18\n')
  }
  writeFileSync(path.join(dataRoot, 'postgres-password'), '')
  const embedded = await start(dataRoot)
  expect(await answers(embedded)).toBe(true)
  expect(existsSync(path.join(dataRoot, 'postgres.partial'))).toBe(false)
  expect(said).toHaveBeenCalledWith(expect.stringContaining('a medio crear'))

  const before = embedded.pid
  process.kill(before, 'SIGKILL')
  await expect.poll(() => answers(embedded), { timeout: 20_000 }).toBe(true)
  await expect.poll(() => embedded.pid).not.toBe(before)
  await expect.poll(() => said.mock.calls.flat()).toContain('embedded PostgreSQL runs again')

  // A broken configuration, so that no restart can succeed.
  const givenUp = vi.fn()
  embedded.onGivenUp(givenUp)
  writeFileSync(path.join(dataRoot, 'postgres/postgresql.conf'), 'no such thing = at all\n')
  process.kill(embedded.pid, 'SIGKILL')
  await vi.waitUntil(() => givenUp.mock.calls.length > 0, { timeout: 60_000 })
  expect(givenUp).toHaveBeenCalledWith(expect.stringContaining('tras 5 intentos en un minuto'))
})

// Tried again, because on a busy machine the second server may be the quicker one, and then it serves.
test('a server that a killed application has just begun to start is taken over', {
  timeout: 120_000,
  retry: 2,
}, async () => {
  const dataRoot = root()
  const folder = path.join(dataRoot, 'postgres')
  await (await startEmbedded(dataRoot, quick)).stop()
  const port = await freePort()
  const [command, args] = asUnprivilegedUser(path.join(programs(), 'postgres'), [
    ...['-D', folder, '-p', String(port)],
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...quick].flatMap((option) => ['-c', option]),
  ])
  // As if the application had been killed right after the spawn, before anything in the folder names the process.
  const child = spawn(command, args, { env: environment(), cwd: dataRoot, detached: true, stdio: 'ignore' })
  const embedded = await start(dataRoot)
  expect([embedded.adopted, embedded.pid]).toEqual([true, child.pid])
  expect(await answers(embedded)).toBe(true)
})

test('the postmaster.pid of another living server neither stops the start nor is adopted', {
  timeout: 120_000,
}, async () => {
  const first = root()
  const server = await start(first)
  // A copy of the folder of a running server, or a reboot after which the number belongs to another PostgreSQL.
  const second = root()
  await server.stop()
  cpSync(first, second, { recursive: true })
  chmodSync(path.join(second, 'postgres'), 0o700)
  const other = await start(first)
  const lines = readFileSync(path.join(first, 'postgres/postmaster.pid'), 'utf8')
  writeFileSync(path.join(second, 'postgres/postmaster.pid'), lines)
  const embedded = await start(second)
  expect(embedded.adopted).toBe(false)
  expect(embedded.pid).not.toBe(other.pid)
  await embedded.stop()
  expect(lives(other.pid)).toBe(true)
  expect(await answers(other)).toBe(true)
})

test('a clock that was set starts no second server on a folder whose server runs', { timeout: 120_000 }, async () => {
  const dataRoot = root()
  const server = await start(dataRoot)
  const pidFile = path.join(dataRoot, 'postgres/postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  lines[2] = String(Number(lines[2]) - 86_400)
  writeFileSync(pidFile, lines.join('\n'))
  const next = await start(dataRoot)
  expect(next.adopted).toBe(true)
  expect(next.pid).toBe(server.pid)
  expect(await answers(next)).toBe(true)
  await Promise.all([server.stop(), next.stop()])
})

test('the log of the database holds nothing of its rows, and only its owner reads it', {
  timeout: 120_000,
}, async () => {
  const dataRoot = root()
  const { url } = await start(dataRoot)
  const client = new pg.Client(url('postgres'))
  await client.connect()
  await client.query('create table people (phone text primary key, name text check (length(name) < 9))')
  const insert = (phone: string, name: string) => client.query('insert into people values ($1, $2)', [phone, name])
  await insert('7000-0000', 'Ana')
  await expect(insert('7000-0000', 'Ana')).rejects.toThrow('people_pkey')
  await expect(insert('7111-1111', 'Ana Guadalupe')).rejects.toThrow('people_name_check')
  await client.end()
  const log = path.join(dataRoot, 'postgres.log')
  const text = readFileSync(log, 'utf8')
  expect(text).toContain('people_name_check')
  expect(text).not.toMatch(/7000|7111|Guadalupe/)
  expect(statSync(log).mode & 0o777).toBe(0o600)
})

test('the postmaster.pid of a killed server whose entry the system still keeps does not stop the start', {
  timeout: 120_000,
}, async () => {
  const dataRoot = root()
  await (await startEmbedded(dataRoot, quick)).stop()
  // A shell that becomes a program which never reaps: its child stays a zombie, as under a slow or careless init. The child
  // lives for a second, because the shell itself would collect one that ends before it is replaced.
  const parent = spawn('sh', ['-c', 'sleep 1 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(printed.toString())
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), { timeout: 20_000 }).toContain(') Z')
    const record = [pid, path.join(dataRoot, 'postgres'), Math.floor(Date.now() / 1000), await freePort()]
    writeFileSync(path.join(dataRoot, 'postgres/postmaster.pid'), `${record.join('\n')}\n`)
    const embedded = await start(dataRoot)
    expect([embedded.adopted, await answers(embedded)]).toEqual([false, true])
  } finally {
    parent.kill()
  }
})

test('a connection that outlives its killed server delays the next start, and costs none of the five', {
  timeout: 120_000,
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const embedded = await start(root())
  const client = new pg.Client({ connectionString: embedded.url('postgres') })
  client.on('error', () => {})
  await client.connect()
  const backend = (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  process.kill(backend, 'SIGSTOP')
  process.kill(embedded.pid, 'SIGKILL')
  setTimeout(() => process.kill(backend, 'SIGCONT'), 7000)
  await expect.poll(() => log.mock.calls.flat(), { timeout: 60_000 }).toContain('embedded PostgreSQL runs again')
  expect(log.mock.calls.flat().filter((line) => String(line).includes('starting it again'))).toHaveLength(1)
  await client.end().catch(() => {})
})
