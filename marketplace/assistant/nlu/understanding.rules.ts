// From a message to a plan, given the conversation. Pure: time, places and conversation are parameters.

import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { excludes, isNothing, isTopical, searching } from './follow-up.rules.ts'
import { splitCategories, splitPlaces, splitThings } from './intents/alternatives.rules.ts'
import { besides } from './intents/besides.rules.ts'
import { comparisonOf } from './intents/comparison.rules.ts'
import { planOf } from './intents/intent-plan.rules.ts'
import { asksForAnything, aspectsOf, courtesyOf, topicsOf, withoutOpening } from './intents/intents.rules.ts'
import { CASE_FOLLOW_UP, isOfCase, knowledgeFor } from './intents/knowledge.rules.ts'
import {
  COMPARES,
  factsOf,
  HAS,
  isAsked,
  narrows,
  RATED,
  SPEAKS,
  singled,
  suits,
} from './intents/one-experience.rules.ts'
import { ofHostDays, ofOwnDays } from './intents/own-plan.rules.ts'
import { namesMine, OF_RESERVATION, ofOwnBooking, questionOf } from './intents/own-question.rules.ts'
import { ownReference, withoutState } from './intents/own-reference.rules.ts'
import { rowOf } from './intents/row-choice.rules.ts'
import { inTitles, settle } from './intents/settle.rules.ts'
import { aspectForOthers, aspectForPerson, carried, sameKindNamed, suitabilityAspect } from './intents/subject.rules.ts'
import type { IntentRow } from './language/intents.text.ts'
import { OF_HOSTS } from './meaning/likeness.rules.ts'
import { namedIn, notElsewhere } from './named.rules.ts'
import { containsPhrase } from './normalize-typing.rules.ts'
import { type Aspect, NO_CRITERIA, type Plan, type Target } from './plan.rules.ts'
import { readReference } from './references.rules.ts'
import { BEEN, OF_SEARCHES, type ReadingContext, readSearchCriteria } from './search-criteria.rules.ts'
import { readTopics } from './slots.rules.ts'
import { onOneTrip, splitRequests } from './split-requests.rules.ts'
import { type Message, readMessage } from './typed-message.rules.ts'

/** Questions whose own words, such as a meal or clothes, name no other experience. */
const OF_FOCUS = new Set<Aspect>(['included', 'bring', 'duration', 'meeting', 'languages', 'group'])
/** Settled answers about who goes, which the facts of a named experience replace. */
const OF_SOMEBODY = new Set(['pregnant', 'swimming', 'minors-alone', 'alone', 'older-and-fit'])
/** These come before general answers: what must never be missed, and questions about a person's own data. */
const BEFORE_KNOWLEDGE = new Set<IntentRow['intent']>([
  'emergency',
  'secret',
  'complaint',
  'hands-off',
  'bookings',
  'hosting',
  'own-reviews',
  'alerts',
])

/** The plan for a message, including its relation to the previous one. */
export function understand(message: string, circumstances: ReadingContext): Plan {
  const read = readMessage(message)
  const comparison = comparisonOf(read, circumstances)
  if (comparison) return comparison
  const apart = splitPlaces(read.clauses, circumstances.places)?.map((clauses) =>
    understandOne({ ...read, clauses }, circumstances),
  )
  if (apart?.every(({ intent }) => intent === 'search')) return { intent: 'several', plans: apart }
  const parts = splitRequests(message, (part) => understandOne(readMessage(part), circumstances))
  const [first, ...otherPlans] = parts.map((part) => understandOne(readMessage(part), circumstances))
  if (otherPlans.length === 0) return first!
  // 'hay tormenta y estamos en la lancha' is one thing.
  const whole = understandOne(readMessage(message), circumstances)
  if (whole.intent === 'emergency' || whole.intent === 'complaint' || whole.intent === 'secret') return whole
  const plans = onOneTrip([first!, ...otherPlans].slice(0, 3))
  // Two help questions become one with two topics.
  const topics = plans.flatMap((plan) => (plan.intent === 'policies' ? plan.topics : []))
  return plans.every(({ intent }) => intent === 'policies')
    ? { intent: 'policies', topics: [...new Set(topics)].slice(0, 3) }
    : { intent: 'several', plans }
}

/** A question about a rule, of the reservation that it names; whether one experience is safe is told of that one. */
function ofSubject(topics: string[], text: string, circumstances: ReadingContext, named: string | null): Plan {
  const meant = ownReference(text, circumstances)
  const booking = meant === null || meant === 'missing' ? null : meant
  const one = booking?.experienceId ?? named
  if (topics[0] === 'quien-recibe' && one && containsPhrase(text, 'segur[oa]s?|peligros[oa]s?'))
    return factsOf({ id: one }, 'safety')
  return { intent: 'policies', topics, ...(booking && { booking: booking.id }) }
}

const understandOne = (message: Message, circumstances: ReadingContext): Plan =>
  settle(byTables(message, circumstances), message, circumstances)

function byTables(message: Message, circumstances: ReadingContext): Plan {
  const { thread } = circumstances
  const question = questionOf(message)
  const { text } = question
  if (!/[\p{L}\p{N}]/u.test(message.typed)) return { intent: 'silence' }
  // 'incluye cena?' of the one in question names no dinner.
  const ofFocus =
    thread.focus !== null && text.split(' ').length < 4 && aspectsOf(text).some(({ aspect }) => OF_FOCUS.has(aspect))
  const candidates = ofFocus ? [] : (circumstances.named ?? [])
  const named =
    notElsewhere(namedIn(text, candidates), text, circumstances.places) ?? sameKindNamed(text, candidates, thread)
  // For the experience in question its own facts are the answer, not the general one.
  const asksOne =
    aspectsOf(text).length > 0 ||
    (named !== null && containsPhrase(text, HAS) && readTopics({ text }).amenities.some(isAsked))
  const answered = !circumstances.hosting && (thread.focus || named) && asksOne ? null : knowledgeFor(text, message)
  // 'algo para descansar' is no question of a host.
  const settled =
    answered && OF_HOSTS.test(answered.topic) && !circumstances.hosting && containsPhrase(text, 'algo (?:para|de|que)')
      ? null
      : answered
  // Of a named one its own facts say more than the general answer.
  const known = settled && named && OF_SOMEBODY.has(settled.topic) ? null : settled
  const courtesy = courtesyOf(message.clauses.join(' '))
  if (courtesy && !known) return { intent: courtesy }
  if (thread.handedOver && isOfCase(text, message)) return { intent: 'knowledge', topic: CASE_FOLLOW_UP }
  const row = rowOf((circumstances.own ?? []).length > 0 ? withoutState(text) : text, message, circumstances)
  const reference = { text }
  const pointed = readReference(reference, thread)
  const decided = row && planOf(row, text, message, circumstances, pointed === 'missing' ? null : pointed)
  const ownPlan = ofOwnBooking(question, circumstances, named !== null || readTopics({ text }).words.length > 0)
  // 'si llueve, ¿qué pasa con mi reserva?' asks for a rule and not for the list.
  const listed = row?.value === 'list' && topicsOf(text).length > 0 && !containsPhrase(text, 'algo|algun[oa]')
  if (
    decided &&
    !listed &&
    BEFORE_KNOWLEDGE.has(row.intent) &&
    !(known && (row.value === 'list' || row.value === 'voucher'))
  )
    return row.intent === 'bookings' &&
      ownPlan &&
      ((row.value === 'list' && (ownReference(text, circumstances) || namesMine(question))) ||
        ownPlan.intent === 'several')
      ? ownPlan
      : decided
  if (ownPlan && (!known || OF_RESERVATION.has(known.topic) || ownReference(text, circumstances))) return ownPlan
  const rated = named?.id ?? (text.split(' ').length < 7 ? thread.focus : null)
  if (rated && containsPhrase(text, RATED) && !topicsOf(text).includes('resenas'))
    return { intent: 'reviews', target: { id: rated } }
  // What somebody must not eat and where they stay name no experience.
  const subject = known?.topic === 'allergies' || known?.topic === 'pick-up' ? thread.focus : (named?.id ?? null)
  if (known?.topic === 'do-children-pay' && subject) return factsOf({ id: subject }, 'children')
  if (known) return besides(known, message, circumstances, subject)
  if (decided && !listed) return decided
  const ofDays = ofHostDays(text, circumstances) ?? ofOwnDays(text, circumstances)
  if (ofDays) return ofDays
  const topics = topicsOf(text)
  if (
    topics[0] === 'lluvia' &&
    (named || thread.focus) &&
    !message.clauses.some((clause) => clause.split(' ').length > 8)
  )
    return factsOf({ id: named?.id ?? thread.focus! }, 'rain')
  // '¿puedo llevar a mi perro a esa?' is about that experience, not about the general rules.
  if (
    topics.length > 0 &&
    !(named && aspectsOf(text).length > 0) &&
    !(pointed && aspectsOf(text).length > 0 && thread.shown.length > 0)
  )
    return ofSubject(topics, text, circumstances, named?.id ?? null)

  const read = readSearchCriteria(
    { ...message, clauses: pointed ? [reference.text] : message.clauses.map(withoutOpening).filter(Boolean) },
    circumstances,
  )
  const { wish, asked, past, place, guests } = read
  // Unknown words that no title has name nothing.
  const titled = circumstances.named ? { ...wish, maybe: inTitles(wish.maybe, circumstances.named) } : wish
  const times = { from: wish.from, to: wish.to, guests: guests ?? thread.wish?.guests ?? 1, past }
  const needs = [...new Set([...wish.needs, ...(wish.needs.length === 0 ? (thread.wish?.needs ?? []) : [])])]
  const [first, second] = asked
  // 'a menos de media hora', 'cuál queda más cerca': of the place under discussion.
  const around = wish.place ?? thread.wish?.place ?? null
  if ((read.near || read.reach !== null) && !wish.place) {
    if (around === null && isNothing(wish) && wish.maybe.length === 0) return { intent: 'position' }
    if (around !== null)
      Object.assign(wish, { place: around, near: true, minutes: read.reach ?? thread.wish?.minutes ?? null })
  }
  const about = (target: Target, aspect: Aspect): Plan => ({
    intent: 'facts',
    target,
    aspect: wish.needs.length > 0 && ['all', 'children'].includes(aspect) ? 'safety' : aspect,
    also: second?.aspect ?? null,
    ...times,
    needs,
    ages: wish.ages.length > 0 ? wish.ages : (thread.wish?.ages ?? []),
    amenities: wish.amenities,
  })
  if (narrows(text, wish, thread))
    return searching(wish, {
      thread,
      past,
      follows: true,
      more: false,
      guests,
      instead: false,
      length: null,
      like: false,
    })
  const same = named || pointed ? null : aspectForOthers(text, wish, guests, thread)
  if (same) return about({ id: thread.focus! }, same)
  // 'algo tipo lo de cacao' is of the same kind, but not this one.
  if (named?.category && read.like && !thread.focus)
    return {
      intent: 'search',
      wish: { ...wish, words: [], category: named.category, not: [named.id] },
      past,
      turn: 'like',
    }
  if (named && !read.like) {
    const aspect =
      first?.aspect ??
      carried(text, thread) ??
      suits(text, wish) ??
      suitabilityAspect(text, wish) ??
      (containsPhrase(text, COMPARES) ? 'all' : null)
    if (aspect) return about({ id: named.id }, aspect)
  }
  if (pointed === 'missing' && thread.shown.length === 0 && !isTopical(wish) && (first || isNothing(wish)))
    return { intent: 'unclear' }
  const turns = wish.sort === 'price-asc' && thread.wish !== null
  // In 'que no sea museo, eso aburre' nothing is asked about what was shown.
  const refuses = !first && excludes(wish.without)
  // 'eso está lejos, algo más cerca de San Salvador' is a wish.
  const elsewhere = wish.place !== null && containsPhrase(text, 'algo|otr[oa]s?|mas cerc\\p{L}+')
  if (pointed && pointed !== 'missing' && !elsewhere && !turns && !read.length && !read.like && !read.more && !refuses)
    return about(
      pointed,
      first?.aspect ??
        carried(text, thread) ??
        suits(text, wish) ??
        (wish.needs.length > 0 ? 'safety' : wish.from ? 'dates' : 'all'),
    )
  // 'do they speak English' after one was shown.
  if (thread.focus && containsPhrase(text, SPEAKS) && wish.languages.length > 0 && !isTopical(wish) && !wish.place)
    return about({ id: thread.focus }, 'languages')
  if (thread.focus && wish.ages.length > 0 && !isTopical(wish) && !wish.place && !wish.from) {
    const aspect = suits(text, wish) ?? aspectForPerson(text, wish)
    if (aspect) return about({ id: thread.focus }, aspect)
  }
  if (thread.focus && wish.amenities.some(isAsked) && containsPhrase(text, HAS) && !isTopical(wish) && !wish.place)
    return about({ id: thread.focus }, 'has')
  const sight = place !== null && place.kind !== 'town' && place.kind !== 'region'
  if (
    first &&
    !(first.aspect === 'included' && isTopical(wish) && containsPhrase(text, '^(?:quiero|busco|algo|hay algo)'))
  ) {
    // Of the one under discussion 'y va incluida la comida', 'qué llevo puesto' name no other.
    const spoken = OF_FOCUS.has(first.aspect) && wish.words.length === 0 && !wish.place && thread.focus !== null
    const other = [...wish.maybe.map(foldText), ...(wish.category ? ['tour', 'taller', 'clase', 'experiencia'] : [])]
    if (
      spoken &&
      !other.some((word) => containsPhrase(text, `(?:de|del|al|un|una|lo de) (?:la |el |los |las )?${word}`))
    )
      return about({ id: thread.focus! }, first.aspect)
    const one = singled(first.aspect, titled, isTopical(wish) || sight, thread)
    if (one) return about(one, first.aspect)
    const amenity = OF_SEARCHES[first.aspect]
    if (amenity && !wish.amenities.includes(amenity)) wish.amenities = [...wish.amenities, amenity]
  }
  if (isNothing(wish) && wish.maybe.length === 0 && guests === null && !read.more && !read.length && !read.like)
    return asksForAnything(
      message.clauses
        .filter((clause) => !BEEN.test(clause))
        .map(withoutOpening)
        .join(' '),
    )
      ? { intent: 'search', wish: { ...NO_CRITERIA, sort: 'rating' }, past: false, turn: 'new' }
      : { intent: 'unclear' }
  const kinds = splitCategories(message.clauses, wish)
  const course = {
    thread,
    past,
    follows: read.follows,
    more: read.more,
    guests,
    instead: /^(?:mejor|no|ahora|entonces)(?: |$)/.test(text),
    other: containsPhrase(
      text,
      'algo (?:diferente|distinto)|algo mas(?! \\p{L})|otra cosa|otro tipo|algo que no sea|lo que sea menos',
    ),
    length: read.length,
    like: read.like,
  }
  const things = splitThings(message.clauses, wish)
  if (things) return { intent: 'several', plans: things.map((word) => searching({ ...wish, words: [word] }, course)) }
  return kinds
    ? { intent: 'several', plans: kinds.map((category) => searching({ ...wish, category }, course)) }
    : searching(wish, course)
}
