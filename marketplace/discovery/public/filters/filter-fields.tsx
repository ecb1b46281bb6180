// Form controls of the filters. Each shows beside its values how many experiences they would leave.
import { useEffect, useState } from 'react'
import { SelectField, TextField } from '#ui/forms/field.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { Facets } from '../../facets/facet.contract.ts'

/** Id of the search form; controls refer to it because the layout places them outside of it. */
export const FORM = 'busqueda'

type Counts = { values: { value: string; count: number }[]; atLeast: boolean }
const number = new Intl.NumberFormat('es-SV')

/** '12', or '1,200+' for a capped count. */
const countText = (count: number, atLeast: boolean) => `${number.format(count)}${atLeast && count > 0 ? '+' : ''}`

type ChoiceProps = {
  label: string
  name: string
  value: string
  any: string
  counts: Counts | undefined
  words?: (value: string) => string
  onChange: (value: string) => void
}

/** A select. A chosen value that is not in the list is shown anyway, or the form would drop it. */
export function Choice({ label, name, value, any, counts, words = String, onChange }: ChoiceProps) {
  const values = counts?.values ?? []
  const isValue = (one: string) => one.toLocaleLowerCase('es') === value.toLocaleLowerCase('es')
  const listed = values.find((option) => isValue(option.value))
  return (
    <SelectField
      label={label}
      form={FORM}
      name={name}
      value={listed?.value ?? value}
      placeholder={any}
      onChange={(event) => onChange(event.target.value)}
    >
      {value && !listed && <option value={value}>{words(value)}</option>}
      {values.map((option) => (
        <option key={option.value} value={option.value}>
          {words(option.value)} ({countText(option.count, counts?.atLeast ?? false)})
        </option>
      ))}
    </SelectField>
  )
}

type PlaceChoiceProps = { value: string; places: Facets['places'] | undefined; onChange: (value: string) => void }

export function PlaceChoice({ value, places, onChange }: PlaceChoiceProps) {
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es')
  const names =
    places?.values.flatMap((department) => [department.value, ...department.cities.map((city) => city.value)]) ?? []
  const listed = names.find((name) => fold(name) === fold(value))
  const atLeast = places?.atLeast ?? false
  return (
    <SelectField
      label="Lugar"
      form={FORM}
      name="location"
      value={listed ?? value}
      placeholder="Todo El Salvador"
      onChange={(event) => onChange(event.target.value)}
    >
      {value && !listed && <option value={value}>{value}</option>}
      {places?.values.map((department) => (
        <optgroup key={department.value} label={department.value}>
          <option value={department.value}>
            {department.value}, todo ({countText(department.count, atLeast)})
          </option>
          {department.cities.map((city) => (
            <option key={city.value} value={city.value}>
              {city.value} ({countText(city.count, atLeast)})
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
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
export function Checks({ legend, name, selected, counts, hint, onChange }: ChecksProps) {
  const [open, setOpen] = useState(selected.length > 0)
  const values = counts?.values ?? selected.map((value) => ({ value, count: 0 }))
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
        {values.map(({ value, count }) => (
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
                {countText(count, counts.atLeast)}
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
export function Amount({
  label,
  name,
  value,
  neutral,
  max = 1000,
  placeholder = String(neutral),
  onChange,
}: AmountProps) {
  const shown = value === neutral ? '' : String(value)
  const [text, setText] = useState(shown)
  useEffect(() => setText(shown), [shown])
  const read = text.trim() === '' ? neutral : Number(text.replace(',', '.'))
  const isFine = Number.isFinite(read) && read >= 0 && read <= max
  return (
    <TextField
      label={label}
      form={FORM}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
      placeholder={placeholder}
      value={text}
      error={isFine ? undefined : `De $0 a $${number.format(max)}`}
      onChange={(event) => {
        const next = event.target.value
        setText(next)
        const amount = next.trim() === '' ? neutral : Number(next.replace(',', '.'))
        if (Number.isFinite(amount) && amount >= 0 && amount <= max) onChange(amount)
      }}
    />
  )
}
