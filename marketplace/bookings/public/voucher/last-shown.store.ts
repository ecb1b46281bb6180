import { useState } from 'react'

/** The last non-null value, so that a closing dialog keeps its content until it is gone. */
export function useLastShown<T>(value: T | null): T | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
