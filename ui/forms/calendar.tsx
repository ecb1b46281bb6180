/**
 * Choose one day among the offered ones. The grid (21 KB) loads when the calendar is first shown; until then its place is kept.
 *   <Calendar days={new Map([['2026-11-21', 'many']])} selected="2026-11-21" onSelect={(day) => …} months={1 | 2} today />
 * Days are 'YYYY-MM-DD' in El Salvador. 'many' has places, 'few' has few, 'none' is sold out; a day not in the map is not
 * offered. Only 'many' and 'few' can be chosen; arrow keys go from one such day to the next. `today` (YYYY-MM-DD) comes from
 * the caller, so that server and browser agree. months={2} shows one below 768 px.
 */
import { lazy, Suspense } from 'react'
import { Skeleton } from '../feedback/skeleton.tsx'
import { useHydrated } from '../hydrated.ts'

export type Places = 'many' | 'few' | 'none'
/** A period of days; an end left out is open. */
export type DaySpan = { from?: string | undefined; until?: string | undefined }

export type CalendarProps = {
  /** The offered days, or the span of days that may all be chosen: a year from `from` on unless `until` is said. */
  days: ReadonlyMap<string, Places> | DaySpan
  selected: string | null
  onSelect: (day: string) => void
  today?: string
  months?: 1 | 2
  label?: string
}

const Grid = lazy(() => import('./calendar-grid.tsx'))

/** Starts loading the grid when a finger or a pointer comes near, so that it is there when it is needed. */
export const preloadCalendar = () => void import('./calendar-grid.tsx')

const CalendarSkeleton = () => (
  <div role="status" className="w-full">
    <span className="sr-only">Cargando el calendario</span>
    <Skeleton className="mx-auto mt-2 h-6 w-40" />
    <span aria-hidden="true" className="mt-5 grid grid-cols-7 gap-1">
      {Array.from({ length: 42 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: forty-two equal shapes
        <Skeleton key={at} className="h-11 rounded-control" />
      ))}
    </span>
  </div>
)

export function Calendar(props: CalendarProps) {
  const hydrated = useHydrated()
  if (!hydrated) return <CalendarSkeleton />
  return (
    <Suspense fallback={<CalendarSkeleton />}>
      <Grid {...props} />
    </Suspense>
  )
}
