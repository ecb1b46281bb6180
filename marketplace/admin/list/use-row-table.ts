import { rowSelectionFeature, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { type ReactNode, useMemo, useState } from 'react'
import type { ListColumn } from '../list.rules.ts'
import type { ListView } from './list.view.ts'

export type AdminColumn<Row> = ListColumn & {
  id: string
  cell: (row: Row) => ReactNode
}

export type ListedRow = { id: string | number }

type RowTableOptions<Row> = {
  rows: Row[]
  columns: AdminColumn<Row>[]
  view: ListView
  /** The server's default sort, marked while no other is chosen. */
  defaultSort: string
  selectable: boolean
}

export type RowTable<Row extends ListedRow> = ReturnType<typeof useRowTable<Row>>['table']

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature })

/** The rows of one page with what is selected among them; `select` takes the ids that stay selected. */
export function useRowTable<Row extends ListedRow>(options: RowTableOptions<Row>) {
  const { rows, columns, view, defaultSort, selectable } = options
  const [selection, select] = useState<Record<string, true>>({})
  const sorted = view.sort ?? defaultSort
  const table = useTable({
    features,
    data: rows,
    columns: useMemo(
      () =>
        columns.map(({ id, header, cell, sort }) => ({
          id,
          header: () => header,
          cell: ({ row }: { row: { original: Row } }) => cell(row.original),
          enableSorting: sort !== undefined,
        })),
      [columns],
    ),
    getRowId: ({ id }: Row) => String(id),
    // The server sorts, because the browser has one page of rows only.
    manualSorting: true,
    enableRowSelection: selectable,
    onRowSelectionChange: select,
    state: {
      rowSelection: selection,
      sorting: columns
        .filter(({ id, sort }) => sort && id === sorted)
        .map(({ id }) => ({ id, desc: view.dir !== 'asc' })),
    },
  })
  const selected = table
    .getRowModel()
    .rows.filter((row) => row.getIsSelected())
    .map(({ original }) => original)
  return { table, selected, select }
}
