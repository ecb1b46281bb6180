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
  const selected = alone.filter(([, names]) => isChosen(filters, names))
  const unselected = alone.filter((entry) => !selected.includes(entry)).map(([kind]) => kind)
  return [
    { filters, kinds: [...together, ...unselected] },
    ...selected.map(([kind, names]) => ({ filters: withoutAll(filters, names), kinds: [kind] })),
  ]
}

const alphabet = new Intl.Collator('es')

/** Results of a rule that asks for the same of the same counts again and again; the counts are never changed. */
function rememberedOf<Value>() {
  const all = new WeakMap<Count[], Map<string, Value>>()
  return (counts: Count[], name: string, compute: () => Value): Value => {
    const known = all.get(counts) ?? new Map<string, Value>()
    all.set(counts, known)
    const value = known.get(name) ?? compute()
    known.set(name, value)
    return value
  }
}
const frequentOf = rememberedOf<readonly string[]>()
const departmentsOf = rememberedOf<Department[]>()

/** The most frequent values; ties alphabetically (SRCH-10). */
export const mostFrequent = (counts: Count[], kind: Kind, limit: number): readonly string[] =>
  frequentOf(counts, `${kind} ${limit}`, () =>
    counts
      .filter((count) => count.kind === kind)
      .sort((a, b) => b.count - a.count || alphabet.compare(a.value, b.value))
      .slice(0, limit)
      .map((count) => count.value),
  )

export type Value = { value: string; count: number }

/** The values of a list with their counts, always including the chosen ones (SRCH-04). */
export function listed(values: readonly string[], selected: string[], counts: Count[], kind: Kind): Value[] {
  const countOf = new Map<string, number>()
  for (const entry of counts) if (entry.kind === kind) countOf.set(entry.value, entry.count)
  const shown = selected.length === 0 ? values : [...new Set([...values, ...selected])]
  return shown.map((value) => ({ value, count: countOf.get(value) ?? 0 }))
}

/** All categories with their icons, the most frequent first. @param everywhere counts of the whole catalogue */
export function categoriesOf(everywhere: Count[], { counts, atLeast }: { counts: Count[]; atLeast: boolean }) {
  const icons = new Map(everywhere.filter(({ kind }) => kind === 'known').map(({ value, within }) => [value, within]))
  const names = mostFrequent(everywhere, 'known', Number.MAX_SAFE_INTEGER)
  const values = listed(names, [], counts, 'category').map((entry) => ({
    ...entry,
    icon: icons.get(entry.value) ?? '',
  }))
  return { values, atLeast }
}

/** A department and its cities, alphabetically, each with the key of its count. */
type Department = { name: string; keys: string[]; cities: { name: string; key: string }[] }

const keyOf = ({ within, value }: Count) => `${within}/${value}`

/** A city named like its department counts as the department. */
function departmentsIn(everywhere: Count[]): Department[] {
  const departments = new Map<string, Department>()
  const sorted = everywhere.filter((city) => city.kind === 'city').sort((a, b) => alphabet.compare(a.value, b.value))
  for (const city of sorted) {
    const name = city.within ?? ''
    const department = departments.get(name) ?? { name, keys: [], cities: [] }
    department.keys.push(keyOf(city))
    if (city.value !== name) department.cities.push({ name: city.value, key: keyOf(city) })
    departments.set(name, department)
  }
  return [...departments.values()].sort((a, b) => alphabet.compare(a.name, b.name))
}

/** Departments and their cities with the counts of a search. @param everywhere counts of the whole catalogue */
export function placesOf(everywhere: Count[], counts: Count[]): (Value & { cities: Value[] })[] {
  const countOf = new Map<string, number>()
  for (const city of counts) if (city.kind === 'city') countOf.set(keyOf(city), city.count)
  return departmentsOf(everywhere, '', () => departmentsIn(everywhere)).map(({ name, keys, cities }) => ({
    value: name,
    count: keys.reduce((sum, key) => sum + (countOf.get(key) ?? 0), 0),
    cities: cities.map((city) => ({ value: city.name, count: countOf.get(city.key) ?? 0 })),
  }))
}
