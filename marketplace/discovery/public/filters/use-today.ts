import { useEffect, useState } from 'react'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** The day in El Salvador, `YYYY-MM-DD`; a page that stands open over midnight follows. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(new Date()))
  useEffect(() => {
    const follow = () => setToday(dayOf(new Date()))
    const timer = setTimeout(follow, startOfDay(today).getTime() + DAY_MS - Date.now())
    // The timer of a tab that slept is late.
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [today])
  return today
}
