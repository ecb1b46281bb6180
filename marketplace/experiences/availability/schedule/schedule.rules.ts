// Expands a season into dates and decides what may be done to a date. The preview and the database write use the same
// functions, so that they can not differ.
import { dayOf } from '#platform/clock.ts'
import { holidayOn } from '#platform/holiday.rules.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import type { DateStatus } from '../availability.rules.ts'

export const MAX_SPOTS = 1000
export const MAX_DATES = 400
export const MAX_SEASON_DAYS = 366
/** The earliest start that the date picker offers (EDIT-57). */
export const HOURS_AHEAD = 1

export type Season = {
  weekdays: number[]
  times: string[]
  minutes?: number | null | undefined
  from: string
  until: string
  except?: string[] | undefined
}

export type Meeting = { startDate: Date; endDate: Date | null }

/**
 * An instant from a host's input in El Salvador time, whatever the browser's zone; the country keeps UTC−6 all year. @param
 * time 'HH:MM'
 */
export const momentOf = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`)

/** The inverse for native inputs: 'YYYY-MM-DDTHH:MM' in El Salvador. */
export const localMoment = (instant: Date) => new Date(instant.getTime() - 6 * HOUR_MS).toISOString().slice(0, 16)

/** Whether a native input holds a complete moment. */
export const isLocalMoment = (text: string) => /^20\d\d-\d\d-\d\dT\d\d:\d\d/.test(text)

/** @param local 'YYYY-MM-DDTHH:MM' in El Salvador */
export const instantOf = (local: string) => momentOf(local.slice(0, 10), local.slice(11, 16))

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)
const dayAt = (noon: number) => new Date(noon).toISOString().slice(0, 10)

/** Number of days from first to last, both included. */
export const spanOf = ({ from, until }: Pick<Season, 'from' | 'until'>) => (noonOf(until) - noonOf(from)) / DAY_MS + 1

/** The day so many days later. @param day YYYY-MM-DD */
export const daysLater = (day: string, days: number) => dayAt(noonOf(day) + days * DAY_MS)

export const weekdayOf = (day: string) => new Date(noonOf(day)).getUTCDay()

/**
 * Every date of a season, soonest first, including existing ones. Cut after a year.
 */
export function meetingsOf({ weekdays, times, minutes, from, until, except = [] }: Season): Meeting[] {
  const hours = [...new Set(times)].sort()
  const excludedDays = new Set(except)
  const span = Math.min(spanOf({ from, until }), MAX_SEASON_DAYS)
  const days = Array.from({ length: Math.max(0, span || 0) }, (_, at) => daysLater(from, at))
  return days
    .filter((day) => weekdays.includes(weekdayOf(day)) && !excludedDays.has(day))
    .flatMap((day) =>
      hours.map((time) => {
        const startDate = momentOf(day, time)
        return { startDate, endDate: minutes ? new Date(startDate.getTime() + minutes * MINUTE_MS) : null }
      }),
    )
}

export type Planned = Meeting & {
  day: string
  state: 'new' | 'exists' | 'past'
  holiday: string | null
}

/** A preview of what saving a season would do, date by date. @param starts of existing dates, as ISO instants */
export function planOf(season: Season, starts: string[], now: Date): Planned[] {
  const existingStarts = new Set(starts.map((start) => Date.parse(start)))
  return meetingsOf(season).map((meeting) => {
    const day = dayOf(meeting.startDate)
    const state = meeting.startDate <= now ? 'past' : existingStarts.has(meeting.startDate.getTime()) ? 'exists' : 'new'
    return { ...meeting, day, state, holiday: holidayOn(day) }
  })
}

type DateAction = 'edit' | 'close' | 'reopen' | 'remove' | 'cancel'
type DateFacts = {
  startDate: Date
  capacity: number
  spotsAvailable: number
  /** Held for the waiting list; neither free nor booked. */
  heldSpots: number
  status: DateStatus
}

/** People in live bookings: the capacity minus free and held spots (INV-01). */
export const takenSpotsOf = ({
  capacity,
  spotsAvailable,
  heldSpots,
}: Pick<DateFacts, 'capacity' | 'spotsAvailable' | 'heldSpots'>) => capacity - spotsAvailable - heldSpots

type Decision<Code extends string> = 'yes' | Code

/** Whether a date may still change: not once it has begun or was cancelled. */
export const canChange = ({ status, startDate }: DateFacts, now: Date): Decision<'DATE_CANCELLED' | 'DATE_OVER'> =>
  status === 'cancelled' ? 'DATE_CANCELLED' : startDate <= now ? 'DATE_OVER' : 'yes'

/** Whether a date may have this capacity: never less than is taken or held (trust 4.2). */
export function canSetCapacity(date: DateFacts, capacity: number, now: Date) {
  const change = canChange(date, now)
  return change !== 'yes' ? change : capacity < takenSpotsOf(date) + date.heldSpots ? 'SPOTS_TAKEN' : 'yes'
}

/** Whether a date may be removed: only without live bookings (EDIT-61). */
export const canRemove = (date: DateFacts): Decision<'DATE_CANCELLED' | 'DATE_BOOKED'> =>
  date.status === 'cancelled' ? 'DATE_CANCELLED' : takenSpotsOf(date) > 0 ? 'DATE_BOOKED' : 'yes'

export function allowedOn(date: DateFacts, now: Date): DateAction[] {
  const open = canChange(date, now) === 'yes'
  const decisions: [DateAction, boolean][] = [
    ['edit', open],
    ['close', open && date.status === 'available'],
    ['reopen', open && date.status === 'closed'],
    ['cancel', open],
    ['remove', canRemove(date) === 'yes'],
  ]
  return decisions.filter(([, allowed]) => allowed).map(([action]) => action)
}
