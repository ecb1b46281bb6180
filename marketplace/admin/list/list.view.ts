import type { RawSearch } from '#platform/pages/search-params.ts'

/** How a list stands in its address: what is searched, filtered, sorted, and which page. Absent means the list's own way. */
export type ListView = {
  q?: string
  sort?: string
  dir?: 'asc' | 'desc'
  page?: number
  /** By the name of the filter. */
  filters: Record<string, string>
}

/** What a list knows: columns it can be sorted by, and filters with their values; `day` and `text` take any. */
export type KnownView = {
  sorts: readonly string[]
  filters?: Record<string, readonly string[] | 'day' | 'text'>
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

/** Reads an address; what the list does not know is left out, so that an old or mistyped address still shows a list. */
export function readView(search: RawSearch, { sorts, filters = {} }: KnownView): ListView {
  const view: ListView = { filters: {} }
  const q = one(search.q)?.slice(0, 80)
  if (q) view.q = q
  const sort = one(search.sort)
  if (sort && sorts.includes(sort)) view.sort = sort
  const dir = one(search.dir)
  if (dir === 'asc' || dir === 'desc') view.dir = dir
  const page = Number(one(search.page))
  if (Number.isInteger(page) && page > 1 && page <= 50_000) view.page = page
  for (const [name, values] of Object.entries(filters)) {
    const value = one(search[name])
    const known = typeof values !== 'string' ? values.includes(value ?? '') : values === 'text' || DAY.test(value ?? '')
    if (value && known) view.filters[name] = value
  }
  return view
}

/** What the API is asked for. */
export const queryOf = ({ filters, ...view }: ListView) => ({ ...view, ...filters })

/** The address of a list with some of it changed; every change but turning the page begins at the first page. */
export function viewHref(path: string, view: ListView, change: Partial<ListView> = {}): string {
  const { page, filters, ...rest } = { ...view, page: undefined, ...change }
  const pairs = Object.entries({ ...rest, ...filters, page: page && page > 1 ? page : undefined })
  const query = new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  return query.size > 0 ? `${path}?${query}` : path
}
