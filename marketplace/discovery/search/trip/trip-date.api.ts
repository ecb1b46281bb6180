import type { Serve } from '#marketplace/slice.ts'
import { cardsByIds } from '../../discovery.data.ts'
import { inOrder, noFilters } from '../filters/filter-address.rules.ts'
import { requestedDates } from './dates.rules.ts'
import type * as contract from './trip-date.contract.ts'

export const list: Serve<typeof contract.list> = async ({
  query: { id: ids, from = null, to = null, guests },
  now,
}) => {
  const window = requestedDates(inOrder({ ...noFilters, from, to, guests }), now)
  const cards = await cardsByIds(ids, now, window ?? undefined)
  return { items: cards.flatMap(({ id, nextDate, spots }) => (nextDate ? [{ id, nextDate, spots }] : [])) }
}
