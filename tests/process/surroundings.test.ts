// What a machine does to a process: no room for its log, nobody who reads it, no descriptor left.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { freePort } from '#platform/database/embedded/embedded.ts'

// Each test starts a process of its own.
vi.setConfig({ testTimeout: 120_000 })

const dataDir = mkdtempSync(path.join(tmpdir(), 'torogoz-surroundings-'))
const running: ChildProcess[] = []
afterEach(async () => {
  for (const child of running.splice(0))
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'exit')
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

type Surroundings = { output?: 'pipe' | number; openFiles?: number }

/** @param output where it writes @param openFiles how many descriptors it may have */
async function launch({ output = 'pipe', openFiles }: Surroundings) {
  const port = await freePort()
  const limit = openFiles ? `ulimit -n ${openFiles}; ` : ''
  const environment = {
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: String(port),
    SEED_DEMO: 'false',
    RATE_LIMITS: 'off',
  }
  const child = spawn('sh', ['-c', `${limit}exec "${process.execPath}" dist/server/server.js`], {
    env: { ...process.env, ...environment, NODE_ENV: 'production', LOG_LEVEL: 'debug' },
    stdio: ['ignore', output, output],
  })
  running.push(child)
  const address = `http://127.0.0.1:${port}`
  const status = (path: string) =>
    fetch(`${address}${path}`, { headers: { connection: 'close' } }).then(
      async (answer) => {
        await answer.text()
        return answer.status
      },
      () => 0,
    )
  await vi.waitUntil(async () => (await status('/readyz')) === 200, { timeout: 60_000 })
  const stop = async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
    return child.exitCode
  }
  return { child, port, status, stop }
}

test('a disk without room for the log stops nothing and holds nothing up', async () => {
  const { status, stop } = await launch({ output: openSync('/dev/full', 'w') })
  for (let n = 0; n < 30; n++) expect(await status(`/api/home?n=${n}`)).toBe(200)
  expect(await stop()).toBe(0)
})

test('a reader of the log that hangs holds neither the answers up nor the stop', async () => {
  // Nobody reads from its pipe, which has room for some hundred kilobytes.
  const { status, stop } = await launch({})
  const long = `/api/${'x'.repeat(4000)}`
  for (let n = 0; n < 300; n++) expect(await status(long)).toBe(404)
  expect(await status('/api/home')).toBe(200)
  expect(await stop()).toBe(0)
})

test('more connections than the process may have open files stop neither it nor its database', async () => {
  const { child, port, status, stop } = await launch({ openFiles: 160 })
  child.stdout!.resume()
  child.stderr!.resume()
  const postgres = () => readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')
  const before = postgres()
  const sockets: Socket[] = []
  for (let n = 0; n < 400; n++) sockets.push(connect(port, '127.0.0.1').on('error', () => {}))
  await vi.waitUntil(() => sockets.filter(({ closed }) => closed).length > 200, { timeout: 10_000 })
  for (const socket of sockets) socket.destroy()
  await vi.waitUntil(async () => (await status('/api/home')) === 200, { timeout: 10_000 })
  expect(await status('/search')).toBe(200)
  expect(postgres()).toBe(before)
  expect(await stop()).toBe(0)
})
