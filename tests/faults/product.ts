// The product as a process that tests kill, stop, freeze, and restart on the same port and data.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { configure } from '#platform/configuration.ts'
import { findRunningEmbedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { createDatabase } from '#platform/database/migrate.ts'
import { closePool } from '#platform/database/pool.ts'
import { MINUTE_MS } from '#platform/units.ts'

/** Signs the sessions of all nodes and of the tests. */
export const SECRET = 'a-secret-of-the-fault-tests-only-0123456789'
const READY_WITHIN_MS = MINUTE_MS
/** One less than a node allows (platform/database/embedded). */
const MAX_STARTS = 4
const MAX_STARTS_WITHIN_MS = 61_000
const STOPPED_WITHIN_MS = 30_000

type Environment = Record<string, string>

export function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2)[0] !== 'Z'
  } catch {
    return false
  }
}

/** One node of the product. Its output is kept, so that a test can search it for errors. */
export class Product {
  readonly output: string[] = []
  address = ''
  private child: ChildProcess | undefined
  private port = '0'
  private readonly environment: Environment

  constructor(environment: Environment) {
    this.environment = environment
  }

  /** Starts the process, on its previous port if it had one, and resolves when it answers. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'info',
      SEED_DEMO: 'false',
      SESSION_SECRET: SECRET,
      BACKUP_AT: 'off',
      ...this.environment,
      PORT: this.port,
    }
    const child = spawn(process.execPath, ['dist/server/server.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    this.child = child
    const announced = new Promise<string>((resolve, reject) => {
      const read = (line: string) => {
        this.output.push(line)
        const match = line.match(/http:\/\/[\d.]+:\d+/)?.[0]
        if (match) resolve(match)
      }
      createInterface({ input: child.stdout! }).on('line', read)
      createInterface({ input: child.stderr! }).on('line', read)
      child.once('exit', () => reject(new Error(`it ended before it was ready:\n${this.output.slice(-20).join('\n')}`)))
    })
    this.address = await announced
    this.port = new URL(this.address).port
    await this.ready()
  }

  get pid(): number {
    return this.child!.pid!
  }

  get alive(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Resolves when `/readyz` succeeds; fails after the time. @returns milliseconds it took */
  async ready(withinMs = READY_WITHIN_MS): Promise<number> {
    const startedAt = performance.now()
    while (performance.now() - startedAt < withinMs) {
      const answer = await fetch(`${this.address}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
      await answer?.body?.cancel()
      if (answer?.ok) return performance.now() - startedAt
      await wait(50)
    }
    throw new Error(`not ready after ${withinMs} ms:\n${this.output.slice(-20).join('\n')}`)
  }

  /** Sends a signal and waits for the exit. @returns the exit code, null when a signal ended it */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this
    if (!child || !this.alive) return child?.exitCode ?? null
    const exited = once(child, 'exit', { signal: AbortSignal.timeout(STOPPED_WITHIN_MS) })
    child.kill(signal)
    await exited
    return child.exitCode
  }

  /** Ends the process by any means, at the end of a test file. */
  async remove(): Promise<void> {
    await this.end('SIGTERM').catch(() => this.end('SIGKILL'))
  }

  /** Log lines of level error and above, and warnings of Node itself. */
  errors(): string[] {
    return this.output.filter(
      (line) => /"level":(50|60)\b/.test(line) || /^\s+at |Unhandled|UnhandledPromise|Error:/.test(line),
    )
  }
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'torogoz-faults-'))

/**
 * A node with its own database and data folder, without demo data; the test's pool uses the same database.
 * @param dataDir a folder of its own by default; removed at the end
 */
export async function startWithOwnDatabase(environment: Environment = {}, dataDir = newFolder()) {
  const product = new Product({ DATABASE_URL: '', DATA_DIR: dataDir, ...environment })
  await product.start()
  const connect = async () => {
    await closePool()
    configure({ DATABASE_URL: findRunningEmbedded(dataDir)!.url('torogoz'), DATA_DIR: dataDir, SESSION_SECRET: SECRET })
  }
  await connect()
  const postgresPid = () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const hasOtherPostgres = (previousPid: number): boolean => {
    try {
      return postgresPid() !== previousPid && isAlive(postgresPid())
    } catch {
      return false
    }
  }
  const ends: number[] = []
  /** The node gives up after five starts in a minute, as it should, so this resolves when it may be asked for another one. */
  const untilMayRestart = async () => {
    while (ends.filter((at) => Date.now() - at < MAX_STARTS_WITHIN_MS).length >= MAX_STARTS) await wait(200)
  }
  /** Ends PostgreSQL, and resolves when the node has started it again: until then a connection of the dead one may still answer. */
  const endPostgres = async (signal: 'SIGKILL' | 'SIGINT' = 'SIGKILL') => {
    await untilMayRestart()
    ends.push(Date.now())
    const previousPid = postgresPid()
    process.kill(previousPid, signal)
    for (const startedAt = Date.now(); !hasOtherPostgres(previousPid); await wait(50))
      if (Date.now() - startedAt > READY_WITHIN_MS)
        throw new Error(
          `no new database:\n${product.output
            .filter((line) => !/"msg":"(request|unavailable)"/.test(line))
            .slice(-20)
            .join('\n')}`,
        )
  }
  /** Suspends PostgreSQL and its child processes. @returns a function that resumes them */
  const freeze = () => {
    const parent = postgresPid()
    const sendSignal = (pid: number, signal: NodeJS.Signals) => {
      try {
        process.kill(pid, signal)
      } catch (error) {
        // The connection has ended meanwhile.
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
    // The parent first, so that it starts no new children.
    sendSignal(parent, 'SIGSTOP')
    const { stdout } = spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    const family = [...stdout.split('\n').filter(Boolean).map(Number), parent]
    for (const pid of family) sendSignal(pid, 'SIGSTOP')
    return () => {
      for (const pid of family) sendSignal(pid, 'SIGCONT')
    }
  }
  return {
    product,
    dataDir,
    connect,
    postgresPid,
    freeze,
    untilMayRestart,
    kill: {
      node: async () => void (await product.end('SIGKILL')),
      postgres: endPostgres,
      both: async () => {
        process.kill(postgresPid(), 'SIGKILL')
        await product.end('SIGKILL')
      },
    },
    remove: async () => {
      await closePool()
      await product.remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * A PostgreSQL without a supervising node, with an empty database that the test's pool uses too.
 * @param settings `name=value` server settings
 */
export async function startServerBeside(settings: string[]) {
  const dataDir = newFolder()
  const server = await startEmbedded(path.join(dataDir, 'server'), settings)
  await createDatabase(server.url('postgres'), 'torogoz')
  const databaseUrl = server.url('torogoz')
  await closePool()
  configure({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SESSION_SECRET: SECRET })
  return {
    databaseUrl,
    dataDir,
    remove: async () => {
      await closePool()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Nodes on the database of this test file. */
export function nodeOn(databaseUrl: string, dataDir: string, environment: Environment = {}): Product {
  return new Product({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...environment })
}
