import { type FilterName, filterFields, type ListedName, listedFilters } from '../search/filters/filter.fields.ts'
import { type Filters, noFilters } from '../search/filters/filter-address.rules.ts'

/** What is counted; `known` lists all categories, also empty ones, with their icon in `within`. */
export type Kind = 'category' | 'price' | 'city' | 'known' | ListedName
export type Count = { kind: Kind; value: string; within: string | null; count: number }

const listedNames = listedFilters.map(([name]) => name)
/** Lists of which all chosen values must hold: the count says what adding one more would leave. */
const together = listedNames.filter((name) => filterFields[name].combine === 'all')

/**
 * Choices among alternatives are counted without their own filter, so that the alternatives can be compared: these kinds, and
 * the filters left out for each.
 */
const alone: [Kind, FilterName[]][] = [
  ['category', ['categories']],
  ['price', ['price', 'minPrice', 'maxPrice']],
  ...listedNames.filter((name) => !together.includes(name)).map((name): [Kind, FilterName[]] => [name, [name]]),
  ['city', ['location']],
]
export const ALL_KINDS: Kind[] = ['category', 'price', ...listedNames, 'city', 'known']

const withoutAll = (filters: Filters, names: FilterName[]): Filters => ({
  ...filters,
  ...Object.fromEntries(names.map((name) => [name, noFilters[name]])),
})
const isChosen = (filters: Filters, names: FilterName[]) =>
  names.some((name) => String(filters[name] ?? '') !== String(noFilters[name] ?? ''))

/** The searches to count and their kinds: one for most, and one more per chosen alternative. */
export function countedSets(filters: Filters): { filters: Filters; kinds: Kind[] }[] {
  const chosen = alone.filter(([, names]) => isChosen(filters, names))
  const others = alone.filter((one) => !chosen.includes(one)).map(([kind]) => kind)
  return [
    { filters, kinds: [...together, ...others] },
    ...chosen.map(([kind, names]) => ({ filters: withoutAll(filters, names), kinds: [kind] })),
  ]
}

const alphabet = new Intl.Collator('es')

/** The most frequent values; ties alphabetically (SRCH-10). */
export const mostFrequent = (counts: Count[], kind: Kind, most: number): string[] =>
  counts
    .filter((one) => one.kind === kind)
    .sort((a, b) => b.count - a.count || alphabet.compare(a.value, b.value))
    .slice(0, most)
    .map((one) => one.value)

export type Value = { value: string; count: number }

/** The values of a list with their counts, always including the chosen ones (SRCH-04). */
export function listed(values: string[], chosen: string[], counts: Count[], kind: Kind): Value[] {
  const counted = new Map(counts.filter((one) => one.kind === kind).map((one) => [one.value, one.count]))
  return [...new Set([...values, ...chosen])].map((value) => ({ value, count: counted.get(value) ?? 0 }))
}

/** Departments and their cities, alphabetically. A city named like its department counts as the department. */
export function placesOf(everywhere: Count[], counts: Count[]): (Value & { cities: Value[] })[] {
  const key = (one: Count) => `${one.within}/${one.value}`
  const counted = new Map(counts.filter((one) => one.kind === 'city').map((one) => [key(one), one.count]))
  const departments = new Map<string, Value & { cities: Value[] }>()
  const sorted = everywhere.filter((one) => one.kind === 'city').sort((a, b) => alphabet.compare(a.value, b.value))
  for (const one of sorted) {
    const name = one.within ?? ''
    const department = departments.get(name) ?? { value: name, count: 0, cities: [] }
    const count = counted.get(key(one)) ?? 0
    department.count += count
    if (one.value !== name) department.cities.push({ value: one.value, count })
    departments.set(name, department)
  }
  return [...departments.values()].sort((a, b) => alphabet.compare(a.value, b.value))
}
