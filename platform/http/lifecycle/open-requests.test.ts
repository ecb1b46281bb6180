import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { OpenRequests, stopHttp } from './open-requests.ts'

/** How long a stop may take; none of these comes near it. */
const PATIENCE_MS = 20_000
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server that tracks its requests, and how it answers. */
async function serving(answer: (outgoing: ServerResponse) => void, { tracked = true } = {}) {
  const requests = new OpenRequests()
  const server = createServer((_incoming, outgoing) => {
    if (tracked) requests.track(outgoing)
    else if (requests.closing) outgoing.setHeader('connection', 'close')
    answer(outgoing)
  })
  requests.watch(server)
  // Every visit waits for its connection at once.
  server.setMaxListeners(0)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  const ended: { at: number; listening: boolean }[] = []
  const endStreams = () => void ended.push({ at: performance.now(), listening: server.listening })
  const stop = (drainMs = 0, timeoutMs = PATIENCE_MS) => stopHttp({ server, requests, endStreams }, drainMs, timeoutMs)
  /** A connection, everything it was told, and how it ended. */
  const visit = async () => {
    const accepted = once(server, 'connection')
    const socket = connect(port, '127.0.0.1')
    ends.push(() => socket.destroy())
    let received = ''
    socket.on('data', (text) => {
      received += text
    })
    const ended = new Promise<string>((resolve) => {
      socket.once('error', ({ message }) => resolve(message))
      socket.once('close', () => resolve(received))
    })
    await accepted
    return { ask: () => socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n'), ended, told: () => received, socket }
  }
  return { server, stop, visit, requests, port, ended }
}

/** As many connect and ask from another thread, while this one is held. */
const VISITORS = `
  const { parentPort, workerData: { port, asked } } = require('node:worker_threads')
  for (const at of asked.keys()) {
    const socket = require('node:net').connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\\r\\nhost: a\\r\\n\\r\\n', () => {
      Atomics.store(asked, at, 1)
      Atomics.notify(asked, at)
    })
    let told = ''
    socket.on('data', (text) => { told += text })
    socket.on('error', ({ message }) => { told += message })
    socket.on('close', () => parentPort.postMessage(told))
  }
`

test('a request is answered whose connection was accepted, and of which no byte had come when the stop began', async () => {
  const { stop, visit } = await serving((outgoing) => outgoing.end('here'))
  const visitor = await visit()
  const stopped = stop()
  setTimeout(visitor.ask, 60)
  expect(await visitor.ended).toMatch(/200 OK[\s\S]*connection: close[\s\S]*here$/i)
  expect(await stopped).toBe(0)
})

test('requests are answered that came while the process was held until its stop was due', async () => {
  const { stop, port } = await serving((outgoing) => {
    // What an answer takes on a busy machine, and a turn of the event loop with it.
    const until = performance.now() + 100
    while (performance.now() < until);
    outgoing.end('here')
  })
  const asked = new Int32Array(new SharedArrayBuffer(4 * 12))
  const stopped = stop(1, 10_000)
  const visitors = new Worker(VISITORS, { eval: true, workerData: { port, asked } })
  ends.push(() => void visitors.terminate())
  const answers: string[] = []
  visitors.on('message', (answer) => answers.push(answer))
  for (const at of asked.keys()) expect(Atomics.wait(asked, at, 0, 10_000)).not.toBe('timed-out')
  await expect.poll(() => answers.length).toBe(asked.length)
  for (const answer of answers) expect(answer).toMatch(/200 OK[\s\S]*here$/)
  expect(await stopped).toBe(0)
})

test.each([true, false])('an answer is sent whole to who reads slowly, counted or not (%s)', async (tracked) => {
  const large = 'x'.repeat(32_000_000)
  const { stop, visit } = await serving((outgoing) => outgoing.end(large), { tracked })
  const visitor = await visit()
  visitor.socket.once('data', () => {
    visitor.socket.pause()
    const stopped = stop()
    setTimeout(() => visitor.socket.resume(), 400)
    visitor.socket.once('close', () => stopped)
  })
  visitor.ask()
  expect((await visitor.ended).length).toBeGreaterThan(large.length)
})

test('after the drain nobody connects any more, and streams are ended once', async () => {
  const { stop, port, ended, visit, requests } = await serving((outgoing) => outgoing.end('here'))
  const began = performance.now()
  const stopped = stop(200)
  expect(requests.closing).toBe(true)
  const visitor = await visit()
  visitor.ask()
  expect(await visitor.ended).toContain('connection: close')
  expect(await stopped).toBe(0)
  expect(ended).toEqual([{ at: expect.any(Number), listening: false }])
  expect(ended[0]!.at - began).toBeGreaterThan(190)
  const late = connect(port, '127.0.0.1')
  expect(await new Promise((resolve) => late.once('error', ({ message }) => resolve(message)))).toContain(
    'ECONNREFUSED',
  )
})

test('a server that has not begun to listen has nothing to stop', async () => {
  const server = createServer()
  const began = performance.now()
  expect(await stopHttp({ server, requests: new OpenRequests(), endStreams: () => {} }, PATIENCE_MS, PATIENCE_MS)).toBe(
    0,
  )
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS / 2)
})

test('who was waiting when the stop began, and who asks after it, is told to go elsewhere next time', async () => {
  const finishes: (() => void)[] = []
  const { stop, visit, requests } = await serving((outgoing) => finishes.push(() => outgoing.end('here')))
  const [waiting, late] = [await visit(), await visit()]
  waiting.ask()
  await expect.poll(() => requests.size).toBe(1)
  const stopped = stop()
  late.ask()
  await expect.poll(() => requests.size).toBe(2)
  for (const finish of finishes) finish()
  for (const { ended } of [waiting, late]) expect(await ended).toMatch(/connection: close[\s\S]*here$/i)
  expect(await stopped).toBe(0)
})

test('who asked nothing is let go while somebody still waits for an answer', async () => {
  let finish = () => {}
  const { stop, visit, requests } = await serving((outgoing) => {
    finish = () => outgoing.end('here')
  })
  const [waiting, silent] = [await visit(), await visit()]
  waiting.ask()
  await expect.poll(() => requests.size).toBe(1)
  const stopped = stop()
  // The one without a request ends first, although the other one says as little.
  expect(await silent.ended).toBe('')
  expect([requests.size, waiting.socket.destroyed]).toEqual([1, false])
  finish()
  expect(await waiting.ended).toMatch(/here$/)
  expect(await stopped).toBe(0)
})

test('requests are counted until they are answered, or their client has gone', async () => {
  let finish = () => {}
  const { visit, requests } = await serving((outgoing) => {
    finish = () => outgoing.end('done')
  })
  expect([requests.closing, requests.size]).toEqual([false, 0])
  const [first, second] = [await visit(), await visit()]
  first.ask()
  await expect.poll(() => requests.size).toBe(1)
  const finishFirst = finish
  second.ask()
  await expect.poll(() => requests.size).toBe(2)
  second.socket.destroy()
  await expect.poll(() => requests.size).toBe(1)
  finishFirst()
  await expect.poll(() => requests.size).toBe(0)
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
  expect(performance.now() - began).toBeLessThan(PATIENCE_MS / 2)
})

test('connections kept from before let nobody in while others are answered', async () => {
  const { stop, visit } = await serving((outgoing) => void setTimeout(() => outgoing.end('here'), 150))
  // Used one after the other, they would last longer than the stop may take.
  const kept = await Promise.all(Array.from({ length: 100 }, visit))
  const stopped = stop(0, 5000)
  const lane = async () => {
    for (let next = kept.pop(); next && !next.socket.destroyed; next = kept.pop()) {
      next.ask()
      await next.ended
    }
  }
  const lanes = [lane(), lane()]
  expect(await stopped).toBe(0)
  await Promise.all(lanes)
})

test('what takes longer than it may is cut and counted', async () => {
  const { stop, visit } = await serving(() => {})
  const visitor = await visit()
  visitor.ask()
  await expect.poll(() => visitor.told()).toBe('')
  expect(await stop(50, 100)).toBe(1)
})
