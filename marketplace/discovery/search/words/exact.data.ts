// Which results have the very word of a search and not only its stem: to the dictionary 'cascada' and 'cáscara' are one.
import { sql } from 'drizzle-orm'
import { read } from '../../discovery.data.ts'
import { synonymsOf } from './word.rules.ts'
import { significantWordsOf } from './words.data.ts'

/** The beginning that the forms of a word share and that other words of its stem do not have. */
const LONGEST = 6
const SHORTEST = 4
const beginningOf = (word: string): string => {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '')
  return folded.slice(0, Math.max(SHORTEST, Math.min(LONGEST, folded.length - 1)))
}

/**
 * The results of a search that have most of its words as they were written, in their order. When none has any, none is left if
 * something else that is published has them, and all otherwise, because then the word was corrected.
 * @param corrected whether a word that nothing has may have been corrected; else none is left
 */
export async function withExactWords(ids: readonly string[], q: string, corrected = true): Promise<string[]> {
  const words = await significantWordsOf(q)
  if (words.length === 0 || ids.length === 0) return [...ids]
  const has = words.map((word) => {
    const forms = [word, ...synonymsOf(word)].map((form) => `'${beginningOf(form)}':*`)
    return sql`(e.search @@ ${forms.join(' | ')}::tsquery)::int`
  })
  const rows = await read<{ id: string; score: number }>(
    sql`select e.id, (${sql.join(has, sql` + `)}) as score from experiences e where e.id = any(${sql.param(ids)}::uuid[])`,
  )
  const scores = new Map(rows.map(({ id, score }) => [id, score]))
  const most = Math.max(0, ...scores.values())
  if (most > 0) return ids.filter((id) => scores.get(id) === most)
  if (!corrected) return []
  const elsewhere = await read(
    sql`select 1 from experiences e where e.status = 'published' and ${sql.join(
      has.map((one) => sql`${one} = 1`),
      sql` and `,
    )} limit 1`,
  )
  return elsewhere.length > 0 ? [] : [...ids]
}
