// The built product as a child process, and its processor time.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type Product = { address: string; port: number; pid: number; stop: () => Promise<void> }

export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  await gone
}

/** Starts the server like `npm start`, on a free port and a database of the benchmark, without rate limits. */
export async function startProduct(databaseUrl: string, dataDir: string): Promise<Product> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const server = spawn(process.execPath, ['dist/server/server.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface({ input: server.stdout! })) {
    const [address, port] = line.match(/http:\/\/[\d.]+:(\d+)/) ?? []
    if (!address) continue
    server.stdout!.resume()
    return { address, port: Number(port), pid: server.pid!, stop: () => end(server) }
  }
  throw new Error('the product ended before it was ready')
}

/** Processor seconds used by a process (all threads), or null where the system does not tell. */
export function processorSeconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
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
