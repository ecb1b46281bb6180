/**
 * A day and an hour, each in a field of its own: the browser's field for both writes days as its own language does.
 *   <MomentField day="Empieza" hour="Hora de inicio" value="2026-11-25T08:00" onChange={(moment) => …} />
 * A moment is 'YYYY-MM-DDTHH:MM'; while one of the two is missing it is what there is ('2026-11-25T', 'T08:00'), '' for neither.
 */
import { DayField } from '../day-field.tsx'
import { TimeField } from './time-field.tsx'

type MomentFieldProps = {
  /** The labels of the two fields. */
  day: string
  hour: string
  id?: string
  form?: string
  value: string
  min?: string | undefined
  optional?: boolean
  hint?: string
  error?: string | undefined
  onChange: (moment: string) => void
}

export function MomentField({ day, hour, id, form, value, min, optional, hint, error, onChange }: MomentFieldProps) {
  const [date = '', time = ''] = value.split('T')
  const change = (nextDate: string, nextTime: string) => onChange(nextDate || nextTime ? `${nextDate}T${nextTime}` : '')
  return (
    <div className="grid grid-cols-1 items-start gap-x-2 gap-y-4 sm:grid-cols-[minmax(0,1fr)_11rem] big-text:grid-cols-1">
      <DayField
        {...(id && { id })}
        {...(form && { form })}
        {...(optional && { optional })}
        {...(hint && { hint })}
        label={day}
        value={date}
        error={error}
        takesEarlier
        {...(min && { min: min.slice(0, 10) })}
        onChange={(next) => change(next ?? '', time)}
      />
      <TimeField form={form} label={hour} value={time} onChange={(next) => change(date, next)} />
    </div>
  )
}
