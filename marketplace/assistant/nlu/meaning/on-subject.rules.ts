// The last look at a plan: what is answered in general, or not understood, is asked of the experiences that the message names or
// that are talked about, when there are some; their pages say more than any general sentence.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { aspectsOf } from '../intents/intents.rules.ts'
import { aboutOne } from '../intents/of-experiences.rules.ts'
import { factsOf, isAsked } from '../intents/one-experience.rules.ts'
import { beginningsOf, namedIn, notElsewhere, tellingWords } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Aspect, Named, Plan } from '../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { OF_HOSTS } from './likeness.rules.ts'

type Facts = Extract<Plan, { intent: 'facts' }>

/** More than these are a search, not a question about some. */
const MOST = 3
const SHORTEST_WORD = 4
/** 'y hay baños ahí?' is about what was shown. */
const THERE = 'ahi|alli|alla|es[oa]s?|est[oa]s?|ell[oa]s|there|them|they|that|those|these'
const FITS =
  'sirven?|conviene|apt[oa]|recomiendas?|puedo (?:ir|comer)|podemos (?:ir|comer)|va bien|seguro para|(?:ok|okay|good|fine|safe|suitable|right) (?:for|with)|work for|can (?:she|he|we|i|they) (?:go|eat|do)'
const SUPERLATIVE = 'cual(?:es)?|mas (?:bonit|lind|chiv|limpi|galan)[oa]s?|mejor vista|which|prettiest|nicest'
/** 'hay dónde sentarse?' is a thing that no list of a page has. */
const SOMEWHERE = 'donde (?:sent|descans|guard|dej|cambi|recost|acost|carg)\\p{L}+'
const EATS = '(?:puede|puedo|podemos|pueden|podria) comer|can (?:she|he|i|we|they) eat'
const IS_THERE = '^(?:y |pero )?(?:en .+ )?(?:hay|tiene|tienen|habra)|^(?:is|are) there|^do(?:es)? (?:it|they) have'
/** An English question about a thing, and no wish: 'how big are the horses?' */
const OF_THING = '^(?:will|can (?:we|i|my \\p{L}+)|how (?:big|old|deep|hot|cold|high|fast|crowded)|does|is the|are the)'
/** The same of one that is pointed to: 'y en lo de la cata se puede repetir taza?' */
const POINTED = '(?:(?:lo|el|la|los|las) (?:de|del)|en (?:el|la) (?:tour|taller|clase|campamento|paseo|noche)) .*'
const ASKED = '(?:se puede|(?:les|le|nos)? ?dan|hay que|hay donde|puedo|podemos|traen?|ponen)'
const LISTED =
  'includ\\p{L}*|breakfast|lunch|dinner|meals?|food|drinks?|snacks?|transport\\p{L}*|pick ?up|equipment|gear'
/** What a page says of what these general answers are about. */
const ASPECTS: Readonly<Record<string, Aspect>> = {
  toilets: 'has',
  'what-to-wear': 'bring',
  'what-to-bring': 'bring',
  'what-is-included-general': 'included',
  swimming: 'safety',
  photos: 'unpublished',
  luggage: 'unpublished',
  'phone-and-internet': 'unpublished',
}
/** Aspects beside which the general answer is told, too: nobody is told of a page alone that they need not swim. */
const KEPT = new Set<Aspect>(['safety'])
const AMENITIES: Readonly<Record<string, readonly string[]>> = { toilets: ['Baños'] }

/** Those whose titles and towns have most of the words; none when nothing in the message names a title. */
function fitting(text: string, named: readonly Named[]): readonly Named[] {
  const words = [...new Set([...beginningsOf(readTopics({ text }).words), ...tellingWords(text)])].filter(
    (word) => word.length >= SHORTEST_WORD,
  )
  const scored = named.map((one) => {
    const own = foldText(`${one.title} ${one.city}`).split(' ')
    return { one, score: words.filter((word) => own.some((part) => part.startsWith(word.slice(0, 6)))).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ one }) => one)
}

/** What a message is about: the one it names, the few that its words fit, or what is talked about. */
function subjectsOf(text: string, { named = [], thread, places }: ReadingContext): string[] {
  const one = notElsewhere(namedIn(text, named), text, places)
  if (one) return [one.id]
  const few = fitting(text, named)
  if (few.length > 0) return few.length <= MOST ? few.map(({ id }) => id) : []
  if (thread.focus !== null) return [thread.focus]
  return thread.shown.length <= MOST && containsPhrase(text, THERE) ? thread.shown.map(({ id }) => id) : []
}

/** What is asked of a page, and which amenities, where the plan is a general answer; null where that is the answer. */
function aspectOf(plan: Plan, text: string, { hosting, thread }: ReadingContext): [Aspect, readonly string[]] | null {
  if (hosting || thread.wouldHost) return null
  // Which of several is the prettiest no page of theirs tells.
  if (plan.intent === 'unpublished') return containsPhrase(text, SUPERLATIVE) ? null : ['unpublished', []]
  if (plan.intent !== 'knowledge') return null
  // Of a traveler's question a host's rule is no answer.
  if (OF_HOSTS.test(plan.topic)) {
    const amenities = readTopics({ text }).amenities.filter(isAsked)
    return amenities.length > 0 ? ['has', amenities] : ['unpublished', []]
  }
  const aspect = ASPECTS[plan.topic]
  return aspect ? [aspect, AMENITIES[plan.topic] ?? []] : null
}

/** Who must not eat something is told that only the cook knows, and what the page says that there is. */
const mealOf = (plan: Facts, about: string): Plan => ({
  intent: 'several',
  plans: [
    { intent: 'knowledge', topic: 'allergies', about },
    { ...plan, aspect: 'included' },
  ],
})

/** 'is there shade on the Llano del Muerto horse ride?' is asked of that one and looks for no other. */
function ofNamed(plan: Extract<Plan, { intent: 'search' }>, message: Message, context: ReadingContext): Plan {
  if (plan.turn !== 'new') return plan
  const text = message.clauses.join(' ')
  const named = context.named ?? []
  const one = notElsewhere(namedIn(text, named), text, context.places)
  const amenities = plan.wish.amenities.filter(isAsked)
  if (one && amenities.length > 0 && containsPhrase(message.typed, IS_THERE))
    return { ...factsOf({ id: one.id }, 'has'), amenities }
  const ofPointed = containsPhrase(text, `${POINTED}${ASKED}|${ASKED} .*${POINTED}`)
  const { maxPrice, from, amenities: wished, included, languages, needs, ages } = plan.wish
  const conditions = wished.filter(isAsked).length + included.length + languages.length + needs.length + ages.length
  if (conditions > 0 || maxPrice !== null || from !== null || !(containsPhrase(message.typed, OF_THING) || ofPointed))
    return plan
  const subjects = one ? [one] : fitting(text, named)
  if (subjects.length === 0 || subjects.length > 2) return plan
  // 'does it include breakfast' is told by a list of the page.
  const aspect = aspectsOf(text)[0]?.aspect ?? (containsPhrase(message.typed, LISTED) ? 'included' : 'unpublished')
  const plans = subjects.map(({ id }): Plan => aboutOne({ id }, aspect, message, context))
  return plans.length === 1 ? plans[0]! : { intent: 'several', plans }
}

/** 'is the second one ok for her?': of whom was told before, their age, their need or what they must not eat. */
function fits(plan: Facts, text: string, { thread }: ReadingContext): Plan {
  if (plan.aspect === 'included' && containsPhrase(text, SOMEWHERE))
    return { ...plan, aspect: 'unpublished', asked: tellingWords(text) }
  if (!('id' in plan.target) || !containsPhrase(text, FITS)) return plan
  const { wish, restricted } = thread
  if (restricted)
    return {
      intent: 'several',
      plans: [
        { intent: 'knowledge', topic: 'allergies', about: plan.target.id },
        { ...plan, aspect: 'included' },
      ],
    }
  if (plan.aspect !== 'all') return plan
  if (wish?.amenities.includes('Opción vegetariana'))
    return { ...plan, aspect: 'has', amenities: ['Opción vegetariana'] }
  if (plan.needs.length > 0) return { ...plan, aspect: 'safety' }
  return plan.ages.some((age) => age < 18) ? { ...plan, aspect: 'children' } : plan
}

/** 'hay parqueo donde es lo de las tirolesas?' of a reservation is told by the page of its experience. */
function ofReserved(plan: Extract<Plan, { intent: 'bookings' }>, text: string, context: ReadingContext): Plan {
  const { own = [] } = context
  const amenities = readTopics({ text }).amenities.filter(isAsked)
  const one = own.find(({ id }) => id === plan.id)
  return plan.aspect === 'where' && one && amenities.length > 0
    ? { ...factsOf({ id: one.experienceId }, 'has'), amenities }
    : plan
}

/** 'ya no puedo ir el domingo': the only reservation of that day. */
function ofDay(
  plan: Extract<Plan, { intent: 'bookings' }>,
  message: Message,
  context: ReadingContext,
): Extract<Plan, { intent: 'bookings' }> {
  if (plan.aspect !== 'cancel' || plan.id !== null || plan.from !== null) return plan
  // What follows 'ya no puedo ir' is no day to leave out, so it is read without its negation.
  const clauses = [message.typed.replace(/(?:^| )(?:ya )?no (?:voy|vamos|pued\p{L}+|podemos)/u, ' ').trim()]
  const { from, to } = readSearchCriteria({ ...message, clauses }, context).wish
  if (from === null || (to !== null && to !== from)) return plan
  const [first, second] = (context.own ?? []).filter(({ live, start }) => live && dayOf(start) === from)
  return first && !second ? { ...plan, id: first.id } : plan
}

export function onSubject(plan: Plan, message: Message, context: ReadingContext): Plan {
  const text = message.clauses.join(' ')
  const asked = `${text} ${message.typed}`
  if (plan.intent === 'facts') return fits(plan, asked, context)
  if (plan.intent === 'bookings') return ofReserved(ofDay(plan, message, context), text, context)
  const meal = plan.intent === 'search' && plan.wish.category === 'Gastronomía' && plan.turn === 'new'
  // What somebody must not eat is told again beside food.
  if (context.thread.restricted && plan.intent === 'search' && context.thread.focus && containsPhrase(asked, EATS))
    return mealOf(factsOf({ id: context.thread.focus }, 'included'), context.thread.focus)
  if (meal && context.thread.restricted && !plan.wish.amenities.includes('Opción vegetariana'))
    return { intent: 'several', plans: [plan, { intent: 'knowledge', topic: 'allergies' }] }
  if (plan.intent === 'search') return ofNamed(plan, message, context)
  // 'hay chaleco en el de kayak?' got the rule and a search: the few that it found are told instead.
  const general = plan.intent === 'several' && plan.plans[0]?.intent === 'knowledge' ? plan.plans[0] : plan
  const question = aspectOf(general, asked, context)
  if (!question) return plan
  const [aspect, amenities] = question
  const subjects = subjectsOf(text, context)
  // Beside a rule two at most are told.
  if (KEPT.has(aspect) && subjects.length > 2) return plan
  const plans = subjects.map((id): Plan => {
    const one = aboutOne({ id }, aspect, message, context)
    return one.intent === 'facts' && amenities.length > 0
      ? { ...one, aspect, amenities: [...new Set([...one.amenities, ...amenities])] }
      : one
  })
  if (plans.length === 0) return plan
  if (KEPT.has(aspect) && general.intent === 'knowledge') plans.unshift(general)
  return plans.length === 1 ? plans[0]! : { intent: 'several', plans }
}
