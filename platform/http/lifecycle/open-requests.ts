import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'

/**
 * After the last answer: for a request whose connection was accepted but of which no byte was read yet, and for answers
 * that are written but not sent. A connection that says nothing for so long meant nothing.
 */
const LAST_CONNECTIONS_MS = 250
/**
 * As often the event loop must have read from its connections in that time: after something held it for longer, its timers
 * are due before anything is read.
 */
const LAST_READS = 3

/** After as many turns of the event loop without a new connection nobody waits: each turn accepts one. */
const LAST_ACCEPTS = 3

/** What a server has accepted and not yet answered, so that a stop can wait for it. */
export class OpenRequests {
  readonly #open = new Set<ServerResponse>()
  readonly #connections = new Set<Socket>()
  #closing = false

  /** Follows the connections of a server: those with ready pages are not counted as requests. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.#connections.add(socket)
      socket.once('close', () => this.#connections.delete(socket))
    })
  }

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

  /** Whether an answer is still computed, or written and not sent. */
  get isAnswering(): boolean {
    return this.#open.size > 0 || [...this.#connections].some(({ writableLength }) => writableLength > 0)
  }
}

/**
 * Accepts who has connected while the event loop was held until the end of the drain: closing would reset them. The event
 * loop accepts one connection a turn, and a turn takes as long as the requests of the one before it.
 * @param until at the most, as `performance.now()` counts: with more coming all the time nobody is ever the last
 */
async function acceptWaiting(server: Server, until: number): Promise<void> {
  let turnsWithout = 0
  const resetTurns = () => {
    turnsWithout = 0
  }
  server.on('connection', resetTurns)
  while (turnsWithout < LAST_ACCEPTS && performance.now() < until) {
    turnsWithout++
    await setImmediate()
  }
  server.off('connection', resetTurns)
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
  const until = performance.now() + timeoutMs
  await acceptWaiting(server, until - timeoutMs / 2)
  const closed = once(server, 'close')
  // Without closing idle connections, as `server.close` does: see below.
  NetServer.prototype.close.call(server)
  endStreams()
  let quiet = { since: performance.now(), reads: 0 }
  const isQuiet = () => performance.now() - quiet.since > LAST_CONNECTIONS_MS && quiet.reads > LAST_READS
  while (performance.now() < until && !isQuiet()) {
    const { isAnswering } = requests
    if (isAnswering) quiet = { since: performance.now(), reads: 0 }
    quiet.reads++
    // Those whose answer had begun before it could say that its connection ends. Node takes a connection for idle whose answer
    // is written and not sent, and would cut what a slow visitor has not received.
    if (!isAnswering) server.closeIdleConnections()
    const isClosed = await Promise.race([closed.then(() => true), pause(20)])
    if (isClosed) break
  }
  const cut = requests.size
  server.closeAllConnections()
  return cut
}
