// A minimal HTTP/1.1 client over plain sockets, so that it takes little processor time from the server it measures. Run by
// load.ts.
import { connect, type Socket } from 'node:net'
import { answerReader } from './answer-reader.ts'
import type { Outcome, Plan } from './load.ts'

process.once('message', async (plan: Plan) => {
  process.send!(await send(plan))
  process.disconnect()
})

function encode({ method, path, headers = {}, body }: Plan['asks'][number]): Buffer {
  const all = {
    host: '127.0.0.1',
    ...headers,
    ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`)
}

async function send({ port, connections, asks, seconds, repeat, keep }: Plan): Promise<Outcome> {
  const encoded = asks.map(encode)
  const times: number[] = []
  const statuses: Outcome['statuses'] = {}
  const origins: Outcome['origins'] = {}
  const answers: Outcome['answers'] = []
  let next = 0
  let failures = 0
  // All connections are open before the first request, so that they start together.
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const started = performance.now()
  const deadline = started + seconds * 1000

  const converse = (socket: Socket) =>
    new Promise<void>((resolve) => {
      let current = 0
      let sentAt = 0
      const sendNext = () => {
        sentAt = performance.now()
        if ((!repeat && next >= encoded.length) || sentAt >= deadline) return void socket.destroy()
        current = next++
        socket.write(encoded[current % encoded.length]!)
      }
      const read = answerReader(keep ?? false, (status, body, origin) => {
        times.push(performance.now() - sentAt)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (origin) origins[origin] = (origins[origin] ?? 0) + 1
        if (keep) answers[current] = { status, body }
        sendNext()
      })
      socket.on('data', read)
      socket.on('error', () => {
        failures++
      })
      socket.on('end', () => {
        failures++
      })
      socket.on('close', () => resolve())
      sendNext()
    })

  await Promise.all(sockets.map(converse))
  const took = (performance.now() - started) / 1000
  const sorted = Float64Array.from(times).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const facts = { answered: times.length, seconds: took, perSecond: times.length / took }
  return { ...facts, p50: at(0.5), p99: at(0.99), worst: at(1), origins, statuses, broken: failures, answers }
}

const open = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
