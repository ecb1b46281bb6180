// Who goes along: how many, how old, and whether small children are among them.

import type { Budget, Party } from '../amounts.rules.ts'
import { shareOf } from '../follow-up.rules.ts'
import { childrenRecounted, othersNamed, peopleChanged, peopleNamed } from '../language/kin.rules.ts'
import { containsPhrase, NUMBER, numberOf, wholeWordPattern } from '../normalize-typing.rules.ts'
import { agesTogether } from '../people/ages.rules.ts'
import type { SearchCriteria } from '../plan.rules.ts'

const ADULT = 18
const FIRST_TEEN = 13

export type Travelers = {
  /** How many; null when the message does not tell. */
  guests: number | null
  ages: number[]
  /** Whether something fit for small children is looked for. */
  children: boolean
  /** Whether all who are no adults are teenagers; what is fit for small children is no condition of theirs. */
  teens: boolean
}

const LITTLE = '(?:nin[oa]s?|hij[oa]s?|menores|niet[oa]s?|sobrin[oa]s?|bebes?)'
/** All who go were counted, and not the children alone. */
const COUNTED = `(?:somos|para|vamos|seremos|iremos|iriamos|familia de|grupo de|van) (?:como |unos |unas )?(?:${NUMBER})(?! ${LITTLE})|en total|de (?:nosotr[oa]s )?(?:los|las) ${NUMBER}`
const ADULTS = wholeWordPattern(`(${NUMBER}) adult[oa]s`)

/** 'dos adultos, un niño y mi suegro y mi cuñada': they can not all be the two adults, so they come on top. */
function besideAdults(whole: string): number {
  const adults = ADULTS.exec(whole)
  if (!adults || containsPhrase(whole, 'yo|conmigo|contandome')) return 0
  const named = othersNamed(whole.slice(adults.index), true) ?? 0
  const joined = / adult[oa]s y (?:con )?mis? /u.test(whole)
  return joined || named + 1 > numberOf(adults[1]!) ? named : 0
}

const BABIES = wholeWordPattern(
  `(?:adult[oa]s?|personas?|parejas|nin[oa]s?|hij[oa]s) (?:y|con|mas) (${NUMBER}) (?:bebes?|tiern[oa]s?|recien nacid[oa]s?)`,
)
/** '2 adultos y un bebé': a baby is read as what the outing must suit, and is one more. */
const babiesIn = (whole: string): number => numberOf(BABIES.exec(whole)?.[1] ?? '0')

/** How many go, where the message tells so by a number, by ages or by naming them. */
function countGuests(whole: string, party: Party, minors: number): number | null {
  // 'dos adultos, un niño de 4 y otro de 9': the ages count the children, unless they were counted.
  const uncounted =
    !party.children &&
    containsPhrase(whole, `(?:${NUMBER}) adult[oa]s`) &&
    !containsPhrase(whole, `${NUMBER} (?:nin[oa]s|hij[oa]s|menores|niet[oa]s)`)
  const named = peopleNamed(whole)
  // 'con mi mamá y mi hermana' are three, 'mi hermana con sus tres hijos y mi mamá' are six.
  const told =
    party.guests !== null && named !== null && !containsPhrase(whole, COUNTED)
      ? Math.max(party.guests, named)
      : party.guests
  return told
    ? told + (uncounted ? Math.max(minors, babiesIn(whole)) : babiesIn(whole)) + besideAdults(whole)
    : (told ?? named)
}

/**
 * @param whole the message, from which nothing is removed
 * @param people whom the clauses describe, with their ages
 * @param before what was looked for before
 */
export function readTravelers(
  whole: string,
  party: Party,
  people: readonly { ages: readonly number[] }[],
  before: SearchCriteria | null,
): Travelers {
  const ages = agesTogether(whole, people, before?.ages ?? [])
  const minors = ages.filter((age) => age < ADULT)
  const teens = minors.length > 0 && minors.every((age) => age >= FIRST_TEEN)
  // 'se nos sumaron dos' counts from those who went before.
  const joined = before && before.guests > 1 ? peopleChanged(whole) || childrenRecounted(whole, before) : 0
  return {
    guests: before && joined !== 0 ? Math.max(1, before.guests + joined) : countGuests(whole, party, minors.length),
    ages,
    children: !teens && (party.children || minors.length > 0),
    teens,
  }
}

/** What each may cost at most: a sum for all is shared. */
export const priceOfEach = ({ maxPrice, whole }: Budget, guests: number | null): number | null =>
  maxPrice !== null && whole && guests !== null && guests > 1 ? shareOf(maxPrice, guests) : maxPrice
