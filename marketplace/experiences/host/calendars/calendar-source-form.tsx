import { type FormEvent, useState } from 'react'
import { hostApi } from '#marketplace/client.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { useAction } from '#ui/use-action.ts'
import type { CalendarSource } from '../../calendars/calendar-source.contract.ts'
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '../../calendars/calendar-source.rules.ts'
import { calendarSourceText } from '../../calendars/calendar-source.text.ts'

type Fields = Partial<Record<'name' | 'address', string>>

/** Name and address of a calendar; errors are shown at their field, and nothing typed is lost. */
export function CalendarSourceForm({ onAdded }: { onAdded: (calendar: CalendarSource) => unknown }) {
  const [errors, setErrors] = useState<Fields & { form?: string }>({})
  const add = useAction({
    send: (body: { name: string; address: string }) => hostApi.calendarSources.add({ body }),
    done: (calendar) => onAdded(calendar),
    failed: ({ message, fields }) => setErrors(fields ?? { form: message }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    setErrors({})
    void add.run({ name: String(values.get('name')), address: String(values.get('address')) })
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {errors.form && <Notice tone="danger">{errors.form}</Notice>}
      <TextField
        label="Cómo se llama"
        name="name"
        placeholder="Mi agenda"
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        error={errors.name}
      />
      <TextField
        label="Dirección iCal"
        name="address"
        type="url"
        inputMode="url"
        placeholder="https://…"
        autoComplete="off"
        maxLength={MAX_ADDRESS_LENGTH}
        hint="En Google Calendar: Configuración del calendario, «Dirección secreta en formato iCal». No la mostramos a nadie."
        error={errors.address}
      />
      <Button type="submit" loading={add.pending} className="justify-self-end max-sm:w-full">
        {calendarSourceText.add}
      </Button>
    </form>
  )
}
