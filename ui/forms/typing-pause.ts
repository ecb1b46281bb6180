import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useState } from 'react'

/** While somebody types, a list waits this long for the next letter; a date is typed figure by figure too. */
const PAUSE = 350

type Navigation = { subscribe: (event: 'onBeforeNavigate', listener: () => void) => () => void }

/** A timer that is forgotten as soon as somebody goes elsewhere: whoever opens a row is not called back to its list. */
export function typingPause() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    wait: (run: () => void, milliseconds = PAUSE) => {
      stop()
      timer = setTimeout(run, milliseconds)
    },
    /** @returns ends it, and forgets what waits */
    forgetOn: (navigation: Navigation) => {
      const unsubscribe = navigation.subscribe('onBeforeNavigate', stop)
      return () => {
        unsubscribe()
        stop()
      }
    },
  }
}

/**
 * For the search and the filters of a list: applies what was typed after a pause, what was chosen at once.
 *   const { changed, stop } = useTypingPause(apply)      <form onChange={changed}>; `apply` begins with stop()
 */
export function useTypingPause(apply: () => void) {
  const router = useRouter()
  const [pause] = useState(typingPause)
  useEffect(() => pause.forgetOn(router), [pause, router])
  return {
    stop: pause.stop,
    changed: (event: ChangeEvent<HTMLFormElement>) =>
      pause.wait(apply, (event.target as HTMLElement).tagName === 'SELECT' ? 0 : PAUSE),
  }
}
