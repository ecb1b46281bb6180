import { Controller, type UseFormReturn } from 'react-hook-form'
import { TextArea } from '#ui/field.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { ChipsField } from './chips-field.tsx'
import { FormSection } from './form-section.tsx'

const BRING = [
  'Agua',
  'Protector solar',
  'Zapatos cómodos',
  'Gorra',
  'Repelente',
  'Traje de baño',
  'Abrigo',
  'Efectivo',
]

/** The long text, and two optional parts that the page shows when there are any (EDIT-14, EDIT-42). */
export function DescriptionSection({ form }: { form: UseFormReturn<ExperienceFormValues> }) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <FormSection id="descripcion" lead="Cuéntalo como se lo contarías a un amigo por WhatsApp.">
      <TextArea
        label="Descripción"
        rows={7}
        maxLength={10_000}
        placeholder="Nos vemos a las 4 de la mañana en el parque. Subimos despacio, con linternas…"
        error={errors.description?.message}
        {...register('description')}
      />
      <TextArea
        label="Qué esperar"
        optional
        rows={4}
        maxLength={5000}
        placeholder="Paso a paso: a qué hora se sale, qué tan difícil es, cuándo se come…"
        error={errors.whatToExpect?.message}
        {...register('whatToExpect')}
      />
      <Controller
        control={control}
        name="bringWithYou"
        render={({ field }) => (
          <ChipsField
            label="Qué llevar (opcional)"
            value={field.value}
            onChange={field.onChange}
            suggestions={BRING}
            placeholder="Por ejemplo: Agua"
            error={errors.bringWithYou?.message}
          />
        )}
      />
    </FormSection>
  )
}
