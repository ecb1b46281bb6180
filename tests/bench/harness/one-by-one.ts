// Requests one after another on one connection, for questions about a single answer.
import { Agent, request } from 'node:http'
import { median } from './report.ts'

export type Answer = { status: number; bytes: number; body: string; ms: number }

/** @returns the answer as it came over the wire, timed until its last byte */
const send = (port: number, path: string, headers: Record<string, string>, agent: Agent) =>
  new Promise<Answer>((resolve, reject) => {
    const startedAt = performance.now()
    const outgoing = request({ port, host: '127.0.0.1', path, headers, agent }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks)
      const ms = performance.now() - startedAt
      resolve({ status: answer.statusCode!, bytes: body.length, body: body.toString(), ms })
    })
    outgoing.on('error', reject).end()
  })

export type Alone = { p50: number; p99: number; worst: number; answers: Answer[] }

/** The first few warm up and are not counted. */
export async function oneByOne(
  port: number,
  paths: string[],
  { headers = {}, warmUp = 5 }: { headers?: Record<string, string>; warmUp?: number } = {},
): Promise<Alone> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers: Answer[] = []
  try {
    for (const path of paths) answers.push(await send(port, path, headers, agent))
  } finally {
    agent.destroy()
  }
  const measured = answers.slice(Math.min(warmUp, answers.length - 1))
  const times = measured.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!
  return { p50: median(times), p99: at(0.99), worst: times.at(-1)!, answers: measured }
}
