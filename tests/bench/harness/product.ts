// The built product as a child process, and what it costs the processor.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type Product = { address: string; port: number; pid: number; stop: () => Promise<void> }

/** Ends a child and waits for it. */
export async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGINT')
  await gone
}

/** Starts the server that `npm start` starts, on a free port and a database of the bench, without limits of use. */
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

/** Seconds of processor a process has used (all its threads), or null where the system does not tell. */
export function processorSeconds(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return null
  }
}

/** How much of a processor a busy process gets at this moment, 0 to 1: less than 1 where others compete for it. */
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
