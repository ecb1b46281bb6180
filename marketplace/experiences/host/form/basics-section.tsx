import { useQuery } from '@tanstack/react-query'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { api } from '#marketplace/client.ts'
import { dataOf } from '#platform/pages/api-query.ts'
import { SelectField, TextArea, TextField } from '#ui/forms/field.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { EMPTY } from '../../editor/form.rules.ts'
import { FormSection } from './form-section.tsx'

type SectionProps = { form: UseFormReturn<ExperienceFormValues> }

/** Title, short description, category, price, people and duration (EDIT-12 to EDIT-19). */
export function BasicsSection({ form: { register, control, formState } }: SectionProps) {
  const { errors } = formState
  const [short, bookingRequired] = useWatch({ control, name: ['shortDescription', 'bookingRequired'] })
  const { data: categories } = useQuery({
    queryKey: ['categories'],
    queryFn: async () => {
      const { categories } = await dataOf(api.categories.list())
      return categories
    },
  })
  return (
    <FormSection id="basico" lead="Lo que se ve primero: en la búsqueda y arriba de tu página.">
      <TextField
        label="Título"
        maxLength={120}
        placeholder="Amanecer en el volcán de Santa Ana"
        hint="Qué se vive y dónde, en pocas palabras."
        autoComplete="off"
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label="Descripción corta"
        rows={2}
        maxLength={300}
        counter={short.length}
        placeholder="Caminata de dos horas con guía local y desayuno frente al cráter."
        error={errors.shortDescription?.message}
        {...register('shortDescription')}
      />
      <SelectField
        label="Categoría"
        placeholder="Elige una"
        options={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        error={errors.categoryId?.message}
        // Remounted when the options arrive, because a select can not show a value it has no option for.
        key={categories ? 'ready' : 'waiting'}
        {...register('categoryId')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={bookingRequired ? 'Precio por persona' : 'Precio por entrada'}
          prefix="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          hint="En dólares. Se paga en efectivo."
          error={errors.price?.message}
          // What is typed takes the place of the 0 that the form begins with.
          onFocus={({ target }) => target.value === EMPTY.price && target.select()}
          {...register('price')}
        />
        <TextField
          label="Máximo de personas"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          hint="Cuántas caben en una reserva."
          error={errors.maxGuests?.message}
          {...register('maxGuests')}
        />
        <div className="grid grid-cols-2 gap-5 sm:col-span-2">
          <TextField
            label="Duración"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            error={errors.durationValue?.message}
            {...register('durationValue')}
          />
          <SelectField
            label="Se mide en"
            options={[
              { value: 'hours', label: 'Horas' },
              { value: 'days', label: 'Días' },
            ]}
            error={errors.durationUnit?.message}
            {...register('durationUnit')}
          />
        </div>
      </div>
    </FormSection>
  )
}
