// The clauses of a message that wish something, made ready to be read: what is told beside the wish is out of them.
import { withAges, withoutOrigin, withoutReasonDays, withPram } from '../corrections.rules.ts'
import type { RemainingText } from '../normalize-typing.rules.ts'
import { type PlaceName, readPlace } from '../places.rules.ts'
import type { Thread } from '../plan.rules.ts'
import { knownWords } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { BEEN, onlyBeen } from '../wishes/been.rules.ts'
import { withListed, withoutImpossible, withoutMore, withSum } from '../wishes/in-context.rules.ts'
import { onlyFreeDays } from './free-days.rules.ts'

/** When somebody arrives or leaves is no wish for that hour. */
const FLIGHT = /^(?:y )?(?:mi|nuestro|el) (?:vuelo|avion) (?:sale|llega|es|aterriza) /u

/**
 * An allergy excludes food like a negation does, because nobody must be offered what they must not eat. It has to be read
 * before the needs, which remove the allergy from the text.
 */
export const withoutAllergens = (text: string): string =>
  text
    .replace(
      /(?:el|la|los|las) (\p{L}+) (?:me|le|nos) (?:da|dan|hace|hacen|cae|caen)(?: (?:mal|dano|alergia))?/u,
      'alergia sin $1',
    )
    .replace(
      /(alergi\p{L}*|intoleran\p{L}*)(?: (?:a|al|por|con))?(?: (?:la|el|los|las))? (?=\p{L})(?!sin )/u,
      '$1 sin ',
    )
    // What follows the food is a wish again.
    .replace(
      /((?:alergi\p{L}*|intoleran\p{L}*) sin \p{L}+(?: (?:y|ni|o) (?:a (?:la|el|los|las) )?(?!me|no|le|que|quier|busc)\p{L}+)?) (?=que |quier|busc|algo|donde|me |no |y |hay )/u,
      '$1 pero ',
    )
    .replace(/^(?:.* )?(\p{L}+) alergia$/u, 'alergia sin $1')

/** The places that a text names, at most three. */
function placesIn(text: string, places: readonly PlaceName[]): string[] {
  const rest: RemainingText = { text }
  return [0, 1, 2].flatMap(() => readPlace(rest, places, knownWords)?.name ?? [])
}

/**
 * @param places that a message may name
 * @returns the clauses that wish something, in plain words, and the places where somebody has been already, which are not wanted again
 */
export function wishedClauses(
  { clauses }: Message,
  { wish }: Thread,
  places: readonly PlaceName[],
): { clauses: RemainingText[]; been: string[] } {
  const been = clauses.filter((text) => BEEN.test(text)).flatMap((text) => placesIn(text, places))
  const current = clauses.filter((text) => !BEEN.test(text) && !FLIGHT.test(text))
  const wished = current.length > 0 ? current : onlyBeen(clauses, been, wish !== null)
  const { ages = [], needs = [] } = wish ?? {}
  return {
    been,
    clauses: withListed(onlyFreeDays(wished)).map((typed) => {
      const text = withoutMore(withoutImpossible(withSum(withoutOrigin(typed), wish), clauses.join(' ')))
      return { text: withoutAllergens(withoutReasonDays(withPram(withAges(text, ages), ages, needs))) }
    }),
  }
}
