import { sql } from 'drizzle-orm'
import { read } from '../discovery.data.ts'
import { searchWords } from './search.rules.ts'

const known = new Map<string, string>()
const MAX_KNOWN_WORDS = 2000

/**
 * The words of a search as PostgreSQL compares them, a `tsquery` written as text; null when there are none.
 * A word matches by its stem, with and without its accents (the stem of 'volcán' is not that of 'volcan'), or as it
 * stands; the last one also as a beginning. Words like 'de' count only when there are no others.
 */
export async function textQuery(q: string): Promise<string | null> {
  const words = searchWords(q)
  if (words.length === 0) return null
  const key = words.join(' ')
  const held = known.get(key)
  if (held !== undefined) return held
  const [row] = await read<{ query: string }>(
    sql`with given as (
        select word, place, place = max(place) over () as last, plainto_tsquery('public.es', word) as stem
        from unnest(${sql.param(words)}::text[]) with ordinality as typed(word, place)
      ), telling as (
        select * from given where numnode(stem) > 0 or (last and not exists (select from given where numnode(stem) > 0))
      ), forms as (
        select place, stem::text as form from telling
        union select place, plainto_tsquery('pg_catalog.spanish', word)::text from telling
        union select place, plainto_tsquery('public.es_plain', word)::text from telling
        union select place, to_tsquery('public.es_plain', word || ':*')::text from telling where last
      ), alternatives as (
        select string_agg(form, ' | ' order by form) as any_of from forms where form <> '' group by place
      )
      select coalesce(string_agg('(' || any_of || ')', ' & '), '') as query from alternatives`,
  )
  if (known.size >= MAX_KNOWN_WORDS) known.clear()
  known.set(key, row!.query)
  return row!.query
}
