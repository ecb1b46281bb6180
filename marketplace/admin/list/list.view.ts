import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import type { RawSearch } from '#platform/pages/search-params.ts'
import { readDay } from '#ui/forms/time/typed-day.ts'
import { type AdminList, type ListFilter, type ListQuery, optionsOf, sortsOf } from '../list.rules.ts'

export type ListView = {
  q?: string
  sort?: string
  dir?: 'asc' | 'desc'
  page?: number
  filters: Record<string, string>
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)?.trim() || undefined

/** The value that a text of the address means; undefined when it means none. */
function readFilter(filter: ListFilter, text: string): string | undefined {
  if (!('options' in filter) && filter.kind === 'day') return readDay(text) ?? undefined
  return isKnown(filter, text) ? text : undefined
}

function isKnown(filter: Exclude<ListFilter, { kind: 'day' }>, value: string): boolean {
  if ('options' in filter) return optionsOf(filter.options).some(([option]) => option === value)
  if (filter.kind === 'id') return isUuidShaped(value) || (filter.none === true && value === 'none')
  return value.length <= filter.max
}

/** Reads an address; unknown parameters are ignored, so that an old or mistyped address still shows a list. */
export function readView(search: RawSearch, list: AdminList): ListView {
  const view: ListView = { filters: {} }
  const q = single(search.q)?.slice(0, 80)
  if (q) view.q = q
  const sort = single(search.sort)
  if (sort && sortsOf(list).includes(sort)) view.sort = sort
  const dir = single(search.dir)
  if (dir === 'asc' || dir === 'desc') view.dir = dir
  const page = Number(single(search.page))
  if (Number.isInteger(page) && page > 1 && page <= 50_000) view.page = page
  for (const [name, filter] of Object.entries(list.filters)) {
    const text = single(search[name])
    const value = text && readFilter(filter, text)
    if (value) view.filters[name] = value
  }
  return view
}

export const queryOf = <L extends AdminList>({ filters, ...view }: ListView) =>
  ({ ...view, ...filters }) as Partial<ListQuery<L>>

/**
 * The address of a list with some parameters changed; every change except paging starts at page 1, because the old page number
 * may not exist any more.
 */
export function viewHref(path: string, view: ListView, change: Partial<ListView> = {}): string {
  const { page, filters, ...rest } = { ...view, page: undefined, ...change }
  const pairs = Object.entries({ ...rest, ...filters, page: page && page > 1 ? page : undefined })
  const query = new URLSearchParams(pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Filters that no field of the form shows, set by the tabs or by a link; a search must keep them. */
export const hiddenFilters = ({ filters }: ListView, fields: { name: string }[]): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !fields.some(({ name }) => name === key)))
