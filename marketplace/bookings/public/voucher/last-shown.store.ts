import { useState } from 'react'

/** The last thing that was there: what a closing window goes on showing until it is gone. */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
