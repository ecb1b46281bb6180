// Questions about what was shown that are no search: how far one of them is, and what no table has words for.
import { namedIn, tellingWords } from '../../named.rules.ts'
import { containsPhrase } from '../../normalize-typing.rules.ts'
import { readPlace } from '../../places.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import { readReference } from '../../references.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { knownWords } from '../../slots.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { MOST_SHOWN, mostShown } from './which-shown.rules.ts'

const FAR = 'lejos|retirad[oa]|distancia|(?:queda|esta|es) (?:muy )?cerca|cuant[oa]s (?:km|kilometros)'
/** 'cuánto dilata en llegar uno de San Salvador a lo de las tortugas' */
const ON_THE_WAY =
  '(?:cuanto|que tanto|cuantas horas)(?: tiempo)?(?: se)? (?:dilat|tard|hac|demor|tom)\\p{L}*(?: uno| una)? (?:en llegar|de aqui|de camino|llegar|en ir|ir)|como cuanto (?:se )?(?:hace|tarda) de'
/** Most trips start there. */
const CAPITAL = 'San Salvador'
const ELSEWHERE = 'algo|busc\\p{L}+|otr[oa]s?|mas cerca|no (?:\\p{L}+ )?(?:muy |tan )?lejos|que no'

/** What 'queda lejos de la capital?' may have been taken for. */
const OF_WAY = new Set<Plan['intent']>(['search', 'facts', 'unclear', 'knowledge', 'policies', 'distance', 'bookings'])
/** 'la primera está muy lejos de San Salvador?': from there to the one that is meant; null when none is. */
export function distancePlan(plan: Plan, text: string, context: ReadingContext): Plan | null {
  const { thread, places, own = [], named = [] } = context
  if (!OF_WAY.has(plan.intent)) return null
  const rides = containsPhrase(text, ON_THE_WAY)
  if (!(rides || containsPhrase(text, FAR)) || containsPhrase(text, ELSEWHERE)) return null
  const pointed = readReference({ text }, thread)
  const id =
    pointed && pointed !== 'missing'
      ? pointed.id
      : (thread.focus ?? (thread.shown.length === 1 ? thread.shown[0]!.id : null))
  const booked = own.find((booking) => booking.id === thread.booking || booking.experienceId === id)
  const one = thread.booking && booked ? booked : (thread.shown.find((candidate) => candidate.id === id) ?? booked)
  const other = pointed ? null : (namedIn(text, own, true) ?? namedIn(text, named))
  const meant = other ?? one
  const from = readPlace({ text }, places, knownWords)?.name ?? (meant && rides ? CAPITAL : undefined)
  return meant && from && from !== meant.city ? { intent: 'distance', from, to: meant.city } : null
}

const OPENING = '^(?:y |pero |and |but |o |entonces |oye |ah )*'
const ASKS = new RegExp(
  `${OPENING}(?:hay|tiene|tienen|se|puedo|podemos|puede|que(?! no| sea| tenga| haya| quede)|cual|cuanto|cuando|donde|como|quien|dan|da|prestan|venden|sirven|ponen|dejan|hacen|ensenan|usan|llevan|trae|traen|caben|alcanza|can|does|do|what|how|where|when|who|will)(?: |$)`,
  'u',
)
const LONGEST = 12

/** Whether a message asks something, in a few words. @param raw where its question mark may stand */
export function isQuestion({ typed }: Message, raw: string): boolean {
  const count = typed.split(' ').length
  return count > 1 && count <= LONGEST && (ASKS.test(typed) || raw.includes('?'))
}

/** What the way must be like. */
const BY_ROAD =
  'sedan|4x4|doble traccion|carr(?:o|ito)s? (?:normal|bajo|bajito|pequen\\p{L}+|chiquito|sencillo)|(?:calle|camino|carretera) (?:esta|es|de) \\p{L}+'

/** 'cuál de esos tiene baño?' is asked of each that was shown. */
const WHICH_OF =
  '(?:cual|cuales|algun[oa]s?|tod[oa]s) (?:de )?(?:es[oa]s|est[oa]s|ell[oa]s|l[oa]s (?:dos|tres|cuatro))|(?:cual|cuales) tienen?'
function ofEach(plan: Plan, text: string, { thread }: ReadingContext): Plan {
  const several = thread.shown.length > 1 && thread.shown.length <= MOST_SHOWN
  if (plan.intent !== 'facts' || plan.aspect !== 'has' || !several || !containsPhrase(text, WHICH_OF)) return plan
  return { intent: 'several', plans: thread.shown.map(({ id }) => ({ ...plan, target: { id } })) }
}

/** Who leads them is part of what is included: 'y va guía con uno?' */
const LED = '(?:va|viene|hay|lleva|con) (?:un |una |algun )?(?:guia|instructor|acompanante)(?: con| uno)?'
/** 'la menos pesada' is told by how hard each of them is, which no card has. */
const LIGHTEST =
  '(?:la|el|al) (?:menos (?:pesad|dur|cansad|exigent|dificil)\\p{L}*|mas (?:facil|suave|livian|tranquil)\\p{L}*)'
/** A question about one, by what its words mean here: 'se puede llegar en carro sedán?' is no question where it begins. */
export function inItsWords(plan: Plan, text: string, context: ReadingContext): Plan {
  if (plan.intent !== 'facts') return plan
  const { thread } = context
  if (plan.aspect === 'meeting' && containsPhrase(text, BY_ROAD))
    return { ...plan, aspect: 'unpublished', asked: tellingWords(text) }
  if (plan.aspect === 'host' && containsPhrase(text, LED)) return { ...plan, aspect: 'included', asked: ['guia'] }
  if (plan.aspect === 'bring' && thread.shown.length > 1 && containsPhrase(text, LIGHTEST)) {
    const sides = mostShown(thread).map((id) => ({ id }))
    const { from, to, guests, past, needs, ages } = plan
    const by = [{ by: 'effort' as const, highest: false }]
    const easiest: Plan = { intent: 'compare', sides, by, near: null, from, to, guests, past, needs, ages }
    return { intent: 'several', plans: [easiest, { intent: 'knowledge', topic: 'what-to-wear' }] }
  }
  return ofEach(plan, text, context)
}
