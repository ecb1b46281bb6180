// One declaration per list: `<noun>.list.ts` declares it, and the query (list.contract.ts), the SQL (list.data.ts), the
// handlers and the file (list.api.ts), the address (list/list.view.ts) and the screen (list/list-screen.tsx) are derived from
// it. It must import neither zod nor React nor SQL, because the browser loads it too.

import type { Permission } from '#marketplace/accounts/staff/staff.rules.ts'

/** Most rows of a list in one file. */
export const MAX_ROWS = 10_000
/** The most rows in a file that is refused rather than cut. */
export const MAX_EXPORTED_ROWS = 20_000
/** A word search counts matches up to this number; beyond it only says that there are more. */
export const MAX_COUNTED = 10_000
/** The last page of such a search that can be opened: whoever does not find it there adds a word. */
export const MAX_PAGE = 200

export type ListColumn = {
  header: string
  /** Makes the column sortable; the direction is that of the first press: 'asc' for names, 'desc' for dates and amounts. */
  sort?: 'asc' | 'desc'
  align?: 'end'
  /** Where the value stands on the card that replaces the row below 1280 px: as the title, a line (default), or nowhere. */
  phone?: 'title' | 'hidden'
  /** Hidden below 1440 px. */
  wide?: true
}

/** Labels by value in screen order; as pairs where the values look like numbers, because an object would sort those. */
type ListOptions = Readonly<Record<string, string>> | readonly (readonly [value: string, label: string])[]

/** Shown among the filters when it has a `label`; `any` is the label for no choice, 'Cualquiera' by default. */
export type ListFilter = { label?: string; any?: string } & (
  | { options: ListOptions; error: string; default?: string }
  /** A calendar day in El Salvador. */
  | { kind: 'day' }
  /** The id of a row in another table, or `none`; the screen loads the options. */
  | { kind: 'id'; none?: true; error?: string }
  | { kind: 'text'; max: number }
)

type ListFile = {
  /** Who may take it; those who see the list may be more. */
  permission: Permission
  /** How the file begins its name; the day follows. */
  name: string
  /** The column headers in order, by the name of the value. */
  columns: Readonly<Record<string, string>>
  max: number
  /**
   * The error when the list is too long: a file whose numbers are added up must not be cut. Without it the file is cut and
   * says so.
   */
  tooMany?: string
}

/** A menu entry of the back office; the order is that of admin.routes.ts. */
export type MenuEntry = {
  group: 'market' | 'operation'
  icon: string
  /** The page title by default. */
  label?: string
  /** Which count stands beside its name. */
  badge?: 'experiences' | 'cases' | 'outbox' | 'rights'
}

export type AdminList = {
  /** The cache key of its answers in the browser. */
  name: string
  path: `/admin/${string}`
  /** Who may see it. */
  permission: Permission
  title: string
  text: string
  label?: string
  searchLabel: string
  defaultSort: string
  columns: Readonly<Record<string, ListColumn>>
  filters: Readonly<Record<string, ListFilter>>
  empty: { icon: string; title: string; text: string }
  menu?: MenuEntry
  file?: ListFile
}

export type SortOf<L extends AdminList> = {
  [Id in keyof L['columns'] & string]: L['columns'][Id] extends { sort: 'asc' | 'desc' } ? Id : never
}[keyof L['columns'] & string]

type OptionOf<Options> = Options extends readonly (readonly [infer Value, string])[] ? Value : keyof Options
export type ValueOf<Filter> = Filter extends { options: infer Options } ? OptionOf<Options> & string : string
export type FilterName<L extends AdminList> = keyof L['filters'] & string

export type ListQuery<L extends AdminList> = {
  q: string
  sort: SortOf<L>
  dir: 'asc' | 'desc'
  page: number
} & { [Name in FilterName<L>]?: ValueOf<L['filters'][Name]> | undefined }

/** The error code of a file that would be too long. */
export type TooManyOf<L extends AdminList> = L extends { file: { tooMany: infer Code extends string } } ? Code : never
export type FileColumnOf<L extends AdminList> = L extends { file: { columns: infer Columns } }
  ? keyof Columns & string
  : never

/** Declares a list; returns it unchanged, so that the compiler checks it and keeps the literal types. */
export const adminList = <const L extends AdminList>(list: L & { defaultSort: SortOf<L> }): L => list

/** The sort names of a list, its default first. */
export function sortsOf(list: AdminList): [string, ...string[]] {
  const sortable = Object.keys(list.columns).filter((id) => list.columns[id]!.sort)
  return [list.defaultSort, ...sortable.filter((id) => id !== list.defaultSort)]
}

/** The values and labels of a filter, in screen order. */
export const optionsOf = (options: ListOptions): readonly (readonly [value: string, label: string])[] =>
  Array.isArray(options) ? options : Object.entries(options)
