// Where somebody wants to go, how near that must be, and where they do not want to go.
import { patternOf } from '../language/pattern.rules.ts'
import { containsPhrase, type RemainingText, takeMatch, wholeWordPattern } from '../normalize-typing.rules.ts'
import { type PlaceName, readPlace } from '../places.rules.ts'
import { knownWords } from '../slots.rules.ts'

/** How far a part of the country reaches from its largest town. */
const WIDE_MINUTES = 90
/** 'pero no en San Salvador', 'que no sean en Apaneca' */
const NOT_IN = wholeWordPattern(
  '(?:que )?(?:no (?:(?:sea|quede|este)n? |quiero )?(?:en|por|(?:el|la|lo) del?)|fuera de|menos en|excepto)(?= \\p{L})',
)
const NEARBY = patternOf(
  'algo cerca / mas (cerca|cercan[oa]) / cerca de (mi|aqui|donde estoy) / (por|cerca de) (aqui|ahi|alli|alla) / (por|en) (la|esa) (misma|mismo) (zona|area|lado|rumbo) / (por|en) esa (zona|area) / por (ese|el mismo) (lado|rumbo) / cerquita / no (tan|muy) lejos / que no (este|quede|sea) (tan|muy)? lejos',
)

/** 'ni Ruta de las Flores, más bien Suchitoto': the place right after the negation, removed with it; null when there is none. */
function placeTakenBack(rest: RemainingText, places: readonly PlaceName[]): PlaceName | null {
  const match = /(?:^| )(?:no )*(?:ni|ya no|no)(?: (?:en|a|por|el|la))? (\p{L}+(?: \p{L}+){0,4})/u.exec(rest.text)
  if (!match) return null
  const after = { text: match[1]! }
  const place = readPlace(after, places, knownWords)
  if (!place || after.text.split(' ')[0] === match[1]!.split(' ')[0]) return null
  const [before, behind] = [rest.text.slice(0, match.index), rest.text.slice(match.index + match[0].length)]
  rest.text = `${before} ${after.text} ${behind}`.replace(/\s+/g, ' ').trim()
  return place
}

/** The place that a wish excludes, removed from the text; null when there is none. */
export const readAvoidedPlace = (rest: RemainingText, places: readonly PlaceName[]): PlaceName | null =>
  takeMatch(rest, NOT_IN) ? readPlace(rest, places, knownWords) : placeTakenBack(rest, places)

export type Where = {
  place: ReturnType<typeof readPlace>
  /** Whether what is near the place, or near whoever asks, will do. */
  near: boolean
  /** How long the way may be; null where the place itself is meant. */
  minutes: number | null
}

/** @param reach minutes of travel that the message named, or null */
export function readWhere(rest: RemainingText, reach: number | null, places: readonly PlaceName[]): Where {
  const notFar = containsPhrase(rest.text, '(?:no|ni) (?:\\S+ ){0,2}lejos')
  const place = readPlace(rest, places, knownWords)
  const near =
    place?.near === true || (place !== null && (reach !== null || notFar)) || takeMatch(rest, NEARBY) !== null
  return { place, near, minutes: place && (reach ?? (place.wide ? WIDE_MINUTES : null)) }
}
