// Shutdown of a node: accepted requests are answered, connected clients are sent elsewhere, and it ends in time.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { DRAIN_MS } from '#platform/start/shutdown.ts'
import { chat } from '../support/scenes/chat.ts'
import { startServer } from '../support/servers/running-server.ts'

// Each test starts its own nodes.
vi.setConfig({ testTimeout: 120_000 })

/** A met condition costs none of it. */
const WAIT = { timeout: 20_000 }
const nodes: ChildProcess[] = []
async function start() {
  const node = await startServer(configuration().DATABASE_URL!)
  nodes.push(node.server)
  return node
}
const exited = async (server: ChildProcess) => {
  if (server.exitCode === null) await once(server, 'exit')
  return server.exitCode
}
afterAll(async () => {
  for (const server of nodes) if (server.exitCode === null && server.kill('SIGKILL')) await exited(server)
})

function beginMessage(address: string, { path, traveler }: Awaited<ReturnType<typeof chat>>) {
  const body = JSON.stringify({ clientId: crypto.randomUUID(), content: 'hasta el final' })
  const outgoing = request(`${address}/api${path}/messages`, {
    method: 'POST',
    headers: { cookie: traveler.cookie, 'content-type': 'application/json', 'content-length': body.length },
  })
  outgoing.write(body.slice(0, -1))
  const answered = once(outgoing, 'response').then(([answer]) => {
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  })
  answered.catch(() => {})
  return { asked: outgoing, answered, finish: () => outgoing.end('}') }
}

const isReady = async (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('requests that were accepted are answered, and the connection ends with them', async () => {
  const { server, address } = await start()
  const room = await chat()
  const messages = Array.from({ length: 12 }, () => beginMessage(address, room))
  await Promise.all(messages.map(({ asked }) => connected(asked)))
  const startedAt = performance.now()
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await isReady(address)), WAIT)
  // Longer than the limit for idle connections.
  await vi.waitUntil(() => performance.now() - startedAt > 2600, WAIT)
  for (const { finish } of messages) finish()
  const answers = await Promise.all(messages.map(({ answered }) => answered))
  expect(answers).toEqual(messages.map(() => [201, 'close']))
  expect(await exited(server)).toBe(0)
})

const connected = async (outgoing: ClientRequest) => {
  await vi.waitUntil(() => outgoing.socket && !outgoing.socket.connecting && outgoing.socket.bytesWritten > 0, WAIT)
}

test('streams are told to come back', async () => {
  const { server, address } = await start()
  const { traveler, path } = await chat()
  const response = await fetch(`${address}/api${path}/events`, { headers: { cookie: traveler.cookie } })
  let output = ''
  const reading = response.body!.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write(text) {
        output += text
      },
    }),
  )
  await vi.waitUntil(() => output.startsWith('retry: '), WAIT)
  const before = output.length
  server.kill('SIGTERM')
  await reading
  expect(output.slice(before)).toMatch(/retry: \d+\n\n$/)
  expect(await exited(server)).toBe(0)
})

test('the second signal ends at once', async () => {
  const { server, address } = await start()
  const message = beginMessage(address, await chat())
  await connected(message.asked)
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await isReady(address)), WAIT)
  expect(server.exitCode).toBeNull()
  server.kill('SIGTERM')
  expect(await exited(server)).toBe(1)
})

test('a node that is watched says no first, and takes new connections for five seconds after it', async () => {
  const { server, address } = await start()
  await vi.waitUntil(() => isReady(address), WAIT)
  for (let probe = 0; probe < 3; probe++) expect(await isReady(address)).toBe(true)
  const signalledAt = performance.now()
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await isReady(address)), WAIT)
  /** `closed` when nobody listens any more. */
  const knock = () =>
    new Promise<number | 'closed'>((resolve) => {
      const knocked = request(`${address}/healthz`, { agent: false }, (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      })
      knocked.once('error', () => resolve('closed')).end()
    })
  expect(await knock()).toBe(200)
  await vi.waitUntil(async () => (await knock()) === 'closed', { timeout: 30_000 })
  // Counted from before the signal to after the refusal, so that a slow machine only makes it longer.
  expect(performance.now() - signalledAt).toBeGreaterThan(DRAIN_MS)
  expect(await exited(server)).toBe(0)
})
