// Questions about what was shown that are no search: how far one of them is, and what no table has words for.
import { namedIn, tellingWords } from '../../named.rules.ts'
import { containsPhrase } from '../../normalize-typing.rules.ts'
import { readPlace } from '../../places.rules.ts'
import type { Plan } from '../../plan.rules.ts'
import { readReference } from '../../references.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { knownWords } from '../../slots.rules.ts'
import type { Message } from '../../typed-message.rules.ts'

const FAR = 'lejos|retirad[oa]|distancia|(?:queda|esta|es) (?:muy )?cerca|cuant[oa]s (?:km|kilometros)'
/** 'cuánto dilata en llegar uno de San Salvador a lo de las tortugas' */
const ON_THE_WAY =
  '(?:cuanto|que tanto|cuantas horas)(?: tiempo)?(?: se)? (?:dilat|tard|hac|demor|tom)\\p{L}*(?: uno| una)? (?:en llegar|de aqui|de camino|llegar|en ir|ir)|como cuanto (?:se )?(?:hace|tarda) de'
/** Most trips start there. */
const CAPITAL = 'San Salvador'
const ELSEWHERE = 'algo|busc\\p{L}+|otr[oa]s?|mas cerca|no (?:\\p{L}+ )?(?:muy |tan )?lejos|que no'

/** 'la primera está muy lejos de San Salvador?': from there to the one that is meant; null when none is. */
export function distancePlan(text: string, { thread, places, own = [], named = [] }: ReadingContext): Plan | null {
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

/** 'se puede llegar en carro sedán?' is no question where it begins. */
export const byRoad = (plan: Plan, text: string): Plan =>
  plan.intent === 'facts' && plan.aspect === 'meeting' && containsPhrase(text, BY_ROAD)
    ? { ...plan, aspect: 'unpublished', asked: tellingWords(text) }
    : plan
