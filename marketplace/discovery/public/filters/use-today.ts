import { useEffect, useState } from 'react'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** The day in El Salvador by the server's clock, `YYYY-MM-DD`; a page that stands open over midnight follows. */
export function useToday(): string {
  const [today, setToday] = useState(() => dayOf(currentTime()))
  useEffect(() => {
    const follow = () => setToday(dayOf(currentTime()))
    const timer = setTimeout(follow, startOfDay(today).getTime() + DAY_MS - currentTime().getTime())
    // The timer of a tab that slept is late.
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [today])
  return today
}
