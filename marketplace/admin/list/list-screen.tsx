// Builds the page of a list from its declaration (`<noun>.list.ts`) and the rendering of its cells:
//   export const userScreen = listScreen(userList, (query) => adminApi.users.list({ query }), {
//     cells: { name: (row) => <b>{row.name}</b> },        a column whose value is a text or a number needs none
//     rowLabel: ({ name }) => `a ${name}`,                after 'Elegir': 'a Ana Flores', 'la reserva K7PQ'
//     bulk: [{ label: 'Suspender', … }],                  actions on several rows
//   })
// and add `userScreen.route` to admin.routes.ts.
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { IconName } from '#ui/icons/icon.tsx'
import { usePermission } from '../actions/use-permission.ts'
import type { AdminRoute, AdminRouteProps } from '../admin-route.view.ts'
import { AdminPage } from '../layout/admin-page-frame.tsx'
import { type AdminList, type FilterName, type ListQuery, optionsOf } from '../list.rules.ts'
import type { AdminBulk } from './admin-bulk.tsx'
import type { AdminFilter } from './admin-filters.tsx'
import { AdminTable } from './admin-table.tsx'
import { DownloadLink } from './download-link.tsx'
import { type Answer, adminQuery, fetchFresh } from './list.query.ts'
import { type ListView, queryOf, readView, viewHref } from './list.view.ts'
import type { AdminColumn } from './use-row-table.ts'

type ListAnswer = {
  items: { id: string | number }[]
  total: number
  more?: boolean | undefined
  page: number
  pages: number
}
type Text = string | number
type IsText<Value> = [Value] extends [Text] ? true : false

type DrawnColumn<L extends AdminList, Row> = {
  [Id in keyof L['columns'] & string]: Id extends keyof Row ? (IsText<Row[Id]> extends true ? never : Id) : Id
}[keyof L['columns'] & string]
/** How each column of a row is rendered. While the compiler is still inferring the row type, this must require nothing. */
type Cells<L extends AdminList, Row> = {
  [Id in [ListAnswer['items'][number]] extends [Row] ? never : DrawnColumn<L, Row>]: (row: Row) => ReactNode
} & { [Id in keyof L['columns'] & string]?: (row: Row) => ReactNode }

type Choice = { value: string; label: string }
/** Parts that depend on the answer or on the address. */
type ScreenParts<L extends AdminList> = {
  text?: string
  /** Beside the heading, and between the heading and the table. */
  actions?: ReactNode
  above?: ReactNode
  /** For filters whose options come from the server. */
  choices?: { [Name in FilterName<L>]?: Choice[] }
  bulk?: AdminBulk[]
  view?: ListView
  label?: string
  empty?: { title: string; text: string; children?: ReactNode }
}

type RowOf<Data extends ListAnswer> = Data['items'][number]
type Screen<L extends AdminList, Data extends ListAnswer> = {
  cells: Cells<L, RowOf<Data>>
  rowLabel: (row: RowOf<Data>) => string
  /** False where a row has no page of its own; otherwise its page is below the list. */
  opens?: false
  back?: { href: string; label: string }
  bulk?: AdminBulk[]
  /** A hook: it may fetch more data, which `load` should prefetch. */
  useParts?: (data: Data, view: ListView) => ScreenParts<L>
  load?: (queryClient: QueryClient) => Promise<unknown>
}

function columnsOf<L extends AdminList, Row>(list: L, cells: Cells<L, Row>): AdminColumn<Row>[] {
  const renderers = cells as Record<string, ((row: Row) => ReactNode) | undefined>
  return Object.entries(list.columns).map(([id, column]) => ({
    id,
    ...column,
    cell: renderers[id] ?? ((row) => (row as Record<string, Text>)[id]),
  }))
}

const filtersOf = (list: AdminList, choices: Record<string, Choice[] | undefined>): AdminFilter[] =>
  Object.entries(list.filters).flatMap(([name, filter]): AdminFilter[] => {
    const { label, any } = filter
    if (!label) return []
    if ('kind' in filter && filter.kind === 'day') return [{ name, label, type: 'day' }]
    const declared = 'options' in filter ? optionsOf(filter.options).map(([value, label]) => ({ value, label })) : []
    return [{ name, label, options: choices[name] ?? declared, ...(any && { any }) }]
  })

const noParts = () => ({})

type PageProps<L extends AdminList, Data extends ListAnswer> = {
  list: L & Pictured
  screen: Screen<L, Data>
  columns: AdminColumn<RowOf<Data>>[]
  query: (view: ListView) => ReturnType<typeof adminQuery<Data>>
  search: AdminRouteProps['search']
}

function ListPage<L extends AdminList, Data extends ListAnswer>({
  list,
  screen,
  columns,
  query,
  search,
}: PageProps<L, Data>) {
  const { path, title, file } = list
  const { useParts = noParts as NonNullable<typeof screen.useParts> } = screen
  const requested = readView(search, list)
  const { data } = useSuspenseQuery(query(requested))
  const parts = useParts(data, requested)
  const mayDo = usePermission()
  const { view = requested } = parts
  const bulk = (parts.bulk ?? screen.bulk)?.filter(({ permission }) => mayDo(permission))
  return (
    <AdminPage title={title} text={parts.text ?? list.text} actions={parts.actions} back={screen.back}>
      {parts.above}
      <AdminTable
        label={parts.label ?? list.label ?? title}
        path={path}
        view={view}
        page={data}
        columns={columns}
        filters={filtersOf(list, parts.choices ?? {})}
        searchLabel={list.searchLabel}
        rowHref={screen.opens === false ? undefined : ({ id }) => `${path}/${id}`}
        rowLabel={screen.rowLabel}
        defaultSort={list.defaultSort}
        bulk={bulk?.length ? bulk : undefined}
        empty={{ ...list.empty, ...parts.empty }}
        toolbar={
          file &&
          mayDo(file.permission) &&
          data.total > 0 && (
            <DownloadLink
              href={viewHref(`${path}.csv`, view)}
              page={data}
              max={file.max}
              allRows={file.tooMany !== undefined}
            />
          )
        }
      />
    </AdminPage>
  )
}

/**
 * Icon names of a declaration: the declaration is shared with the server, which does not know the icons, so they are checked
 * here.
 */
type Pictured = { empty: { icon: IconName }; menu?: { icon: IconName } }

/** @returns the route of the list, for admin.routes.ts */
export function listScreen<const L extends AdminList, Data extends ListAnswer>(
  list: L & Pictured,
  fetchPage: (query: Partial<ListQuery<L>>) => Promise<Answer<Data>>,
  screen: Screen<L, NoInfer<Data>>,
) {
  const columns = columnsOf<L, RowOf<Data>>(list, screen.cells)
  const query = (view: ListView) => adminQuery([list.name, view], () => fetchPage(queryOf<L>(view)))
  const route: AdminRoute = {
    path: list.path.slice('/admin'.length) as AdminRoute['path'],
    title: list.title,
    permission: list.permission,
    ...(list.menu && { menu: list.menu }),
    load: (queryClient, { search }) =>
      Promise.all([fetchFresh(queryClient, query(readView(search, list))), screen.load?.(queryClient)]),
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each list, when its module is loaded
    Page: ({ search }) => <ListPage list={list} screen={screen} columns={columns} query={query} search={search} />,
  }
  return { route }
}
