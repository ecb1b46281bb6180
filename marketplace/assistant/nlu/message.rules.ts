// What was typed, made ready: its language, its clauses in plain words, and how each word was written.
import { englishEmpty, englishPhrases, englishWords } from './language/english.text.ts'
import { pairsOf, patternOf } from './language/pattern.rules.ts'
import { bare, plain } from './words.rules.ts'

export type Language = 'es' | 'en'

export type Message = {
  language: Language
  /** Between commas and full stops, in plain Spanish words. */
  clauses: string[]
  /** The plain words as they were typed, ñ and accents kept. */
  written: ReadonlyMap<string, string>
}

const SPANISH = new Set(
  'el la los las un una unos unas de del que quiero queremos para con sin por en y o no me mi mis es hay como cuanto donde cuando algo hola gracias somos tengo puedo se lo le te tu su al mas muy pero si ya hoy manana reserva reservas'.split(
    ' ',
  ),
)

/** English needs more of its own words than Spanish has of its own. */
export function languageOf(message: string): Language {
  const words = bare(message).match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => englishWords.has(word) && !SPANISH.has(word)).length
  const spanish = words.filter((word) => SPANISH.has(word) && !englishWords.has(word)).length
  return english > spanish && english * 3 >= words.length ? 'en' : 'es'
}

const translations = pairsOf(englishPhrases).map(
  ([english, spanish]) => [new RegExp(patternOf(english).source, 'gu'), spanish] as const,
)

/** English in the Spanish words of the tables; what is in no table is left as it is. */
function translated(text: string): string {
  let spanish = text
  // Marks keep what was put into Spanish from being read as English again.
  const made: string[] = []
  for (const [english, words] of translations)
    spanish = spanish.replace(english, () => {
      made.push(words)
      return `⟦${made.length - 1}⟧`
    })
  return spanish
    .split(' ')
    .filter((word) => !englishEmpty.has(word))
    .join(' ')
    .replace(/⟦(\d+)⟧/g, (_, at) => ` ${made[Number(at)]} `)
    .replace(/\s+/g, ' ')
    .trim()
}

const CLAUSE_END = /[,;:!?¡¿()\n"«»…]+|\.+(?=\s|$)/u

/** Reads one message. */
export function readMessage(message: string): Message {
  const language = languageOf(message)
  const clauses = message
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .split(CLAUSE_END)
    .map((clause) =>
      language === 'en'
        ? translated(
            bare(clause)
              .replace(/[^\p{L}\p{N}$./-]+/gu, ' ')
              .trim(),
          )
        : plain(clause),
    )
    .map((clause) => (language === 'en' ? plain(clause) : clause))
    .filter(Boolean)
  // Markup is nobody's word: nothing of such a message is repeated.
  const typed = /[<>{}=@\\]|:\/\//.test(message) ? [] : (message.match(/[\p{L}\p{N}]+/gu) ?? [])
  return { language, clauses, written: new Map(typed.map((word) => [bare(word), word])) }
}
