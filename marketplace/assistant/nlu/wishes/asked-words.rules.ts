// The words of a question that are looked for in the text of a page.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { stopWords } from '../language/stop-words.text.ts'
import { tellingWords } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** How many words of a question are looked for in the text of a page. */
const MOST_ASKED = 8
/** What a question is about. */
export const askedWords = ({ clauses }: Message): string[] => tellingWords(clauses.join(' ')).slice(0, MOST_ASKED)
const STEM = 5
const WHAT_IT_IS =
  'que se hace|que hace uno|que hacen|como es|de que (?:se )?(?:trata|va)|en que consiste|que es|what (?:do|does|can) (?:you|we|one|people) do|what is (?:it|that)'
/** Whether a message asks what one experience is, and nothing of it: 'qué se hace en lo de Nahuizalco'. */
export function asksForAll(message: Message, { title, city }: { title: string; city: string }): boolean {
  const name = foldText(`${title} ${city}`)
  const words = askedWords(message)
  return (
    words.length > 0 &&
    words.every((word) => name.includes(word.slice(0, STEM))) &&
    [message.typed, message.clauses.join(' ')].some((text) => containsPhrase(text, WHAT_IT_IS))
  )
}

/** Of what suits somebody every word counts: 'gradas' tells no title apart. */
export const spokenWords = ({ clauses }: Message): string[] =>
  clauses
    .join(' ')
    .split(' ')
    .filter((word) => word.length > SHORT)
const SHORT = 3

const PUT =
  /(?:^| )(?:tiene|tienen|hay|trae|traen|dan|da|incluye|incluyen|inclui\p{L}+|prestan|ponen|sirven|lleva|llevan|viene con|va con) (?:un |una |unos |unas |el |la |los |las |su |sus |algun |alguna )?(\p{L}{4,})/u
const WITHIN = /(?:^| )(?:el |la |los |las )?(\p{L}{4,}) (?:esta |estan |viene |va )?(?:incluid[oa]s?|included)(?: |$)/u
/** What somebody asks to be there: 'la carpa trae colchón', 'el transporte va incluido'. */
export function thingAsked(text: string): string[] {
  const thing = (PUT.exec(text) ?? WITHIN.exec(text))?.[1]
  return thing && !stopWords.has(thing) ? [thing] : []
}
