/** True in the browser after hydration, false on the server and in the first render. For parts that load lazily. */
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
