// Every word that some table knows, and the known word that a misspelled one stands for: 'komer', 'cavallo', 'baratito'.

import { compareRows } from './compare.text.ts'
import { courtesy, intentRows } from './intents.text.ts'
import { nearDay } from './near-day.rules.ts'
import { needRows } from './needs.text.ts'
import { aspectRows, topicRows } from './questions.text.ts'
import { slotRows } from './slots.text.ts'
import { stopWords } from './stop-words.text.ts'
import { shapeRows } from './wish/shapes.text.ts'

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const tokens = [
  ...new Set(
    [
      ...[...slotRows, ...shapeRows, ...needRows, ...topicRows, ...aspectRows, ...intentRows, ...compareRows].map(
        ({ say }) => say,
      ),
      ...Object.values(courtesy),
    ].flatMap((say) => folded(say).split(/[()|\s/]+/)),
  ),
].filter((token) => /\p{L}{3}/u.test(token))

/** Words of dates and numbers, which are read by rules and stand in no table. */
const CALENDAR =
  'lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre manana pasado proximo proxima siguiente fines personas adultos ninos horas minutos dolares dieciseis cuatro cinco siete ocho nueve quince veinte treinta cuarenta cincuenta sesenta ochenta noventa total entre hasta menos maximo desde despues antes presupuesto cabeza parejas familia grupo cerca lejos'

const literal: ReadonlySet<string> = new Set([
  ...stopWords,
  ...CALENDAR.split(' '),
  ...tokens.filter((token) => /^\p{L}+$/u.test(token)),
])
const patterns = new RegExp(
  `^(?:${tokens
    .filter((token) => !/^\p{L}+$/u.test(token) && /^[\p{L}[\]*?]+$/u.test(token) && /\p{L}{3}/u.test(token))
    .map((token) => token.replaceAll('*', '\\p{L}*').replace(/\?$/u, '?'))
    .join('|')})$`,
  'u',
)

/** Surely a word: one of a short beginning and anything else proves nothing. */
const isSurelyKnown = (word: string): boolean =>
  literal.has(word) || (patterns.test(word) && stems.some((stem) => word.startsWith(stem)))

export const isKnown = (word: string): boolean => literal.has(word) || patterns.test(word)

const stems = tokens.filter((token) => token.endsWith('*')).flatMap((token) => /^\p{L}{5,}/u.exec(token)?.[0] ?? [])

/** Letters that sound alike, and what is written instead. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/k(?=[ei])/gu, 'qu'],
  [/k/gu, 'c'],
  [/q(?!u)/gu, 'c'],
  [/b/gu, 'v'],
  [/v/gu, 'b'],
  [/z/gu, 's'],
  [/s/gu, 'c'],
  [/s/gu, 'z'],
  [/c(?=[ei])/gu, 's'],
  [/y/gu, 'll'],
  [/ll/gu, 'y'],
  [/j(?=[ei])/gu, 'g'],
  [/g(?=[ei])/gu, 'j'],
  [/(?<!c)h/gu, ''],
  [/^(?=[aeiou])/gu, 'h'],
  [/n(?=[pb])/gu, 'm'],
  [/x/gu, 's'],
  [/w/gu, 'gu'],
  [/(\p{L})\1/gu, '$1'],
]

/** The spellings that differ in one place. */
const variantsOf = (word: string): string[] => [
  ...new Set(
    ALIKE.flatMap(([letters, instead]) =>
      [...word.matchAll(letters)].map(
        (match) =>
          `${word.slice(0, match.index)}${instead === '$1' ? match[1] : instead}${word.slice(match.index + match[0].length)}`,
      ),
    ),
  ),
]

/** 'baratito' as 'barato', 'cerquita' as 'cerca'. */
function withoutDiminutive(word: string): string | null {
  const match = /^(\p{L}{3,}?)(?:c|z|s)?it([oa])(s?)$/u.exec(word)
  if (!match) return null
  const [, stem, gender, plural] = match
  const root = stem!.replace(/qu$/u, 'c').replace(/gu$/u, 'g')
  return (
    [`${root}${gender}${plural}`, `${root}o${plural}`, `${root}a${plural}`, `${root}e${plural}`, root].find(isKnown) ??
    null
  )
}

const cache = new Map<string, string>()
const MAX_CACHED = 5000

/** The known word that a typed one stands for; the word itself when it is known or nothing is like it. */
export function respelled(word: string): string {
  if (word.length < 4 || /\d/.test(word) || isKnown(word)) return word
  const before = cache.get(word)
  if (before !== undefined) return before
  const once = variantsOf(word)
  const right =
    nearDay(word) ??
    withoutDiminutive(word) ??
    once.find(isSurelyKnown) ??
    once.flatMap(variantsOf).find((variant) => variant.length > 4 && isSurelyKnown(variant)) ??
    word
  if (cache.size >= MAX_CACHED) cache.clear()
  cache.set(word, right)
  return right
}
