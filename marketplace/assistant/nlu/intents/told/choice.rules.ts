// What is chosen of the questions that the assistant offered: 'la primera', 'lo de la comisión', 'sí' to the only one.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'

const PLACES = [
  /^(?:la |el |lo |the )?(?:primer[oa]?|1|first)(?: one)?$/u,
  /^(?:la |el |lo |the )?(?:segund[oa]|2|second)(?: one)?$/u,
  /^(?:la |el |lo |the )?(?:tercer[oa]?|3|third)(?: one)?$/u,
]
const LAST = /^(?:la |el |lo |the )?(?:ultim[oa]|last)(?: one)?$/u
const YES =
  /^(?:si|sip|simon|va|aja|eso|esa|ese|exacto|correcto|yes|yeah|yep|right|that)(?: (?:eso|esa|por favor|please|one|es))?$/u
const MOST_WORDS = 6
const STEM = 5
const tellingOf = (text: string) =>
  foldText(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, STEM))

/**
 * The question that a short message chooses.
 * @param offered the questions of the last answer, in their order
 * @returns null when it chooses none of them, or when it may be several
 */
export function chosenOf(message: string, offered: readonly string[] = []): string | null {
  const text = foldText(message)
  if (offered.length === 0 || text.split(' ').length > MOST_WORDS) return null
  const at = PLACES.findIndex((place) => place.test(text))
  if (at >= 0) return offered[at] ?? null
  if (LAST.test(text)) return offered.at(-1)!
  if (YES.test(text)) return offered.length === 1 ? offered[0]! : null
  const words = tellingOf(text)
  const fitting = offered.filter((question) => words.every((word) => tellingOf(question).includes(word)))
  return words.length > 0 && fitting.length === 1 ? fitting[0]! : null
}
