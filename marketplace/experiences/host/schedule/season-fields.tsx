import { Button, IconButton } from '#ui/forms/button.tsx'
import { DayField } from '#ui/forms/day-field.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { TimeField } from '#ui/forms/time/time-field.tsx'
import { daysLater, MAX_SPOTS } from '../../availability/schedule/schedule.rules.ts'
import { WEEKDAYS } from '../../availability/schedule/schedule.text.ts'
import { OUTSIDE_FORM } from './add-date.tsx'

export type SeasonDraft = {
  weekdays: number[]
  times: string[]
  minutes: number | null
  from: string
  until: string
  spots: number
  except: string[]
}

/** Monday first, as is usual here. */
const ORDER = [1, 2, 3, 4, 5, 6, 0]
const MAX_TIMES = 6
const hours = (count: number) => (count === 1 ? '1 hora' : `${count} horas`)
const DURATIONS = [
  { value: '', label: 'Sin hora de fin' },
  { value: '30', label: '30 minutos' },
  ...[1, 2, 3, 4, 5, 6, 8, 10, 12].map((count) => ({ value: String(count * 60), label: hours(count) })),
  { value: '1440', label: '1 día' },
  { value: '2880', label: '2 días' },
]

/** A duration from a sentence is added to the list. */
function durations(minutes: number | null) {
  if (minutes === null || DURATIONS.some(({ value }) => value === String(minutes))) return DURATIONS
  const [wholeHours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const label = [wholeHours > 0 && hours(wholeHours), rest > 0 && `${rest} minutos`].filter(Boolean).join(' y ')
  return [...DURATIONS, { value: String(minutes), label }]
}

type SeasonFieldsProps = { draft: SeasonDraft; today: string; onChange: (part: Partial<SeasonDraft>) => void }

/** Weekdays, hours, period, capacity. @param today the first day that may be chosen */
export function SeasonFields({ draft, today, onChange }: SeasonFieldsProps) {
  const { weekdays, times } = draft
  const toggleWeekday = (weekday: number) =>
    onChange({
      weekdays: weekdays.includes(weekday) ? weekdays.filter((day) => day !== weekday) : [...weekdays, weekday],
    })
  const setTime = (at: number, time: string) => onChange({ times: times.map((one, i) => (i === at ? time : one)) })
  return (
    <div className="grid gap-5">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">Días de la semana</legend>
        <div className="grid grid-cols-7 gap-1 sm:gap-1.5">
          {ORDER.map((weekday) => (
            <label
              key={weekday}
              className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-control bg-papel text-sm font-semibold capitalize transition-colors hover:border-tinta has-checked:border-turquesa has-checked:bg-turquesa has-checked:text-on-turquesa has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                {...OUTSIDE_FORM}
                type="checkbox"
                checked={weekdays.includes(weekday)}
                onChange={() => toggleWeekday(weekday)}
                aria-label={WEEKDAYS[weekday]}
                className="sr-only"
              />
              <span aria-hidden="true">{WEEKDAYS[weekday]?.slice(0, 3)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">Horas</legend>
        <div className="flex flex-wrap items-center gap-2">
          {times.map((time, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour has no other identity than its place
            <span key={at} className="flex items-center">
              <TimeField
                {...OUTSIDE_FORM}
                hideLabel
                className="w-44"
                label={times.length > 1 ? `Hora ${at + 1}` : 'Hora'}
                value={time}
                onChange={(next) => setTime(at, next)}
              />
              {times.length > 1 && (
                <IconButton
                  icon="close"
                  label={`Quitar la hora ${at + 1}`}
                  onClick={() => onChange({ times: times.filter((_, i) => i !== at) })}
                />
              )}
            </span>
          ))}
          {times.length < MAX_TIMES && (
            <Button variant="ghost" icon="plus" onClick={() => onChange({ times: [...times, ''] })}>
              Otra hora
            </Button>
          )}
        </div>
      </fieldset>
      <div className="grid gap-4 min-[28rem]:grid-cols-2">
        <DayField
          {...OUTSIDE_FORM}
          label="Desde"
          min={today}
          value={draft.from}
          onChange={(day) => onChange({ from: day ?? '' })}
        />
        <DayField
          {...OUTSIDE_FORM}
          label="Hasta"
          min={draft.from || today}
          max={draft.from ? daysLater(draft.from, 365) : undefined}
          value={draft.until}
          onChange={(day) => onChange({ until: day ?? '' })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          {...OUTSIDE_FORM}
          label="Duración"
          options={durations(draft.minutes)}
          value={draft.minutes === null ? '' : String(draft.minutes)}
          onChange={(event) => onChange({ minutes: event.target.value ? Number(event.target.value) : null })}
        />
        <NumberStepper
          {...OUTSIDE_FORM}
          label="Cupos por fecha"
          value={draft.spots}
          onChange={(spots) => onChange({ spots })}
          max={MAX_SPOTS}
        />
      </div>
    </div>
  )
}
