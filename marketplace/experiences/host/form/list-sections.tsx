import { Controller, type UseFormReturn } from 'react-hook-form'
import { languages } from '#marketplace/accounts/profiles/profile.text.ts'
import { FieldNotes } from '#ui/forms/field-frame.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { fieldsOfSection } from '../../experience.fields.ts'
import { AddedField } from './added-field.tsx'
import { FormSection } from './form-section.tsx'

type SectionProps = { form: UseFormReturn<ExperienceFormValues> }

/** Languages from the fixed list, at least one (EDIT-23, EDIT-53). */
export function LanguagesSection({ form: { control, formState } }: SectionProps) {
  const error = formState.errors.languages?.message
  return (
    <FormSection id="idiomas" lead="En cuáles puedes guiar.">
      <Controller
        control={control}
        name="languages"
        render={({ field }) => (
          <fieldset
            className="min-w-0"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'idiomas-lista-error' : undefined}
          >
            <legend className="sr-only">Idiomas</legend>
            <div className="flex flex-wrap gap-2">
              {languages.map((language) => (
                <label
                  key={language}
                  className="group flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill border border-control bg-papel px-4 text-sm font-medium has-checked:border-turquesa has-checked:bg-turquesa-soft has-checked:text-turquesa-deep has-focus-visible:ring-3 has-focus-visible:ring-focus"
                >
                  <input
                    type="checkbox"
                    className="sr-only"
                    checked={field.value.includes(language)}
                    onChange={({ target }) =>
                      field.onChange(
                        target.checked ? [...field.value, language] : field.value.filter((item) => item !== language),
                      )
                    }
                  />
                  <Icon name="check" size="sm" className="-ml-1 hidden group-has-checked:block" />
                  {language}
                </label>
              ))}
            </div>
            <FieldNotes id="idiomas-lista" hint={undefined} error={error} />
          </fieldset>
        )}
      />
    </FormSection>
  )
}

const LEADS = [
  ['comodidades', 'Lo que hay en el lugar: baños, sombra, parqueo…'],
  ['incluye', 'Lo que el precio ya cubre.'],
  ['no-incluye', 'Para que nadie se lleve una sorpresa.'],
] as const

/** Amenities, and what the price includes or not (EDIT-52). */
export const ListSections = ({ form }: SectionProps) =>
  LEADS.map(([id, lead]) => (
    <FormSection key={id} id={id} lead={lead}>
      {fieldsOfSection(id).map(([name], _, all) => (
        <AddedField key={name} name={name} form={form} alone={all.length === 1} />
      ))}
    </FormSection>
  ))
