import { longDate, timeOfDay } from '#platform/clock.ts'

/** 'domingo, 22 de noviembre de 2026, 4:13 p. m.'; no line break within the hour. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>
    {longDate(at)}, <span className="whitespace-nowrap">{timeOfDay(at)}</span>
  </time>
)
