import { useEffect, useState } from 'react'

/** Whether the page has been hidden for a while (another tab, a locked phone). @param ms how long */
export function useHiddenFor(ms: number): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setHidden(false)
      else timer = setTimeout(() => setHidden(true), ms)
    }
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [ms])
  return hidden
}
