import { createServer, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CONNECTIONS } from './connection-limits.ts'
import { answerUnreadableHead } from './unreadable-head.ts'

const server = createServer(CONNECTIONS, (_request, response) => response.end('read'))
let port: number
beforeAll(async () => {
  server.on('clientError', answerUnreadableHead)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

const get = (path: string) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, agent: false }, async (answer) => {
      const pieces: Buffer[] = []
      for await (const piece of answer) pieces.push(piece as Buffer)
      const { statusCode, headers } = answer
      resolve({
        status: statusCode!,
        type: headers['content-type']!,
        body: Buffer.concat(pieces).toString(),
      })
    })
    outgoing.on('error', reject).end()
  })

/** Everything a server sends until it closes. */
const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (data) => {
      received += data
    })
    socket.on('error', reject).on('end', () => {
      socket.end()
      resolve(received)
    })
  })

// Closing while bytes still arrive resets the connection, and with it the answer is lost.
test.each([20_000, 80_000, 2_000_000])('an address of %i characters is answered in words', async (length) => {
  const response = await get(`/search?${'p=1&'.repeat(length / 4)}`)
  expect(response).toEqual({
    status: 431,
    type: 'text/plain; charset=utf-8',
    body: 'La dirección es demasiado larga.',
  })
})

test('what is no request is answered once, and the connection ends', async () => {
  const received = await send('hola\r\n\r\nhola\r\n\r\n')
  expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(received).toContain('No pudimos leer la solicitud.')
  expect(received).toContain('x-content-type-options: nosniff')
  expect(received).toContain('content-type: text/plain; charset=utf-8')
  expect(received).toContain('cache-control: no-store')
})

/** A connection whose client neither reads nor ends, and everything that was written into it. */
function silentClient() {
  const written: string[] = []
  const socket = new Duplex({
    read() {},
    write(bytes, _encoding, done) {
      written.push(String(bytes))
      done()
    },
  })
  return { socket, written }
}
const failure = (code?: string) => Object.assign(new Error('of the parser'), { code })

test('while the answer is on its way further faults do not cut it, and who never ends is ended', () => {
  vi.useFakeTimers()
  try {
    const { socket, written } = silentClient()
    answerUnreadableHead(failure(), socket)
    answerUnreadableHead(failure('HPE_INVALID_METHOD'), socket)
    expect([written.length, socket.destroyed]).toEqual([1, false])
    expect(written[0]).toMatch(/^HTTP\/1\.1 400 /)
    vi.runAllTimers()
    expect(socket.destroyed).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('nothing is written to who has gone', () => {
  const { socket, written } = silentClient()
  answerUnreadableHead(failure('ECONNRESET'), socket)
  expect([written, socket.destroyed]).toEqual([[], true])
})

/** A server that waits no longer than a moment, and what it says to whoever sends only these bytes. */
async function impatient(bytes: string, answer: Parameters<typeof createServer>[1] = () => {}) {
  const waits = { headersTimeout: 60, requestTimeout: 100, connectionsCheckingInterval: 20 }
  const quick = createServer(waits, answer).on('clientError', answerUnreadableHead)
  await new Promise<void>((resolve) => quick.listen(0, '127.0.0.1', resolve))
  try {
    return await new Promise<string>((resolve, reject) => {
      const socket = connect((quick.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes))
      let received = ''
      socket.on('data', (data) => {
        received += data
      })
      socket.on('error', reject).on('close', () => resolve(received))
    })
  } finally {
    quick.close().closeAllConnections()
  }
}

test.each(['GET / HTTP/1.1\r\nhost: a\r\n', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf'])(
  'a request that does not come to its end is told so: %j',
  async (bytes) => {
    const received = await impatient(bytes)
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(received).toMatch(/connection: close[\s\S]*La solicitud tardó demasiado en llegar\.$/)
  },
)

test('nothing is written into an answer that has begun', async () => {
  const received = await impatient(
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nhalf',
    (_request, response) => {
      response.writeHead(200).write('begun')
    },
  )
  expect(received).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*begun\r\n$/)
})

test('what is too large in another way has words of its own', async () => {
  const chunk = `POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n5;${'x'.repeat(20_000)}\r\n`
  expect(await impatient(chunk, (request) => void request.resume())).toMatch(/^HTTP\/1\.1 413 /)
})

test('an address that can be read is read', async () => {
  expect((await get(`/search?${'p=1&'.repeat(3000)}`)).body).toBe('read')
})
