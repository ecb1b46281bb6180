/** The month grid of calendar.tsx, on react-day-picker. */
import { useEffect, useRef, useState } from 'react'
import { type DayButtonProps, DayPicker, TZDate } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { Icon } from '../icons/icon.tsx'
import type { CalendarProps, DaySpan, Places } from './calendar.tsx'

const zone = 'America/El_Salvador'
const labels: Record<Places, string> = { many: 'hay cupo', few: 'pocos cupos', none: 'agotado' }

/** 'YYYY-MM-DD' to noon of that day in El Salvador, and back. Noon, so that no time zone of the browser moves the day. */
const dateOf = (day: string) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new TZDate(year, month - 1, date, 12, zone)
}
const dayOf = (date: Date) => {
  const local = new TZDate(date.getTime(), zone)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${local.getFullYear()}-${pad(local.getMonth() + 1)}-${pad(local.getDate())}`
}
const yearsFrom = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4, 8)}01`
const fullDate = new Intl.DateTimeFormat('es-SV', { dateStyle: 'full', timeZone: zone })
const monthAndYear = new Intl.DateTimeFormat('es-SV', { month: 'long', year: 'numeric', timeZone: zone })

/** Two months side by side need a wide window. */
const useWide = () => {
  const [wide, setWide] = useState(() => window.matchMedia('(min-width: 48rem)').matches)
  useEffect(() => {
    const query = window.matchMedia('(min-width: 48rem)')
    const update = () => setWide(query.matches)
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return wide
}

function Chevron({ orientation }: { orientation?: string }) {
  return <Icon name={orientation === 'left' ? 'chevron-left' : 'chevron-right'} />
}

function Day({ day, modifiers, className: _, style: __, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  return (
    <button
      {...button}
      ref={element}
      data-places={modifiers.many ? 'many' : modifiers.few ? 'few' : modifiers.none ? 'none' : undefined}
      data-chosen={modifiers.selected || undefined}
      data-today={modifiers.today || undefined}
      className="calendar-day flex h-11 w-full flex-col items-center justify-center rounded-control leading-none"
    >
      <span className="calendar-number">{day.date.getDate()}</span>
      {modifiers.few && (
        <span aria-hidden="true" className="mt-1 text-[0.625rem] font-semibold">
          Pocos
        </span>
      )}
    </button>
  )
}

const NO_DAYS: ReadonlyMap<string, Places> = new Map()

export default function CalendarGrid({ days: available, selected, onSelect, today, months = 1, label }: CalendarProps) {
  const wide = useWide()
  const range = available instanceof Map ? null : (available as DaySpan)
  const days = range ? NO_DAYS : (available as ReadonlyMap<string, Places>)
  const isInRange = (day: string) => range !== null && day >= (range.from ?? '') && day <= (range.until ?? '9999')
  const now = today ?? dayOf(new Date())
  const listed = [...days.keys()].sort()
  const free = listed.filter((day) => days.get(day) !== 'none')
  const has = (places: Places) => (date: Date) =>
    range ? places === 'many' && isInRange(dayOf(date)) : days.get(dayOf(date)) === places
  const closed = (date: Date) => {
    if (range) return !isInRange(dayOf(date))
    const places = days.get(dayOf(date))
    return places === undefined || places === 'none'
  }
  const start = selected ?? free[0] ?? listed[0] ?? now
  return (
    <div className="calendar w-full">
      <DayPicker
        mode="single"
        required
        aria-label={label ?? 'Fechas disponibles'}
        role="application"
        locale={es}
        lang="es"
        weekStartsOn={0}
        timeZone={zone}
        today={today ? dateOf(today) : undefined}
        numberOfMonths={months === 2 && wide ? 2 : 1}
        navLayout="around"
        defaultMonth={dateOf(start)}
        startMonth={dateOf(range ? (range.from ?? yearsFrom(now, -5)) : (listed[0] ?? now))}
        endMonth={dateOf(
          range ? (range.until ?? yearsFrom(range.from ?? now, range.from ? 1 : 5)) : (listed.at(-1) ?? now),
        )}
        selected={selected ? dateOf(selected) : undefined}
        onSelect={(date) => onSelect(dayOf(date))}
        disabled={closed}
        modifiers={{ many: has('many'), few: has('few'), none: has('none') }}
        labels={{
          labelDayButton: (date, { today: isToday, selected: isSelected }) => {
            const places = days.get(dayOf(date))
            return [
              isToday && 'hoy',
              fullDate.format(date),
              range ? '' : places ? labels[places] : 'sin salida',
              isSelected && 'elegida',
            ]
              .filter(Boolean)
              .join(', ')
          },
          labelNext: () => 'Mes siguiente',
          labelPrevious: () => 'Mes anterior',
          labelNav: () => 'Cambiar de mes',
        }}
        formatters={{
          formatCaption: (month) => monthAndYear.format(month),
          formatWeekdayName: (date) => (es.localize?.day(date.getDay() as 0, { width: 'narrow' }) ?? '').toUpperCase(),
        }}
        components={{ Chevron, DayButton: Day }}
        classNames={{
          months: 'flex flex-wrap gap-8',
          month: 'relative min-w-0 flex-1 basis-64',
          month_caption: 'flex h-11 items-center justify-center',
          caption_label: 'font-display text-lg font-bold first-letter:uppercase inline-block',
          button_previous: 'calendar-turn left-0',
          button_next: 'calendar-turn right-0',
          month_grid: 'mt-2 w-full table-fixed border-separate border-spacing-0.5 tabular',
          weekday: 'h-8 text-sm font-semibold text-tinta-suave',
          day: 'p-0',
        }}
      />
      {!range && (
        <ul
          aria-label="Qué significan los días"
          className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-tinta-suave"
        >
          <Legend places="many" text="Hay cupo" />
          <Legend places="few" text="Pocos cupos" />
          <Legend places="none" text="Agotado" />
        </ul>
      )}
    </div>
  )
}

const Legend = ({ places, text }: { places: Places; text: string }) => (
  <li className="flex items-center gap-2">
    <span
      aria-hidden="true"
      data-places={places}
      className="calendar-day flex size-6 items-center justify-center rounded-small text-xs"
    >
      <span className="calendar-number">8</span>
    </span>
    {text}
  </li>
)
