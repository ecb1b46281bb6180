import type { Server, ServerResponse } from 'node:http'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

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

  /** Waits until everything is answered. @returns how many requests were still open at the time-out */
  async finished(timeoutMs: number): Promise<number> {
    const until = performance.now() + timeoutMs
    while (this.#open.size > 0 && performance.now() < until) await pause(20)
    return this.#open.size
  }
}

export type HttpStop = { server: Server; requests: OpenRequests; endStreams: () => void }

/**
 * Stops a server without losing accepted requests: connections are asked to close for a while, then no new request is
 * accepted, streams are told to reconnect elsewhere, and running requests are finished.
 * @param drainMs how long new requests are still accepted
 * @param timeoutMs how long the last answers may take after that
 */
export async function stopHttp({ server, requests, endStreams }: HttpStop, drainMs: number, timeoutMs: number) {
  requests.closeConnections()
  if (!server.listening) return
  await pause(drainMs)
  server.close()
  endStreams()
  await requests.finished(timeoutMs)
  server.closeAllConnections()
}
