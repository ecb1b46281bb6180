import { foldText, typos } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { type RemainingText, takeMatch, wholeWordPattern } from './normalize-typing.rules.ts'

/** A place name as people say it, and as we write it. */
export type PlaceName = { name: string; kind: 'region' | 'town' | 'beach' | 'sight' | 'water' }

/** Other names for places in the list. */
const ALSO: Record<string, string> = {
  ataco: 'Concepción de Ataco',
  sivar: 'San Salvador',
  soya: 'Soyapango',
  tecla: 'Santa Tecla',
  chalate: 'Chalatenango',
  'la capital': 'San Salvador',
  coatepeque: 'Lago de Coatepeque',
  suchitlan: 'Lago Suchitlán',
  ilamatepec: 'Volcán de Santa Ana',
  boqueron: 'El Boquerón',
  'volcan de san salvador': 'El Boquerón',
  tunco: 'El Tunco',
  zonte: 'El Zonte',
  cuco: 'El Cuco',
  'los planes': 'Los Planes de Renderos',
  pital: 'El Pital',
  jiquilisco: 'Bahía de Jiquilisco',
  fonseca: 'Golfo de Fonseca',
  'puerto el triunfo': 'Puerto El Triunfo',
  montecristo: 'Parque Nacional Montecristo',
  'bitcoin beach': 'El Zonte',
  aeropuerto: 'San Luis Talpa',
  oriente: 'San Miguel',
  'zona oriental': 'San Miguel',
  occidente: 'Santa Ana',
  'zona occidental': 'Santa Ana',
}

/** Parts of the country: around their largest town. */
const AROUND = /oriente|oriental|occidente|occidental/

/**
 * Words of questions that would match a place with a typing error but are not meant as one. Real places such as 'la libertad',
 * 'la unión' and 'berlín' are not in this list.
 */
const NEVER = new Set(
  'mejor reina colon verapaz dulce flores puerta centro puerto playa volcan lago laguna cerro parque isla barra diablo verde union libertad palma salvador nombre julian diego marcos martin colores'.split(
    ' ',
  ),
)

/** Typing errors allowed: one from five emails, two from nine. */
const slips = (length: number) => (length < 5 ? 0 : length < 9 ? 1 : 2)
const LIKES = /^(?:gust|fascin|encant|ador|am)(?:a|an|o|e|en|amos)$/u
const MAX_WORDS = 5

/** Emails that sound alike in Spanish: 'koatepeque', or 'Suchitoto' with a z. */
const sound = (text: string) => text.replaceAll('k', 'c').replaceAll('z', 's').replaceAll('v', 'b')

/** Phrases for "in", "near" and "from" a place. */
const BEFORE =
  '(?:(?:que este |quede |cerca|alrededor|alrededores|lejos|zona|area|departamento|pueblo|ciudad|depto|cabecera|playa|la playa)(?: de| del)? |en |por |de |del |a |al |hacia |desde |para )*(?:el |la |los |las )?'

/** 'qué queda más cerca de Santa Tecla, …': the place that is measured from is none of those that are compared. */
export function withoutReference(text: string, names: readonly PlaceName[], knownWords: ReadonlySet<string>): string {
  const [, before, after] = /^(.*(?:cerca|cercan[oa]|lejos|retirad[oa]) (?:de|del|a) )(.+)$/u.exec(text) ?? []
  if (before === undefined || after === undefined) return text
  const words = after.split(' ')
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
    const rest: RemainingText = { text: words.slice(0, count).join(' ') }
    if (readPlace(rest, names, knownWords) && rest.text === '') return `${before}${words.slice(count).join(' ')}`.trim()
  }
  return text
}

type MentionedPlace = {
  name: string
  kind: PlaceName['kind']
  near: boolean
  /** Whether a part of the country was named, which reaches further than a town. */
  wide: boolean
}

type Known = { key: string; name: string; sounds: string; words: number; most: number }
const named = (key: string, name: string): Known => ({
  key,
  name,
  sounds: sound(key),
  words: key.split(' ').length,
  most: slips(key.replaceAll(' ', '').length),
})
const indexes = new WeakMap<readonly PlaceName[], { exact: Map<string, string>; all: Known[] }>()
/** The names of places as they are compared; the same list is asked for with every message. */
function indexOf(names: readonly PlaceName[]) {
  const before = indexes.get(names)
  if (before) return before
  const folded = names.map(({ name }) => named(foldText(name), name))
  const index = {
    exact: new Map([...folded.toReversed().map(({ key, name }) => [key, name] as const), ...Object.entries(ALSO)]),
    all: [...Object.entries(ALSO).map(([key, name]) => named(key, name)), ...folded],
  }
  indexes.set(names, index)
  return index
}

/**
 * The place of a message, typing errors allowed; removed from the text with its preposition. The longest name wins: 'volcán de
 * Santa Ana' is not Santa Ana.
 * @param knownWords words with another meaning, which never match a place with typing errors
 */
export function readPlace(
  rest: RemainingText,
  names: readonly PlaceName[],
  knownWords: ReadonlySet<string>,
): MentionedPlace | null {
  const words = rest.text.split(' ')
  const { exact: byKey, all } = indexOf(names)
  for (let length = Math.min(MAX_WORDS, words.length); length > 0; length--) {
    let best: { name: string; at: number; slipped: number } | null = null
    for (let at = 0; at + length <= words.length; at++) {
      const phrase = words.slice(at, at + length).join(' ')
      const alone = length === 1
      if (alone && (NEVER.has(phrase) || knownWords.has(phrase)) && !ALSO[phrase]) continue
      // 'le fascinan las flores' is no beach.
      const liked =
        words[at - 1] === 'y' ? words.slice(0, at).some((word) => LIKES.test(word)) : LIKES.test(words[at - 1] ?? '')
      if (liked && /^(?:el|la|los|las) /u.test(phrase)) continue
      const exact = byKey.get(phrase)
      if (exact && (!best || best.slipped > 0)) best = { name: exact, at, slipped: 0 }
      if (
        best ||
        !/\p{L}{5}/u.test(phrase) ||
        // 'cambiarle el pañal' is no misspelled place.
        (alone && /^(?:el|la|un|una|los|las|mi|su)$/u.test(words[at - 1] ?? '')) ||
        (alone ? knownWords.has(phrase) : words.slice(at, at + length).every((word) => knownWords.has(word)))
      )
        continue
      const key = sound(phrase)
      const [near] = all
        .filter(({ words: count, sounds }) => count === length && sounds[0] === key[0])
        .map(({ name, sounds, most }) => ({ name, slipped: typos(key, sounds, 2), most }))
        .filter(({ slipped, most }) => slipped <= most)
        .toSorted((a, b) => a.slipped - b.slipped)
      if (near) best = { name: near.name, at, slipped: 1 }
    }
    if (!best) continue
    const phrase = words.slice(best.at, best.at + length).join(' ')
    const cut = takeMatch(rest, wholeWordPattern(`${BEFORE}${phrase.replace(/[$./-]/g, '\\$&')}`))
    const kind = names.find(({ name }) => name === best.name)?.kind ?? 'town'
    return {
      name: best.name,
      kind,
      near: AROUND.test(phrase) || /cerca|alrededor/.test(cut?.[0] ?? ''),
      wide: AROUND.test(phrase),
    }
  }
  return null
}
