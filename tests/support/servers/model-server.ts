// A model provider on loopback with the chat completions protocol as it occurs: events split anywhere, tool calls in pieces,
// usage at the end, and every kind of failure.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ModelMood =
  | 'well'
  | 401
  | 403
  | 429
  | 500
  | 'silent'
  | 'stalled'
  | 'garbage'
  | 'html'
  | 'empty'
  | 'endless'
  | 'elsewhere'
  | 'cut'
export type ModelRequestBody = {
  model: string
  stream: boolean
  messages: { role: string; content: unknown; tool_call_id?: string }[]
  tools: { function: { name: string } }[]
}
/** One turn of the model: text, or tool calls. */
export type Reply = { text?: string; calls?: { name: string; arguments: string }[] }

async function bodyOf(request: IncomingMessage): Promise<ModelRequestBody> {
  let text = ''
  for await (const chunk of request) text += chunk
  return JSON.parse(text)
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'prueba', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** The events of a reply; arguments of a call come three emails at a time. */
function eventsOf({ text = '', calls = [] }: Reply): string {
  const events = [chunk({ role: 'assistant', content: '' })]
  for (const fragment of text.match(/[\s\S]{1,7}/g) ?? []) events.push(chunk({ content: fragment }))
  for (const [index, { name, arguments: input }] of calls.entries()) {
    events.push(
      chunk({
        tool_calls: [{ index, id: `call_${index}_${name}`, type: 'function', function: { name, arguments: '' } }],
      }),
    )
    for (const fragment of input.match(/[\s\S]{1,3}/g) ?? [])
      events.push(chunk({ tool_calls: [{ index, function: { arguments: fragment } }] }))
  }
  events.push(chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'))
  events.push(
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'prueba', choices: [], usage: { prompt_tokens: 9, completion_tokens: 7, total_tokens: 16 } })}\n\n`,
  )
  events.push('data: [DONE]\n\n')
  return events.join('')
}

/** Writes in pieces that respect neither events nor multi-byte characters. */
async function write(response: ServerResponse, text: string) {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length && !response.destroyed; at += 97) {
    response.write(bytes.subarray(at, at + 97))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Starts the provider. @returns its address, key, received requests, and controls */
export async function startModel() {
  const state = {
    mood: 'well' as ModelMood,
    /** The next reply, depending on the request. */
    reply: (_: ModelRequestBody): Reply => ({ text: 'Hola.' }),
    requests: [] as ModelRequestBody[],
  }
  const key = 'clave-secreta-del-modelo-0123456789'
  const refuse = (response: ServerResponse, status: number, message: string) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message, type: 'error', code: null } }))
  }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    state.requests.push(body)
    if (request.url !== '/v1/chat/completions' || request.method !== 'POST')
      return refuse(response, 404, 'no such page')
    if (request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, `Incorrect API key provided: ${request.headers.authorization}`)
    if (typeof state.mood === 'number') return refuse(response, state.mood, `refused, key ${key}`)
    if (state.mood === 'silent') return
    if (state.mood === 'elsewhere')
      return void response.writeHead(307, { location: 'http://127.0.0.1:1/v1/chat/completions' }).end()
    if (state.mood === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>')
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (state.mood === 'garbage') return void response.end('data: {"choices": [{"delta": nonsense\n\nÿþ')
    if (state.mood === 'stalled') return void response.write(chunk({ content: 'Espera' }))
    if (state.mood === 'cut') {
      await write(response, chunk({ content: 'Encontré' }))
      return void response.destroy()
    }
    if (state.mood === 'endless') {
      const line = chunk({ content: 'bla '.repeat(200) })
      for (let n = 0; n < 4000 && !response.destroyed; n++) await write(response, line)
      return void response.end()
    }
    await write(response, eventsOf(state.mood === 'empty' ? {} : state.reply(body)))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { address, key, state, close }
}
