// The browser's end of a live stream: typed by the contract, comes back by itself, and after a cut goes on where it was.
import type { z } from 'zod'
import type { Flat, Route } from './call.ts'
import type { Endpoint, StreamEvents } from './contract.ts'

type StreamRoute<Contracts> = Extract<Flat<Contracts>, Endpoint & { events: StreamEvents }>
export type StreamKey<Contracts> =
  StreamRoute<Contracts> extends infer R
    ? R extends { method: infer M extends string; path: infer P extends string }
      ? `${M} ${P}`
      : never
    : never
type EventsOf<Contracts, K> = K extends `${string} ${infer P}`
  ? Extract<Route<Contracts>, { path: P; events: StreamEvents }>['events']
  : never

export type Listeners<Events extends StreamEvents> = {
  [Name in keyof Events]: (data: z.output<Events[Name]>) => void
}

/** The browser tries again by itself after a cut; after a refusal we do, later and later. */
const FIRST_WAIT = 2000
const MAX_WAIT_MS = 30_000

/**
 * A follower for a set of contracts: `follow('get /conversations/{id}/events', { params, after, on, onState })`, in the
 * browser only. @returns what ends it
 */
export const createFollower =
  <Contracts>() =>
  <K extends StreamKey<Contracts>>(
    endpoint: K,
    {
      params,
      after,
      on,
      onState,
    }: {
      params: Record<string, string>
      /** Id of the last event that is known, asked at every new beginning. */
      after: () => number
      on: Listeners<EventsOf<Contracts, K>>
      /** `refused`: the server answered with a no; `lost`: it could not be reached. */
      onState: (state: 'open' | 'lost' | 'refused') => void
    },
  ): (() => void) => {
    const path = String(endpoint)
      .replace(/^get /, '/api')
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let wait = FIRST_WAIT

    const open = () => {
      const opened = new EventSource(`${path}?after=${after()}`)
      source = opened
      opened.onopen = () => {
        wait = FIRST_WAIT
        onState('open')
      }
      opened.onerror = () => {
        const refused = opened.readyState === EventSource.CLOSED
        onState(refused ? 'refused' : 'lost')
        if (!refused) return
        timer = setTimeout(open, wait)
        wait = Math.min(wait * 2, MAX_WAIT_MS)
      }
      for (const [name, listen] of Object.entries(on))
        opened.addEventListener(name, ({ data }: MessageEvent<string>) =>
          (listen as (data: unknown) => void)(JSON.parse(data)),
        )
    }
    open()
    return () => {
      clearTimeout(timer)
      source?.close()
    }
  }
