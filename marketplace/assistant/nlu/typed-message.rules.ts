// Prepares a typed message: its language, its clauses in plain words, and the spelling of each word.

import { withoutRetracted } from './corrections.rules.ts'
import { withoutHappened } from './criteria/free-days.rules.ts'
import { englishPhrases, englishStopWords, englishWords } from './language/english.text.ts'
import { pairsOf, patternOf } from './language/pattern.rules.ts'
import { respelled } from './language/vocabulary.rules.ts'
import { foldAccents, normalizeTyping, withoutPictures } from './normalize-typing.rules.ts'
import { peopleInSpanish } from './people/english-people.rules.ts'

export type Language = 'es' | 'en'

export type Message = {
  language: Language
  /** Separated by punctuation, in plain Spanish words. */
  clauses: string[]
  /** The whole message in one line without accents, capitals and punctuation, in its original language. */
  typed: string
  /** From plain words to their typed form, with ñ and accents. */
  written: ReadonlyMap<string, string>
}

const SPANISH = new Set(
  'el la los las un una unos unas de del que quiero queremos para con sin por en y o no me mi mis es hay como cuanto donde cuando algo hola gracias somos tengo puedo se lo le te tu su al mas muy pero si ya hoy manana reserva reservas son cuantos cuantas cuales'.split(
    ' ',
  ),
)

/** Words of both languages. */
const NEUTRAL = new Set(
  'tour tours kayak surf snorkel camping whatsapp google visa app chat host canopy hotel bus casual'.split(' '),
)
const isEnglish = (word: string) => englishWords.has(word) && !SPANISH.has(word) && !NEUTRAL.has(word)

/** English only if its words outnumber the Spanish ones. */
export function languageOf(message: string): Language {
  const words = (foldAccents(message).match(/\p{L}+/gu) ?? []).filter((word) => !NEUTRAL.has(word))
  const english = words.filter(isEnglish).length
  const spanish = words.filter((word) => SPANISH.has(word) && !englishWords.has(word)).length
  return english > spanish && (english * 3 >= words.length || (spanish === 0 && english > 1)) ? 'en' : 'es'
}

/** The language of a conversation: of the latest message that shows one, because 'ok 4 pm' is of any. */
export function languageOfTalk(messages: readonly string[]): Language {
  const shows = messages.findLast((message) =>
    (foldAccents(message).match(/\p{L}+/gu) ?? []).some(
      (word) => isEnglish(word) || (SPANISH.has(word) && !englishWords.has(word)),
    ),
  )
  const latest = messages.at(-1) ?? ''
  return languageOf((/\p{M}|ñ|¿|¡/u.test(latest.normalize('NFD')) ? latest : shows) ?? latest)
}

const isSpanish = (clause: string) => {
  const words = foldAccents(clause).match(/\p{L}+/gu) ?? []
  const spanish = words.filter((word) => SPANISH.has(word) && !englishWords.has(word)).length
  return spanish > 1 && spanish > words.filter((word) => englishWords.has(word) && !SPANISH.has(word)).length
}

/** Conjunctions and pronouns with which the other language begins within a clause. */
const CHANGES =
  /(?<=\p{L} )(?=(?:but|and|we|i|im|my|our|is there|are there|do you|does it|can we|can i|what|how|where|pero|somos|queremos|quiero|tengo|hay|con mis?|para mis?)(?: \p{L}+){2})/iu
const byLanguage = (clause: string): string[] => {
  const parts = clause.split(CHANGES)
  return parts.some(isSpanish) && parts.some((part) => languageOf(part) === 'en') ? parts : [clause]
}

const translations = pairsOf(englishPhrases).map(
  ([english, spanish]) => [new RegExp(patternOf(english).source, 'gu'), spanish] as const,
)

const MONTHS =
  'january enero february febrero march marzo april abril june junio july julio august agosto september septiembre october octubre november noviembre december diciembre jan enero feb febrero apr abril aug agosto sep septiembre sept septiembre oct octubre nov noviembre dec diciembre'.split(
    ' ',
  )
const ENGLISH_MONTH = MONTHS.filter((_, at) => at % 2 === 0).join('|')
const spanishMonth = (word: string) => MONTHS[MONTHS.indexOf(word) + 1]!

const DAYS =
  'monday lunes tuesday martes wednesday miercoles thursday jueves friday viernes saturday sabado sunday domingo'.split(
    ' ',
  )
const ENGLISH_DAY = DAYS.filter((_, at) => at % 2 === 0).join('|')
const spanishDay = (word: string) => DAYS[DAYS.indexOf(word) + 1]!

/** 'dec 3', 'december 3rd', '3rd of december', 'for 2': numbers, which the phrase table cannot express. */
const withFigures = (text: string): string =>
  peopleInSpanish(text)
    .replace(
      new RegExp(`\\b(?:on |the )*(${ENGLISH_MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b`, 'g'),
      (_, month, day) => `el ${day} de ${spanishMonth(month)}`,
    )
    .replace(
      new RegExp(`\\b(?:on |the )*(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${ENGLISH_MONTH})\\b`, 'g'),
      (_, day, month) => `el ${day} de ${spanishMonth(month)}`,
    )
    // 'dec 20 to jan 3', 'dec 20-23'
    .replace(
      /\b(?:from )?el (\d{1,2}) de (\p{L}+) ?(?:-|to|until|till|through|thru) ?(?:el |the )?(\d{1,2})(?:st|nd|rd|th)?(?: de (\p{L}+))?\b/gu,
      (_, first, month, last, other) => `del ${first} de ${month} al ${last} de ${other ?? month}`,
    )
    .replace(
      /\b(?:land|arrive|get (?:there|in)|fly in|come|here|be there|staying)(?: \w+)? (?:on )?(?:the )?(?:el )?(\d{1,2})(?:st|nd|rd|th)?(?: de \w+)? (?:and|to|until|till) (?:we |i )?(?:leave|fly out|fly back|go back|depart|go home)?(?: on)?(?: the)?(?: el)? (\d{1,2})(?:st|nd|rd|th)?\b/g,
      'del $1 al $2',
    )
    .replace(
      new RegExp(
        `\\b(?:land|arrive|get in|fly in|come|here|be there|there|from)(?: at)?(?: \\d{1,2}(?::\\d\\d)? ?(?:am|pm)?)?(?: on)? (${ENGLISH_DAY})(?: (?:at |in the |around )?\\w+)? (?:and|to|until|till) (?:we |i )?(?:leave|fly out|fly back|go back|depart|go home)?(?: on)? ?(${ENGLISH_DAY})(?: \\w+)?\\b`,
        'g',
      ),
      (_, first, last) => `del ${spanishDay(first)} al ${spanishDay(last)}`,
    )
    .replace(/\bbudget:? (?:is |of |around |about |max )?\$?(\d+)\b/g, 'presupuesto de $1 dolares')
    .replace(
      /\b(?:kids?|children)(?: aged| ages| of)? (\d{1,2}) and (\d{1,2})\b(?! (?:kids|anos))/g,
      'ninos de $1 y $2 anos',
    )
    .replace(/\bweekend of (?:the )?(?:el )?(\d{1,2})(?:st|nd|rd|th)?\b/g, 'fin de semana del $1')
    .replace(/\b(?:on |for )?the (\d{1,2})(?:st|nd|rd|th)\b/g, 'dia $1')
    .replace(/\b(?:the |that )?week of (?:el )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/g, 'la semana del $1')
    .replace(
      /\$ ?(\d+) budget\b|\b(\d+) (?:dollars?|bucks|usd) budget\b/g,
      (_, one, other) => `presupuesto de ${one ?? other} dolares`,
    )
    // 'free from 2 to 5'
    .replace(
      /\b(?<!(?:ages|aged|kids|children|girls|boys) )(?:free |available )?(?:from|between) (\d{1,2})(?::00)? ?(?:am|pm)? (?:to|and|until|till|y) (\d{1,2})(?::00)? ?(?:am|pm)?(?= (?:on|this|tomorrow|today|next|mon|tues|wed|thurs|fri|sat|sun)|$)/g,
      'de $1 y $2',
    )
    .replace(
      /\b(?:within|less than|under|no more than|max|up to) (?:an?|(\d)) ?(hours?|hrs?)(?: drive| away)? (?:of|from) /g,
      (_, hours = '1') => `maximo ${hours} horas de `,
    )
    .replace(
      /\b(?:and|plus|with) (?:a|an|one|my|our) (1?\d)[ -]?(?:yrs?|years?|y\/o|yo)[ -]?(?:old)?\b/g,
      'y 1 nino de $1 anos',
    )
    .replace(/\b(\d{1,2}) ?(?:yrs?|years?|y\/o|yo)(?: old)?\b/g, '$1 anos')
    .replace(/\b(?:mine|she|he|my (?:son|daughter|kid|child|boy|girl)) is (\d{1,2})\b/g, 'hijo de $1 anos')
    .replace(
      /\b(?:dad|mom|mum|father|mother|grandma|grandmother|grandpa|grandfather|husband|wife|aunt|uncle) (?:is|s|turns|just turned) (\d{2})\b/g,
      'papa de $1 anos',
    )
    .replace(
      /\b(?:have|got|staying|stay|here for|in town for|there for) (?:for )?(\d{1,2}|two|three|four|five|six|seven) (?:full |whole )?(?:days|nights)\b/g,
      'tenemos $1 dias',
    )
    .replace(/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) free\b/g, '$1 libre')
    .replace(/\b(?:parents|they|grandparents|both|folks) are (\d{2}) and (\d{2})\b/g, 'mis papas de $1 y $2 anos')
    .replace(/\b(\d{1,2}) and (\d{1,2})\b/g, '$1 y $2')
    // 'the santa ana volcano', 'izalco volcano'
    .replace(/\b(?:the )?(santa ana|izalco|san salvador|san miguel|conchagua) volcano\b/g, 'volcan de $1')
    .replace(/\blake (coatepeque|ilopango|suchitlan|suchitoto|guija)\b/g, 'lago de $1')
    .replace(/\b(?:for )?the (\d{1,2}) of us\b/g, 'para $1 personas')
    .replace(
      /\b(?:that |which )?(?:ends?|finish(?:es)?|(?:(?:need to |have to |must |should )?(?:is|are|be|gets?|getting) )?(?:over|done|back)(?: home| at the hotel| in town)?)(?: by| before) (\d{1,2})(?::?00)? ?(am|pm)?\b/g,
      'que termine antes de las $1 $2',
    )
    .replace(/\b(differences? between .+?) and (?=.)/g, '$1 y ')
    .replace(MAY_GO, 'puede ir mi nino de $1 anos')
    .replace(FIT_FOR, 'puede ir mi nino de $2 anos a $1')
    .replace(/\bfor (\d{1,2}) adults?\b/g, 'para $1 adultos')
    .replace(/\bfor (\d{1,2})\b(?! ?(?:dollars|bucks|usd|hours?|days?|nights?|years?|year|min))/g, 'para $1 personas')

/** 'can my 6 year old come', 'is the zipline ok for a 6 year old' */
const OLD = '(\\d{1,2}) anos(?: (?:son|daughter|boy|girl|kid|child|nephew|niece))?'
const MAY_GO = new RegExp(`\\b(?:can|could|may) (?:my |our |a |an |the |his |her )?${OLD}\\b`, 'g')
const FIT_FOR = new RegExp(
  `\\b(?:is|are|s) (?!it |this |that |there |they |any)([a-z ]{3,40}?) (?:ok|okay|safe|good|suitable|fine|appropriate|alright) for (?:my |our |a |an |the )?${OLD}\\b`,
  'g',
)

/** English replaced by the Spanish words of the tables; unknown words stay as they are. */
function translated(text: string): string {
  let spanish = withFigures(
    text
      .replace(/\bi m\b/g, 'i am')
      .replace(/\b(we|they|you) re\b/g, '$1 are')
      .replace(/\b(it|that|he|she|what|where|who|how|there) s\b/g, '$1 is'),
  )
  // Replaced parts are marked, so that they are not read as English again.
  const clauses: string[] = []
  for (const [english, words] of translations)
    spanish = spanish.replace(english, () => {
      clauses.push(words)
      return `⟦${clauses.length - 1}⟧`
    })
  return spanish
    .split(' ')
    .filter((word) => !englishStopWords.has(word))
    .join(' ')
    .replace(/⟦(\d+)⟧/g, (_, at) => ` ${clauses[Number(at)]} `)
    .replace(/\s+/g, ' ')
    .trim()
}

/** 'de 4, 9 y 12' is one list. */
const NUMBERS = /(?<![\d$.])\d{1,2}(?:, ?\d{1,2})+ (?:y|e|and|&) (?:de |otro de )?\d{1,2}(?!\d)/giu

/** 'tengo 52 y no hago ejercicio' is how old somebody is, and no sum of money. */
const OWN_AGE =
  /(?<!\p{L})tengo [3-9]\d(?=,? (?:y|pero) (?:(?:ya |casi )?no (?:hago|aguanto|camino|soy|estoy)|me (?:duele|cuesta|canso|falla|operaron)|nunca he|sufro|padezco|peso |poca condici))/giu

const CLAUSE_END = /[,;:!?¡¿()\n"«»…]+|\.+(?=\s|$)/u

/** A turn reads its message and its parts many times, and the earlier ones of the conversation once each. */
const latest = new Map<string, Message>()
const MOST_READ = 64

/** Reads one message. */
export function readMessage(message: string): Message {
  const before = latest.get(message)
  if (before) return before
  if (latest.size >= MOST_READ) latest.clear()
  const read = reading(message)
  latest.set(message, read)
  return read
}

function reading(message: string): Message {
  const language = languageOf(message)
  const typedClauses = withoutPictures(message)
    .replace(/(\d),(\d{3})\b/g, '$1$2')
    .replace(NUMBERS, (list) => list.replace(/, ?| (?:y|e|and|&) /giu, ' y '))
    .replace(OWN_AGE, '$& años')
    .split(CLAUSE_END)
    .flatMap(byLanguage)
    .map((clause) =>
      // Families of two languages change it within a message: 'vamos en diciembre, my dad uses a cane'.
      (language === 'en' && !isSpanish(clause)) || languageOf(clause) === 'en'
        ? normalizeTyping(
            translated(
              foldAccents(clause)
                .replace(/[^\p{L}\p{N}$./-]+/gu, ' ')
                .trim(),
            ),
          )
        : normalizeTyping(clause).split(' ').map(respelled).join(' '),
    )
    .filter(Boolean)
  const clauses = withoutRetracted(typedClauses.map(withoutHappened))
  // Markup is nobody's own words, so nothing of such a message is ever repeated.
  const words = /[<>{}=@\\]|:\/\//.test(message) ? [] : (message.match(/[\p{L}\p{N}]+/gu) ?? [])
  const typed = foldAccents(message)
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
  return { language, clauses, typed, written: new Map(words.map((word) => [foldAccents(word), word])) }
}
