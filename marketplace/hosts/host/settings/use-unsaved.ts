import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** A navigation that waits for the person's decision. */
type BlockedNavigation = { leave: () => void; stay: () => void }

/**
 * Asks before leaving while there are unsaved changes: for links inside the product with a dialog, for closing or reloading
 * with the browser's own. Another tab of the same page does not count as leaving.
 * @returns the two answers, while a decision is pending
 */
export function useUnsaved(unsaved: boolean): BlockedNavigation | null {
  const { history } = useRouter()
  const [leaving, setLeaving] = useState<BlockedNavigation | null>(null)
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
