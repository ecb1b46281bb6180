// What a message says about experiences: a question about one, or a wish, together with what was said before.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { anyGood, excludes, type FollowUp, isNothing, isTopical, searching } from '../follow-up.rules.ts'
import { comparedToNamed } from '../meaning/comparative.rules.ts'
import { inTitles } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import { whoLeaves, withChildren } from '../people/who-leaves.rules.ts'
import type { Aspect, Named, Plan, SearchCriteria, Target, Thread } from '../plan.rules.ts'
import { readReference } from '../references.rules.ts'
import { OF_SEARCHES, type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import { readTopics } from '../slots.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { askedWords, asksForAll, spokenWords, thingAsked } from '../wishes/asked-words.rules.ts'
import { BEEN } from '../wishes/been.rules.ts'
import { atNight } from '../wishes/in-context.rules.ts'
import { withoutLimits } from '../wishes/released.rules.ts'
import { searchingEach } from './alternatives.rules.ts'
import { aspectForOthers, aspectForPerson, carried, suitabilityAspect } from './context-question.rules.ts'
import {
  COMPARES,
  factsOf,
  HAS,
  inTalkedPlace,
  isAsked,
  narrows,
  SPEAKS,
  singled,
  suits,
} from './experience-question.rules.ts'
import { asksForAnything, withoutOpening } from './intents.rules.ts'

/** Questions whose own words, such as a meal or clothes, name no other experience. */
export const OF_FOCUS = new Set<Aspect>(['included', 'bring', 'duration', 'meeting', 'languages', 'group'])

/** Which one a message names or points to; `reference` is what it says besides, `wish` is whether nothing is asked of any. */
export type Subject = {
  named: Named | null
  pointed: { id: string } | 'missing' | null
  reference: string
  wish?: true
}

/** Whether something is on, when it ends and its form are asked of the day it was looked for. */
const OF_DAY = new Set<Aspect>(['duration', 'dates', 'book'])
/** Says what what is looked for must be like. */
const LIMITS = /^(?:y |pero |eso si )*que (?:termine|acabe|empiece|comience|salga|dure)n? /u
/** Asks for any day. */
const ANY_DAY = 'cuando|que (?:dias?|fechas?|horarios?)|otr[oa]s?|fechas|dias|proxim[oa]s?|horarios?'

function daysLooked(target: Target, aspect: Aspect, text: string, { from, to }: SearchCriteria, thread: Thread) {
  const before = thread.wish
  if (from !== null || !before?.from || !('id' in target) || !OF_DAY.has(aspect)) return { from, to }
  const shown = thread.shown.some(({ id }) => id === target.id)
  return shown && !containsPhrase(text, ANY_DAY) ? { from: before.from, to: before.to } : { from, to }
}

/** Looks for something besides the one that is talked about. */
const SEEKS = /(?:^| )(?:hay algo|algo (?:cerca|mas|para|que)|otra cosa|algun[oa]? (?:cerca|otr[oa]))(?: |$)/u

/** @param said the message in plain words */
export function experiencePlan(typed: Message, said: string, subject: Subject, context: ReadingContext): Plan {
  const { thread, clauses, released } = withoutLimits(context.thread, typed.clauses)
  if (!released) return planFor(typed, said, subject, context)
  // 'aunque sea más caro' alone is the same wish without that limit.
  if (clauses.length === 0)
    return thread.wish ? { intent: 'search', wish: thread.wish, past: false, turn: 'changed' } : anyGood(null)
  const text = clauses.join(' ')
  const pointed = subject.pointed && readReference({ text }, thread)
  return planFor({ ...typed, clauses }, text, { ...subject, pointed, reference: text }, { ...context, thread })
}

function planFor(
  message: Message,
  text: string,
  { named, pointed, reference, wish: isWish }: Subject,
  circumstances: ReadingContext,
): Plan {
  const { thread } = circumstances
  const read = readSearchCriteria(
    { ...message, clauses: pointed ? [reference] : message.clauses.map(withoutOpening).filter(Boolean) },
    circumstances,
  )
  const { wish, asked, past, place, guests } = read
  Object.assign(wish, atNight(text, thread.wish))
  // Unknown words that no title has name nothing.
  const titled = circumstances.named ? { ...wish, maybe: inTitles(wish.maybe, circumstances.named) } : wish
  if (!isNothing(wish)) wish.maybe = titled.maybe
  const times = { from: wish.from, to: wish.to, guests: guests ?? thread.wish?.guests ?? 1, past }
  const needs = [...new Set([...wish.needs, ...(wish.needs.length === 0 ? (thread.wish?.needs ?? []) : [])])]
  const [first, second] = isWish ? [] : asked
  // 'a menos de media hora', 'cuál queda más cerca': of the place under discussion.
  const talked =
    thread.shown.find(({ id }) => id === thread.focus) ?? (thread.shown.length === 1 ? thread.shown[0] : null)
  const around = wish.place ?? thread.wish?.place ?? talked?.city ?? null
  if ((read.near || read.reach !== null) && !wish.place) {
    if (around === null && isNothing(wish) && wish.maybe.length === 0) return { intent: 'position' }
    if (around !== null)
      Object.assign(wish, { place: around, near: true, minutes: read.reach ?? thread.wish?.minutes ?? null })
  }
  // 'la segunda tiene baños?'
  const there = readTopics({ text }).amenities.filter(isAsked)
  const about = (target: Target, aspect: Aspect): Plan => ({
    intent: 'facts',
    target,
    aspect:
      wish.needs.length > 0 && ['all', 'children'].includes(aspect)
        ? 'safety'
        : aspect === 'included' && there.length > 0
          ? 'has'
          : aspect === 'has' && wish.amenities.length === 0
            ? 'all'
            : aspect,
    also: second?.aspect ?? null,
    ...times,
    ...daysLooked(target, aspect, text, wish, thread),
    ...(aspect === 'included' && { asked: thingAsked(text) }),
    ...(aspect === 'unpublished' && { asked: askedWords(message) }),
    ...(aspect === 'safety' && { asked: spokenWords(message) }),
    needs,
    ages: wish.ages.length > 0 ? wish.ages : (thread.wish?.ages ?? []),
    amenities: [...new Set([...wish.amenities, ...(aspect === 'included' ? there : [])])],
  })
  // 'is lunch included' of several that were shown: those that include it.
  const ofSeveral = thread.wish !== null && thread.focus === null && thread.shown.length > 1 && !named && !pointed
  const provided = ofSeveral && first?.aspect === 'included' ? readTopics({ text }).included : []
  if (provided.length > 0) wish.included = provided
  if (provided.length > 0 || narrows(text, wish, thread))
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
  const measured = comparedToNamed(text, wish, named, circumstances.named ?? [])
  if (measured) return measured
  // 'algo tipo lo de cacao' is of the same kind, but not this one.
  if (named?.category && read.like && thread.focus !== named.id) {
    // In 'otro como la feria de Juayúa' the place is that of the one that is known already.
    const there = wish.place !== null && foldText(`${named.title} ${named.city}`).includes(foldText(wish.place))
    return {
      intent: 'search',
      wish: {
        ...wish,
        ...(there && !read.near && { place: null, minutes: null }),
        words: [],
        maybe: [],
        category: named.category,
        not: [named.id],
      },
      past,
      turn: 'like',
    }
  }
  if (named && !read.like) {
    const aspect =
      first?.aspect ??
      carried(text, thread) ??
      suits(text, wish) ??
      suitabilityAspect(text, wish) ??
      (containsPhrase(text, COMPARES) && !containsPhrase(text, 'algo|algun[oa]s?') ? 'all' : null)
    if (aspect) return about({ id: named.id }, aspect)
  }
  if (pointed === 'missing' && thread.shown.length === 0 && !isTopical(wish) && (first || isNothing(wish)))
    return { intent: 'unclear' }
  const turns = wish.sort === 'price-asc' && thread.wish !== null
  // In 'que no sea museo, eso aburre' nothing is asked about what was shown.
  const refuses = !first && excludes(wish.without)
  // 'eso está lejos, algo más cerca de San Salvador' is a wish.
  // 'andamos con 150 para ese paseo' says what the outing may cost, and asks of none.
  const trip =
    !first &&
    thread.focus === null &&
    thread.shown.length > 1 &&
    (wish.maxPrice !== null || (guests !== null && wish.ages.length === 0))
  const elsewhere = wish.place !== null && containsPhrase(text, 'algo|otr[oa]s?|mas cerc\\p{L}+')
  if (
    pointed &&
    pointed !== 'missing' &&
    !trip &&
    !elsewhere &&
    !turns &&
    !read.length &&
    !read.like &&
    !read.more &&
    !refuses
  )
    return about(
      pointed,
      first?.aspect ??
        carried(text, thread) ??
        suits(text, wish) ??
        (wish.needs.length > 0
          ? 'safety'
          : wish.from
            ? 'dates'
            : wish.ages.some((age) => age < 18)
              ? 'children'
              : 'all'),
    )
  // 'do they speak English' after one was shown.
  if (thread.focus && containsPhrase(text, SPEAKS) && wish.languages.length > 0 && !isTopical(wish) && !wish.place)
    return about({ id: thread.focus }, 'languages')
  if (thread.focus && wish.ages.length > 0 && !isTopical(wish) && !wish.place && !wish.from && !SEEKS.test(text)) {
    const aspect = suits(text, wish) ?? aspectForPerson(text, wish)
    if (aspect) return about({ id: thread.focus }, aspect)
  }
  if (thread.focus && wish.amenities.some(isAsked) && containsPhrase(text, HAS) && !isTopical(wish) && !wish.place)
    return about({ id: thread.focus }, 'has')
  const sight = place !== null && place.kind !== 'town' && place.kind !== 'region'
  // 'que termine antes de las 7' of what is looked for is a limit.
  const narrowed = thread.wish !== null && thread.focus === null && LIMITS.test(text)
  if (
    first &&
    !narrowed &&
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
    const said = singled(first.aspect, titled, isTopical(wish) || sight, thread)
    const one = inTalkedPlace(said, thread, circumstances.named)
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
      ? anyGood(thread.wish)
      : { intent: 'unclear' }
  const leaves = whoLeaves(text)
  if (leaves === 'children') wish.without = withChildren(wish.without)
  const course: FollowUp = {
    thread,
    past,
    follows: read.follows,
    more: read.more,
    guests,
    instead: /^(?:mejor|no|ahora|entonces)(?: |$)/.test(text),
    other: containsPhrase(
      text,
      'algo (?:diferente|distinto|cerca)|algo mas(?! \\p{L})|otra cosa|otro tipo|que mas hay|que otras? cosas? hay|algo que no sea|lo que sea menos',
    ),
    length: read.length,
    like: read.like,
    leaves,
  }
  return searchingEach(message, wish, course)
}

/** What no page tells, of a thing not known yet. */
export function unpublishedOf(target: Target, message: Message): Plan {
  return { ...factsOf(target, 'unpublished'), asked: askedWords(message) }
}

/** A question about one experience, with the people, the days and what else the message names. */
export function aboutOne(target: Target, aspect: Aspect, message: Message, circumstances: ReadingContext): Plan {
  const { thread, named = [] } = circumstances
  const one = 'id' in target ? [...named, ...thread.shown].find(({ id }) => id === target.id) : undefined
  if (aspect === 'unpublished' && one && asksForAll(message, one))
    return aboutOne(target, 'all', message, circumstances)
  const { wish, past, guests } = readSearchCriteria(message, circumstances)
  return {
    intent: 'facts',
    target,
    aspect: aspect === 'has' && wish.amenities.length === 0 ? 'included' : aspect,
    also: null,
    from: wish.from,
    to: wish.to,
    guests: guests ?? thread.wish?.guests ?? 1,
    past,
    needs: wish.needs.length > 0 ? wish.needs : (thread.wish?.needs ?? []),
    ages: wish.ages.length > 0 ? wish.ages : (thread.wish?.ages ?? []),
    amenities: wish.amenities,
    ...(aspect === 'unpublished' && { asked: askedWords(message) }),
    ...(aspect === 'safety' && { asked: spokenWords(message) }),
  }
}
