import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** A way out of the page that waits for the person's word. */
type Leaving = { leave: () => void; stay: () => void }

/**
 * Holds the person back while something is not saved: links of ours wait for an answer, the browser asks in its own words
 * when the page is closed or loaded anew. Another tab of the same page is no way out.
 * @returns what to answer, while somebody wants to leave
 */
export function useUnsaved(unsaved: boolean): Leaving | null {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useEffect(() => {
    if (!unsaved) return
    return history.block({
      enableBeforeUnload: true,
      blockerFn: ({ currentLocation, nextLocation }) =>
        currentLocation.pathname === nextLocation.pathname
          ? false
          : new Promise<boolean>((answer) => {
              const say = (blocked: boolean) => () => {
                setLeaving(null)
                answer(blocked)
              }
              setLeaving({ leave: say(false), stay: say(true) })
            }),
    })
  }, [history, unsaved])
  return leaving
}
