import { useQuery } from '@tanstack/react-query'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { withoutRepetitions } from '#marketplace/accounts/profiles/profile.rules.ts'
import { api } from '#marketplace/client.ts'
import { dataOf } from '#platform/pages/api-query.ts'
import { ChipsField } from '#ui/forms/chips-field.tsx'
import { SelectField, TextArea, TextField } from '#ui/forms/field.tsx'
import type { ExperienceFormValues } from '../../editor/draft/draft.contract.ts'
import { MAX_LIST_ENTRIES, MAX_LIST_ENTRY_LENGTH } from '../../editor/update/update.rules.ts'
import { type AddedFieldKind, experienceFields, type FieldName, type ListFieldName } from '../../experience.fields.ts'

/**
 * Words that the catalogue uses already, because equal words are found by the same filter. If they can not be loaded, the
 * field works without.
 */
function useCatalogueWords(name: FieldName, enabled: boolean): string[] {
  const { data } = useQuery({
    queryKey: ['facets', 'editor'],
    enabled,
    queryFn: () => dataOf(api.facets.show()),
  })
  const facet = data?.[name as keyof typeof data]
  return facet && 'values' in facet ? facet.values.map(({ value }) => String(value)) : []
}

type AddedFieldProps = {
  name: FieldName
  form: UseFormReturn<ExperienceFormValues>
  /** The only field of its section, whose title then names it. */
  alone?: boolean
}

/** The input of an optional field (experience.fields.ts). */
export function AddedField({ name, form: { control, register, formState }, alone }: AddedFieldProps) {
  const field: AddedFieldKind = experienceFields[name]
  const fromCatalogue = field.kind === 'list' && field.form.suggestions === 'catalogue'
  const words = useCatalogueWords(name, fromCatalogue)
  const error = formState.errors[name]?.message
  if (field.kind === 'text')
    return (
      <TextArea
        label={field.form.label}
        optional
        rows={4}
        maxLength={field.maxLength}
        placeholder={field.form.example}
        error={error}
        {...register(name)}
      />
    )
  if (field.kind === 'figure')
    return (
      <TextField
        label={field.form.label}
        optional
        inputMode={field.money ? 'decimal' : 'numeric'}
        prefix={field.money && '$'}
        suffix={!field.money && <span className="pr-3">años</span>}
        autoComplete="off"
        maxLength={12}
        placeholder={field.form.example}
        error={error}
        {...register(name)}
      />
    )
  if (field.kind === 'choice')
    return (
      <SelectField
        label={field.form.label}
        optional
        placeholder={field.form.example}
        options={Object.entries(field.options).map(([value, label]) => ({ value, label }))}
        error={error}
        {...register(name)}
      />
    )
  return (
    <Controller
      control={control}
      name={name as ListFieldName}
      render={({ field: input }) => (
        <ChipsField
          label={alone ? field.form.label : `${field.form.label} (opcional)`}
          hideLabel={alone ?? false}
          value={input.value}
          onChange={input.onChange}
          suggestions={field.form.suggestions === 'catalogue' ? words : field.form.suggestions}
          placeholder={`Por ejemplo: ${field.form.example}`}
          unique={withoutRepetitions}
          maxEntries={MAX_LIST_ENTRIES}
          maxLength={MAX_LIST_ENTRY_LENGTH}
          error={error}
        />
      )}
    />
  )
}
