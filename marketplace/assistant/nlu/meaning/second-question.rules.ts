// 'cuánto vale lo de la hamaca y cuánto dilata': each part of a message about one experience may ask something of it.

import { isNothing } from '../follow-up.rules.ts'
import { aboutOne } from '../intents/experience-plan.rules.ts'
import { aspectsOf } from '../intents/intents.rules.ts'
import { namedIn, notElsewhere } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import type { Named, Plan, Thread } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { readMessage } from '../typed-message.rules.ts'
import { askedAfterStory } from './host-perspective.rules.ts'
import { isQuestion } from './shown/shown-question.rules.ts'
import { OF_HOSTS } from './topic-classification.rules.ts'

const PART = /(?<=[?!;:\n])\s*|\.\s+|,\s+|\s+(?:y|e|and|pero|but|tambi[eé]n|also|plus)\s+/iu
const MOST_PARTS = 5
const MOST_QUESTIONS = 3
const SHORTEST = 2
const GROWN = 18

type Facts = Extract<Plan, { intent: 'facts' }>
/** The experience a plan asks about, of itself or as one that is reserved; null when it asks about none. */
export function subjectOf(plan: Plan, { own = [] }: Pick<ReadingContext, 'own'> = {}): string | null {
  if (plan.intent === 'bookings') return own.find(({ id }) => id === plan.id)?.experienceId ?? null
  return (plan.intent === 'facts' || plan.intent === 'reviews') && 'id' in plan.target ? plan.target.id : null
}

/** What a plan tells; the same is told once. */
const keysOf = (plan: Plan): string[] => {
  switch (plan.intent) {
    case 'facts':
      return [plan.aspect, plan.also].flatMap((aspect) =>
        aspect === null ? [] : aspect === 'has' ? plan.amenities.map((name) => `has ${name}`) : [aspect],
      )
    case 'policies':
      return plan.topics
    case 'knowledge':
      return [plan.topic]
    case 'bookings':
      return [plan.intent, plan.aspect]
    default:
      return [plan.intent]
  }
}

/** Whether a part asks something that can be told beside the answer of the whole. */
function isBeside(plan: Plan, id: string): boolean {
  if (plan.intent === 'facts')
    return (
      'id' in plan.target &&
      plan.target.id === id &&
      plan.aspect !== 'all' &&
      plan.aspect !== 'book' &&
      // 'ella tiene 71' asks nothing about children.
      !(plan.aspect === 'children' && plan.ages.length > 0 && plan.ages.every((age) => age >= GROWN))
    )
  if (plan.intent === 'reviews') return 'id' in plan.target && plan.target.id === id
  return plan.intent === 'policies' || (plan.intent === 'knowledge' && !OF_HOSTS.test(plan.topic))
}

/** The one that is asked about, as if it had been shown just now. */
export function shownOnly(id: string, { thread, named = [], own = [] }: ReadingContext): Thread | null {
  const shown = thread.shown.find((one) => one.id === id)
  const booked = own.find(({ experienceId }) => experienceId === id)
  const one: Named | undefined = named.find((candidate) => candidate.id === id) ?? (booked && { ...booked, id })
  if (!shown && !one) return null
  const only = shown ?? {
    id,
    title: one!.title,
    city: one!.city,
    category: one!.category ?? null,
    price: 0,
    rating: null,
    hours: 0,
  }
  return { ...thread, shown: [only], focus: id, aspect: null, booking: null, bookings: [], bookingAspect: null }
}

/** 'se puede acampar en el Pital con niños, da mucho frío?': the only one that what is looked for names. */
function onlyFound(plan: Plan, message: string, { named = [], places }: ReadingContext): string | null {
  if (plan.intent !== 'transport' && (plan.intent !== 'search' || plan.turn !== 'new')) return null
  const text = readMessage(message).clauses.join(' ')
  return notElsewhere(namedIn(text, named), text, places)?.id ?? null
}

const NOT_ASKED = '^(?:aunque|porque|que (?:no|sea)|when|because)(?= )'

/**
 * The plan with what else the message asks of the same experience.
 * @param read how a part would be understood
 * @param of the experience it is about, where the plan does not say so
 */
export function withSecondQuestion(
  plan: Plan,
  message: string,
  context: ReadingContext,
  read: (part: string, context: ReadingContext) => Plan,
  of: string | null = null,
): Plan {
  const id = subjectOf(plan, context) ?? of ?? onlyFound(plan, message, context)
  if (id === null || context.hosting) return plan
  // 'dura la cata y tiene parqueo' was read as the length of something that has it.
  const has: Plan[] =
    plan.intent === 'facts' && plan.aspect !== 'has' && plan.aspect !== 'included' && plan.amenities.some(isThing)
      ? [{ ...plan, aspect: 'has', also: null, amenities: plan.amenities.filter(isThing) }]
      : []
  const parts = message
    .split(PART)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/u).length >= SHORTEST && !containsPhrase(part.toLowerCase(), NOT_ASKED))
  const thread = shownOnly(id, context)
  const asked =
    thread && parts.length > 1 && parts.length <= MOST_PARTS
      ? parts.flatMap((part) => {
          const own = readMessage(part)
          const meant = read(part, { ...context, thread })
          const [aspect] = aspectsOf(own.clauses.join(' '))
          // 'dan los materiales o los compro yo' compares nothing.
          const one = aspect && MISREAD.has(meant.intent) ? aboutOne({ id }, aspect.aspect, own, context) : meant
          // 'soy del equipo', 'tengo el azúcar alta' ask nothing; a condition still counts.
          const asks = isQuestion(own, part) || aspect !== undefined || (isSuited(one) && isOfSomebody(one))
          // Whether somebody may come was told with what suits them.
          const again = isUnpublished(one) && (plan.intent === 'bookings' || (isSuited(plan) && MAY.test(part)))
          return asks &&
            !again &&
            !asksNothing(one) &&
            isBeside(one, id) &&
            !(plan.intent === 'search' && isUnsaid(one))
            ? [one]
            : []
        })
      : []
  const told = new Set<string>()
  const plans: Plan[] = []
  const whole = plan.intent === 'facts' && plan.aspect === 'all' && asked.length > 0 ? [] : [plan]
  for (const one of [...whole, ...has, ...asked]) {
    const keys = keysOf(one)
    if (keys.every((key) => told.has(key))) continue
    // Of what no page tells, the whole message was looked for already.
    if (isUnpublished(one) && one !== plan && isUnpublished(plan)) continue
    for (const key of keys) told.add(key)
    plans.push(one.intent === 'facts' && plan.intent === 'facts' ? withTrip(one, plan) : one)
  }
  const once = ofTheNamed(withoutEcho(plans, context))
  if (once.length === 0) return plan
  // 'el equipo va incluido? y es hondo?': what is known comes before what no page tells.
  const known = once.toSorted((a, b) => Number(isUnpublished(a)) - Number(isUnpublished(b)))
  return together(known.slice(0, MOST_QUESTIONS))
}

/** What answers all of a message, of one plan or more; two help questions become one with two topics. */
export function together(given: readonly Plan[]): Plan {
  // 'llegaron tres, ¿cómo lo pongo?': two parts that ask the same are answered once.
  const said = given.map((plan) => JSON.stringify(plan))
  const plans = given.filter((_, at) => said.indexOf(said[at]!) === at)
  if (plans.length === 1) return plans[0]!
  const topics = plans.flatMap((plan) => (plan.intent === 'policies' ? plan.topics : []))
  return plans.every(({ intent }) => intent === 'policies')
    ? { intent: 'policies', topics: [...new Set(topics)].slice(0, 3) }
    : { intent: 'several', plans: [...plans] }
}

/** 'llego el 20 con mi suegra, nos interesa Intipucá, ¿hay dónde sentarse?': when and who is said of the one that is named. */
export function ofTheNamed(plans: readonly Plan[]): readonly Plan[] {
  const [first, ...others] = plans
  if (first?.intent !== 'search' || others.length === 0 || others.some(({ intent }) => intent !== 'facts')) return plans
  const { from, to, guests } = first.wish
  if (!isNothing({ ...first.wish, from: null, to: null, guests: 1, needs: [], ages: [] })) return plans
  return others.map((one) => (one.intent === 'facts' && one.from === null ? { ...one, from, to, guests } : one))
}

/** What a page tells in the words that a reservation is asked with. */
const OF_PAGE: Partial<Record<string, string>> = { dates: 'when', meeting: 'where', price: 'price', bring: 'bring' }
/** 'I booked the zip line, what time does it start?' asks once: of the reservation, and not of the dates that are offered. */
function withoutEcho(plans: readonly Plan[], { own = [] }: ReadingContext): readonly Plan[] {
  const booked = plans.find((plan) => plan.intent === 'bookings')
  if (booked?.intent !== 'bookings' || booked.id === null) return plans
  const experience = own.find(({ id }) => id === booked.id)?.experienceId
  return plans.filter(
    (plan) =>
      plan.intent !== 'facts' ||
      !('id' in plan.target) ||
      plan.target.id !== experience ||
      OF_PAGE[plan.aspect] !== booked.aspect,
  )
}

/** Children, pets and transport have answers of their own. */
const OF_ASPECTS = new Set(['Apto para niños', 'Se admiten mascotas', 'Transporte'])
const isThing = (amenity: string) => !OF_ASPECTS.has(amenity)

/** What a part about one experience is taken for without it. */
const MISREAD = new Set<Plan['intent']>(['search', 'compare', 'unclear'])
const isUnpublished = (one: Plan) => one.intent === 'facts' && one.aspect === 'unpublished'
/** '¿qué hago?' has no word that a page could have. */
const asksNothing = (one: Plan) => one.intent === 'facts' && one.aspect === 'unpublished' && one.asked?.length === 0

const isSuited = (plan: Plan) => plan.intent === 'facts' && (plan.aspect === 'safety' || plan.aspect === 'children')
const isOfSomebody = (plan: Plan) => plan.intent === 'facts' && plan.needs.length + plan.ages.length > 0
const MAY = /^(?:y )?(?:puedo|puede|podemos|pueden|can)(?= )/iu

/** What is looked for is not asked about again: whether there is something, or for how many. */
const isUnsaid = (one: Plan) =>
  one.intent === 'policies' ||
  (one.intent === 'facts' && ['all', 'dates', 'price', 'group', 'host'].includes(one.aspect))

/** The people and days of the message count for each of its questions. */
const withTrip = (one: Facts, { guests, ages, needs, from, to }: Facts): Facts => ({
  ...one,
  guests: Math.max(one.guests, guests),
  ages: one.ages.length > 0 ? one.ages : ages,
  needs: one.needs.length > 0 ? one.needs : needs,
  ...(one.from === null && { from, to }),
})

/** What a reason beside a question is about by mistake: 'se quedó sin visa y no viene, ¿cómo bajo a una persona?' */
const OF_REASONS = new Set(['visa', 'no-flights', 'no-lodging', 'airport', 'post-and-shopping'])
/**
 * The answer to the question of a message whose reason, or story, was taken for one; null when there is none.
 * @param read how the question alone would be understood
 */
export function questionBeside(
  whole: Plan,
  message: string,
  circumstances: ReadingContext,
  read: (part: string, context: ReadingContext) => Plan,
): Plan | null {
  const reason = whole.intent === 'elsewhere' || (whole.intent === 'knowledge' && OF_REASONS.has(whole.topic))
  const asked = /¿([^?¿]+)\?/u.exec(message)
  if (!reason || !asked || asked[0].length > message.trim().length - 3)
    return askedAfterStory(whole, message, circumstances, read)
  const plan = read(asked[0], circumstances)
  return ['bookings', 'policies', 'knowledge', 'hosting'].includes(plan.intent) ? plan : null
}
