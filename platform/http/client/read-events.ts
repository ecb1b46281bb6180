// The browser's end of an answer that comes in pieces: one question, its events, the end. Other than a live stream it is
// never asked again by itself, for asking twice would be a second question.
import type { ErrorEnvelope } from '../refusal.ts'

const OFFLINE = { code: 'OFFLINE', message: 'Error de conexión. Verifica tu conexión a internet.' }

/**
 * Posts a body and reads the events of the answer until it ends.
 * @param on what listens, by the name of the event; the data is what the contract of the endpoint says
 * @returns null when the answer came to its end, else the refusal, or OFFLINE when the connection was lost
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
    let held = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return null
      held += value
      const events = held.split('\n\n')
      held = events.pop()!
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
