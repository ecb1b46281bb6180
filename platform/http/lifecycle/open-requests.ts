import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * After the last answer: for a request whose connection was accepted but of which no byte was read yet, and for answers
 * that are written but not sent. A connection that says nothing for so long meant nothing.
 */
const LAST_CONNECTIONS_MS = 250

/** The requests a server has accepted and not yet answered, so that a stop can wait for them. */
export class OpenRequests {
  readonly #open = new Set<ServerResponse>()
  #closing = false

  /** Counts a request until its answer is sent or its client has gone. */
  track(outgoing: ServerResponse): void {
    this.#open.add(outgoing)
    outgoing.once('close', () => this.#open.delete(outgoing))
    if (this.#closing) outgoing.setHeader('connection', 'close')
  }

  /**
   * Adds `Connection: close` to every answer whose head is not sent yet, so that the client's next request goes to another
   * node.
   */
  closeConnections(): void {
    this.#closing = true
    for (const outgoing of this.#open) if (!outgoing.headersSent) outgoing.setHeader('connection', 'close')
  }

  get closing(): boolean {
    return this.#closing
  }

  get size(): number {
    return this.#open.size
  }
}

export type HttpStop = { server: Server; requests: OpenRequests; endStreams: () => void }

/**
 * Stops a server without losing accepted requests: connections are asked to close for a while, then no new request is
 * accepted, streams are told to reconnect elsewhere, and running requests are finished.
 * @param drainMs how long new requests are still accepted
 * @param timeoutMs how long the last answers may take after that
 * @returns how many requests were cut because the time was up
 */
export async function stopHttp(
  { server, requests, endStreams }: HttpStop,
  drainMs: number,
  timeoutMs: number,
): Promise<number> {
  requests.closeConnections()
  if (!server.listening) return 0
  await pause(drainMs)
  const closed = once(server, 'close')
  const until = performance.now() + timeoutMs
  server.close()
  endStreams()
  let quietSince = performance.now()
  const isQuiet = () => performance.now() - quietSince > LAST_CONNECTIONS_MS
  while (performance.now() < until && !isQuiet()) {
    if (requests.size > 0) quietSince = performance.now()
    // Those whose answer had begun before it could say that its connection ends.
    server.closeIdleConnections()
    const isClosed = await Promise.race([closed.then(() => true), pause(20)])
    if (isClosed) break
  }
  const cut = requests.size
  server.closeAllConnections()
  return cut
}
