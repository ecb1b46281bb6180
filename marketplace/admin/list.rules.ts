// What a list of the back office is, said once: `<noun>.list.ts` declares it, and from there come the query (list.contract.ts),
// the SQL (list.data.ts), the handlers and the file (list.api.ts), the address (list/list.view.ts) and the screen
// (list/list-screen.tsx). Nothing here knows of zod, SQL or React: the browser carries it too.

/** Most rows of a list in one file. */
export const MAX_ROWS = 10_000
/** Most rows of a file that is given whole or not at all. */
export const MAX_EXPORTED_ROWS = 20_000
/** Of what words find beyond this it is only said that there is more. */
export const MAX_COUNTED = 10_000
/** Rows of such a find that can be seen, page by page: whoever does not find it there adds a word. */
export const MAX_PAGE = 200

export type ListColumn = {
  header: string
  /** Makes it sortable, and is the direction of the first press: 'asc' for names, 'desc' for dates and amounts. */
  sort?: 'asc' | 'desc'
  align?: 'end'
  /** Its place on the card that a row is below 1280 px: its title, a line (default), or nowhere. */
  phone?: 'title' | 'hidden'
  /** Shown from 1440 px only. */
  wide?: true
}

/** Words by value in the order of the screen; pairs where the values look like numbers, which an object would sort. */
export type ListOptions = Readonly<Record<string, string>> | readonly (readonly [value: string, label: string])[]

/** Shown among the filters when it has a `label`; `any` stands for no choice, 'Cualquiera' if not said. */
export type ListFilter = { label?: string; any?: string } & (
  | { options: ListOptions; error: string; default?: string }
  /** A day of El Salvador. */
  | { kind: 'day' }
  /** A row of another table, or `none`; what can be chosen is the screen's to ask. */
  | { kind: 'id'; none?: true; error?: string }
  | { kind: 'text'; max: number }
)

export type ListFile = {
  /** How the file begins its name; the day follows. */
  name: string
  /** Headers in their order, by the name of the value. */
  columns: Readonly<Record<string, string>>
  max: number
  /** The refusal of a longer list, which would be added up; without it the file is cut and says so. */
  tooMany?: string
}

/** An entry of the menu of the back office; entries stand in the order of admin.routes.ts. */
export type MenuEntry = {
  group: 'market' | 'operation'
  icon: string
  /** The title of the page, if not said. */
  label?: string
  /** What is counted beside its name. */
  badge?: 'experiences' | 'messages' | 'outbox' | 'rights'
}

export type AdminList = {
  /** Of its answers in the browser's memory. */
  name: string
  /** Of its page, and below `/api` of its endpoint. */
  path: `/admin/${string}`
  title: string
  /** What stands below the title. */
  text: string
  /** How the table is called where the title does not say it. */
  label?: string
  searchLabel: string
  /** One of the sortable columns, downwards. */
  defaultSort: string
  columns: Readonly<Record<string, ListColumn>>
  filters: Readonly<Record<string, ListFilter>>
  empty: { icon: string; title: string; text: string }
  menu?: MenuEntry
  file?: ListFile
}

/** Columns a list can be sorted by. */
export type SortOf<L extends AdminList> = {
  [Id in keyof L['columns'] & string]: L['columns'][Id] extends { sort: 'asc' | 'desc' } ? Id : never
}[keyof L['columns'] & string]

type OptionOf<Options> = Options extends readonly (readonly [infer Value, string])[] ? Value : keyof Options
/** What a filter may be set to. */
export type ValueOf<Filter> = Filter extends { options: infer Options } ? OptionOf<Options> & string : string
export type FilterName<L extends AdminList> = keyof L['filters'] & string

/** What is asked of a list. */
export type ListQuery<L extends AdminList> = {
  q: string
  sort: SortOf<L>
  dir: 'asc' | 'desc'
  page: number
} & { [Name in FilterName<L>]?: ValueOf<L['filters'][Name]> | undefined }

/** The code of the refusal of a file that would be too long. */
export type TooManyOf<L extends AdminList> = L extends { file: { tooMany: infer Code extends string } } ? Code : never
export type FileColumnOf<L extends AdminList> = L extends { file: { columns: infer Columns } }
  ? keyof Columns & string
  : never

/** Declares a list; returns it unchanged. */
export const adminList = <const L extends AdminList>(list: L & { defaultSort: SortOf<L> }): L => list

/** The sorts of a list, its default first. */
export function sortsOf(list: AdminList): [string, ...string[]] {
  const sortable = Object.keys(list.columns).filter((id) => list.columns[id]!.sort)
  return [list.defaultSort, ...sortable.filter((id) => id !== list.defaultSort)]
}

/** The values and words of a filter, in the order of the screen. */
export const optionsOf = (options: ListOptions): readonly (readonly [value: string, label: string])[] =>
  Array.isArray(options) ? options : Object.entries(options)
