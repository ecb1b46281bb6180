import { courtesy, type IntentRow, intentRows } from '../language/intents.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { aspectRows, topicRows } from '../language/questions.text.ts'
import { stopWords } from '../language/stop-words.text.ts'
import { isLongOver } from '../meaning/danger.rules.ts'
import { containsPhrase, wholeWordPattern } from '../normalize-typing.rules.ts'
import type { Aspect, WhichBookings } from '../plan.rules.ts'

const speaks = (text: string, { say, unless }: { say: string; unless?: string }) =>
  patternOf(say).test(text) && !(unless && patternOf(unless).test(text))

/** A refused action counts only as an order, at the beginning of a message. */
const ordered = (text: string, row: IntentRow) =>
  row.intent !== 'hands-off' ||
  wholeWordPattern(
    `^(?:por favor |puedes |me puedes |quiero que |necesito que |hazme el favor y? ?|solo |entonces |mejor |ya )*(?:${patternOf(row.say).source})`,
  ).test(text)

/** The first row that matches. @param except kinds to skip @param english the message as it was typed, if it is English */
export const rowFor = (
  text: string,
  except: ReadonlySet<IntentRow['intent']>,
  english: string | null = null,
): IntentRow | null =>
  intentRows.find(
    (row) =>
      !except.has(row.intent) &&
      !(row.intent === 'emergency' && !row.value && isLongOver(english ?? text)) &&
      ((speaks(text, row) && ordered(text, row)) ||
        // English is matched as it was typed, because most of these words have no translation in the other tables.
        (english !== null &&
          row.english !== undefined &&
          patternOf(row.english).test(english) &&
          !(row.unless && patternOf(row.unless).test(english)))),
  ) ?? null

/** The two best-matching help topics, in the order of the question. */
export function topicsOf(text: string): string[] {
  const matches = topicRows
    .filter((row) => speaks(text, row))
    .map(({ topic, say }) => ({ topic, at: text.search(patternOf(say)) }))
    .slice(0, 2)
  return matches.toSorted((a, b) => a.at - b.at).map(({ topic }) => topic)
}

/** At most two questions about one experience, with the patterns that matched, so that their words can be removed. */
export function aspectsOf(text: string): { aspect: Aspect; pattern: RegExp }[] {
  const matches = aspectRows
    .filter((row) => speaks(text, row))
    .map(({ aspect, say }) => ({ aspect: aspect as Aspect, pattern: patternOf(say), at: text.search(patternOf(say)) }))
  // 'aceptan perros' must not match the question about languages; earlier rows of the table are more specific.
  const [first, ...otherRows] = matches
  if (!first) return []
  const second = otherRows.find(
    ({ at, aspect }) =>
      /^(?:.* )?(?:y|e|tambien) /.test(text) && aspect !== first.aspect && at !== first.at && aspect !== 'all',
  )
  return second ? [first, second].toSorted((a, b) => a.at - b.at) : [first]
}

export function whichBookings(text: string): WhichBookings {
  if (
    containsPhrase(
      text,
      'cancelad[oa]s?|cancell?ed|rechazad[oa]s?|(?:me|nos) (?:han )?(?:cancel|rechaz|anul|neg)\\p{L}*',
    )
  )
    return 'cancelled'
  if (containsPhrase(text, '(?:he|hemos) (?:ido|hecho|tenido)|ya (?:fui|fuimos)')) return 'past'
  if (
    containsPhrase(
      text,
      'pendientes?|pending|sin confirmar|por confirmar|esperando|falta\\p{L}* (?:por |que (?:me |nos )?)?(?:confirm|acept|respond|contest)\\p{L}*|(?:no|aun no|todavia no) (?:me |nos )?(?:han|ha|estan?) (?:confirm|acept|respond|contest)\\p{L}*|(?:not|waiting) (?:to be )?(?:yet )?confirmed|unconfirmed',
    )
  )
    return 'pending'
  if (
    containsPhrase(
      text,
      'pasad[oa]s?(?! manana)|anteriores|historial|ultim[oa]|pague|pagamos|hice|hechas|fui|completad[oa]s?|viej[oa]s|gaste|en que fue|fueron',
    )
  )
    return 'past'
  if (containsPhrase(text, 'proxim[oa]|siguiente')) return 'next'
  if (containsPhrase(text, 'activas?|vigentes?|por venir|futuras?|cuantas reservas (?:hice|aparte|tengo)'))
    return 'upcoming'
  if (containsPhrase(text, 'todas|todos|cuantas')) return 'all'
  return 'upcoming'
}

/** Laughter and praise around thanks: 'jaja ok gracias', 'sos bien chivo, gracias'. */
const BESIDES_THANKS = '(?:j[aei]){2,}j?|sos|vos|eres|bueno|va|entonces|re|pilas'

/** Nothing but these phrases and words beside them; the words alone ('por que') are none of them. */
const only = (text: string, ...patterns: string[]) =>
  patterns.some((phrases) => patternOf(phrases).test(text)) &&
  wholeWordPattern(
    `^(?:(?:${patternOf(patterns.join(' / ')).source}|y|e|a todos|torogoz|todo|toda|maje|hermano|la|el|info|informacion|tu|muy|bien|amigo|amiga|amor|corazon|cielo|vida|mi|bebe|reina|rey|favor|por|ya|eso|es|de|verdad|pues|que|nina|nino|joven|senorita|senor|senora|seno|don|dona|jefe|jefa|usted|ustedes|vos|a|mija|mijo|linda|lindo|hermosa|hermoso|preciosa|chula|bella|guapa|compa|loco|mano|gente|equipo|ahi|con|bueno)(?: |$))+$`,
  ).test(text)

type Courtesy = 'greeting' | 'thanks' | 'bye' | 'help' | 'yes' | 'no'

/** What opens a farewell: 'jaja vaya pues, salú'. */
const LIGHTLY =
  /^(?:(?:ja|je){2,}\p{L}*|vaya|pues|bueno|va|dale|cheque|ok|vos)(?: (?:(?:ja|je){2,}\p{L}*|vaya|pues|bueno|va|dale|cheque|ok|vos))* (?=\p{L})/u

/** 'vaya pues', which says neither yes nor no. */
const AGREED = /^(?:(?:ja|je)+ )?vaya(?: (?:vaya|pues|vos|entonces))*$/u

/** A message that is only a courtesy. */
export function courtesyOf(text: string): Courtesy | null {
  if (!text) return null
  if (only(text, courtesy.greeting)) return 'greeting'
  if (AGREED.test(text)) return 'thanks'
  const bare = text
    .replace(new RegExp(`(?<!\\S)(?:${BESIDES_THANKS})(?!\\S)`, 'gu'), ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (patternOf(courtesy.thanks).test(text) && (bare === '' || only(bare, courtesy.thanks, courtesy.greeting)))
    return 'thanks'
  const parting = text.replace(LIGHTLY, '')
  if (patternOf(courtesy.bye).test(parting) && only(parting, courtesy.bye, courtesy.thanks)) return 'bye'
  if (only(text, courtesy.help, courtesy.greeting)) return 'help'
  if (only(text, courtesy.no, courtesy.thanks)) return 'no'
  if (only(text, courtesy.yes)) return 'yes'
  return null
}

const OPENING = new RegExp(`^(?:${patternOf(`${courtesy.greeting} / ${courtesy.thanks}`).source})(?: |$)`, 'u')

/** The text without opening courtesies: 'hola, gracias, ¿y…'. */
export function withoutOpening(text: string): string {
  let rest = text
  while (OPENING.test(rest)) rest = rest.replace(OPENING, '')
  return rest
}

/** Whether only words without meaning for the search are left. */
export const isEmpty = (text: string) => text.split(' ').every((word) => word.length < 3 || stopWords.has(word))

/** '¿qué me recomiendas?', 'no sé qué hacer': any good experience is an answer. */
export const asksForAnything = (text: string) =>
  isEmpty(text) &&
  !/^(?:y |pero )*(?:es|esta|son|estan|sera) /u.test(text) &&
  !containsPhrase(text, '(?:tengo|hay|tenemos|debo) que') &&
  containsPhrase(
    text,
    'hacer|recom(?:ien|en)d\\p{L}+|que hay|ir|plan|planes|ideas?|visitar|turistear|conocer|salir|pasear|suger\\p{L}+|experiencias?|tours?|sorpren\\p{L}+|diferentes?|distint[oa]s?|original|unic[oa]|regal\\p{L}+|celebrar|algo|busco|buscamos|lugar|llevar|algun lado|informacion|informes|info|catalogo|ofrece[ns]?',
  )

/** A request for more results of the same wish. */
export const wantsMore = (text: string) =>
  [
    // 'ese no me gusta', 'no me convence ninguna'
    '^(?:(?:mm+|nel|uy|ay|pues) )*(?:(?:es[oae]s?|est[oae]s?|ningun[oa]|nada|(?:el|la) primer[oa]) )?(?:no )?(?:me |nos )(?:gust|convenc|llam|lat|interes|sirv)\\p{L}*(?: (?:es[oae]s?|est[oae]s?|ningun[oa]|nada|mucho|la atencion))*(?: (?:dame |muestrame |quiero |hay |busca\\p{L}* )?(?:otr[oa]s?|mas)(?: (?:opcion|opciones|cosa|idea))?)?$',
    // 'esa no, está muy lejos'
    '^(?:no )?(?:es[oae]s?|est[oae]s?) no (?:porque )?(?:me |nos )?(?:esta|es|queda|sale|parece) (?:muy |bien |demasiado )?\\p{L}+$',
    // 'ese no, otro'
    '^(?:(?:es[oae]s?|est[oae]s?) )no(?: (?:dame |muestrame |quiero |hay |mejor )?(?:otr[oa]s?|mas)(?: (?:opcion|opciones|cosa|idea))?)?$',
  ].some((way) => wholeWordPattern(way).test(text) && /(?:^| )(?:no|ningun[oa]|nada)(?: |$)/u.test(text)) ||
  wholeWordPattern(
    '^(?:y |no |pues |mejor |entonces |dame |muestrame |mostrame |ensename |quiero |ver |hay |tienes |algo |que |no (?:me |nos )?(?:gust\\p{L}+|convenc\\p{L}+|llam\\p{L}+)(?: (?:eso|es[oa]s|ningun[oa]|nada))? |ya (?:los |las |lo )?(?:vi|hice|fui|conozco) )*(?:mas|otr[oa]s?|siguientes?|diferentes?|distint[oa]s?)(?: (?:opciones|opcion|cosa|vez|lo|mismo|no|parecido|experiencias|resultados|tours|ideas|alternativas|cosas|mas|hay|tienes))*$',
  ).test(text)

/** What would be, or how long before something is done: asked of the rule, whatever is reserved. */
export const OF_RULE =
  '(?:cuant\\p{L}+|que) (?:dias |tiempo |horas )?(?:de )?(?:antes|anticipacion) .*|^(?:y |pero |entonces )*si (?:no|nunca|el|la|mi|nadie) .*(?:contest|respond|acept|confirm)\\p{L}*|^(?:y |pero )*si (?:reservo|aparto|reservamos|apartamos) .*(?:confirm|acept|respond)\\p{L}*|(?:que|y que|entonces que) (?:pasa|pasaria|sucede|hago) (?:.* )?si .*|si (?:no|nunca|el|la|ella|mi) .* que (?:pasa|hago|sucede)'
