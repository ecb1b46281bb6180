// Somebody of the group who stays at home after all, so that what was looked for because of them is looked for no longer.
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Excluded } from '../plan.rules.ts'

export const FOR_CHILDREN = 'Apto para niños'

const LEAVES =
  'sin (?:el|ella|ellos|ellas)|(?:el|ella|ellos|ellas) (?:ya )?no (?:va|viene|van|vienen|ira)|ya no (?:va|viene|van) (?:mi|mis|el|la) \\p{L}+'
const ELDER_LEAVES =
  '(?:sin|ya no (?:va|viene|lleva(?:mos|re)?)(?: a)?) (?:mis?|la|el|los|las) (?:abuel|viej|ancian|suegr|bisabuel)\\p{L}+'
/** One's own: 'un plan sin niños' is for adults instead. */
const CHILDREN_LEAVE =
  '(?:sin|ya no (?:van|vienen|llevamos|llevo)(?: a)?|without) (?:mis?|los|las|nuestr[oa]s|my|our|the) (?:nin|hij|cipot|bich|peque|kid|child)\\p{L}*'

const ELDER_AGE = 65
const ADULT_AGE = 18
/** What was kept for them, which ends when they stay at home. */
export const STAYS_HOME = {
  elder: { needs: new Set(['elder', 'walks-little']), isOfAge: (age: number) => age >= ELDER_AGE },
  children: { needs: new Set(['toddler', 'pram']), isOfAge: (age: number) => age < ADULT_AGE },
} as const

/** Who does not come after all, of whom a follow-up tells. @param text normalized */
export function whoLeaves(text: string): 'children' | 'elder' | 'somebody' | null {
  if (containsPhrase(text, CHILDREN_LEAVE)) return 'children'
  if (containsPhrase(text, ELDER_LEAVES)) return 'elder'
  return containsPhrase(text, LEAVES) ? 'somebody' : null
}

/** What is left out, except what is made for children: that ours stay at home excludes none of it. */
export const withChildren = (without: Excluded): Excluded => ({
  ...without,
  amenities: without.amenities.filter((amenity) => amenity !== FOR_CHILDREN),
})
