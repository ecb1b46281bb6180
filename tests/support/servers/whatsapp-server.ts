// The WhatsApp Cloud API on loopback: accepts what Meta accepts (one template message, with a bearer token, to a number of
// digits), and answers in its format.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const Message = z.strictObject({
  messaging_product: z.literal('whatsapp'),
  recipient_type: z.literal('individual'),
  to: z.string().regex(/^\d{10,15}$/),
  type: z.literal('template'),
  template: z.strictObject({
    name: z.string().regex(/^[a-z0-9_]{1,512}$/),
    language: z.strictObject({ code: z.literal('es') }),
    components: z.tuple([
      z.strictObject({
        type: z.literal('body'),
        // No line breaks, no tabs, no more than four spaces in a row.
        parameters: z.array(
          z.strictObject({
            type: z.literal('text'),
            text: z
              .string()
              .min(1)
              .max(1024)
              .regex(/^(?!.* {5})[^\n\t]+$/),
          }),
        ),
      }),
    ]),
  }),
})
type ReceivedMessage = z.output<typeof Message>

/** `ok`: taken. An error: its status and code. `hang`: never answered. `cut`: the connection ends without an answer. */
export type Mood = 'ok' | 'hang' | 'cut' | { status: number; code: number; retryAfter?: number }

export async function startWhatsappServer({ token, phoneId }: { token: string; phoneId: string }) {
  const state = { mood: 'ok' as Mood, received: [] as ReceivedMessage[], requestCount: 0 }
  const fail = (response: ServerResponse, status: number, code: number, retryAfter?: number) => {
    const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': String(retryAfter) }) }
    response.writeHead(status, headers)
    response.end(JSON.stringify({ error: { message: `(#${code})`, type: 'OAuthException', code, fbtrace_id: 'A1' } }))
  }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    state.requestCount++
    if (request.method !== 'POST' || request.url !== `/${phoneId}/messages`) return fail(response, 404, 100)
    if (request.headers.authorization !== `Bearer ${token}`) return fail(response, 401, 190)
    const message = Message.safeParse(JSON.parse(Buffer.concat(chunks).toString()))
    if (!message.success) return fail(response, 400, 100)
    if (state.mood === 'hang') return
    if (state.mood === 'cut') return void request.socket.destroy()
    if (state.mood !== 'ok') return fail(response, state.mood.status, state.mood.code, state.mood.retryAfter)
    state.received.push(message.data)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        messaging_product: 'whatsapp',
        contacts: [{ input: message.data.to, wa_id: message.data.to }],
        messages: [{ id: `wamid.${state.received.length}`, message_status: 'accepted' }],
      }),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { state, url: `http://127.0.0.1:${port}`, stop }
}
