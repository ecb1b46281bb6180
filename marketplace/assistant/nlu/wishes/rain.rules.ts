// Rain that falls now is a wish for a roof, and no question about the weather: 'llueve mucho hoy, ¿qué hago?'. Where it does
// not rain after all, the roof is given up.
import { dayOf } from '#platform/clock.ts'
import { onSameTrip } from '../follow-up.rules.ts'
import { splitPlaces } from '../intents/alternatives.rules.ts'
import { factsOf } from '../intents/experience-question.rules.ts'
import { containsPhrase, wholeWordPattern } from '../normalize-typing.rules.ts'
import { NO_CRITERIA, type Plan } from '../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'

const ROOF = 'roof'
const FALLS =
  '(?:(?:ya |ahorita |hoy )?(?:esta|sigue|empezo a|comenzo a) (?:lloviendo|llover|cayendo (?:un )?(?:agua|aguacero|tormenta))|llueve(?= (?:mucho|fuerte|hoy|recio|aqui|a cantaros))|(?:mucha|tanta|con esta) lluvia|(?:que|un) aguacero|(?:it is |its |is )?(?:raining|pouring))(?: (?:mucho|fuerte|hoy|recio|aqui|bastante|ahorita|outside|hard|here))*'
const MAY_FALL =
  '(?:si|cuando|aunque|mientras|if|when) (?:\\p{L}+ ){0,2}(?:llueve|llovi\\p{L}+|lloviendo|llover|rain\\p{L}*)'
const IDEAS =
  '(?:que|q|k) (?:hago|hacemos|hay|puedo|podemos|se puede|podria|podriamos|recom\\p{L}+|me recom\\p{L}+|nos recom\\p{L}+)|a ?donde (?:voy|vamos|ir|puedo|podemos)|algo|ideas?|bajo techo|what (?:can|is there|should|to do|else)|anything|something|any ideas'
/** What is asked of something that is settled already. */
const OF_PLANS =
  'mi (?:reserva|tour|salida)|cancel\\p{L}+|suspend\\p{L}+|se hace|siempre (?:vamos|hay|es|sale)|con (?:los|mis|el grupo|la gente)|anfitri\\p{L}+|my (?:booking|tour|trip)'
const OFFERED = 'que hay|se puede|algo|bajo techo|recom\\p{L}+|what|anything|something'
const NO_RAIN =
  /^(?:(?:y|pero|entonces|and|but) )*(?:que (?:hay|hago|hacemos) )?(?:si|if) (?:al final |ya |it |ese dia )*(?:no|doesnt|does not|dont) (?:va a |esta |hay )?(?:llueve|llover|lloviendo|lluvia|llovio|lloviera|rain)(?: ese dia| hoy)?$/u

/** What there is under a roof while it rains. @returns null when the message is about no rain, or about rain that may come */
export function underRoof(message: Message, context: ReadingContext): Plan | null {
  const { hosting, thread, own = [], now } = context
  if (hosting) return null
  const text = message.clauses.join(' ')
  const said = `${text} ${message.typed}`
  const before = thread.wish
  if (NO_RAIN.test(text) || NO_RAIN.test(message.typed)) {
    if (!before?.needs.includes(ROOF)) return { intent: 'knowledge', topic: 'no-rain' }
    const needs = before.needs.filter((need) => need !== ROOF)
    return { intent: 'search', wish: { ...before, needs, page: 1 }, past: false, turn: 'changed' }
  }
  if (!containsPhrase(said, FALLS) || containsPhrase(said, `${MAY_FALL}|${OF_PLANS}`)) return null
  if (!containsPhrase(said, IDEAS)) return null
  // Whoever goes somewhere today asks about that, unless they look for something.
  const today = own.filter(({ live, start }) => live && dayOf(start) === dayOf(now))
  if (today.length === 1 && !containsPhrase(said, OFFERED)) return factsOf({ id: today[0]!.experienceId }, 'rain')
  const clauses = message.clauses
    .map((clause) => clause.replace(wholeWordPattern(FALLS), ' ').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  const plans = (splitPlaces(clauses, context.places) ?? [clauses]).map((there): Plan => {
    const { wish, past } = readSearchCriteria({ ...message, clauses: [...there, 'bajo techo'] }, context)
    const day = wish.from === null ? { from: dayOf(now), to: dayOf(now) } : {}
    const needs = [...new Set([...wish.needs, ROOF])]
    const looked = onSameTrip(before ?? NO_CRITERIA, { ...wish, ...day, needs, maybe: [], hints: [] })
    return { intent: 'search', wish: { ...looked, sort: 'rating' }, past, turn: 'new' }
  })
  return plans.length === 1 ? plans[0]! : { intent: 'several', plans }
}
