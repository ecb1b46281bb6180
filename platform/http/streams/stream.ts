// Live streams (Server-Sent Events). A slow reader must not hold up others, and no stream may outlive its session (INV-33).
import type { z } from 'zod'
import { report } from '#platform/log/log.ts'
import { subscribe } from '#platform/realtime/listener.ts'
import type { StreamEvents } from '../contract.ts'

export type EventWriter<Events extends StreamEvents> = {
  /**
   * Writes one event; resolves when the reader can take the next.
   * @param id what the reader sends as Last-Event-ID when it reconnects
   */
  send: <Name extends keyof Events & string>(name: Name, data: z.input<Events[Name]>, id?: number) => Promise<void>
  end: () => void
}

/** The producer of a stream: `beat` is called at every heartbeat, `stop` once at the end. */
export type Source = { beat?: () => void; stop: () => void }

/** The answer of an endpoint that is a stream; `begin` is called when the reader is connected. */
export class EventStream<Events extends StreamEvents> {
  readonly begin: (writer: EventWriter<Events>) => Promise<Source>
  constructor(begin: (writer: EventWriter<Events>) => Promise<Source>) {
    this.begin = begin
  }
}

/** Proxies close connections that are silent for a minute. A session that expired is noticed at the next heartbeat too. */
const HEARTBEAT_MS = 20_000
/** A reader that accepts nothing for this many heartbeats is treated as gone. */
const MAX_STALLED_HEARTBEATS = 3
/** Bytes buffered for a slow reader; anything later is read from the tables when it reconnects. */
const HIGH_WATER_MARK = 32 * 1024
/** Reconnect delay that browsers are told. */
const COME_BACK_AFTER_MS = 1500

const live = new Set<() => void>()

/**
 * Ends every stream of this process, so that it can stop. Browsers reconnect to another node, spread over time so that it is
 * not flooded.
 */
export const endStreams = (): void => {
  for (const endAndReturn of [...live]) endAndReturn()
}

/** Topic of changes to a person's sessions; triggers on sessions, users and profiles notify it. */
const accountTopic = (accountId: string) => `account/${accountId}`

type StreamContext = {
  accountId: string
  /** Whether the session that opened the stream still allows it. */
  stillAllowed: () => Promise<boolean>
  release: () => void
}

/** A running stream as a response body. @param events the schemas of its events */
export function streamBody(
  events: StreamEvents,
  stream: EventStream<StreamEvents>,
  { accountId, stillAllowed, release }: StreamContext,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  let hasEnded = false
  let stalledBeats = 0
  let waiters: (() => void)[] = []
  const closing: (() => void)[] = [release]

  const hasRoom = () => (controller.desiredSize ?? 0) > 0
  const write = (text: string) => {
    if (!hasEnded) controller.enqueue(encoder.encode(text))
  }
  const end = () => {
    if (hasEnded) return
    hasEnded = true
    live.delete(endAndReturn)
    for (const close of closing.splice(0)) close()
    for (const go of waiters.splice(0)) go()
    try {
      controller.close()
    } catch {
      // The reader left before the stream began.
    }
  }
  const endAndReturn = () => {
    write(`retry: ${Math.round(COME_BACK_AFTER_MS * (0.5 + Math.random()))}\n\n`)
    end()
  }
  const atTheEnd = (close: () => void) => (hasEnded ? close() : void closing.push(close))
  const check = () =>
    void stillAllowed().then(
      (isAllowed) => isAllowed || end(),
      // Asked again at the next heartbeat.
      (error) => report(error, { stream: 'session check' }),
    )

  async function send(name: string, data: unknown, id?: number) {
    if (hasEnded) return
    const json = JSON.stringify(events[name]!.parse(data))
    write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${json}\n\n`)
    if (!hasEnded && !hasRoom()) await new Promise<void>((resolve) => waiters.push(resolve))
  }

  async function run() {
    live.add(endAndReturn)
    write(`retry: ${COME_BACK_AFTER_MS}\n\n`)
    atTheEnd(await subscribe(accountTopic(accountId), { news: check, gap: check }))
    // The session may have ended before we began to listen for that.
    if (!(await stillAllowed())) return end()
    let source: Source | undefined
    const timer = setInterval(() => {
      stalledBeats = hasRoom() ? 0 : stalledBeats + 1
      if (stalledBeats > MAX_STALLED_HEARTBEATS) return end()
      if (hasRoom()) write(': \n\n')
      check()
      source?.beat?.()
    }, HEARTBEAT_MS).unref()
    atTheEnd(() => clearInterval(timer))
    source = await stream.begin({ send: send as EventWriter<StreamEvents>['send'], end })
    atTheEnd(source.stop)
  }

  return new ReadableStream<Uint8Array>(
    {
      start(streamController) {
        controller = streamController
        // Not awaited, so that the response head is sent at once.
        void run().catch((error) => {
          report(error, { stream: 'start' })
          end()
        })
      },
      pull() {
        const go = waiters
        waiters = []
        for (const resume of go) resume()
      },
      cancel: end,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: HIGH_WATER_MARK }),
  )
}

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // A buffering proxy would hold events back.
  'x-accel-buffering': 'no',
} as const
