import { useEffect, useRef, useState } from 'react'
import { api } from '#marketplace/client.ts'
import { follow } from '#platform/http/client/follow.ts'
import { useHiddenFor } from '#ui/use-hidden-for.ts'
import type { ChatEvent } from './chat-state.view.ts'

type LiveOptions = {
  id: string
  enabled: boolean
  after: () => number
  dispatch: (event: ChatEvent) => void
  check: () => void
}

/** A hidden page closes its stream after this long, because streams are limited and nobody is looking. */
const HIDDEN_FOR = 60_000

/** Follows a chat while `enabled`. @returns the state of the stream; `lost` until it has reconnected */
export function useLive({ id, enabled, after, dispatch, check }: LiveOptions): 'starting' | 'open' | 'lost' {
  const [connection, setConnection] = useState<'starting' | 'open' | 'lost'>('starting')
  const latest = useRef({ after, dispatch, check })
  latest.current = { after, dispatch, check }
  const hidden = useHiddenFor(HIDDEN_FOR)

  useEffect(() => {
    if (!enabled || hidden) return
    const stop = follow(api.messages.follow, {
      params: { id },
      after: () => latest.current.after(),
      on: {
        message: (data) => latest.current.dispatch({ type: 'arrived', ...data }),
        read: (data) => latest.current.dispatch({ type: 'read', ...data }),
        expired: () => latest.current.dispatch({ type: 'known', state: 'expired', messageCount: 0 }),
      },
      onState: (state) => {
        setConnection(state === 'open' ? 'open' : 'lost')
        if (state === 'refused') latest.current.check()
      },
    })
    return () => {
      stop()
      setConnection('starting')
    }
  }, [id, enabled, hidden])
  return connection
}
