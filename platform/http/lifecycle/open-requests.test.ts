import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { OpenRequests, stopHttp } from './open-requests.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server that tracks its requests, and how it answers. */
async function serving(answer: (outgoing: ServerResponse) => void, { tracked = true } = {}) {
  const requests = new OpenRequests()
  const server = createServer((_incoming, outgoing) => {
    if (requests.closing) outgoing.setHeader('connection', 'close')
    if (tracked) requests.track(outgoing)
    answer(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const stop = (drainMs = 0, timeoutMs = 2000) =>
    stopHttp({ server, requests, endStreams: () => {} }, drainMs, timeoutMs)
  /** A connection, everything it was told, and how it ended. */
  const visit = async () => {
    const accepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    ends.push(() => socket.destroy())
    let told = ''
    socket.on('data', (text) => {
      told += text
    })
    const ended = new Promise<string>((resolve) => {
      socket.once('error', ({ message }) => resolve(message))
      socket.once('close', () => resolve(told))
    })
    await accepted
    return { ask: () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'), ended, told: () => told }
  }
  return { stop, visit, requests }
}

test('a request is answered whose connection was accepted, and of which no byte had come when the stop began', async () => {
  const { stop, visit } = await serving((outgoing) => outgoing.end('here'))
  const visitor = await visit()
  const stopped = stop()
  setTimeout(visitor.ask, 60)
  expect(await visitor.ended).toMatch(/200 OK[\s\S]*connection: close[\s\S]*here$/i)
  expect(await stopped).toBe(0)
})

test('an answer nobody counts is sent whole', async () => {
  const large = 'x'.repeat(8_000_000)
  const { stop, visit } = await serving((outgoing) => outgoing.end(large), { tracked: false })
  const visitor = await visit()
  visitor.ask()
  await expect.poll(visitor.told).toContain('200 OK')
  await stop()
  expect((await visitor.ended).length).toBeGreaterThan(large.length)
})

test('connections that were kept end without waiting for anything', async () => {
  let finish = () => {}
  const { stop, visit } = await serving((outgoing) => {
    outgoing.writeHead(200).write('begun ')
    finish = () => outgoing.end('done')
  })
  const visitor = await visit()
  visitor.ask()
  await expect.poll(visitor.told).toContain('begun')
  const began = performance.now()
  const stopped = stop()
  finish()
  expect(await stopped).toBe(0)
  expect(await visitor.ended).toContain('done')
  expect(performance.now() - began).toBeLessThan(1000)
})

test('what takes longer than it may is cut and counted', async () => {
  const { stop, visit } = await serving(() => {})
  const visitor = await visit()
  visitor.ask()
  await expect.poll(() => visitor.told()).toBe('')
  expect(await stop(50, 100)).toBe(1)
})
