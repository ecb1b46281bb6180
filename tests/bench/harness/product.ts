// The built product as a child process, and its processor time.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

export type Product = { address: string; port: number; pid: number; stop: () => Promise<void> }

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  await exited
}

/** With BENCH_PROFILE=<folder> the product writes what its processor did there, when it ends. */
const PROFILE = process.env.BENCH_PROFILE

/**
 * Starts the server like `npm start`, on a free port and a database of the benchmark, without rate limits.
 * @param settings environment that differs from that
 */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Product> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  }
  const profiled = PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${PROFILE}`] : []
  const server = spawn(process.execPath, [...profiled, 'dist/server/server.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: server.stdout! })
  for await (const line of lines) {
    const [address, port] = line.match(/http:\/\/[\d.]+:(\d+)/) ?? []
    if (!address) continue
    // A request that was refused or failed makes a measurement worthless; its reason stands here alone.
    createInterface({ input: server.stdout! }).on('line', (logged) => logged.startsWith('{') && console.error(logged))
    return { address, port: Number(port), pid: server.pid!, stop: () => end(server) }
  }
  throw new Error('the product ended before it was ready')
}

const MAX_BUILDING_MS = 30 * 60_000
const BETWEEN_LOOKS_MS = 200

/** Whether searches are answered from memory: the database stops counting at a limit and says so, memory counts everything. */
async function asksCatalogue({ address }: Product): Promise<boolean> {
  const answer = await fetch(`${address}/api/experiences/facets`)
  if (!answer.ok) throw new Error(`the counts answered ${answer.status}`)
  const { prices } = (await answer.json()) as { prices: { atLeast: boolean } }
  return !prices.atLeast
}

/** Waits until the catalogue in memory answers; only for databases with more experiences than SQL counts. @returns seconds */
export async function untilCatalogue(product: Product): Promise<number> {
  const started = performance.now()
  while (!(await asksCatalogue(product))) {
    if (performance.now() - started > MAX_BUILDING_MS) throw new Error('the catalogue was not built')
    await pause(BETWEEN_LOOKS_MS)
  }
  return (performance.now() - started) / 1000
}

/** @throws when the database answers instead, which would be another measurement */
export async function expectCatalogue(product: Product): Promise<void> {
  if (!(await asksCatalogue(product))) throw new Error('the database answered in place of the catalogue')
}

/** Bytes of memory that a process holds, or null where the system does not tell. */
export function residentBytes(pid: number): number | null {
  try {
    const [, kib] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return kib ? Number(kib) * 1024 : null
  } catch {
    return null
  }
}

/** Processor seconds used by a process (all threads), or null where the system does not tell. */
export function processorSeconds(pid: number): number | null {
  const fields = statOf(pid)
  return fields && (Number(fields[11]) + Number(fields[12])) / 100
}

/** What the system tells of a process, after its name; null where it does not, or of one that is gone. */
function statOf(pid: number | string): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** Processor seconds that a whole PostgreSQL used: its processes, and those that have ended. Null where nobody tells. */
export function databaseSeconds(dataDir: string): number | null {
  try {
    const postmaster = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]!
    let ticks = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const fields = statOf(pid)
      if (fields && (pid === postmaster || fields[1] === postmaster)) ticks += Number(fields[11]) + Number(fields[12])
      if (fields && pid === postmaster) ticks += Number(fields[13]) + Number(fields[14])
    }
    return ticks / 100
  } catch {
    return null
  }
}

/** The share of a processor that a busy process gets now, 0 to 1: less than 1 when others compete for it. */
export function processorShare(): number {
  const started = performance.now()
  const before = process.cpuUsage()
  let used = 0
  while (used < 200_000) {
    const { user, system } = process.cpuUsage(before)
    used = user + system
  }
  return Math.min(1, used / 1000 / (performance.now() - started))
}
