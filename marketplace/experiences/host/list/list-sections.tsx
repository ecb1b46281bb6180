import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { languages } from '#marketplace/accounts/profiles/profile.text.ts'
import { call } from '#marketplace/client.ts'
import { FieldNotes } from '#ui/field-frame.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { ChipsField } from '../form/chips-field.tsx'
import { FormSection } from '../form/form-section.tsx'

type SectionProps = { form: UseFormReturn<ExperienceFormValues> }

/** The words that the catalogue uses already: the same words are found by the same filter. Without them one writes. */
function useWords() {
  const { data } = useQuery({
    queryKey: ['facets', 'editor'],
    queryFn: async () => {
      const answer = await call('get /experiences/facets')
      if (!answer.ok) throw new Error(answer.refusal.message)
      const { amenities, included, notIncluded } = answer.data
      const words = (facet: typeof amenities) => facet.values.map(({ value }) => value)
      return { amenities: words(amenities), included: words(included), notIncluded: words(notIncluded) }
    },
  })
  return data ?? { amenities: [], included: [], notIncluded: [] }
}

/** Languages from the list of the house, at least one (EDIT-23, EDIT-53). */
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
                  className="flex min-h-11 cursor-pointer items-center rounded-pill border border-control bg-papel px-4 text-sm font-medium has-checked:border-turquesa has-checked:bg-turquesa-soft has-checked:text-turquesa-deep has-focus-visible:ring-3 has-focus-visible:ring-focus"
                >
                  <input
                    type="checkbox"
                    className="sr-only"
                    checked={field.value.includes(language)}
                    onChange={({ target }) =>
                      field.onChange(
                        target.checked ? [...field.value, language] : field.value.filter((one) => one !== language),
                      )
                    }
                  />
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

const LISTS = [
  ['comodidades', 'amenities', 'Comodidades', 'Lo que hay en el lugar: baños, sombra, parqueo…', 'Baños'],
  ['incluye', 'included', 'Qué incluye', 'Lo que el precio ya cubre.', 'Desayuno'],
  ['no-incluye', 'notIncluded', 'Qué no incluye', 'Para que nadie se lleve una sorpresa.', 'Propinas'],
] as const

/** What there is, what the price covers and what it does not (EDIT-52). */
export function ListSections({ form: { control, formState } }: SectionProps) {
  const words = useWords()
  return LISTS.map(([id, name, label, lead, example]) => (
    <FormSection key={id} id={id} lead={lead}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <ChipsField
            label={label}
            hideLabel
            placeholder={`Por ejemplo: ${example}`}
            value={field.value}
            onChange={field.onChange}
            suggestions={words[name]}
            error={formState.errors[name]?.message}
          />
        )}
      />
    </FormSection>
  ))
}
