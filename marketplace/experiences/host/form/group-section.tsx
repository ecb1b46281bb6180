import type { UseFormReturn } from 'react-hook-form'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { fieldsOfSection } from '../../experience.fields.ts'
import { AddedField } from './added-field.tsx'
import { FormSection } from './form-section.tsx'

/** Facts for families and groups: searches filter by them, and the price for children is part of every total. */
export const GroupSection = ({ form }: { form: UseFormReturn<ExperienceFormValues> }) => (
  <FormSection id="grupo" lead="Lo que una familia pregunta primero. Quien busca puede filtrar por esto.">
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {fieldsOfSection('grupo').map(([name]) => (
        <AddedField key={name} name={name} form={form} />
      ))}
    </div>
  </FormSection>
)
