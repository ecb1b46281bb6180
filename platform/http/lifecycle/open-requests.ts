import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as pause, setImmediate } from 'node:timers/promises'

/**
 * A connection that says nothing for so long meant nothing. Until then a request may be on its way of which no byte was read yet.
 */
const SILENCE_MS = 250
/**
 * As often the event loop must have read from its connections in that time: after something held it for longer, its timers
 * are due before anything is read.
 */
const SILENT_READS = 3
const READ_MS = 20

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

  /** How many bytes each connection has sent, to see later which one sent none. */
  bytesRead(): Map<Socket, number> {
    return new Map([...this.#connections].map((socket) => [socket, socket.bytesRead]))
  }

  /**
   * Ends the connections that sent nothing since and wait for nothing: neither for an answer, nor for the rest of one that is
   * written and not sent, which Node takes for idle and would cut.
   * @param before what `bytesRead` returned
   */
  endSilent(before: Map<Socket, number>): void {
    const waiting = new Set([...this.#open].map(({ socket }) => socket))
    for (const socket of this.#connections)
      if (socket.bytesRead === before.get(socket) && socket.writableLength === 0 && !waiting.has(socket))
        socket.destroy()
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

type HttpStop = { server: Server; requests: OpenRequests; endStreams: () => void }

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
  // Without closing idle connections, as `server.close` does: a request may be on its way over one.
  NetServer.prototype.close.call(server)
  endStreams()
  // Those that were kept open may ask once more; without an end to that, the last of them would be cut in the midst of an answer.
  let silence = { since: performance.now(), reads: 0, before: requests.bytesRead() }
  while (performance.now() < until) {
    const isClosed = await Promise.race([closed.then(() => true), pause(READ_MS)])
    if (isClosed) break
    silence.reads++
    if (performance.now() - silence.since <= SILENCE_MS || silence.reads <= SILENT_READS) continue
    requests.endSilent(silence.before)
    silence = { since: performance.now(), reads: 0, before: requests.bytesRead() }
  }
  const cut = requests.size
  server.closeAllConnections()
  return cut
}
