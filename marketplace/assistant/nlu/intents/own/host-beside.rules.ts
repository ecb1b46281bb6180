// What a host asks beside who comes: 'cuántos son y hay niños?', 'quién viene mañana y qué no he contestado'.
import { containsPhrase } from '../../normalize-typing.rules.ts'
import type { HostAspect } from '../../people/people-question.rules.ts'

/** The first that is said. */
const BESIDE: readonly (readonly [HostAspect, string])[] = [
  ['children', '(?:nin[oa]s?|menor(?:es)?|bebes?|kids|children|babies)'],
  ['details', '(?:alergi\\p{L}*|vegetarian\\p{L}*|vegan\\p{L}*|celiac\\p{L}*|peticion\\p{L}*|pidi(?:o|eron) algo)'],
]
const COUNTS: ReadonlySet<HostAspect> = new Set(['coming', 'confirmed', 'next'])

/** Who comes, and what the host has not answered. */
const COMES =
  '(?:quien(?:es)? (?:me )?(?:vienen?|llegan?|tengo|espero)|cuant[oa]s? (?:vienen|llegan|gente|personas|reservas|grupos)|que (?:gente|grupos|reservas) tengo)'
const WAITS =
  '(?:no (?:les |le )?he|(?:me )?falta\\p{L}*|sin|por|pendientes? de|tengo que|debo) (?:por )?(?:confirm|contest|respond|acept)\\p{L}*'
const BOTH = [`${COMES} (?:.* )?y (?:.* )?${WAITS}`, `${WAITS} (?:.* )?y (?:.* )?${COMES}`]
const MAY_BE_BOTH: ReadonlySet<HostAspect> = new Set(['coming', 'confirmed', 'unanswered', 'dates'])

/** What is asked, with what is said beside it. */
export function besideAsked(asked: HostAspect, text: string): HostAspect {
  if (MAY_BE_BOTH.has(asked) && BOTH.some((both) => containsPhrase(text, both))) return 'overview'
  return (COUNTS.has(asked) && BESIDE.find(([, words]) => containsPhrase(text, words))?.[0]) || asked
}
