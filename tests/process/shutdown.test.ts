// Shutdown of a node: accepted requests are answered, connected clients are sent elsewhere, and it ends in time.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { afterAll, expect, test, vi } from 'vitest'
import { configuration } from '#platform/configuration.ts'
import { DRAIN_MS } from '#platform/start/shutdown.ts'
import { chat } from '../support/scenes/chat.ts'
import { balance } from '../support/servers/balancer.ts'
import { startServer } from '../support/servers/running-server.ts'

// Each test starts its own nodes.
vi.setConfig({ testTimeout: 120_000 })

const nodes: ChildProcess[] = []
async function start() {
  const node = await startServer(configuration().DATABASE_URL!)
  nodes.push(node.server)
  return node
}
const ended = async (server: ChildProcess) => {
  if (server.exitCode === null) await once(server, 'exit')
  return server.exitCode
}
afterAll(async () => {
  for (const server of nodes) if (server.exitCode === null && server.kill('SIGKILL')) await ended(server)
})

function beginMessage(address: string, { path, traveler }: Awaited<ReturnType<typeof chat>>) {
  const body = JSON.stringify({ clientId: crypto.randomUUID(), content: 'hasta el final' })
  const asked = request(`${address}/api${path}/messages`, {
    method: 'POST',
    headers: { cookie: traveler.cookie, 'content-type': 'application/json', 'content-length': body.length },
  })
  asked.write(body.slice(0, -1))
  const answered = once(asked, 'response').then(([answer]) => {
    answer.resume()
    return [answer.statusCode, answer.headers.connection]
  })
  answered.catch(() => {})
  return { asked, answered, finish: () => asked.end('}') }
}

const isReady = async (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

test('requests that were accepted are answered, and the connection ends with them', async () => {
  const { server, address } = await start()
  const room = await chat()
  const begun = Array.from({ length: 12 }, () => beginMessage(address, room))
  await Promise.all(begun.map(({ asked }) => connected(asked)))
  const began = performance.now()
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await isReady(address)), { timeout: 10_000 })
  // Longer than the limit for idle connections.
  await vi.waitUntil(() => performance.now() - began > 2600, { timeout: 10_000 })
  for (const { finish } of begun) finish()
  const answers = await Promise.all(begun.map(({ answered }) => answered))
  expect(answers).toEqual(begun.map(() => [201, 'close']))
  expect(await ended(server)).toBe(0)
})

const connected = async (asked: ClientRequest) => {
  await vi.waitUntil(() => asked.socket && !asked.socket.connecting && asked.socket.bytesWritten > 0)
}

test('streams are told to come back', async () => {
  const { server, address } = await start()
  const { traveler, path } = await chat()
  const response = await fetch(`${address}/api${path}/events`, { headers: { cookie: traveler.cookie } })
  let said = ''
  const heard = response.body!.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write(text) {
        said += text
      },
    }),
  )
  await vi.waitUntil(() => said.startsWith('retry: '))
  const before = said.length
  server.kill('SIGTERM')
  await heard
  expect(said.slice(before)).toMatch(/retry: \d+\n\n$/)
  expect(await ended(server)).toBe(0)
})

test('the second signal ends at once', async () => {
  const { server, address } = await start()
  const begun = beginMessage(address, await chat())
  await connected(begun.asked)
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await isReady(address)), { timeout: 10_000 })
  expect(server.exitCode).toBeNull()
  server.kill('SIGTERM')
  expect(await ended(server)).toBe(1)
})

test('two nodes behind a balancer are restarted one after the other, and no request is lost', async () => {
  const fleet = [await start(), await start()]
  const balancer = balance(fleet)
  let over = false
  const statuses: number[] = []
  const failures: unknown[] = []
  let turn = 0
  const load = Array.from({ length: 6 }, async () => {
    while (!over) {
      const { address } = await balancer.next()
      turn++
      await fetch(`${address}${turn % 3 ? '/api/home' : `/faq?n=${turn % 50}`}`).then(
        async (answer) => {
          await answer.text()
          statuses.push(answer.status)
        },
        (error) => failures.push(error),
      )
    }
  })
  await vi.waitUntil(() => statuses.length > 50, { timeout: 30_000 })
  const leaving = fleet[0]!
  leaving.server.kill('SIGTERM')
  expect(await ended(leaving.server)).toBe(0)
  fleet[0] = await start()
  await vi.waitUntil(() => balancer.isReady(fleet[0]!), { timeout: 30_000 })
  fleet[1]!.server.kill('SIGTERM')
  expect(await ended(fleet[1]!.server)).toBe(0)
  over = true
  await Promise.all(load)
  balancer.stop()
  expect(failures).toEqual([])
  expect([...new Set(statuses)]).toEqual([200])
})

test('a node that is watched says no first, and takes new connections for five seconds after it', async () => {
  const { server, address } = await start()
  await vi.waitUntil(() => isReady(address))
  for (let probe = 0; probe < 3; probe++) expect(await isReady(address)).toBe(true)
  const asked = performance.now()
  server.kill('SIGTERM')
  await vi.waitUntil(async () => !(await isReady(address)), { timeout: 10_000 })
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
  expect(performance.now() - asked).toBeGreaterThan(DRAIN_MS)
  expect(await ended(server)).toBe(0)
})
