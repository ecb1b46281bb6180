// What an operator sees: a start, a second start, a stop, a crash.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'

// Each test starts processes of its own.
vi.setConfig({ testTimeout: 120_000 })

const dataDir = mkdtempSync(path.join(tmpdir(), 'torogoz-start-'))
const running: ChildProcess[] = []

function launch(environment: Record<string, string> = {}) {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    PORT: '0',
    SEED_DEMO: 'false',
    NODE_ENV: 'production',
    ...environment,
  }
  const child = spawn(process.execPath, ['dist/server/server.js'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  running.push(child)
  return child
}

/** The first output line with an address, and all output before it. */
async function started(child: ChildProcess) {
  const output: string[] = []
  for await (const line of createInterface({ input: child.stdout! })) {
    output.push(line)
    const address = line.match(/http:\/\/[\d.]+:\d+/)?.[0]
    if (!address) continue
    createInterface({ input: child.stdout! }).on('line', (more) => output.push(more))
    return { address, said: output }
  }
  throw new Error('it ended before it was ready')
}

async function exited(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = ''
  child.stderr!.on('data', (data) => {
    output += data
  })
  if (child.exitCode === null) await once(child, 'exit')
  return { code: child.exitCode, output }
}

afterAll(async () => {
  for (const child of running) if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

test('starts, leaves the first unharmed when started twice, and stops cleanly', async () => {
  const first = launch({ ADMIN_EMAIL: 'jefa@correo.sv' })
  const { address, said } = await started(first)
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })

  // There is no administrator yet: the start prints the link, which sets one password, without a mail server.
  const link = await vi.waitUntil(() => said.join('\n').match(/http:\S+\?token=(\w+)/), { timeout: 30_000 })
  expect(link[0].startsWith(address)).toBe(true)
  const post = (path: string, body: object) =>
    fetch(`${address}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify(body),
    })
  expect((await post('reset-password', { token: link[1], password: 'una-clave-larga' })).status).toBe(204)
  const signedIn = await post('sign-in', { email: 'jefa@correo.sv', password: 'una-clave-larga' })
  expect((await signedIn.json()).user.role).toBe('admin')

  const second = await exited(launch())
  expect(second.code).toBe(1)
  expect(second.output).toContain('ya está en marcha')
  expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })

  first.kill('SIGTERM')
  expect((await exited(first)).code).toBe(0)
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(existsSync(path.join(dataDir, 'owner-pid'))).toBe(false)
})

test('takes over the database of a process that was killed', async () => {
  const killed = launch()
  await started(killed)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const next = launch()
  const { address } = await started(next)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  next.kill('SIGINT')
  expect((await exited(next)).code).toBe(0)
})

test('a bad configuration is told whole and ends the start', async () => {
  const { code, output } = await exited(launch({ PORT: 'http', APP_URL: 'torogoz' }))
  expect(code).toBe(1)
  expect(output).toMatch(/PORT: debe ser un número[\s\S]*APP_URL:/)
})

/** Lines of a data folder's `postmaster.pid`; empty without a server. */
const postmaster = (folder: string) => {
  const file = path.join(folder, 'postgres/postmaster.pid')
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
}
const untilStopped = (folder: string) => vi.waitUntil(() => postmaster(folder).length === 0, { timeout: 20_000 })

test('ended, or failing, between the start of PostgreSQL and the first page, it leaves no PostgreSQL behind', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'torogoz-start-'))
  try {
    // During the migrations of an empty database.
    const stopped = launch({ DATA_DIR: folder })
    await vi.waitUntil(() => postmaster(folder)[7]?.trim() === 'ready', { timeout: 60_000, interval: 5 })
    stopped.kill('SIGTERM')
    expect((await exited(stopped)).code).toBe(143)
    await untilStopped(folder)
    // PostgreSQL refuses the connection.
    const rules = path.join(folder, 'postgres/pg_hba.conf')
    const before = readFileSync(rules, 'utf8')
    writeFileSync(rules, 'host all all 127.0.0.1/32 reject\n')
    expect((await exited(launch({ DATA_DIR: folder }))).code).toBe(1)
    await untilStopped(folder)
    // The next start completes what the first one began.
    writeFileSync(rules, before)
    const server = launch({ DATA_DIR: folder })
    await started(server)
    server.kill('SIGTERM')
    expect((await exited(server)).code).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('a start that fails while it loads the demo says why and ends, and so does its PostgreSQL', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'torogoz-start-'))
  try {
    // In the place of the pictures' folder.
    writeFileSync(path.join(folder, 'files'), '')
    const child = launch({ DATA_DIR: folder, SEED_DEMO: 'true' })
    const output = text(child.stdout!)
    expect((await exited(child)).code).toBe(1)
    expect(await output).toMatch(/"source":"start"/)
    await untilStopped(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an unreachable database is told, not thrown', async () => {
  const { code, output } = await exited(launch({ DATABASE_URL: 'postgres://nobody:x@127.0.0.1:9/none' }))
  expect(code).toBe(1)
  expect(output).toContain('La base de datos no se pudo abrir')
})

test('a rejection nobody handles is told and stops nothing; an exception nobody catches stops in order', async () => {
  const faults = `process.on('SIGWINCH', () => Promise.reject(new Error('nobody waits'))).on('SIGUSR2', () => { throw new Error('nobody catches') })`
  const child = launch({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(faults)}` })
  const { address, said } = await started(child)
  child.kill('SIGWINCH')
  await vi.waitUntil(() => said.some((line) => line.includes('nobody waits')), { timeout: 30_000 })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  child.kill('SIGUSR2')
  expect((await exited(child)).code).toBe(1)
  expect(said.join('\n')).toContain('nobody catches')
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
})

test('a probe of HTTP/1.0 that names no host is answered', async () => {
  const child = launch()
  const { address } = await started(child)
  const probe = connect(Number(new URL(address).port), '127.0.0.1')
  probe.write('GET /readyz HTTP/1.0\r\n\r\n')
  expect(await text(probe)).toMatch(/^HTTP\/1\.1 200 OK/)
  child.kill('SIGTERM')
  expect((await exited(child)).code).toBe(0)
})

test('the second signal ends at once, and PostgreSQL ends with it', async () => {
  const child = launch()
  const { address } = await started(child)
  // An answer without end delays the first signal.
  const open = connect(Number(new URL(address).port), '127.0.0.1')
  open
    .on('error', () => {})
    .write('POST /api/auth/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{')
  await once(open, 'connect')
  child.kill('SIGTERM')
  await vi.waitUntil(async () => !(await fetch(`${address}/readyz`).catch(() => ({ ok: false }))).ok, {
    timeout: 30_000,
  })
  child.kill('SIGTERM')
  expect((await exited(child)).code).toBe(1)
  open.destroy()
  await vi.waitUntil(() => !existsSync(path.join(dataDir, 'postgres/postmaster.pid')), { timeout: 20_000 })
})
