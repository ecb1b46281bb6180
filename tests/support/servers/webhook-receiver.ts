// A host's own system: verifies every message as the standard says (standardwebhooks.com), implemented from its text and not
// with our code, and answers as configured.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const TOLERANCE_S = 300

type Message = {
  id: string
  body: { type: string; timestamp: string; data: Record<string, unknown> }
  verified: boolean[]
}

/** @param secrets the accepted secrets; `verified` has the result for each, in this order */
export async function startWebhookReceiver() {
  const received: Message[] = []
  const options = {
    secrets: [] as string[],
    /** Sends the answer; tests replace it. */
    answer: (response: ServerResponse): void => void response.writeHead(204).end(),
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const raw = Buffer.concat(chunks).toString()
    const [id, timestamp, signature] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
      String(request.headers[name]),
    ) as [string, string, string]
    const isTimely = Math.abs(Date.now() / 1000 - Number(timestamp)) < TOLERANCE_S
    const signatures = signature
      .split(' ')
      .flatMap((part) => (part.startsWith('v1,') ? [Buffer.from(part.slice(3), 'base64')] : []))
    const verifies = (secret: string) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
      const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest()
      return (
        isTimely &&
        signatures.some((candidate) => candidate.length === expected.length && timingSafeEqual(candidate, expected))
      )
    }
    received.push({ id, body: JSON.parse(raw), verified: options.secrets.map(verifies) })
    options.answer(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    options,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
