// What a sentence is compared by: stems, pairs of stems, the groups of words that say the same, and the kinds of names. Days, months, numbers and things that one can
// do stand for each other, so that what is known of 'surf el sábado' is known of 'kayak el martes', too.
import { wordsIn } from '../language/pattern.rules.ts'
import { stemOf, synonymsOf } from '../language/sentences/synonyms.rules.ts'
import { slotRows } from '../language/slots.text.ts'
import { respelled } from '../language/vocabulary.rules.ts'
import { normalizeTyping } from '../normalize-typing.rules.ts'

/** Words that little depends on; they still count a little, because 'me la' and 'mi' tell what is one's own. */
const SLIGHT = new Set(
  'el la los las un una unos unas de del al a en por para y e o u lo le les se su es esta este esto eso esa ese muy mas pues bueno hola por favor gracias the a an of to in on at for is are it and or this'.split(
    ' ',
  ),
)
const DAY =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)$/
const MONTH =
  /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december)$/
/** Words of the tables of things that stand in every sentence. */
const COMMON = new Set('algo hacer donde quiero para como tour tours cosa cosas clase clases taller'.split(' '))
const things: ReadonlySet<string> = new Set(
  slotRows
    .filter(({ slot }) => slot === 'thing' || slot === 'category')
    .flatMap(({ say }) => wordsIn(say))
    .filter((word) => !COMMON.has(word))
    .map(stemOf),
)
/** What a place is called instead of by its name; see `withoutNames`. */
export const PLACE = 'xlugar'

/** The kind of name that a word is; null for an ordinary one. */
function kindOf(word: string): string | null {
  if (word === PLACE) return PLACE
  if (/^[$\d]/.test(word)) return 'xnum'
  if (DAY.test(word)) return 'xdia'
  if (MONTH.test(word)) return 'xmes'
  return things.has(stemOf(word)) ? 'xcosa' : null
}

/** Features of a text with their weights; the pairs have a blank in their name, groups of words an @ before it. */
export function featuresOf(text: string): Map<string, number> {
  const features = new Map<string, number>()
  const sequence: string[] = []
  const meant: string[] = []
  for (const typed of normalizeTyping(text).split(' ').filter(Boolean)) {
    const word = respelled(typed)
    const stem = stemOf(word)
    const kind = kindOf(word)
    if (kind === null) features.set(stem, SLIGHT.has(stem) ? 0.3 : 1)
    else features.set(kind, 0.5)
    // 'tortugas' is one thing among others, but it also says something by itself.
    if (kind === 'xcosa') features.set(stem, 0.5)
    sequence.push(kind ?? stem)
    const group = kind === null ? synonymsOf(stem) : undefined
    if (group) features.set(group, 1)
    meant.push(group ?? kind ?? stem)
  }
  const isOfGroups = (at: number) => meant[at]!.startsWith('@') || meant[at + 1]!.startsWith('@')
  for (const [at, word] of meant.slice(1).entries()) if (isOfGroups(at)) features.set(`${meant[at]} ${word}`, 0.5)
  for (const [at, stem] of sequence.slice(1).entries()) features.set(`${sequence[at]} ${stem}`, 0.7)
  if (sequence.length > 0) features.set(`^ ${sequence[0]}`, 0.4).set(`${sequence.at(-1)} $`, 0.2)
  return features
}
