// What is measured of one's own reservations, of the only one that was shown, or of the kind that was just looked for:
// 'cuál de las mías queda más lejos', 'y cuál dura menos', 'cuántas horas en la lancha'.
import { isNothing, isTopical } from '../follow-up.rules.ts'
import { measuresIn, OF_ASPECT, ofTrip } from '../intents/compare-intent.rules.ts'
import { factsOf } from '../intents/experience-question.rules.ts'
import { aspectsOf, isEmpty, rowFor, withoutOpening } from '../intents/intents.rules.ts'
import { ownPlan } from '../intents/own-question.rules.ts'
import type { Measure } from '../language/compare.text.ts'
import { patternOf } from '../language/pattern.rules.ts'
import { containsPhrase, takeMatch } from '../normalize-typing.rules.ts'
import type { Aspect, Plan } from '../plan.rules.ts'
import { readReference } from '../references.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'
import { LIMIT } from '../wishes/kind-compared.rules.ts'
import { likelyTopic, meaningsOf } from './topic-classification.rules.ts'

const ASPECT_OF: Partial<Record<Measure, Aspect>> = {
  price: 'price',
  length: 'duration',
  effort: 'safety',
  age: 'children',
  start: 'dates',
  group: 'group',
  distance: 'meeting',
}
/** Reservations are told apart by these in their own way: 'la más cara', 'la que va primero'. */
const OF_RESERVATIONS = new Set<Measure>(['price', 'start'])
/** All upcoming reservations that are told at once, so that the farthest of them is none that was left out. */
const MOST_OWN = 5
const WHICH = 'cual|cuales|que'
/** Asks what is given there. */
const GIVES = /(?:^| )(?:dan|incluyen?|traen?|viene|hay) (?:comida|almuerzo|cena|desayuno|transporte|algo de comer)/u
const MOST_TOLD = 4
/** Asks whether something suits somebody. */
const SUITS = 'apt[oa]s?|sirven?|puede|puedo|pueden|podemos|accesibles?|adecuad[oa]s?|aguant\\p{L}+|problema'
/** Asks for advice among what was shown, and for nothing else. */
const CHOOSES =
  /^(?:y |pero |entonces |bueno |ok |va |pues )*(?:de (?:es[oa]s|est[oa]s|tod[oa]s|ell[oa]s)(?: (?:dos|tres|cuatro))? )?(?:(?:cual|que) (?:me |nos )?(?:recom\p{L}+|aconsej\p{L}+|sug[ei]e?r\p{L}+|escog\p{L}+|eleg\p{L}+|elig\p{L}+|convien\p{L}+)|cual (?:es|seria|esta|sera) (?:el |la |lo )?mejor|(?:el|la) mejor(?: cual es)?)(?: (?:vos|usted|tu|mas|para (?:regalar|regalo|un regalo|dar de regalo)|de (?:es[oa]s|est[oa]s|tod[oa]s|ell[oa]s)(?: (?:dos|tres|cuatro))?))*$/u
/** Asks for the dearest of all results, and for nothing else. */
const DEAREST =
  /^(?:y |pero |entonces )*(?:(?:cual|que) (?:es|seria|sera) )?(?:el|la|lo) mas (?:car[oa]|exclusiv[oa]|lujos[oa])(?: (?:cual|que) (?:es|seria|sera))?(?: de tod[oa]s)?$/u
/** Whether it is safe for somebody. */
const SAFE_FOR =
  '(?:es|sera|seria|son|esta|estan) (?:muy |bien |eso )?(?:segur[oa]s?|peligros[oa]s?|riesgos[oa]s?) (?:para|con|si)(?: .*)?'
const OWN =
  'mis (?:reservas|tours|salidas|viajes|paseos)|(?:las|los|lo) que (?:reserve|tengo|aparte|reservamos|apartamos)|mi[oa]s'

/** All results are put in the order of their price by the search itself. */
const amongDearest = (text: string, { wish, focus, shown, booking }: ReadingContext['thread']): boolean =>
  wish !== null && !isNothing(wish) && focus === null && booking === null && shown.length > 1 && DEAREST.test(text)

/** A measure of what is talked about; null when the message measures nothing, or something else. */
export function superlativeOf(message: Message, circumstances: ReadingContext): Plan | null {
  const { thread, own = [], hosting = false } = circumstances
  if (hosting) return null
  const text = withoutOpening(message.clauses.join(' '))
  const measures = measuresIn(text)
  const read = readSearchCriteria(message, circumstances)
  const { wish } = read
  const compared = (ids: readonly string[], by: { by: Measure; highest: boolean }[]): Plan => ({
    ...ofTrip(read, thread),
    intent: 'compare',
    sides: ids.slice(0, MOST_OWN).map((id) => ({ id })),
    by,
    near: by.some((one) => one.by === 'distance') ? (wish.place ?? null) : null,
  })
  const by = measures.map((row) => ({ by: row.by, highest: row.highest }))
  const live = own.filter((booking) => booking.live)
  const talked = thread.bookingAspect !== null && thread.bookings.length > 0
  const mine = containsPhrase(text, OWN)
  const [first] = by
  if (first && mine && live.length > 1 && OF_RESERVATIONS.has(first.by) && containsPhrase(text, WHICH)) {
    const value = (one: (typeof live)[number]) => (first.by === 'price' ? one.total : Date.parse(one.start))
    const [best] = live.toSorted((a, b) => (first.highest ? value(b) - value(a) : value(a) - value(b)))
    return ownPlan(first.by === 'price' ? 'price' : 'when', best!)
  }
  if (
    by.length > 0 &&
    live.length > 1 &&
    live.length <= MOST_OWN + 1 &&
    (talked || mine) &&
    containsPhrase(text, WHICH) &&
    !isTopical(wish) &&
    by.every((one) => !OF_RESERVATIONS.has(one.by))
  ) {
    const meant =
      talked && !mine && thread.bookings.length > 1 ? live.filter(({ id }) => thread.bookings.includes(id)) : live
    const ids = [...new Set(meant.toSorted((a, b) => a.start.localeCompare(b.start)).map((one) => one.experienceId))]
    if (ids.length > 1 && ids.length <= MOST_OWN) return compared(ids, by)
  }
  // 'lo que reservé es apto para silla de ruedas' is asked of each of them.
  if (mine && wish.needs.length > 0 && live.length > 1 && !isTopical(wish) && containsPhrase(text, SUITS)) {
    const ids = [...new Set(live.map(({ experienceId }) => experienceId))]
    if (ids.length > 1 && ids.length <= MOST_OWN) return compared(ids, [{ by: 'effort', highest: false }])
  }
  // 'en cuál de las que tengo dan comida' is told of each of them.
  const [listed] = aspectsOf(text)
  if (mine && live.length > 1 && containsPhrase(text, WHICH) && (listed?.aspect === 'included' || GIVES.test(text))) {
    const ids = [...new Set(live.map(({ experienceId }) => experienceId))].slice(0, MOST_TOLD)
    return { intent: 'several', plans: ids.map((id) => factsOf({ id }, 'included')) }
  }
  const [only, ...others] = thread.shown
  if (only && others.length === 0 && by.length > 0 && containsPhrase(text, WHICH) && !isTopical(wish) && !wish.place) {
    const rest = { text }
    for (const { say } of measures) takeMatch(rest, patternOf(say))
    // All results are put in the order of their price by the search itself.
    const aspect = by[0]!.by === 'price' ? undefined : ASPECT_OF[by[0]!.by]
    if (aspect && isEmpty(rest.text.replace(/(?:^| )(?:cual|cuales|de|es[oa]s?|ell[oa]s)(?= |$)/gu, ' ').trim()))
      return factsOf({ id: only.id }, aspect)
  }
  const amongShown =
    others.length > 0 &&
    by.length === 0 &&
    thread.booking === null &&
    thread.bookingAspect === null &&
    !isTopical(wish) &&
    !wish.place &&
    wish.from === null
  if (amongDearest(text, thread))
    return { intent: 'search', wish: { ...thread.wish!, sort: 'price-desc', page: 1 }, past: false, turn: 'dearer' }
  // Who must not eat something is told first what only the cook knows.
  if (amongShown && !thread.restricted && CHOOSES.test(text) && thread.shown.some(({ rating }) => rating !== null))
    return compared(
      thread.shown.map(({ id }) => id),
      [{ by: 'rating', highest: true }],
    )
  // 'y eso es seguro para el chiquito?' of all of them.
  if (amongShown && thread.focus === null && containsPhrase(text, SAFE_FOR))
    return compared(
      thread.shown.map(({ id }) => id),
      [{ by: 'effort', highest: false }],
    )
  // 'cuántas horas en la lancha' after boat trips is asked of those.
  const [aspect] = aspectsOf(text)
  const measured = aspect && aspect.aspect !== 'dates' ? OF_ASPECT[aspect.aspect] : undefined
  const before = thread.wish?.words ?? []
  if (
    measured &&
    others.length > 0 &&
    thread.focus === null &&
    thread.booking === null &&
    by.length === 0 &&
    wish.words.length > 0 &&
    wish.words.every((word) => before.includes(word)) &&
    !wish.place &&
    wish.from === null &&
    rowFor(text, new Set()) === null &&
    readReference({ text }, thread) === null
  )
    return compared(
      thread.shown.map(({ id }) => id),
      [measured],
    )
  // 'y en carro cuánto es desde Soyapango' of all that were shown.
  if (
    others.length > 0 &&
    thread.focus === null &&
    thread.booking === null &&
    !thread.wish?.place &&
    wish.place &&
    !isTopical(wish) &&
    wish.from === null &&
    containsPhrase(text, 'desde (?:el |la |los |las )?\\p{L}+') &&
    containsPhrase(text, 'cuanto|lejos|tarda|distancia|carro|minutos|horas')
  )
    return compared(
      thread.shown.map(({ id }) => id),
      [{ by: 'distance', highest: false }],
    )
  // 'con clase para principiantes' after two were compared is asked of both.
  const conditions = wish.needs.length + wish.languages.length + wish.included.length + wish.amenities.length
  if (
    others.length > 0 &&
    thread.shown.length <= LIMIT &&
    thread.wish === null &&
    thread.bookingAspect === null &&
    wish.needs.length > 0 &&
    conditions === wish.needs.length &&
    !isTopical(wish) &&
    !wish.place &&
    wish.from === null &&
    /^(?:y |pero )?(?:con|para|que|si)(?: |$)/u.test(text)
  )
    return compared(
      thread.shown.map(({ id }) => id),
      [{ by: 'effort', highest: false }],
    )
  return null
}

const PRETTIEST = '(?:cual|que) .*(?:mas (?:bonit|lind|chiv|limpi|galan)[oa]?|mejor vista)(?: .*)?'
/** How alike the sentences must be for 'cuál es más bonito, Izalco o Santa Ana' to be what nobody published. */
const UNSURE = 0.3
/** Whether the prettiest is asked for, which no page tells. */
export const asksForPrettiest = ({ clauses, typed }: Message, circumstances: ReadingContext): boolean =>
  clauses.length < 3 &&
  containsPhrase(clauses.join(' '), PRETTIEST) &&
  likelyTopic(meaningsOf(typed, circumstances), UNSURE) === 'is:unpublished'
