// Form controls of the filters. Each shows beside its values how many experiences they would leave. The server draws each
// once per selection, with the counts as words, because no two searches have the same.
import { useEffect, useState } from 'react'
import { Cached } from '#platform/pages/rendering/cached-markup.tsx'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Facets } from '../../facets/facet.contract.ts'

/** Id of the search form; controls refer to it because the layout places them outside of it. */
export const FORM = 'busqueda'

type Counts = { values: { value: string; count: number }[]; atLeast: boolean }
const number = new Intl.NumberFormat('es-SV')

/** '12', or '1,200+' for a capped count. */
const countText = (count: number, atLeast: boolean) =>
  `${count < 1000 ? count : number.format(count)}${atLeast && count > 0 ? '+' : ''}`

type ChoiceProps = {
  label: string
  name: string
  value: string
  any: string
  counts: Counts | undefined
  words?: (value: string) => string
  onChange: (value: string) => void
}

/** Ids of the controls, which are drawn apart from the page and so cannot have generated ones. */
export const fieldId = (name: string) => `filtro-${name}`

/** A select. A chosen value that is not in the list is shown anyway, or the form would drop it. */
export function Choice({ label, name, value, any, counts, words = String, onChange }: ChoiceProps) {
  const values = counts?.values ?? []
  const isValue = (one: string) => one.toLocaleLowerCase('es') === value.toLocaleLowerCase('es')
  const listed = values.find((option) => isValue(option.value))?.value
  const other = listed === undefined ? value : ''
  return (
    <Cached
      by={() => `choice ${JSON.stringify([name, listed, values.map((option) => option.value)])}`}
      words={[other, other && words(other), ...values.map(({ count }) => countText(count, counts?.atLeast ?? false))]}
    >
      {([unlisted = '', unlistedWords, ...shown]) => (
        <SelectField
          label={label}
          id={fieldId(name)}
          form={FORM}
          name={name}
          value={listed ?? unlisted}
          placeholder={any}
          onChange={(event) => onChange(event.target.value)}
        >
          {unlisted && <option value={unlisted}>{unlistedWords}</option>}
          {values.map((option, at) => (
            <option key={option.value} value={option.value}>
              {words(option.value)} ({shown[at]})
            </option>
          ))}
        </SelectField>
      )}
    </Cached>
  )
}

type PlaceChoiceProps = { value: string; places: Facets['places'] | undefined; onChange: (value: string) => void }

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es')

export function PlaceChoice({ value, places, onChange }: PlaceChoiceProps) {
  const departments = places?.values ?? []
  const all = departments.flatMap((department) => [department, ...department.cities])
  const folded = fold(value)
  const listed = value ? all.find((place) => fold(place.value) === folded)?.value : undefined
  const other = listed === undefined ? value : ''
  return (
    <Cached
      by={() =>
        `places ${listed} ${departments.map((one) => [one, ...one.cities].map(({ value }) => value)).join('\n')}`
      }
      words={[other, ...all.map(({ count }) => countText(count, places?.atLeast ?? false))]}
    >
      {([unlisted = '', ...counts]) => {
        const countOf = (place: (typeof all)[number]) => counts[all.indexOf(place)]
        return (
          <SelectField
            label="Lugar"
            id={fieldId('location')}
            form={FORM}
            name="location"
            value={listed ?? unlisted}
            placeholder="Todo El Salvador"
            onChange={(event) => onChange(event.target.value)}
          >
            {unlisted && <option value={unlisted}>{unlisted}</option>}
            {departments.map((department) => (
              <optgroup key={department.value} label={department.value}>
                <option value={department.value}>
                  {department.value}, todo ({countOf(department)})
                </option>
                {department.cities.map((city) => (
                  <option key={city.value} value={city.value}>
                    {city.value} ({countOf(city)})
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        )
      }}
    </Cached>
  )
}

type ChecksProps = {
  legend: string
  name: string
  selected: string[]
  counts: Counts | undefined
  hint: string
  onChange: (selected: string[]) => void
}

/** Checkboxes behind a heading; open from the start when one is checked. */
export function Checks(props: ChecksProps) {
  const { name, selected, counts } = props
  const values = counts?.values ?? []
  return (
    <Cached
      by={() => `checks ${JSON.stringify([name, selected, counts && values.map(({ value }) => value)])}`}
      words={values.map(({ count }) => countText(count, counts?.atLeast ?? false))}
    >
      {(shown) => <CheckList {...props} shown={shown} />}
    </Cached>
  )
}

function CheckList({ legend, name, selected, counts, hint, onChange, shown }: ChecksProps & { shown: string[] }) {
  const [open, setOpen] = useState(selected.length > 0)
  const values = counts?.values.map(({ value }) => value) ?? selected
  return (
    <details
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group/list border-t border-hairline"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold hover:text-turquesa-deep">
        <span>
          {legend}
          {selected.length > 0 && <span className="tabular font-normal text-tinta-suave"> ({selected.length})</span>}
        </span>
        <Icon name="chevron-down" size="sm" className="transition-[rotate] group-open/list:rotate-180" />
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{legend}</legend>
        <p className="text-sm text-tinta-suave">{hint}</p>
        {values.map((value, at) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-control py-1 hover:text-turquesa-deep md:min-h-9"
          >
            <input
              type="checkbox"
              form={FORM}
              name={name}
              value={value}
              checked={selected.includes(value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...selected, value]
                    : selected.filter((selectedValue) => selectedValue !== value),
                )
              }
              className="size-5 shrink-0 rounded"
            />
            <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
            {counts && (
              <span className="tabular text-sm text-tinta-suave">
                {shown[at]}
                <span className="sr-only"> experiencias</span>
              </span>
            )}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

type AmountProps = {
  label: string
  name: string
  value: number
  /** The value that restricts nothing, shown as an empty field. */
  neutral: number
  max?: number
  placeholder?: string
  onChange: (value: number) => void
}

/** Dollars from 0 to a maximum. The typed text stays while it is incomplete, so that the cursor does not jump. */
export function Amount(props: AmountProps) {
  const { label, name, value, neutral, max = 1000, placeholder = String(neutral), onChange } = props
  const shown = value === neutral ? '' : String(value)
  const [text, setText] = useState(shown)
  useEffect(() => setText(shown), [shown])
  const read = text.trim() === '' ? neutral : Number(text.replace(',', '.'))
  const isFine = Number.isFinite(read) && read >= 0 && read <= max
  const error = isFine ? undefined : `De $0 a $${number.format(max)}`
  const type = (next: string) => {
    setText(next)
    const amount = next.trim() === '' ? neutral : Number(next.replace(',', '.'))
    if (Number.isFinite(amount) && amount >= 0 && amount <= max) onChange(amount)
  }
  return (
    <Cached by={`amount ${name} ${error}`} words={[text]}>
      {([typed]) => (
        <TextField
          {...{ label, name, error, placeholder }}
          id={fieldId(name)}
          form={FORM}
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Cached>
  )
}
