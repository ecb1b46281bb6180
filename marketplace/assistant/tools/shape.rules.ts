// Duration and start time of a card.
import { timeOfDay } from '#platform/clock.ts'

/** Hours; null means no limit. */
export type Shape = {
  startsFrom: number | null
  startsUntil: number | null
  minHours: number | null
  maxHours: number | null
}

export const shapeOf = (input: { [Name in keyof Shape]?: number | null | undefined }): Shape => ({
  startsFrom: input.startsFrom ?? null,
  startsUntil: input.startsUntil ?? null,
  minHours: input.minHours ?? null,
  maxHours: input.maxHours ?? null,
})

export const hasShape = (shape: Shape) => Object.values(shape).some((value) => value !== null)

/** A day counts as so many hours, so that durations in days and hours can be compared. */
const HOURS_OF_A_DAY = 24
export const hoursOf = ({ durationValue, durationUnit }: { durationValue: number; durationUnit: 'hours' | 'days' }) =>
  durationUnit === 'days' ? durationValue * HOURS_OF_A_DAY : durationValue

/** Minutes since midnight in El Salvador. */
function minutesOf(instant: string): number {
  const [, hour, minute, period] = /(\d{1,2}):(\d\d)\s*([ap])/i.exec(timeOfDay(instant)) ?? []
  return ((Number(hour) % 12) + (period?.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

type Card = { durationValue: number; durationUnit: 'hours' | 'days'; nextDate: string | null }

/** Whether a card has the wished duration and start; without a date its start is unknown. */
export function fitsShape(card: Card, { startsFrom, startsUntil, minHours, maxHours }: Shape): boolean {
  const hours = hoursOf(card)
  if (minHours !== null && hours < minHours) return false
  if (maxHours !== null && hours > maxHours) return false
  if (startsFrom === null && startsUntil === null) return true
  if (card.nextDate === null) return false
  const minutes = minutesOf(card.nextDate)
  return (startsFrom === null || minutes >= startsFrom * 60) && (startsUntil === null || minutes <= startsUntil * 60)
}
