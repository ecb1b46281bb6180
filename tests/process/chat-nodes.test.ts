// The chat over two nodes on one database: written on one, received on the other, whatever happens to a node in between
// (INV-28).
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message } from '#marketplace/conversations/messages/message.contract.ts'
import { configuration } from '#platform/configuration.ts'
import { pool } from '#platform/database/pool.ts'
import { chat, reading } from '../support/scenes/chat.ts'
import { startServer } from '../support/servers/running-server.ts'

type Node = Awaited<ReturnType<typeof startServer>>
const nodes: Node[] = []
const start = async () => {
  const node = await startServer(configuration().DATABASE_URL!)
  nodes.push(node)
  return node
}
const exited = async (server: ChildProcess) => {
  if (server.exitCode === null) await once(server, 'exit')
}

let first: Node
let other: Node
beforeAll(async () => {
  first = await start()
  other = await start()
})
afterAll(async () => {
  for (const { server } of nodes) if (server.exitCode === null && server.kill('SIGINT')) await exited(server)
})

type Room = Awaited<ReturnType<typeof chat>>
const follow = async ({ address }: Node, { path }: Room, { cookie }: { cookie: string }, lastId?: string) => {
  const headers = { cookie, ...(lastId && { 'last-event-id': lastId }) }
  const response = await fetch(`${address}/api${path}/events`, { headers })
  expect(response.status).toBe(200)
  return reading(response)
}
const send = async ({ address }: Node, { path }: Room, { cookie }: { cookie: string }, content: string) => {
  const init = {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: crypto.randomUUID(), content }),
  }
  const post = () => fetch(`${address}/api${path}/messages`, init)
  let response = await post()
  // Asked to come back by a node that is late, the sender does; the message's own id keeps it single.
  for (let tries = 1; response.status === 503 && tries < 3; tries++) response = await post()
  expect(response.status).toBe(201)
  return ((await response.json()) as { message: Message }).message
}

test('what is written on one node is heard on the other, both ways, once and in order', async () => {
  const room = await chat()
  const { host, traveler } = room
  const [here, there] = [await follow(first, room, host), await follow(other, room, traveler)]
  const lines = Array.from({ length: 30 }, (_, at) => `línea ${at}`)
  for (const [at, line] of lines.entries()) await send(at % 2 ? first : other, room, at % 2 ? host : traveler, line)
  for (const stream of [here, there]) {
    await stream.heard('línea 29')
    expect(stream.said()).toEqual(lines)
    await stream.close()
  }
})

test('both nodes write at once: every reader hears the order of the table', async () => {
  const room = await chat()
  const { host, traveler } = room
  const streams = [await follow(first, room, host), await follow(other, room, traveler)]
  await Promise.all(
    Array.from({ length: 60 }, (_, at) => send(at % 2 ? first : other, room, at % 3 ? host : traveler, `${at}`)),
  )
  const { rows } = await pool().query<{ content: string }>(
    'select content from messages where conversation_id = $1 order by sequence',
    [room.conversation.id],
  )
  for (const stream of streams) {
    await stream.until(() => stream.said().length === 60, 'all messages')
    expect(stream.said()).toEqual(rows.map(({ content }) => content))
    await stream.close()
  }
})

test('after a cut it goes on where it was, on another node', async () => {
  const room = await chat()
  const { host, traveler } = room
  const cut = await follow(first, room, traveler)
  await send(other, room, host, 'antes')
  await cut.heard('antes')
  const last = cut.events.at(-1)!.id!
  await cut.close()
  await send(other, room, host, 'mientras tanto')
  const resumed = await follow(other, room, traveler, last)
  await send(first, room, host, 'después')
  await resumed.heard('después')
  expect(resumed.said()).toEqual(['mientras tanto', 'después'])
  await resumed.close()
})

test('a sign-out on one node ends the stream on the other', async () => {
  const room = await chat()
  const { host, traveler } = room
  const [travelerStream, hostStream] = [await follow(other, room, traveler), await follow(other, room, host)]
  await send(first, room, host, 'hola')
  await travelerStream.heard('hola')
  const signOut = await fetch(`${first.address}/api/auth/sign-out`, {
    method: 'POST',
    headers: { cookie: traveler.cookie },
  })
  expect(signOut.status).toBe(204)
  await travelerStream.ended()
  await send(first, room, host, 'sigo aquí')
  await hostStream.heard('sigo aquí')
  await hostStream.close()
})

test('a node with open streams stops, and its readers lose nothing', async () => {
  const room = await chat()
  const { host, traveler } = room
  const node = await start()
  const streams = await Promise.all(Array.from({ length: 5 }, () => follow(node, room, traveler)))
  await send(first, room, host, 'antes')
  await Promise.all(streams.map((stream) => stream.heard('antes')))
  node.server.kill('SIGTERM')
  await Promise.all(streams.map((stream) => stream.ended()))
  await exited(node.server)
  await send(first, room, host, 'en el otro nodo')
  const resumed = await follow(other, room, traveler, streams[0]!.events.at(-1)!.id!)
  await resumed.heard('en el otro nodo')
  expect(resumed.said()).toEqual(['en el otro nodo'])
  await resumed.close()
})

test('a reader that leaves is forgotten by its node', async () => {
  const room = await chat()
  const controller = new AbortController()
  const { cookie } = room.traveler
  const response = await fetch(`${first.address}/api${room.path}/events`, {
    headers: { cookie },
    signal: controller.signal,
  })
  const stream = reading(response)
  await send(other, room, room.host, 'hola')
  await stream.heard('hola')
  controller.abort()
  await stream.ended()
  // The node still works, and the next reader gets everything.
  const next = await follow(first, room, room.traveler)
  await next.heard('hola')
  await next.close()
})
