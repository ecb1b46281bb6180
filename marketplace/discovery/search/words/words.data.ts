// Asks PostgreSQL for the lexemes of typed words, because its documents are stemmed by the same dictionary.
import { sql } from 'drizzle-orm'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { read } from '../../discovery.data.ts'
import { searchWords, significantWords } from '../search.rules.ts'
import { type AskedWord, type Form, type KnownWord, queryWords, synonymsOf } from './word.rules.ts'

const knownWords = new Map<string, KnownWord>()
const MAX_KNOWN_WORDS = 20_000

/**
 * A page asks for its results and for several counts at once, all of the same words, so concurrent readers share one
 * statement. Nothing is cached here: what was read is in `knownWords`, for as long as the process lives.
 */
const sharedReads = memoizeTtl<void>({ seconds: 0, maxEntries: 0, shouldCache: () => false })

type Row = { word: string; tells: boolean; exactQueries: string[]; prefixQueries: string[] }

const FORM = /'((?:[^'\\]|''|\\\\)*)'(:\*)?/g
/** The lexemes of `tsquery` texts; a word rarely has more than one. */
const formsOf = (queries: string[]): Form[] =>
  queries.flatMap((query) =>
    [...query.matchAll(FORM)].map(([, lexeme = '', prefix]) => ({
      lexeme: lexeme.replaceAll("''", "'").replaceAll('\\\\', '\\'),
      prefix: prefix !== undefined,
    })),
  )

/**
 * The words of a search as lexemes; null when there are none. A word matches by its stem with and without accents (the stem of
 * 'volcán' is not that of 'volcan'), or as it is; the last one also as a prefix.
 */
export async function wordsOf(q: string): Promise<AskedWord[] | null> {
  const words = significantWords(searchWords(q))
  if (words.length === 0) return null
  const required = [...new Set(words.flatMap((word) => [word, ...synonymsOf(word)]))]
  const unknown = required.filter((word) => !knownWords.has(word))
  if (unknown.length > 0) {
    await sharedReads(JSON.stringify(unknown), () => readWords(unknown))
    // The cache may have been cleared of some words in between.
    if (required.some((word) => !knownWords.has(word))) return wordsOf(q)
  }
  return queryWords(q, (word) => knownWords.get(word)!)
}

/** The words of a search that say what it is about, in its order: without 'de' and 'tour'. */
export async function significantWordsOf(q: string): Promise<string[]> {
  await wordsOf(q)
  return significantWords(searchWords(q)).filter((word) => knownWords.get(word)?.isSignificant)
}

async function readWords(words: string[]): Promise<void> {
  if (knownWords.size >= MAX_KNOWN_WORDS) knownWords.clear()
  const rows = await read<Row>(
    sql`select word, numnode(stem) > 0 as tells, array[stem::text, bare::text, plain::text] as "exactQueries",
        array[stem::text, bare::text, plain::text, to_tsquery('public.es_plain', word || ':*')::text] as "prefixQueries"
      from unnest(${sql.param(words)}::text[]) word
      cross join lateral (select plainto_tsquery('public.es', word) as stem, plainto_tsquery('pg_catalog.spanish', word) as bare,
        plainto_tsquery('public.es_plain', word) as plain) forms`,
  )
  for (const { word, tells, exactQueries, prefixQueries } of rows)
    knownWords.set(word, { isSignificant: tells, asWord: formsOf(exactQueries), asPrefix: formsOf(prefixQueries) })
}
