// The last look at a plan: what is answered in general, or not understood, is asked of the experiences that the message names or
// that are talked about, when there are some; their pages say more than any general sentence.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { aboutOne } from '../intents/experience-plan.rules.ts'
import { factsOf, isAsked } from '../intents/experience-question.rules.ts'
import { aspectsOf } from '../intents/intents.rules.ts'
import { slotRows } from '../language/slots.text.ts'
import { beginningsOf, namedIn, notElsewhere, tellingWords } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Aspect, Plan } from '../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { readTopics } from '../slots.rules.ts'
import { type Message, readMessage } from '../typed-message.rules.ts'
import { inWater } from '../wishes/in-water.rules.ts'
import { shownOnly } from './second-question.rules.ts'
import { askedOfShown } from './shown/asked-of-shown.rules.ts'
import { distancePlan, inItsWords, isQuestion } from './shown/shown-question.rules.ts'
import { candidatesFor, childPlan, goingTo, reservedOn, subjectsOf } from './subject-candidates.rules.ts'
import { likelyTopic, meaningsOf, OF_HOSTS } from './topic-classification.rules.ts'

type Facts = Extract<Plan, { intent: 'facts' }>

/** Asks whether it is good for somebody. */
const FITS =
  'sirven?|conviene|apt[oa]|recomiendas?|puedo (?:ir|comer)|podemos (?:ir|comer)|va bien|seguro para|(?:ok|okay|good|fine|safe|suitable|right) (?:for|with)|work for|can (?:she|he|we|i|they) (?:go|eat|do)'
const SUPERLATIVE = 'cual(?:es)?|mas (?:bonit|lind|chiv|limpi|galan)[oa]s?|mejor vista|which|prettiest|nicest'
/** 'hay dónde sentarse?' is a thing that no list of a page has. */
const SOMEWHERE = 'donde (?:sent|descans|guard|dej|cambi|recost|acost|carg)\\p{L}+'
const EATS = '(?:puede|puedo|podemos|pueden|podria) comer|can (?:she|he|i|we|they) eat'
const IS_THERE = '^(?:y |pero )?(?:en .+ )?(?:hay|tiene|tienen|habra)|^(?:is|are) there|^do(?:es)? (?:it|they) have'
/** An English question about a thing, and no wish: 'how big are the horses?' */
const OF_THING =
  '^(?:y )?(?:(?:a|hasta) que hora|donde (?:es|queda|nos|la|lo|se)|cuanto (?:dura|cuesta|vale|se)|quien (?:da|guia|lleva)|que tan)|^(?:will|can (?:we|i|my \\p{L}+)|how (?!can|do i|about)\\p{L}+|does|is|are|what time|what (?:is|are|do|does|should|language)|when|where (?:is|do|does)|who|why|do (?:i|we|they))'
/** Asks how something is, in a few words. */
const HOW_IT_IS = '^(?:y |pero )?(?:es|son|esta|estan|is it|are they)(?: \\p{L}+){1,4}$'
/** One that is pointed to: 'la cata de Ataco', 'el tour de caballos'. */
const THE_ONE =
  '(?:lo|el|la|los|las) (?:(?:tour|taller|clase|cata|noche|feria|campamento|paseo|caminata|visita|ruta) )?(?:de|del) .+'
const OF_ONE = '^(?:y )?(?:cuanto|quien|por que|como es|dan|traen?|hay que)'
/** 'el canopy de Apaneca tiene límite de peso': the subject of the sentence is one, and what it has is asked. */
const IT_HAS =
  '^(?:y |oye |hola )?(?:en )?(?:el|la|los|las|lo de(?:l)?) .+ (?:tienen?|traen?|piden?|dan|hay que|se puede|necesita|requiere|cobran)'
const SEEKS = 'busc\\p{L}+|quier\\p{L}+|queremos|algo|algun[oa]s?|otr[oa]s?|recom(?:ien|en)d\\p{L}+'
/** Whether doing something is safe. */
const BY_CAR = '4x4|carros?|sedan|moto|doble traccion|car|road|parque\\p{L}+'
const SAFE_TO = 'segur[oa] (?:para|surf\\p{L}*|bucear|nadar|subir|ir al|montar|hacer|tirarse)|safe (?:to|for)'
/** Asks what there is. */
const OF_OFFER =
  '(?:what|which) (?:tours|can|to|else|activities|is there)|do you (?:have|offer)|any|recommend|something|anything|where can|(?:is|are) there|looking'
/** The same of one that is pointed to: 'y en lo de la cata se puede repetir taza?' */
const POINTED = '(?:(?:lo|el|la|los|las) (?:de|del)|en (?:el|la) (?:tour|taller|clase|campamento|paseo|noche)) .*'
const ASKED = '(?:se puede|(?:les|le|nos)? ?dan|hay que|hay donde|puedo|podemos|traen?|ponen)'
const LISTED =
  'includ\\p{L}*|breakfast|lunch|dinner|meals?|food|drinks?|snacks?|transport\\p{L}*|pick ?up|equipment|gear|bebidas?|almuerzo|desayuno|refrigerio'
/** What a page says of what these general answers are about. */
const ASPECTS: Readonly<Record<string, Aspect>> = {
  toilets: 'has',
  'pick-up': 'transport',
  'what-to-wear': 'bring',
  'what-to-bring': 'bring',
  'what-is-included-general': 'included',
  swimming: 'safety',
  pets: 'pets',
  'speak-spanish': 'languages',
  photos: 'unpublished',
  luggage: 'unpublished',
  'phone-and-internet': 'unpublished',
}
/** Aspects beside which the general answer is told, too: nobody is told of a page alone that they need not swim. */
const KEPT = new Set<Aspect>(['safety', 'transport'])
const AMENITIES: Readonly<Record<string, readonly string[]>> = { toilets: ['Baños'] }

/** What is asked of a page, and which amenities, where the plan is a general answer; null where that is the answer. */
function aspectOf(
  plan: Plan,
  text: string,
  context: ReadingContext,
  asks: boolean,
): [Aspect, readonly string[]] | null {
  const { hosting, thread } = context
  if (hosting || thread.wouldHost) return null
  // 'y hace frío ahí?' of what is talked about may stand on its page.
  if (plan.intent === 'weather')
    return reservedOn(text, context) ? ['rain', []] : thread.focus === null ? null : ['unpublished', []]
  // 'is it safe to surf at 55' asks about no host.
  if (plan.intent === 'policies')
    return plan.topics[0] === 'quien-recibe' && containsPhrase(text, SAFE_TO) ? ['safety', []] : null
  // Which of several is the prettiest no page of theirs tells.
  if (plan.intent === 'unpublished') return containsPhrase(text, SUPERLATIVE) ? null : ['unpublished', []]
  // What was not understood of those that were shown may stand on their pages.
  if (plan.intent === 'unclear') return plan.of === 'search' && asks ? ['unpublished', []] : null
  // '¿se puede llegar en carro normal?' of one that is named.
  if (plan.intent === 'transport') return containsPhrase(text, BY_CAR) ? ['unpublished', []] : null
  if (plan.intent !== 'knowledge') return null
  // Of a traveler's question a host's rule is no answer.
  if (OF_HOSTS.test(plan.topic) && !/^host-(?:does-not-answer|hears-of-it)$/.test(plan.topic)) {
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
function namedPlan(
  plan: Extract<Plan, { intent: 'search' }>,
  message: Message,
  context: ReadingContext,
  raw: string,
): Plan {
  // 'es volcán activo?' after one was shown.
  const { shown } = context.thread
  if (shown.length === 1 && raw.includes('?') && containsPhrase(message.typed, HOW_IT_IS))
    return aboutOne({ id: shown[0]!.id }, 'unpublished', message, context)
  const text = message.clauses.join(' ')
  const named = context.named ?? []
  const one = notElsewhere(namedIn(text, named), text, context.places)
  // 'en la cena de Coatepeque hay opción vegetariana?' of one that was found asks of it.
  if (plan.turn !== 'new' && !shown.some(({ id }) => id === one?.id)) return plan
  const amenities = (plan.turn === 'new' ? plan.wish : readTopics({ text })).amenities.filter(isAsked)
  if (one && amenities.includes('Transporte') && containsPhrase(message.typed, IS_THERE))
    return factsOf({ id: one.id }, 'transport')
  if (one && amenities.length > 0 && containsPhrase(message.typed, IS_THERE))
    return { ...factsOf({ id: one.id }, 'has'), amenities }
  const ofPointed = containsPhrase(text, `${POINTED}${ASKED}|${ASKED} .*${POINTED}`)
  const points = (raw.includes('?') && containsPhrase(text, THE_ONE)) || containsPhrase(text, IT_HAS)
  const asksOfIt = (points || (one !== null && containsPhrase(text, OF_ONE))) && !containsPhrase(text, SEEKS)
  const ofThing = asksOfIt || (containsPhrase(message.typed, OF_THING) && !containsPhrase(message.typed, OF_OFFER))
  const { maxPrice, from, amenities: wished, included, languages, needs, ages } = plan.wish
  const conditions = wished.filter(isAsked).length + included.length + languages.length + needs.length + ages.length
  if ((conditions > 0 && !asksOfIt) || maxPrice !== null || from !== null || !(ofThing || ofPointed)) return plan
  const subjects = one ? [one] : candidatesFor(text, context)
  if (subjects.length === 0 || subjects.length > 2) return plan
  if (conditions > 0 && subjects.length > 1) return plan
  // 'does it include breakfast' is told by a list of the page.
  const thread = shownOnly(subjects[0]!.id, context)
  const topic = thread && likelyTopic(meaningsOf(message.typed, { ...context, thread }))
  const aspect = topic?.startsWith('fact:')
    ? (topic.slice('fact:'.length) as Aspect)
    : (aspectsOf(text)[0]?.aspect ?? (containsPhrase(message.typed, LISTED) ? 'included' : 'unpublished'))
  const plans = subjects.map(({ id }): Plan => aboutOne({ id }, aspect, message, context))
  return plans.length === 1 ? plans[0]! : { intent: 'several', plans }
}

/** 'qué hago después de las tirolesas por ahí cerca': something else, near the one that is named. */
function afterOne(plan: Extract<Plan, { intent: 'search' }>, text: string, { own = [], named = [] }: ReadingContext) {
  if (!containsPhrase(text, 'despues de|antes de') || !containsPhrase(text, 'cerca|por ahi|alrededor|alli|nearby'))
    return null
  const booked = namedIn(text, own, true)
  const one = booked ? { id: booked.experienceId, city: booked.city } : namedIn(text, named)
  if (!one) return null
  const wish = { ...plan.wish, words: [], category: null, maybe: [], place: one.city, near: true, not: [one.id] }
  return { ...plan, wish, turn: 'new' as const }
}

const categories = new Set(slotRows.filter(({ slot }) => slot === 'category').map(({ value }) => value))
const isCategory = (word: string) => categories.has(word)

/** Words that only one title has are that one; it need not be looked for. */
function ofTitle(plan: Facts, { named = [], thread }: ReadingContext, typed: string): Facts {
  const [only, ...others] = thread.shown
  // 'es volcán activo?' after one was shown.
  if (only && others.length === 0 && !('id' in plan.target) && containsPhrase(typed, HOW_IT_IS))
    return { ...plan, target: { id: only.id } }
  // 'the surf lesson' is of a kind, and one of several.
  if ('id' in plan.target || plan.target.words.length === 0 || plan.target.words.some(isCategory)) return plan
  const beginnings = beginningsOf(plan.target.words)
  const titled = named.filter(({ title }) =>
    foldText(title)
      .split(' ')
      .some((part) => beginnings.some((beginning) => part.startsWith(beginning))),
  )
  const [one, ...more] = titled
  const { place } = plan.target
  const there = place === null || (one && foldText(`${one.title} ${one.city}`).includes(foldText(place)))
  return one && more.length === 0 && there ? { ...plan, target: { id: one.id } } : plan
}

/** 'is the second one ok for her?': of whom was told before, their age, their need or what they must not eat. */
function fits(plan: Facts, text: string, { thread }: ReadingContext, raw: string): Plan {
  if (plan.aspect === 'has' && plan.amenities.length === 1 && plan.amenities[0] === 'Transporte')
    return { ...plan, aspect: 'transport' }
  if (plan.aspect === 'included' && containsPhrase(text, SOMEWHERE))
    return { ...plan, aspect: 'unpublished', asked: tellingWords(text) }
  // 'me quedo con la hamaca?' asks what is taken home.
  if (plan.aspect === 'book' && raw.includes('?') && containsPhrase(text, 'me quedo con|nos quedamos con'))
    return { ...plan, aspect: 'unpublished', asked: ['llevarse', ...tellingWords(text)] }
  // Whoever must not eat something is never told of food without that only the cook knows.
  if (thread.restricted && plan.aspect === 'included' && 'id' in plan.target) return mealOf(plan, plan.target.id)
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

/** The plan, asked of what the message is about. @param raw the message as it was typed */
export function askAboutSubject(plan: Plan, raw: string, context: ReadingContext): Plan {
  const message = readMessage(raw)
  const text = message.clauses.join(' ')
  const asked = `${text} ${message.typed}`
  const ofShown = distancePlan(plan, text, context) ?? askedOfShown(plan, message, raw, context)
  if (ofShown) return ofShown
  const child = childPlan(plan, text, context)
  if (child) return child
  if (plan.intent === 'facts')
    return inItsWords(fits(ofTitle(plan, context, message.typed), asked, context, raw), text, context)
  if (plan.intent === 'several' && plan.plans.some(({ intent }) => intent === 'facts'))
    return {
      ...plan,
      plans: plan.plans.map((one) => (one.intent === 'facts' ? ofTitle(one, context, message.typed) : one)),
    }
  if (plan.intent === 'bookings') return ofReserved(ofDay(plan, message, context), text, context)
  const meal = plan.intent === 'search' && plan.wish.category === 'Gastronomía' && plan.turn === 'new'
  // What somebody must not eat is told again beside food.
  if (context.thread.restricted && plan.intent === 'search' && context.thread.focus && containsPhrase(asked, EATS))
    return mealOf(factsOf({ id: context.thread.focus }, 'included'), context.thread.focus)
  if (meal && context.thread.restricted && !plan.wish.amenities.includes('Opción vegetariana'))
    return { intent: 'several', plans: [plan, { intent: 'knowledge', topic: 'allergies' }] }
  const near = plan.intent === 'search' ? afterOne(plan, text, context) : null
  if (near) return near
  if (plan.intent === 'search') return inWater(plan) ?? namedPlan(plan, message, context, raw)
  if (plan.intent === 'knowledge' && plan.topic === 'allergies' && !plan.about) {
    const id = goingTo(text, context.named ?? [])
    return id ? mealOf(factsOf({ id }, 'included'), id) : plan
  }
  // 'hay chaleco en el de kayak?' got the rule and a search: the few that it found are told instead.
  const [first] = plan.intent === 'several' ? plan.plans : []
  const general = first && (first.intent === 'knowledge' || first.intent === 'transport') ? first : plan
  const question = aspectOf(general, asked, context, isQuestion(message, raw))
  if (!question) return plan
  const [aspect, amenities] = question
  const subjects = subjectsOf(text, context, aspect)
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
