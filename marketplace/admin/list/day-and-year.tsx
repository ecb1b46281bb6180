import { dayAndYear } from './day-and-year.view.ts'

export const DayAndYear = ({ at }: { at: string }) => (
  <time dateTime={at} className="whitespace-nowrap">
    {dayAndYear(at)}
  </time>
)
