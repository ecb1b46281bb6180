import { dayAndYear } from './day-and-year.view.ts'

/** A day in a column of a list. */
export const DayAndYear = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {dayAndYear(at)}
  </time>
)
