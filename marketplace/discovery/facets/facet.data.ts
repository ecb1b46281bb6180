import { type SQL, sql } from 'drizzle-orm'
import { read } from '../discovery.data.ts'
import { filterFirstQuery, type SearchCriteria } from '../search/condition.data.ts'
import { listColumns } from '../search/filters/filter.data.ts'
import { type ListedName, listedFilters } from '../search/filters/filter.fields.ts'
import { PRICE_BANDS } from '../search/search.rules.ts'
import type { Count, Kind } from './facet.rules.ts'

/** Counting stops after this many matches, because it reads each; larger figures are shown as "at least". */
const MAX_READ = 2000

const listCount = (kind: ListedName) =>
  sql`select ${sql.raw(`'${kind}'`)}, word, null, count(*)::int from matching, unnest(${listColumns[kind]}) word group by word`
const listCounts = Object.fromEntries(listedFilters.map(([name]) => [name, listCount(name)])) as Record<ListedName, SQL>

const counting: Record<Kind, SQL> = {
  category: sql`select 'category', c.name, null, count(*)::int from matching m join categories c on c.id = m.category_id group by c.name`,
  price: sql`select 'price', case when price < ${sql.raw(String(PRICE_BANDS.low.below))} then 'low'
      when price < ${sql.raw(String(PRICE_BANDS.medium.below))} then 'medium' else 'high' end, null, count(*)::int from matching group by 2`,
  ...listCounts,
  city: sql`select 'city', l.city, l.state, count(*)::int from matching m join locations l on l.id = m.location_id group by l.city, l.state`,
  known: sql`select 'known', name, icon, 0 from categories`,
}

/** Number of matches per value of these kinds, among at most {@link MAX_READ} matches. */
export async function countValues(
  criteria: SearchCriteria,
  kinds: Kind[],
): Promise<{ counts: Count[]; atLeast: boolean }> {
  const lists = listedFilters.map(([name]) => sql`e.${listColumns[name]}`)
  const columns = sql`e.category_id, e.location_id, e.price, ${sql.join(lists, sql`, `)}`
  const rows = await read<Omit<Count, 'kind'> & { kind: Kind | 'total' }>(
    sql`with matching as materialized (${filterFirstQuery(criteria, columns, MAX_READ + 1)})
      select 'total' as kind, '' as value, null as within, count(*)::int as count from matching
      union all ${sql.join(
        kinds.map((kind) => counting[kind]),
        sql` union all `,
      )}`,
  )
  const total = rows.find((row) => row.kind === 'total')?.count ?? 0
  return { counts: rows.filter((row): row is Count => row.kind !== 'total'), atLeast: total > MAX_READ }
}
