/**
 * A month, chosen from a list by year, newest first. The browser's own field shows months in the browser's language, and some
 * browsers have none.
 *   <MonthField label="Mes" from="2024-11" until="2026-10" value="2026-10" onChange={(month) => …} />
 * Months are 'YYYY-MM'.
 */
import type { ComponentProps } from 'react'
import { SelectField } from '../field.tsx'
import { monthName, monthsBetween } from './months.ts'

type MonthFieldProps = Pick<ComponentProps<typeof SelectField>, 'label' | 'hint' | 'error' | 'name' | 'form'> & {
  /** The first and the last month of the list. */
  from: string
  until: string
  value: string
  onChange: (month: string) => void
}

export function MonthField({ from, until, onChange, ...select }: MonthFieldProps) {
  const months = monthsBetween(from, until).reverse()
  const years = [...new Set(months.map((month) => month.slice(0, 4)))]
  return (
    <SelectField {...select} onChange={(event) => onChange(event.target.value)}>
      {years.map((year) => (
        <optgroup key={year} label={year}>
          {months
            .filter((month) => month.startsWith(year))
            .map((month) => (
              <option key={month} value={month}>
                {monthName(month)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
