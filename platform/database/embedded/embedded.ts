// Supervisor of the embedded PostgreSQL: create, start, adopt, restart, stop. One data folder serves one running application.
import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { MINUTE_MS } from '#platform/units.ts'
import {
  clearStalePidFile,
  isAlive,
  liveServer,
  type Server,
  signalServer,
  stopServer,
  writeOwnerFile,
} from './embedded-process.ts'
import { asUnprivilegedUser, createCluster, environment, programs, refusal } from './embedded-program.ts'

export { DataFolderInUse } from './embedded-process.ts'

export type Embedded = {
  url: (database: string) => string
  /** True when a running server was taken over that a killed application left behind. */
  adopted: boolean
  /** Process id of the current server; changes at a restart. */
  readonly pid: number
  /** Called when the server can not be kept running. Without a handler the process prints the reason and exits with 1. */
  onGivenUp: (end: (message: string) => void) => void
  stop: () => Promise<void>
}

/** A port on which nothing listens now; another process may take it before it is used. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

const WATCH_MS = 250
/** Long, because a big database is recovered first after a crash. A server that exits is noticed at once. */
const READY_WITHIN_MS = 300_000
/** More crashes than this within a minute have a cause that restarting does not cure. */
const MAX_RESTARTS = 5
const WITHIN_MS = MINUTE_MS
const FIRST_WAIT_MS = 250
const MAX_WAIT_MS = 4000

type Start = { bin: string; dataRoot: string; folder: string; settings: string[]; starting: Set<ChildProcess> }

/**
 * Starts the server of a cluster and waits until it accepts connections.
 * @param starting keeps the child process while it starts
 * @throws with the server's own message; it does not run then
 */
async function startServer({ bin, dataRoot, folder, settings, starting }: Start, port: number) {
  await clearStalePidFile(folder)
  const log = path.join(dataRoot, 'postgres.log')
  // Without details, which hold the values of rows (INV-47).
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_error_verbosity=terse', ...settings]
  const serverArgs = ['-D', folder, '-p', String(port), ...all.flatMap((option) => ['-c', option])]
  const [command, args] = asUnprivilegedUser(path.join(bin, 'postgres'), serverArgs)
  const output = openSync(log, 'w', 0o600)
  // Detached, because Ctrl-C must reach PostgreSQL through us after the last request, and not at the same moment.
  const child = spawn(command, args, {
    env: environment(),
    cwd: dataRoot,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  starting.add(child)
  try {
    await ready(child, log)
  } catch (error) {
    child.kill('SIGINT')
    throw error
  } finally {
    starting.delete(child)
    child.unref()
  }
  return liveServer(folder)!
}

async function ready(child: ChildProcess, log: string) {
  let failed: Error | undefined
  child.on('error', (error) => {
    failed = error
  })
  for (const startedAt = performance.now(); performance.now() - startedAt < READY_WITHIN_MS; ) {
    const text = readFileSync(log, 'utf8')
    // A standby accepts read-only connections only, and that is ready too.
    if (/ready to accept (read-only )?connections/.test(text)) return
    if (failed) throw refusal(failed.message)
    if (child.exitCode !== null || child.signalCode !== null) throw refusal(text)
    await pause(25)
  }
  throw refusal(`No answer in ${READY_WITHIN_MS / 1000} s.`)
}

/** Not started yet, or stopping. Any other error is an answer, so the server is up. */
const NOT_READY = ['ECONNREFUSED', 'ECONNRESET', '57P03']

/** Waits until a server that is still starting accepts connections. @returns false when it ended instead */
async function waitUntilReady(server: Server, folder: string, url: string): Promise<boolean> {
  for (
    const startedAt = performance.now();
    performance.now() - startedAt < READY_WITHIN_MS && isAlive(server, folder);
    await pause(100)
  ) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    const failure = await client.connect().then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error,
    )
    await client.end().catch(() => {})
    if (!NOT_READY.includes(failure?.code ?? '')) return true
  }
  return false
}

/**
 * Adopts the running server of a folder whose application was killed, or else starts a new one. Both are tried repeatedly,
 * because a killed application may have spawned a server that is not visible yet.
 */
async function adoptOrStart(
  folder: string,
  urlAt: (port: number) => string,
  start: (port: number) => Promise<Server>,
): Promise<{ first: Server; adopted: boolean }> {
  for (let attempt = 1; ; attempt++) {
    await clearStalePidFile(folder)
    const running = liveServer(folder)
    if (running && (await waitUntilReady(running, folder, urlAt(running.port))))
      return { first: running, adopted: true }
    try {
      return { first: await start(await freePort()), adopted: false }
    } catch (error) {
      if (attempt === MAX_RESTARTS || !liveServer(folder)) throw error
    }
  }
}

/** Restarts a server on its port when it ends, with growing pauses; gives up after five starts in a minute. */
function supervise(first: Server, folder: string, start: (port: number) => Promise<Server>) {
  let server = first
  let stopping = false
  let restarting: Promise<void> | undefined
  let starts: number[] = []
  let giveUp: (message: string) => void = (message) => {
    console.error(message)
    process.exit(1)
  }
  const restart = async () => {
    let reason = ''
    for (let wait = FIRST_WAIT_MS; !stopping; wait = Math.min(wait * 2, MAX_WAIT_MS)) {
      starts = starts.filter((at) => at > performance.now() - WITHIN_MS)
      if (starts.length >= MAX_RESTARTS) {
        stopping = true
        return giveUp(
          `La base de datos embebida se detuvo y no volvió tras ${MAX_RESTARTS} intentos en un minuto. Mira ${path.dirname(folder)}/postgres.log y el espacio en disco; los datos siguen en ${folder}.\n${reason}`.trim(),
        )
      }
      starts.push(performance.now())
      console.error(`embedded PostgreSQL ended unexpectedly; starting it again (${starts.length} of ${MAX_RESTARTS})`)
      try {
        server = await start(server.port)
        console.error('embedded PostgreSQL runs again')
        return
      } catch (error) {
        reason = (error as Error).message
        console.error(`embedded PostgreSQL did not start: ${reason}`)
        await pause(wait)
      }
    }
  }
  const watch = setInterval(() => {
    if (stopping || restarting || isAlive(server, folder)) return
    restarting = restart().finally(() => {
      restarting = undefined
    })
  }, WATCH_MS)
  watch.unref()
  return {
    current: () => server,
    onGivenUp: (end: (message: string) => void) => {
      giveUp = end
    },
    stop: async () => {
      stopping = true
      clearInterval(watch)
      await restarting
      await stopServer(server, folder)
    },
  }
}

/**
 * Starts (or adopts) the PostgreSQL of a data folder and keeps it running; creates the cluster the first time.
 * @param dataRoot absolute path; gets `postgres/`, `postgres-password` (0600) and `postgres.log`
 * @param settings `name=value` server settings
 * @throws DataFolderInUse when a running application owns the folder; Error with advice when PostgreSQL can't start
 */
export async function startEmbedded(dataRoot: string, settings: string[] = []): Promise<Embedded> {
  mkdirSync(dataRoot, { recursive: true, mode: 0o700 })
  const ownerFile = path.join(dataRoot, 'owner-pid')
  writeOwnerFile(ownerFile)
  const bin = programs()
  const folder = path.join(dataRoot, 'postgres')
  const password = createCluster(bin, dataRoot, folder)
  const urlAt = (port: number) => `postgres://app:${password}@127.0.0.1:${port}/postgres`
  const starting = new Set<ChildProcess>()
  const start = (port: number) => startServer({ bin, dataRoot, folder, settings, starting }, port)
  const endStarting = () => {
    for (const child of starting) child.kill('SIGINT')
  }
  let current = () => liveServer(folder)
  // The server is detached, so it would outlive this process unless every exit stops it.
  const atExit = () => {
    endStarting()
    const server = current()
    if (server) signalServer(server, folder)
  }
  process.on('exit', atExit)
  try {
    const { first, adopted } = await adoptOrStart(folder, urlAt, start)
    const supervised = supervise(first, folder, start)
    current = supervised.current
    return {
      url: (database) => `postgres://app:${password}@127.0.0.1:${first.port}/${database}`,
      adopted,
      get pid() {
        return supervised.current().pid
      },
      onGivenUp: supervised.onGivenUp,
      stop: async () => {
        endStarting()
        await supervised.stop()
        process.off('exit', atExit)
        rmSync(ownerFile, { force: true })
      },
    }
  } catch (error) {
    process.off('exit', atExit)
    throw error
  }
}

/** The server that a running application keeps for this data folder, for a command beside it. Stops nothing. */
export function findRunningEmbedded(dataRoot: string): Pick<Embedded, 'url'> | undefined {
  const secret = path.join(dataRoot, 'postgres-password')
  const running = liveServer(path.join(dataRoot, 'postgres'))
  if (!running || !existsSync(secret)) return
  return {
    url: (database) => `postgres://app:${readFileSync(secret, 'utf8')}@127.0.0.1:${running.port}/${database}`,
  }
}
