// One node of the product as a separate process; several may share a database.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'

/** Starts a node. @param environment differences from a quiet production */
export async function startServer(databaseUrl: string, environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    PORT: '0',
    ...environment,
    DATABASE_URL: databaseUrl,
    DATA_DIR: inject('dataDir'),
    NODE_ENV: 'production',
  }
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error', SEED_DEMO: 'true', DEMO_PASSWORD: 'torogoz-demo', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: server.stdout! })
  for await (const line of lines) {
    const address = line.match(/http:\/\/(?:[\d.]+|localhost):\d+/)?.[0]
    if (address) {
      server.stdout!.resume()
      return { server, address }
    }
  }
  throw new Error('the server ended before it was ready')
}
