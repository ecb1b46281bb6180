// The browser's side of an answer that streams: one question, its events, the end. It never reconnects, because asking again
// would ask a second question.
import type { ErrorEnvelope } from '../refusal.ts'

const OFFLINE = { code: 'OFFLINE', message: 'Error de conexión. Verifica tu conexión a internet.' }

/**
 * Posts a body and reads the events of the answer until it ends.
 * @param on one listener per event name; the data is typed by the endpoint's contract
 * @returns null when the answer was complete, else the refusal, or OFFLINE when the connection was lost
 */
export async function readEvents(
  path: string,
  body: unknown,
  on: Record<string, (data: unknown) => void>,
  signal: AbortSignal,
): Promise<{ code: string; message: string } | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
      return ((await response.json()) as ErrorEnvelope).error
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let buffer = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return null
      buffer += value
      const events = buffer.split('\n\n')
      buffer = events.pop()!
      for (const event of events) {
        const name = /^event: (.*)$/m.exec(event)?.[1]
        const data = /^data: (.*)$/m.exec(event)?.[1]
        if (name && data) on[name]?.(JSON.parse(data))
      }
    }
  } catch {
    return OFFLINE
  }
}
