/**
 * Choose one of the coming dates of an experience; on the detail page and in the booking form.
 *   <DatePicker dates soldOutDays chosen={id | null} onChoose={(id) => …} name="date" error wide startWithCalendar />
 * The next dates are plain radio buttons, there before any script; the calendar loads when it is asked for. A day may
 * hold several times. All times are El Salvador time and say so. `dates` must be in order, as the API gives them.
 */
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { dayOf, longDate } from '#platform/clock.ts'
import { Calendar, type Places, preloadCalendar } from '#ui/forms/calendar.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { AvailableDate } from '../../availability/availability.contract.ts'
import { availabilityOf } from '../../availability/availability.rules.ts'
import { dateHours, dateText, spotsText } from '../../availability/availability.text.ts'
import { DateOption } from './date-option.tsx'

const NEXT = 4

type DatePickerProps = {
  dates: AvailableDate[]
  soldOutDays: string[]
  chosen: string | null
  onChoose: (dateId: string) => void
  name?: string
  error?: string
  /** Two months side by side where there is room. */
  wide?: boolean
  /** Starts with the calendar instead of the next dates. */
  startWithCalendar?: boolean
}

/** Every offered day with the spots of its date that has the most. */
function daysOf(dates: AvailableDate[], soldOutDays: string[]): Map<string, Places> {
  const spots = new Map<string, number>(soldOutDays.map((day) => [day, 0]))
  for (const date of dates) {
    const day = dayOf(date.startDate)
    spots.set(day, Math.max(spots.get(day) ?? 0, date.spots))
  }
  return new Map([...spots].map(([day, freeSpots]) => [day, availabilityOf(freeSpots)]))
}

export function DatePicker(props: DatePickerProps) {
  const { dates, soldOutDays, chosen, onChoose, name = 'date', error, wide, startWithCalendar = false } = props
  const id = useId()
  const [calendar, setCalendar] = useState(startWithCalendar)
  const chosenDate = dates.find((date) => date.id === chosen)
  const [day, setDay] = useState<string | null>(chosenDate ? dayOf(chosenDate.startDate) : null)

  const next = dates.slice(0, NEXT)
  // A date chosen in the calendar stays visible when the list returns.
  const listed = chosenDate && !next.includes(chosenDate) ? [...next.slice(0, NEXT - 1), chosenDate] : next
  const ofDay = day ? dates.filter((date) => dayOf(date.startDate) === day) : []
  const visibleDates = calendar ? ofDay : listed

  const pickDay = (picked: string) => {
    setDay(picked)
    const times = dates.filter((date) => dayOf(date.startDate) === picked)
    const selected = times.find((date) => date.id === chosen) ?? times[0]
    if (selected) onChoose(selected.id)
  }
  const pickTime = (date: AvailableDate) => {
    setDay(dayOf(date.startDate))
    onChoose(date.id)
  }

  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // A choice made before hydration is taken over, or the next render would undo it.
    const checked = list.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (checked && checked !== chosen) onChoose(checked)
  }, [chosen, onChoose])

  return (
    <fieldset aria-describedby={error ? `${id}-error` : `${id}-zone`} className="min-w-0">
      <legend className="sr-only">Elige una fecha</legend>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p aria-hidden="true" className="font-semibold">
          {calendar ? 'Elige un día' : 'Próximas fechas'}
        </p>
        {dates.length > 1 && (
          <button
            type="button"
            aria-expanded={calendar}
            onPointerEnter={preloadCalendar}
            onFocus={preloadCalendar}
            onClick={() => setCalendar(!calendar)}
            className="link -mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-semibold no-underline hover:underline noscript:hidden"
          >
            <Icon name={calendar ? 'menu' : 'calendar'} size="sm" />
            {calendar ? 'Ver lista' : 'Ver calendario'}
          </button>
        )}
      </div>
      {calendar && (
        <Calendar
          days={daysOf(dates, soldOutDays)}
          selected={day}
          onSelect={pickDay}
          months={wide ? 2 : 1}
          label="Fechas con cupo"
        />
      )}
      {calendar && (
        <p role="status" className={ofDay.length > 1 ? 'mt-4 mb-2 font-semibold' : 'sr-only'}>
          {ofDay[0] ? `${ofDay.length > 1 ? 'Elige la hora: ' : ''}${longDate(ofDay[0].startDate)}` : ''}
        </p>
      )}
      <div ref={list} className={`grid gap-2 ${calendar && ofDay.length > 0 ? 'mt-3' : ''}`}>
        {visibleDates.map((date) => (
          <DateOption
            key={date.id}
            date={date}
            name={name}
            checked={date.id === chosen}
            onChoose={() => pickTime(date)}
          />
        ))}
      </div>
      {dates.length > listed.length && (
        <noscript>
          <details className="mt-2 rounded-control border border-control bg-papel px-3.5 py-2">
            <summary className="font-semibold">Más fechas ({dates.length - listed.length})</summary>
            {dates
              .filter((date) => !listed.includes(date))
              .map((date) => (
                <label key={date.id} className="flex min-h-11 items-center gap-3">
                  <input type="radio" name={name} value={date.id} />
                  <span className="first-letter:uppercase">
                    {dateText(date.startDate)}, {dateHours(date)} ({spotsText(date.spots)})
                  </span>
                </label>
              ))}
          </details>
        </noscript>
      )}
      <p id={`${id}-zone`} className="mt-2.5 flex items-center gap-1.5 text-sm text-tinta-suave">
        <Icon name="clock" size="xs" />
        Hora de El Salvador
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-danger">
          <Icon name="alert" size="sm" className="mt-0.5" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
