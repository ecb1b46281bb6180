import { dayOf, startOfDay } from '#platform/clock.ts'
import { DAY_MS } from '#platform/units.ts'

/** `hidden`: on a Sunday the rest of the weekend is today. It stays in the list, because a page that comes to life after midnight
 * must find as many items as the server rendered the day before. */
type DayChoice = { label: string; from: string; to: string; hidden?: boolean }

const after = (day: string, days: number) => dayOf(new Date(startOfDay(day).getTime() + days * DAY_MS))
/** 0 is Sunday. UTC is right here, because midnight in El Salvador is 06:00 UTC of the same day. */
const weekday = (day: string) => startOfDay(day).getUTCDay()

/** The most requested days: today, tomorrow and the coming weekend, or the rest of it. @param today `YYYY-MM-DD` */
export function dayChoices(today: string): DayChoice[] {
  const day = weekday(today)
  const saturday = day === 0 ? today : after(today, 6 - day)
  const sunday = day === 0 ? today : after(saturday, 1)
  return [
    { label: 'Hoy', from: today, to: today },
    { label: 'Mañana', from: after(today, 1), to: after(today, 1) },
    { label: 'Fin de semana', from: saturday, to: sunday, hidden: saturday === sunday },
  ]
}
