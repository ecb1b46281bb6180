import { type Control, type UseFormReturn, useWatch } from 'react-hook-form'
import { Notice } from '#ui/feedback/error-state.tsx'
import { TextArea } from '#ui/forms/field.tsx'
import { directContactHint } from '../../editor/direct-contact.rules.ts'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { fieldsOfSection } from '../../experience.fields.ts'
import { AddedField } from './added-field.tsx'
import { FormSection } from './form-section.tsx'

/** The long text, and optional parts that the page shows when there are any (EDIT-14, EDIT-42). */
export const DescriptionSection = ({ form }: { form: UseFormReturn<ExperienceFormValues> }) => (
  <FormSection id="descripcion" lead="Cuéntalo como se lo contarías a un amigo por WhatsApp.">
    <TextArea
      label="Descripción"
      rows={7}
      maxLength={10_000}
      placeholder="Nos vemos a las 4 de la mañana en el parque. Subimos despacio, con linternas…"
      error={form.formState.errors.description?.message}
      {...form.register('description')}
    />
    <ContactHint control={form.control} />
    {fieldsOfSection('descripcion').map(([name]) => (
      <AddedField key={name} name={name} form={form} />
    ))}
  </FormSection>
)

/** A hint about contact details in the text; it blocks nothing. */
function ContactHint({ control }: { control: Control<ExperienceFormValues> }) {
  const texts = useWatch({ control, name: ['description', 'whatToExpect'] })
  const hint = directContactHint(texts.join('\n'))
  return hint && <Notice tone="warning">{hint}</Notice>
}
