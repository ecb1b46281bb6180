// The browser's end of a live stream: typed by the contract, comes back by itself, and after a cut goes on where it was.
import type { z } from 'zod'
import type { StreamEvents } from '../contract.ts'
import { pathOf, type Stream } from './call.ts'

export type Listeners<Events extends StreamEvents> = {
  [Name in keyof Events]: (data: z.output<Events[Name]>) => void
}

/** The browser tries again by itself after a cut; after a refusal we do, later and later. */
const FIRST_WAIT = 2000
const MAX_WAIT_MS = 30_000

/** Follows a stream, in the browser only: `follow(api.conversationEvents.follow, { … })`. @returns what ends it */
export function follow<Events extends StreamEvents>(
  { route }: Stream<Events>,
  {
    params,
    after,
    on,
    onState,
  }: {
    params: Record<string, string>
    /** Id of the last event that is known, asked at every new beginning. */
    after: () => number
    on: Listeners<Events>
    /** `refused`: the server answered with a no; `lost`: it could not be reached. */
    onState: (state: 'open' | 'lost' | 'refused') => void
  },
): () => void {
  const path = pathOf(route, params)
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
