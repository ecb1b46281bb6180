import { type FilterName, filterEntries } from '../../search/filters/filter.fields.ts'
import { filterLabels } from '../../search/filters/filter.text.ts'
import { type Filters, noFilters } from '../../search/filters/filter-address.rules.ts'
import { withoutFilter } from '../../search/search.rules.ts'

export type ActiveFilter = { label: string; without: Filters }

const names = Object.keys(filterLabels) as FilterName[]
const restricts = (filters: Filters, name: FilterName) =>
  Array.isArray(filters[name]) ? filters[name].length > 0 : filters[name] !== noFilters[name]

/** Every active filter in words, each with the search that remains without it. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const active = (name: FilterName, value: unknown): ActiveFilter[] => {
    const label = (filterLabels[name] as (value: unknown, filters: Filters) => string | null | false)(value, filters)
    return label ? [{ label, without: withoutFilter(filters, name, value as string) }] : []
  }
  return names
    .filter((name) => restricts(filters, name))
    .flatMap((name) => [filters[name]].flat().flatMap((value) => active(name, value)))
}

/** Whether a filter of the advanced panel is active, which then opens by itself (SRCH-04). */
export const usesAdvanced = (filters: Filters): boolean =>
  filterEntries.some(([name, { advanced }]) => advanced && restricts(filters, name))
