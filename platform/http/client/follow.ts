// The browser's side of a live stream: typed by the contract, reconnects by itself, and continues where it was cut.
import type { z } from 'zod'
import type { StreamEvents } from '../contract.ts'
import { pathOf, type Stream } from './call.ts'

type Listeners<Events extends StreamEvents> = {
  [Name in keyof Events]: (data: z.output<Events[Name]>) => void
}

/** EventSource reconnects after a cut, but not after a refusal; then this does it, with growing pauses. */
const FIRST_WAIT = 2000
const MAX_WAIT_MS = 30_000

/** Follows a stream; browser only: `follow(api.messages.follow, { … })`. @returns a function that ends it */
export function follow<Events extends StreamEvents>(
  { route }: Stream<Events>,
  {
    params,
    after,
    on,
    onState,
  }: {
    params: Record<string, string>
    /** Id of the last known event; asked at every reconnect. */
    after: () => number
    on: Listeners<Events>
    /** `refused`: the server answered with an error; `lost`: it could not be reached. */
    onState: (state: 'open' | 'lost' | 'refused') => void
  },
): () => void {
  const path = pathOf(route, params)
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT

  const open = () => {
    const eventSource = new EventSource(`${path}?after=${after()}`)
    source = eventSource
    eventSource.onopen = () => {
      wait = FIRST_WAIT
      onState('open')
    }
    eventSource.onerror = () => {
      const isRefused = eventSource.readyState === EventSource.CLOSED
      onState(isRefused ? 'refused' : 'lost')
      if (!isRefused) return
      timer = setTimeout(open, wait)
      wait = Math.min(wait * 2, MAX_WAIT_MS)
    }
    for (const [name, listen] of Object.entries(on))
      eventSource.addEventListener(name, ({ data }: MessageEvent<string>) =>
        (listen as (data: unknown) => void)(JSON.parse(data)),
      )
  }
  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}
