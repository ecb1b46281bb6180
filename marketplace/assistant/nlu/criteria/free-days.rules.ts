// Days that are told beside a wish and are none of it: those of work, those that are not free, and when something happened.
import { MONTH, WEEKDAY } from '../language/calendar.rules.ts'
import { NUMBER, wholeWordPattern } from '../normalize-typing.rules.ts'

const ONE = `(?:el |este |los )?(?:${WEEKDAY}|fin de semana|\\d{1,2}(?: de \\p{L}+)?)`
const DAY = `${ONE}(?: (?:y|o|al?) ${ONE})*`
/** 'solo tengo libre el lunes', 'el lunes libre', 'only have friday free' */
const FREE = wholeWordPattern(
  `(?:(?:(?:tengo|tenemos|me queda|nos queda|hay|tiene) libre|(?:estoy|estamos|esta|quedo|quedamos) libres?|(?:descanso|descansamos|descansa)|solo (?:puedo|podemos|tengo|tenemos|me queda|nos queda|seria)|unico dia(?: libre)?(?: (?:es|que tengo|que tenemos))?)(?: (?:solo|solamente|nada mas|unicamente))? ${DAY}|${DAY} (?:lo tengo |lo tenemos |que tengo |tengo |tenemos |es |estoy |estamos )?libres?)`,
)
const OTHER_DAY = new RegExp(
  `(?<!\\p{L})(?:(?:el|este|los|para el) )*${WEEKDAY}(?: (?:en|por) la (?:noche|tarde|manana)| noche)?(?!\\p{L})`,
  'gu',
)

const DAYS = `(?:${WEEKDAY}|fin(?:es)? de semana|entre semana)`
const WORK = '(?:trabaj|estudi|labor|chambe)(?:o|a|amos|an)|tengo clases|tenemos clases'
/** 'trabajamos los fines de semana', 'el sábado uno trabaja'; 'después del trabajo el viernes' is when they can. */
const WORKS = new RegExp(
  `(?<!\\p{L})(?<!(?:del|de|mi|su|el|al|por|un|en|hay|sin|que|se) )(?:${WORK}) (?:(?:de|los|las|el|en|todos|tambien|solo) )*${DAYS}(?: (?:a|al|y|hasta) (?:el |los )?${DAYS})?(?!\\p{L})|(?<!\\p{L})(?:el |los )?${DAYS} (?:(?:uno|yo|siempre|si) )?(?:${WORK})(?!\\p{L})`,
  'gu',
)
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The clauses of a wish without the days on which somebody works, and without those beside the one that is free. */
export function onlyFreeDays(clauses: readonly string[]): string[] {
  const atWork = clauses.map((text) => tidy(text.replace(WORKS, ' ')))
  const left = atWork.some(Boolean) ? atWork : [...clauses]
  if (!left.some((text) => FREE.test(text))) return left
  return left.map((text) => {
    const free = FREE.exec(text)
    if (!free) return tidy(text.replace(OTHER_DAY, ' '))
    const [before, after] = [text.slice(0, free.index), text.slice(free.index + free[0].length)]
    return tidy(`${before.replace(OTHER_DAY, ' ')} ${free[0]} ${after.replace(OTHER_DAY, ' ')}`)
  })
}

const HURT = 'oper|quebr|lesion|mud|enferm|fractur|lastim|ca|mor|mur|gradu|accident|dobl|torc|romp|jubil|pension'
/** What went wrong or was done to somebody, and when: 'me operaron de la rodilla en febrero', 'se fue la luz ayer'. */
const HAPPENED = new RegExp(
  `(?<!\\p{L})((?:(?:me|nos|te) (?:${HURT})\\p{L}*?(?:aron|ieron|eron|imos|e|i)|(?:se|le|lo|la) (?:me |nos |le )?(?:${HURT})\\p{L}*?(?:aron|ieron|eron|io|o)|(?:tuve|tuvo|tuvimos|sali|salio) (?:de )?(?:una? )?(?:operacion|cirugia|accidente|cesarea|caida|covid|dengue|bebe|parto)|di a luz|nacio|se (?:me |nos )?fue (?:la luz|el internet|la senal|el agua|la corriente)|hubo (?:apagon|tormenta|temblor)|(?:\\p{L}+ )?(?:surgery|operation|operated)|broke (?:\\p{L}+ )?\\p{L}+)(?: (?!y |pero |quier|queri|busc|hay |que )\\p{L}+){0,5}?) (?:(?:en|el|la|last|este) )*(?:(?:mes|ano|semana|week|month|year) pasad[oa]|pasad[oa] (?:mes|ano)|${MONTH}(?: pasado)?|ayer|antier|antes de ayer|anoche|hace (?:${NUMBER}|poco|unos|unas|varios|varias) ?(?:dias?|semanas?|mes(?:es)?|anos?)?|${WEEKDAY}(?: pasado)?|week|month|year)(?!\\p{L})`,
  'gu',
)
/** A text without the days on which something has happened to somebody. */
export const withoutHappened = (text: string): string =>
  text.replace(HAPPENED, (_, event: string) => (HURTS.test(event) ? `${event} hace tiempo` : event))
// That it is over is what tells an old injury from an accident.
const HURTS = new RegExp(`(?<!\\p{L})(?:${HURT})`, 'u')
