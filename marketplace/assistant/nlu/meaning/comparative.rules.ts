// 'algo más barato que la clase de surf': what is looked for is measured by one that is named, and it is none of those.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { beginningsOf } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Named, Plan, SearchCriteria } from '../plan.rules.ts'

const MEASURED = '(?:barat|economic|cort|breve|rapid|larg|car)[oa]s?'
const THAN = `mas ${MEASURED} que (?!\\p{L}+ (?:horas?|dolares)).+`
const LIKE_BUT = `(?:parecid[oa]s?|similar(?:es)?|como|tipo|estilo) .+ (?:pero|y|aunque) (?:que sea |que salga )?mas ${MEASURED}`
const A_CENT = 0.01
const HALF_AN_HOUR = 0.5

/** What a thing costs and lasts: the least of those that are about it. */
function measureOf(words: readonly string[], named: Named | null, among: readonly Named[]): readonly Named[] {
  if (named?.price !== undefined) return [named]
  const beginnings = beginningsOf(words)
  return among.filter(({ title }) =>
    foldText(title)
      .split(' ')
      .some((part) => beginnings.some((beginning) => part.startsWith(beginning))),
  )
}

/** Whether something else is wished for, and the two are not compared. */
export const isMeasured = (text: string): boolean =>
  containsPhrase(
    text,
    `(?:algo|otr[oa]s?|busc\\p{L}+|quier\\p{L}+|queremos|hay) (?:\\p{L}+ ){0,3}mas ${MEASURED} que .+`,
  )

/** A wish that is measured by something named; null when it is not. @param wish as the tables read it, of the thing itself */
export function comparedToNamed(
  text: string,
  wish: SearchCriteria,
  named: Named | null,
  among: readonly Named[],
): Plan | null {
  const like = containsPhrase(text, LIKE_BUT)
  if (!like && !containsPhrase(text, THAN)) return null
  if (!containsPhrase(text, 'algo|otr[oa]s?|alguna?|busc\\p{L}+|quier\\p{L}+|queremos|hay')) {
    // 'más barato que el surf en la costa', as it is typed in a hurry, asks for no comparison either.
    if (!/^(?:y |pero )?mas /u.test(text)) return null
  }
  const by = measureOf(wish.words, named, among)
  if (by.length === 0) return null
  const prices = by.flatMap(({ price }) => price ?? [])
  const lengths = by.flatMap(({ hours }) => hours ?? [])
  const limit = containsPhrase(text, 'mas (?:barat|economic)[oa]s?')
    ? prices.length > 0 && { maxPrice: Math.min(...prices) - A_CENT, sort: 'price-asc' as const }
    : containsPhrase(text, 'mas (?:cort|breve|rapid)[oa]?s?')
      ? lengths.length > 0 && { maxHours: Math.max(HALF_AN_HOUR, Math.min(...lengths) - HALF_AN_HOUR) }
      : containsPhrase(text, 'mas largo?a?s?')
        ? lengths.length > 0 && { minHours: Math.max(...lengths) + HALF_AN_HOUR }
        : prices.length > 0 && { minPrice: Math.max(...prices) + A_CENT }
  if (!limit) return null
  return {
    intent: 'search',
    wish: {
      ...wish,
      words: [],
      maybe: [],
      category: wish.category ?? (like ? (by[0]!.category ?? null) : null),
      not: by.map(({ id }) => id),
      ...limit,
    },
    past: false,
    turn: 'like',
  }
}
