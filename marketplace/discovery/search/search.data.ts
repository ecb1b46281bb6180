import { type SQL, sql } from 'drizzle-orm'
import { read } from '../discovery.data.ts'
import { filterFirstQuery, orderedScanConditions, type SearchCriteria } from './condition.data.ts'
import { partyTotal } from './filters/filter.data.ts'
import type { Filters, Sort } from './filters/filter-address.rules.ts'
import type { Center } from './near/near.rules.ts'
import { type Cursor, MAX_COUNTED, PAGE_SIZE, sortOf } from './search.rules.ts'
import { type AskedWord, PARTS, wordQuery } from './words/word.rules.ts'

/** Among many matches only the newest are ranked by relevance, because ranking reads every document. */
const MAX_RANKED = 300

type Order = { keys: SQL; by: SQL; after: (after: string[]) => SQL }

/** By price; for a party with children by what the party pays, because children may have a price of their own. */
const byPrice = (direction: 'asc' | 'desc', { children, ...party }: Filters): Order => {
  const price = children > 0 ? partyTotal('t', { ...party, children }) : sql`t.price`
  return {
    keys: sql`${price}::text, t.id::text`,
    by: direction === 'asc' ? sql`${price}, t.id` : sql`${price} desc, t.id desc`,
    after: ([last, id]) =>
      sql`(${price}, t.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${last}::numeric, ${id}::uuid)`,
  }
}

/** By distance from a point, in degrees: close enough to kilometres within the country. Of rows `t` and their place `p`. */
const byDistance = ({ lat, lng }: Center): Order => {
  // Rounded to some ten centimetres, so that a cursor can repeat the value exactly.
  const far = sql`round((place_point(p.lat, p.lng) <-> point(${lng}::float8, ${lat}::float8))::numeric, 6)`
  return {
    keys: sql`${far}::text, t.id::text`,
    by: sql`${far}, t.id`,
    after: ([last, id]) => sql`(${far}, t.id) > (${last}::numeric, ${id}::uuid)`,
  }
}

/**
 * Sort orders of rows `t` (and host `r`) other than by price. Each ends with the id, so that no two rows are equal and a page
 * continues exactly after the last one.
 */
const orders: Record<Exclude<Sort, 'price-asc' | 'price-desc' | 'distance'>, Order> = {
  newest: {
    keys: sql`t.created_at::text, t.id::text`,
    by: sql`t.created_at desc, t.id desc`,
    after: ([at, id]) => sql`(t.created_at, t.id) < (${at}::timestamptz, ${id}::uuid)`,
  },
  // Best hosts first, and of each the newest: one index gives the hosts' order, another their rows.
  rating: {
    keys: sql`coalesce(r.average_rating, 0)::text, r.rating_count::text, r.id::text, t.created_at::text, t.id::text`,
    by: sql`coalesce(r.average_rating, 0) desc, r.rating_count desc, r.id desc, t.created_at desc, t.id desc`,
    after: ([rating, count, host, at, id]) => sql`
      (coalesce(r.average_rating, 0), r.rating_count, r.id) <= (${rating}::numeric, ${count}::int, ${host}::uuid)
      and (coalesce(r.average_rating, 0), r.rating_count, r.id, t.created_at, t.id)
        < (${rating}::numeric, ${count}::int, ${host}::uuid, ${at}::timestamptz, ${id}::uuid)`,
  },
  relevance: {
    keys: sql`t.rank::text, t.created_at::text, t.id::text`,
    by: sql`t.rank desc, t.created_at desc, t.id desc`,
    after: ([rank, at, id]) => sql`(t.rank, t.created_at, t.id) < (${rank}::int, ${at}::timestamptz, ${id}::uuid)`,
  },
}

export type ResultPage = { ids: string[]; after: string[] | null }
type Row = { id: string; key: string[] }

/** The order of a page. A search by relevance continues by age after the ranked matches. */
function orderOf({ filters, near }: SearchCriteria, cursor: Cursor | null): Order {
  const sort = sortOf(filters)
  if (sort === 'distance') return byDistance(near!)
  if (sort === 'price-asc' || sort === 'price-desc') return byPrice(sort === 'price-asc' ? 'asc' : 'desc', filters)
  const older = cursor?.after[0] === 'older'
  const order = orders[older ? 'newest' : sort]
  return older ? { ...order, after: ([, ...after]) => order.after(after) } : order
}

function pageOf(rows: Row[], size: number): ResultPage {
  const pageRows = rows.slice(0, size)
  return { ids: pageRows.map((row) => row.id), after: rows.length > size ? pageRows.at(-1)!.key : null }
}

const onePage = (size: number) => sql.raw(`limit ${size + 1}`)
/** Each word counts with the best part it stands in; newest first among equals. */
const ranked = ({ words }: SearchCriteria) => {
  const parts = (forms: AskedWord) =>
    PARTS.map(
      ({ label, weight }) => sql`when search @@ ${wordQuery(forms, label)}::tsquery then ${sql.raw(String(weight))}`,
    )
  const ranks = (words ?? []).map((forms) => sql`case ${sql.join(parts(forms), sql` `)} else 0 end`)
  return sql`(${ranks.length > 0 ? sql.join(ranks, sql` + `) : sql`0`}) as rank`
}
const besides = (sort: Sort) =>
  sort === 'rating'
    ? sql`join profiles r on r.id = t.host_id`
    : sort === 'distance'
      ? sql`left join locations p on p.id = t.location_id`
      : sql``

/**
 * Number of matches and one page. When there are more than the count limit, the page is empty and the count one too high: the
 * caller then uses {@link orderedScanPage}.
 */
export async function filterFirstPage(
  criteria: SearchCriteria,
  cursor: Cursor | null,
  size = PAGE_SIZE,
): Promise<ResultPage & { total: number }> {
  const sort = sortOf(criteria.filters)
  const { keys, by, after } = orderOf(criteria, cursor)
  const byRank = sort === 'relevance'
  const columns = sql`e.id, e.created_at, e.price, e.child_price, e.host_id, e.location_id${byRank ? sql`, e.search` : sql``}`
  const rows = await read<Row & { total: number }>(
    sql`with matching as materialized (${filterFirstQuery(criteria, columns, MAX_COUNTED + 1)}), counted as (select count(*)::int as total from matching)
      select total, page.id, page.key from counted left join lateral (
        select t.id, array[${keys}] as key
        from (select *${byRank ? sql`, ${ranked(criteria)}` : sql``} from matching) t ${besides(sort)}
        where total <= ${sql.raw(String(MAX_COUNTED))} ${cursor ? sql`and ${after(cursor.after)}` : sql``}
        order by ${by} ${onePage(size)}) page on true`,
  )
  return {
    total: rows[0]!.total,
    ...pageOf(
      rows.filter((row) => row.id !== null),
      size,
    ),
  }
}

/** One page of a search with many matches, by walking an index in the order asked for. */
export async function orderedScanPage(
  criteria: SearchCriteria,
  cursor: Cursor | null,
  size = PAGE_SIZE,
): Promise<ResultPage> {
  const sort = sortOf(criteria.filters)
  if (sort === 'relevance' && cursor?.after[0] !== 'older') return rankedPage(criteria, cursor, size)
  const { keys, by, after } = orderOf(criteria, cursor)
  const rows = await read<Row>(
    sql`select t.id, array[${keys}] as key from (select e.* from experiences e where ${orderedScanConditions(criteria)}) t ${besides(sort)}
      ${cursor ? sql`where ${after(cursor.after)}` : sql``} order by ${by} ${onePage(size)}`,
  )
  return pageOf(rows, size)
}

/**
 * The best of the newest matches. Key 4 of the cursor is the newest match of the first page, so that later publications do not
 * shift the window; keys 5 and 6 are its oldest, after which pages continue by age.
 */
async function rankedPage(criteria: SearchCriteria, cursor: Cursor | null, size: number): Promise<ResultPage> {
  const { by, keys, after } = orders.relevance
  const newest = cursor?.after[3]
  const rows = await read<Row>(
    sql`with ranked as materialized (select e.id, e.created_at, ${ranked(criteria)} from experiences e
        where ${orderedScanConditions(criteria)} ${newest ? sql`and e.created_at <= ${newest}::timestamptz` : sql``}
        order by e.created_at desc, e.id desc limit ${sql.raw(String(MAX_RANKED))}),
      ends as (select max(created_at)::text as newest, min(created_at)::text as oldest from ranked)
      select t.id, array[${keys}, ends.newest, ends.oldest,
        (select id::text from ranked order by created_at, id limit 1)] as key
      from ranked t, ends ${cursor ? sql`where ${after(cursor.after)}` : sql``} order by ${by} ${onePage(size)}`,
  )
  const page = pageOf(rows, size)
  const last = rows.at(-1)
  return { ids: page.ids, after: page.after ?? (last ? ['older', ...last.key.slice(4)] : null) }
}
