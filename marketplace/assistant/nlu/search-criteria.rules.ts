// Reads every part of a wish. Each part is removed from the text once understood, so that nothing is read twice.
import { markGroupBudget, readBudget, readParty } from './amounts.rules.ts'
import { DRIVES, readHours, readReach, STAY, shapeIn } from './clock.rules.ts'
import { wishedClauses } from './criteria/clauses.rules.ts'
import { readWhat } from './criteria/topics.rules.ts'
import { priceOfEach, readTravelers } from './criteria/travelers.rules.ts'
import { readLength, readTimeOfDay, readTripDays } from './criteria/when.rules.ts'
import { readAvoidedPlace, readWhere } from './criteria/where.rules.ts'
import { excludes, followsOn } from './follow-up.rules.ts'
import { aspectsOf, wantsMore } from './intents/intents.rules.ts'
import { patternOf } from './language/pattern.rules.ts'
import { containsPhrase, type RemainingText, takeMatch } from './normalize-typing.rules.ts'
import type { Person } from './people/people-question.rules.ts'
import type { PlaceName } from './places.rules.ts'
import {
  type Aspect,
  type Named,
  NO_CRITERIA,
  type OwnBooking,
  type SearchCriteria,
  type Thread,
} from './plan.rules.ts'
import { readExcluded, readNeeds } from './slots.rules.ts'
import type { Message } from './typed-message.rules.ts'

export type ReadingContext = {
  thread: Thread
  now: Date
  places: readonly PlaceName[]
  hosting?: boolean
  /** Experiences that the message may name, and the person's own reservations. */
  named?: readonly Named[]
  own?: readonly OwnBooking[]
  /** Hosts whom the message may name, and of a host the own guests. */
  hosts?: readonly Person[]
  guests?: readonly Person[]
}

const OF_ALL_OFFERED =
  '(?:cual|cuales|que|todas|todos) (?:son )?(?:de )?(?:las |los )?(?:experiencias|tours|paseos|salidas)'
/** Questions that a search as a whole can answer. */
export const OF_SEARCHES: Partial<Record<Aspect, string>> = {
  children: 'Apto para niños',
  pets: 'Se admiten mascotas',
}
const LIKE = patternOf(
  '(otr[oa]|otr[oa]s|algo|alguna|alguno|una|uno)? (tipo|estilo) (lo|el|la|ese|esa|eso) / (otr[oa]|otr[oa]s|algo|alguna|alguno|una|uno)? (parecid[oa]*|similar*|como (esa|ese|esta|este|la anterior)) / otr[oa]* como (lo|el|la|los|las) (de|del)? / parecid[oa]* a(l)? / igual (que|a) (lo|el|la) / otr[oa] pero',
)

/** The questions about an experience that a message asks, removed from the rest unless a search answers them. */
function readAspects(rest: RemainingText, whole: string) {
  // 'cuáles de las experiencias incluyen almuerzo' looks for those.
  const offered = containsPhrase(whole, OF_ALL_OFFERED)
  const aspects = aspectsOf(rest.text).filter(({ aspect }) => !(offered && aspect === 'included'))
  // The people travelling were removed from the text, but the question about accessibility still counts.
  const asked =
    aspects.length > 0 || containsPhrase(whole, 'algo|alguna|busco|quiero|hay|queremos')
      ? aspects
      : aspectsOf(whole).filter(({ aspect }) => aspect === 'access' || aspect === 'safety')
  for (const { aspect, pattern } of asked) if (!OF_SEARCHES[aspect] && aspect !== 'access') takeMatch(rest, pattern)
  return asked
}

/** @param message in plain words */
export function readSearchCriteria(message: Message, { now, places, thread }: ReadingContext) {
  const whole = message.clauses.join(' ')
  const { clauses, been } = wishedClauses(message, thread, places)
  const drives = containsPhrase(whole, DRIVES)
  const reach = clauses.map((clause) => readReach(clause, drives)).find(Boolean) ?? null
  // Phrases that only look like a negation are read before the exclusions.
  const time = readTimeOfDay(clauses)
  const sort = clauses.map((clause) => shapeIn(clause, 'sort')).find(Boolean) ?? null
  const family = clauses.length > 1 && containsPhrase(whole, 'nin[oa]s?|hij[oa]s?|sobrin[oa]s?|niet[oa]s?')
  const people = clauses.map((clause) => readNeeds(clause, family))
  const unwell = people.some(({ needs }) => needs.length > 0)
  const without = readExcluded(clauses)
  const rest: RemainingText = {
    text: clauses
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  }
  const avoided = readAvoidedPlace(rest, places)
  // 'tenemos 3 días en El Salvador' is how long they stay, and no length of an outing.
  takeMatch(rest, STAY)
  const hours = readHours(rest)
  const named = readTripDays(rest, whole, thread.wish, now)
  // In 'usa muletas ahorita' the hour is that of the condition.
  const days = unwell && /ahorita|right now|these days/u.test(message.typed) ? null : named
  const length = readLength(rest, hours)
  markGroupBudget(rest)
  const party = readParty(rest)
  const budget = readBudget(rest)
  const follows = followsOn(rest.text) || followsOn(whole)
  const asked = readAspects(rest, whole)
  const like = takeMatch(rest, LIKE) !== null
  const more = wantsMore(rest.text) && !like && !excludes(without) && length.compared === null
  const { place, near, minutes } = readWhere(rest, reach, places)
  const travelers = readTravelers(whole, party, people, thread.wish)
  const { guests, ages } = travelers
  const what = readWhat(rest, message, travelers, unwell, thread.wish)
  const avoidedPlaces = [...been, ...(avoided ? [avoided.name] : [])]
  const wish: SearchCriteria = {
    ...NO_CRITERIA,
    ...what,
    place: place?.name ?? null,
    near: near && place !== null,
    minutes,
    from: days?.from ?? null,
    to: days?.to ?? null,
    guests: guests ?? 1,
    minPrice: budget.minPrice,
    maxPrice: priceOfEach(budget, guests),
    budget: budget.whole ? budget.maxPrice : null,
    // In 'de noche, pero no una fiesta' the wished category is not excluded.
    without: {
      ...without,
      categories: without.categories.filter((category) => category !== what.category),
      ...(avoidedPlaces.length > 0 && { places: avoidedPlaces }),
    },
    needs: [...new Set(people.flatMap(({ needs }) => needs))],
    ages,
    notBefore: time.notBefore,
    notAfter: time.notAfter,
    minHours: length.minHours,
    maxHours: length.maxHours ?? time.maxHours,
    sort: sort as SearchCriteria['sort'],
  }
  return {
    wish,
    rest,
    asked,
    follows,
    more,
    like,
    near,
    reach,
    guests,
    length: length.compared,
    place,
    past: days?.past ?? false,
  } as const
}
