// Which people a message names: hosts, whom everybody may ask about, and a host's own guests.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { stopWords } from '../language/stop-words.text.ts'
import { knownWords } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import type { Person } from './people-question.rules.ts'

/** Words before a name that make a name of any word: 'doña Luz', 'el guía Campos'. */
const TITLES: ReadonlySet<string> = new Set(
  'don dona nina guia anfitrion anfitriona senor senora sr sra seno profe host guide'.split(' '),
)
/** 'Santa Ana' and 'San Miguel' are places. */
const OF_PLACES: ReadonlySet<string> = new Set(['san', 'santa', 'santo'])
/** Names that are words, too: they name somebody after these words only, and not in 'zona rosa' and 'casa blanca'. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'rosa blanca luz sol paz flor mar estrella consuelo pilar cruz campos flores perla victoria'.split(' '),
)
const BEFORE_NAMES: ReadonlySet<string> = new Set([
  ...TITLES,
  ...'la el con donde sobre about is tal es y o a de'.split(' '),
])
/** How much a word of a name tells; surnames alone name somebody only together. */
const FIRST = 4
const SECOND = 3
const SURNAME = 2
const ENOUGH = 3

/** The words of a message that may belong to a name. @param typed as the message was typed, without accents and capitals */
export function nameWords(typed: string): string[] {
  const words = typed.split(' ')
  return [
    ...new Set(
      words.filter((word, at) => {
        const before = words[at - 1] ?? ''
        if (word.length < 3 || stopWords.has(word) || OF_PLACES.has(before) || OF_PLACES.has(word)) return false
        if (ALSO_WORDS.has(word) && at > 0 && !BEFORE_NAMES.has(before)) return false
        return TITLES.has(before) || !knownWords.has(word)
      }),
    ),
  ]
}

/** Whom the words name best: several when a name is that of several people, none when nobody is called so. */
export function peopleNamed<One extends Person>(typed: string, among: readonly One[]): One[] {
  const words = new Set(nameWords(typed))
  const titled = /(?:^| )(?:don|dona|nina|guia|anfitrion|anfitriona|senora?|profe|host|guide) (\p{L}{3,})/u.exec(
    typed,
  )?.[1]
  const scored = among.map((one) => {
    const names = foldText(one.name)
      .split(' ')
      .filter((name) => name.length > 2)
    const score = names.reduce((sum, name, at) => {
      if (!words.has(name)) return sum
      // After 'señor' the surname names somebody.
      const tells = at === 0 ? FIRST : at === 1 && names.length > 2 ? SECOND : SURNAME
      return sum + (name === titled ? Math.max(SECOND, tells) : tells)
    }, 0)
    return { one, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best < ENOUGH ? [] : scored.filter(({ score }) => score === best).map(({ one }) => one)
}

/** Whether a name stands after 'el guía', written with a capital. */
export function unknownName({ typed, written }: Message): boolean {
  const name =
    /(?:^| )(?:(?:el|la|al|del) (?:guia|anfitrion|anfitriona)|don|dona|the (?:guide|host)) (\p{L}{3,})(?= |$)/u.exec(
      typed,
    )?.[1]
  return name !== undefined && !knownWords.has(name) && /^\p{Lu}/u.test(written.get(name) ?? '')
}
