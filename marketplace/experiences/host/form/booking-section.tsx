import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { TextField } from '#ui/forms/field.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { AddedField } from './added-field.tsx'
import { FormSection } from './form-section.tsx'

const KINDS = [
  [true, 'Se reserva en Torogoz', 'Eliges las fechas, los cupos y quién confirma.'],
  [false, 'Solo informativa', 'La gente reserva o compra su entrada en otro sitio web.'],
] as const

/** Whether people book here or elsewhere, and where (EDIT-24, EDIT-28, EDIT-29). */
export function BookingSection({ form }: { form: UseFormReturn<ExperienceFormValues> }) {
  const { register, control, formState } = form
  const [bookingRequired, confirmation] = useWatch({ control, name: ['bookingRequired', 'confirmation'] })
  const instant = confirmation === 'instant'
  return (
    <FormSection id="reserva">
      <Controller
        control={control}
        name="bookingRequired"
        render={({ field }) => (
          <fieldset className="grid min-w-0 gap-3 sm:grid-cols-2">
            <legend className="sr-only">Cómo se reserva</legend>
            {KINDS.map(([value, label, hint]) => (
              <label
                key={label}
                className="flex cursor-pointer gap-3 rounded-control border border-control bg-papel p-4 has-checked:border-turquesa has-checked:bg-turquesa-soft has-focus-visible:ring-3 has-focus-visible:ring-focus"
              >
                <input
                  type="radio"
                  name={field.name}
                  checked={field.value === value}
                  onChange={() => field.onChange(value)}
                  onBlur={field.onBlur}
                  className="mt-1 size-4 shrink-0 accent-turquesa"
                />
                <span>
                  <span className="block font-semibold">{label}</span>
                  <span className="block text-sm text-tinta-suave">{hint}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
      />
      {bookingRequired && (
        <div className="grid gap-2">
          <AddedField name="confirmation" form={form} />
          <p className="text-sm text-tinta-suave">
            {instant
              ? 'Quien reserva queda confirmado en ese momento: te llega el aviso y ya cuentas con esa persona. Ofrece solo fechas que seguro puedes cumplir; si cancelas, hay que dar un motivo. Lo que ya pidieron lo confirmas tú.'
              : 'Cada solicitud espera tu respuesta hasta 48 horas; si no respondes, se cancela sola.'}
          </p>
        </div>
      )}
      {!bookingRequired && (
        <TextField
          label="Enlace para reservar"
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="https://tusitio.com/entradas"
          hint="La página donde se reserva. Empieza con https://"
          error={formState.errors.externalBookingUrl?.message}
          {...register('externalBookingUrl')}
        />
      )}
    </FormSection>
  )
}
