// 'Ataco o Apaneca', 'a mí me gusta el café, a ella la playa': one wish with two places or two kinds is looked for twice.

import { type FollowUp, searching } from '../follow-up.rules.ts'
import { slotRows } from '../language/slots.text.ts'
import { type PlaceName, readPlace } from '../places.rules.ts'
import type { Plan, SearchCriteria } from '../plan.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { BEEN } from '../wishes/been.rules.ts'

const WORD_LIMIT = 4

/** The longest beginning or end of some words that is a place and nothing else. */
function placeAt(words: string[], places: readonly PlaceName[], end: 'first' | 'last'): string | null {
  for (let count = Math.min(WORD_LIMIT, words.length); count > 0; count--) {
    const phrase = (end === 'first' ? words.slice(0, count) : words.slice(-count)).join(' ')
    const rest = { text: phrase }
    if (readPlace(rest, places, knownWords) && rest.text === '') return phrase
  }
  return null
}

/** The message twice, each with one of two places that an 'o' joins; null when it joins none. */
export function splitPlaces(clauses: readonly string[], places: readonly PlaceName[]): [string[], string[]] | null {
  for (const [at, clause] of clauses.entries()) {
    // Where somebody has been is left out, and not looked for twice.
    if (BEEN.test(clause)) continue
    const [before, after] = clause.split(/ (?:o|u|y)(?: tambien)?(?: en)? /u)
    if (!before || !after) continue
    const left = placeAt(before.split(' '), places, 'last')
    const right = placeAt(after.split(' '), places, 'first')
    if (!left || !right || left === right) continue
    const start = before.slice(0, before.length - left.length)
    const end = after.slice(right.length)
    const put = (place: string) => clauses.map((one, index) => (index === at ? `${start}${place}${end}`.trim() : one))
    return [put(left), put(right)]
  }
  return null
}

/** The two kinds that a message wishes for, if they are not one wish; otherwise null. */
function splitCategories(
  clauses: readonly string[],
  { without, words }: SearchCriteria,
  typed = '',
): [string, string] | null {
  const text = clauses.join(' ')
  const joins =
    /(?:^| )(?:o|a ell[oa]s?|a el|a mi|pero a|tambien) /u.test(text) ||
    / (?:gust|encant|amamos|amo |fascin)\p{L}* .* y /u.test(` ${text}`) ||
    /(?:love|like|enjoy|into) .*and /u.test(typed)
  if (words.length > 0 || !joins) return null
  const [first, second] = readTopics({ text }).categories.filter((kind) => !without.categories.includes(kind))
  return first && second ? [first, second] : null
}

/** 'barro o añil': each of two things, because nothing has both; null when they are one wish. */
function splitThings(clauses: readonly string[], { words }: SearchCriteria): [string, string] | null {
  const [first, second, third] = words
  return first && second && !third && / (?:o|u) /u.test(clauses.join(' ')) ? [first, second] : null
}

/** The category that belongs to a thing, without which its stem is that of another word. */
const kindOf = (word: string): string | null =>
  slotRows.find(({ slot, value }) => slot === 'thing' && value === word)?.within ?? null

/** 'volcán o playa': a thing or a kind, each looked for alone; null when they are one wish. */
function splitMixed(
  clauses: readonly string[],
  { words, without }: SearchCriteria,
): { word: string; category: string } | null {
  const [word, other] = words
  if (!word || other) return null
  for (const clause of clauses) {
    const sides = clause.split(/ (?:o|u) (?:a |de |la |el |algo de )*/u)
    if (sides.length !== 2) continue
    const [left, right] = sides.map((text) => readTopics({ text }))
    for (const [one, kind] of [
      [left!, right!],
      [right!, left!],
    ] as const) {
      const [category] = kind.categories.filter((name) => !without.categories.includes(name))
      if (one.words.includes(word) && kind.words.length === 0 && category && one.category !== category)
        return { word, category }
    }
  }
  return null
}

/** The search for a wish, or one for each of two things or kinds that no single experience is. */
export function searchingEach({ clauses, typed }: Message, wish: SearchCriteria, course: FollowUp): Plan {
  const each = (wishes: readonly SearchCriteria[]): Plan => ({
    intent: 'several',
    plans: wishes.map((one) => searching(one, course)),
  })
  const kinds = splitCategories(clauses, wish, typed)
  const mixed = splitMixed(clauses, wish)
  if (mixed)
    return each([
      { ...wish, words: [mixed.word], category: null },
      { ...wish, words: [], category: mixed.category },
    ])
  const things = splitThings(clauses, wish)
  if (things) return each(things.map((word) => ({ ...wish, words: [word], category: kindOf(word) })))
  return kinds ? each(kinds.map((category) => ({ ...wish, category }))) : searching(wish, course)
}
