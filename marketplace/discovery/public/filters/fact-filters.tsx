import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { SelectField } from '#ui/forms/field.tsx'
import { factFilters, filterFields } from '../../search/filters/filter.fields.ts'
import { factWords } from '../../search/filters/filter.text.ts'
import type { Filters } from '../../search/filters/filter-address.rules.ts'
import { FORM, fieldId } from './filter-fields.tsx'
import type { Change } from './use-filters.ts'

/** Ages to choose from, as hosts set their minimum. */
const AGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16]

type FactFiltersProps = { filters: Filters; change: Change }

/** Filters for families: ages, difficulty, wheels, rain. */
export const FactFilters = (props: FactFiltersProps) => (
  <Cached by={() => `facts ${[props.filters.youngest, ...factFilters.map(([name]) => props.filters[name])]}`}>
    {() => <Facts {...props} />}
  </Cached>
)

function Facts({ filters, change }: FactFiltersProps) {
  const { youngest } = filterFields
  const ages = [...new Set([...AGES, ...(filters.youngest === youngest.neutral ? [] : [filters.youngest])])]
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-semibold">Para tu grupo</legend>
      <SelectField
        label="Edad del menor"
        id={fieldId(youngest.param)}
        form={FORM}
        name={youngest.param}
        value={filters.youngest === youngest.neutral ? '' : String(filters.youngest)}
        placeholder="Sin decir"
        options={ages.map((age) => ({
          value: String(age),
          label: age === 0 ? 'Menos de 1 año' : age === 1 ? '1 año' : `${age} años`,
        }))}
        onChange={({ target }) => change({ youngest: target.value === '' ? youngest.neutral : Number(target.value) })}
      />
      {factFilters.map(([name, { param, values }]) => {
        const words = factWords[name]
        const [only] = values
        return values.length === 1 ? (
          <label key={name} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              form={FORM}
              name={param}
              value={only}
              checked={filters[name] === only}
              onChange={({ target }) => change({ [name]: target.checked ? only : null })}
              className="checkbox"
            />
            {words.values[only!]}
          </label>
        ) : (
          <SelectField
            key={name}
            label={words.label}
            id={fieldId(param)}
            form={FORM}
            name={param}
            value={filters[name] ?? ''}
            placeholder="Cualquiera"
            options={values.map((value) => ({ value, label: words.values[value] ?? value }))}
            onChange={({ target }) => change({ [name]: target.value || null })}
          />
        )
      })}
    </fieldset>
  )
}
