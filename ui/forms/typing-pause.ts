import { useRouter } from '@tanstack/react-router'
import { type ChangeEvent, useEffect, useState } from 'react'

/** Waits this long for the next key before a list is reloaded; long enough for dates, which are typed digit by digit. */
const PAUSE = 350

type Navigation = { subscribe: (event: 'onBeforeNavigate', listener: () => void) => () => void }

/** A debounce timer that a navigation cancels, or the list would come back over the row that was opened. */
export function typingPause() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    wait: (run: () => void, milliseconds = PAUSE) => {
      stop()
      timer = setTimeout(run, milliseconds)
    },
    /** @returns unsubscribes and cancels */
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
    /** The same for a change without a form event, such as a day chosen in a calendar. */
    chosen: () => pause.wait(apply),
    changed: (event: ChangeEvent<HTMLFormElement>) =>
      pause.wait(apply, (event.target as HTMLElement).tagName === 'SELECT' ? 0 : PAUSE),
  }
}
