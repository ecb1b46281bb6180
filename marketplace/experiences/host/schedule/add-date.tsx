import { type KeyboardEvent, useId, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { dayOf } from '#platform/clock.ts'
import { currentTime } from '#platform/pages/page-clock.ts'
import { HOUR_MS } from '#platform/units.ts'
import { Button } from '#ui/forms/button.tsx'
import { NumberStepper } from '#ui/forms/number-stepper.tsx'
import { MomentField } from '#ui/forms/time/moment-field.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { useAction } from '#ui/use-action.ts'
import { dateHours, dateText } from '../../availability/availability.text.ts'
import {
  HOURS_AHEAD,
  instantOf,
  isLocalMoment,
  localMoment,
  MAX_SPOTS,
} from '../../availability/schedule/schedule.rules.ts'
import { scheduleText } from '../../availability/schedule/schedule.text.ts'

type AddDateProps = { experienceId: string; onAdded: (month: string) => Promise<void> }
type Errors = Partial<Record<'startDate' | 'endDate' | 'spots', string>>

/** Attribute of controls that belong to no form, so that Enter in them does not submit the form around this section. */
export const OUTSIDE_FORM = { form: 'fechas' } as const

/** Checks before anything is sent; the server repeats them by its own clock, which decides (EDIT-54, EDIT-56, EDIT-58). */
function errorsOf(start: string, end: string, now: Date): Errors {
  if (!isLocalMoment(start)) return { startDate: 'Elige la fecha y la hora de inicio' }
  if (instantOf(start) <= now) return { startDate: scheduleText.past }
  if (end && !isLocalMoment(end)) return { endDate: 'La hora de fin no es válida' }
  return end && instantOf(end) < instantOf(start) ? { endDate: 'El fin no puede ser antes del inicio' } : {}
}

/** One date: start, end if known, and capacity. */
export function AddDate({ experienceId, onAdded }: AddDateProps) {
  const id = useId()
  const hydrated = useHydrated()
  const [start, setStart] = useState('')
  const [end, setEnd] = useState('')
  const [spots, setSpots] = useState(1)
  const [errors, setErrors] = useState<Errors>({})
  const [added, setAdded] = useState('')
  // The picker offers nothing sooner than in an hour; the rule only requires a time in the future (EDIT-57).
  const soonest = hydrated ? localMoment(new Date(currentTime().getTime() + HOURS_AHEAD * HOUR_MS)) : undefined

  const adding = useAction({
    send: () => {
      const startDate = instantOf(start).toISOString()
      const endDate = end ? instantOf(end).toISOString() : null
      return hostApi.schedule.add({ params: { id: experienceId }, body: { startDate, endDate, spots } })
    },
    done: async (date) => {
      setAdded(`${scheduleText.added}: ${dateText(date.startDate)}, ${dateHours(date)}`)
      toast({ title: scheduleText.addedTitle, tone: 'success' })
      setStart('')
      setEnd('')
      await onAdded(dayOf(date.startDate).slice(0, 7))
    },
    failed: ({ fields }) => {
      setErrors(fields ?? {})
      return scheduleText.addFailed
    },
  })

  function add() {
    setAdded('')
    const invalid = errorsOf(start, end, currentTime())
    setErrors(invalid)
    if (Object.keys(invalid).length > 0) {
      toast({ title: scheduleText.addFailed, description: Object.values(invalid)[0], tone: 'danger' })
      return document.getElementById(invalid.startDate ? `${id}-start` : `${id}-end`)?.focus()
    }
    void adding.run()
  }

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    add()
  }

  return (
    <div role="group" aria-label="Agregar una fecha" onKeyDown={onEnter} className="card mt-4 grid gap-4 p-4 sm:p-5">
      <div className="grid gap-4">
        <MomentField
          {...OUTSIDE_FORM}
          id={`${id}-start`}
          day="Empieza"
          hour="Hora de inicio"
          min={soonest}
          value={start}
          error={errors.startDate}
          onChange={setStart}
        />
        <MomentField
          {...OUTSIDE_FORM}
          id={`${id}-end`}
          day="Termina"
          hour="Hora de fin"
          optional
          min={start.slice(0, 10) || soonest}
          value={end}
          error={errors.endDate}
          onChange={setEnd}
        />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <NumberStepper
          {...OUTSIDE_FORM}
          label="Cupos"
          value={spots}
          onChange={setSpots}
          max={MAX_SPOTS}
          describe={(value) => (value === 1 ? '1 cupo' : `${value} cupos`)}
          {...(errors.spots && { error: errors.spots })}
        />
        <Button icon="plus" disabled={!hydrated} loading={adding.pending} loadingText="Agregando…" onClick={add}>
          Agregar fecha
        </Button>
      </div>
      <p role="status" className="font-medium text-success-deep empty:hidden">
        {added}
      </p>
    </div>
  )
}
