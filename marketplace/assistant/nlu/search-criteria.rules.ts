// Reads every part of a wish. Each part is removed from the text once understood, so that nothing is read twice.

import { dayOf } from '#platform/clock.ts'
import { markGroupBudget, readBudget, readParty } from './amounts.rules.ts'
import { countedFrom, DRIVES, hoursOfDay, readClock, readHours, readReach, STAY, shapeIn } from './clock.rules.ts'
import { withAges, withoutOrigin, withoutReasonDays, withPram } from './corrections.rules.ts'
import { readDays } from './date-phrase.rules.ts'
import { excludes, followsOn, isTopical, shareOf } from './follow-up.rules.ts'
import { aspectsOf, wantsMore } from './intents/intents.rules.ts'
import { childrenRecounted, peopleChanged, peopleNamed } from './language/kin.rules.ts'
import { patternOf } from './language/pattern.rules.ts'
import { containsPhrase, NUMBER, type RemainingText, takeMatch, wholeWordPattern } from './normalize-typing.rules.ts'
import { agesTogether } from './people/ages.rules.ts'
import type { Person } from './people/people-question.rules.ts'
import { type PlaceName, readPlace } from './places.rules.ts'
import {
  type Aspect,
  type Named,
  NO_CRITERIA,
  type OwnBooking,
  type SearchCriteria,
  type Thread,
} from './plan.rules.ts'
import { hintsIn, knownWords, readExcluded, readNeeds, readTopics, unknownWords } from './slots.rules.ts'
import type { Message } from './typed-message.rules.ts'
import { anotherOf, BEEN, onlyBeen } from './wishes/been.rules.ts'
import { withAlso, withoutImpossible, withSum } from './wishes/in-context.rules.ts'

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
const UNTIL =
  '(?:hasta|de aqui al?|de aca al?|de hoy al?) (?:el |este )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)|(?:sale|salen|se va|se van|nos vamos|me voy|regres\\p{L}+|vuel(?:a|o|an)|volamos|viaj\\p{L}+)(?: ya)?(?: de (?:vuelta|regreso))?(?: para \\S+| a \\S+)? el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)'
const ROMANTIC = 'romantic[oa]s?|primera cita|aniversario|luna de miel|enamorad[oa]s|cita con'
/** How far a part of the country reaches from its largest town. */
const WIDE_MINUTES = 90
const LENGTHS: Record<string, [number | null, number | null]> = {
  short: [null, 3],
  'not-all-day': [null, 5],
  'half-day': [3, 5],
  'full-day': [5, 24],
  'same-day': [null, 12],
  days: [24, null],
}

const FIRST_TEEN = 13
/** What is shown first to those of that age who say nothing else. */
const OF_TEENS = ['surf', 'tirolesas', 'rápel', 'kayak']

/**
 * An allergy excludes food like a negation does, because nobody must be offered what they must not eat. It has to be read
 * before the needs, which remove the allergy from the text.
 */
export const withoutAllergens = (text: string): string =>
  text
    .replace(
      /(?:el|la|los|las) (\p{L}+) (?:me|le|nos) (?:da|dan|hace|hacen|cae|caen)(?: (?:mal|dano|alergia))?/u,
      'alergia sin $1',
    )
    .replace(
      /(alergi\p{L}*|intoleran\p{L}*)(?: (?:a|al|por|con))?(?: (?:la|el|los|las))? (?=\p{L})(?!sin )/u,
      '$1 sin ',
    )
    // What follows the food is a wish again.
    .replace(
      /((?:alergi\p{L}*|intoleran\p{L}*) sin \p{L}+(?: (?:y|ni|o) (?:a (?:la|el|los|las) )?(?!me|no|le|que|quier|busc)\p{L}+)?) (?=que |quier|busc|algo|donde|me |no |y |hay )/u,
      '$1 pero ',
    )
    .replace(/^(?:.* )?(\p{L}+) alergia$/u, 'alergia sin $1')

/** The places that a text names, at most three. */
function placesIn(text: string, places: readonly PlaceName[]): string[] {
  const rest: RemainingText = { text }
  return [0, 1, 2].flatMap(() => readPlace(rest, places, knownWords)?.name ?? [])
}

/** 'ni Ruta de las Flores, más bien Suchitoto': the place right after the negation, removed with it; null when there is none. */
function placeTakenBack(rest: RemainingText, places: readonly PlaceName[]): PlaceName | null {
  const match = /(?:^| )(?:no )*(?:ni|ya no|no)(?: (?:en|a|por|el|la))? (\p{L}+(?: \p{L}+){0,4})/u.exec(rest.text)
  if (!match) return null
  const after = { text: match[1]! }
  const place = readPlace(after, places, knownWords)
  if (!place || after.text.split(' ')[0] === match[1]!.split(' ')[0]) return null
  const [before, behind] = [rest.text.slice(0, match.index), rest.text.slice(match.index + match[0].length)]
  rest.text = `${before} ${after.text} ${behind}`.replace(/\s+/g, ' ').trim()
  return place
}

const NEGATED =
  /(?:^| )(?:no|ni|sin|nada|nunca|tampoco|menos|excepto|evit\p{L}+|odi\p{L}+|miedo|without|not|never|hate)(?: |$)/u
/** When somebody arrives or leaves is no wish for that hour. */
const FLIGHT = /^(?:y )?(?:mi|nuestro|el) (?:vuelo|avion) (?:sale|llega|es|aterriza) /u

/** @param message in plain words */
export function readSearchCriteria(message: Message, { now, places, thread }: ReadingContext) {
  // A place where somebody has already been is not the one they want.
  const been = message.clauses.filter((text) => BEEN.test(text)).flatMap((text) => placesIn(text, places))
  const currentClauses = message.clauses.filter((text) => !BEEN.test(text) && !FLIGHT.test(text))
  const { ages: agesBefore = [], needs: needsBefore = [] } = thread.wish ?? {}
  const said = currentClauses.length > 0 ? currentClauses : onlyBeen(message.clauses, been, thread.wish !== null)
  const clauses = said.map((typed) => {
    const text = withoutImpossible(withSum(withoutOrigin(typed), thread.wish), message.clauses.join(' '))
    return {
      text: withoutAllergens(withoutReasonDays(withPram(withAges(text, agesBefore), agesBefore, needsBefore))),
    }
  })
  // 'después de las 2 de la tarde' is one hour, not also an afternoon.
  const clocks = clauses.map(readClock)
  const clock = {
    notBefore: clocks.find((candidate) => candidate.notBefore !== null)?.notBefore ?? null,
    notAfter: clocks.find((candidate) => candidate.notAfter !== null)?.notAfter ?? null,
    maxHours: clocks.find((candidate) => candidate.maxHours !== null)?.maxHours ?? null,
  }
  const drives = containsPhrase(message.clauses.join(' '), DRIVES)
  const reach = clauses.map((clause) => readReach(clause, drives)).find(Boolean) ?? null
  // Phrases that only look like a negation are read before the exclusions.
  const [notBefore, notAfter, byDay = null] = hoursOfDay(clauses)
  const sort = clauses.map((clause) => shapeIn(clause, 'sort')).find(Boolean) ?? null
  const family =
    clauses.length > 1 && containsPhrase(message.clauses.join(' '), 'nin[oa]s?|hij[oa]s?|sobrin[oa]s?|niet[oa]s?')
  const people = clauses.map((clause) => readNeeds(clause, family))
  const without = readExcluded(clauses)
  const rest: RemainingText = {
    text: clauses
      .map(({ text }) => text)
      .filter(Boolean)
      .join(' '),
  }
  // 'pero no en San Salvador'
  const avoided = takeMatch(
    rest,
    wholeWordPattern(
      '(?:que )?(?:no (?:sea |quede |este |quiero )?(?:en|por|(?:el|la|lo) del?)|fuera de|menos en|excepto)(?= \\p{L})',
    ),
  )
  const notThere = avoided ? readPlace(rest, places, knownWords) : placeTakenBack(rest, places)
  // 'tenemos 3 días en El Salvador' is how long they stay, and no length of an outing.
  takeMatch(rest, STAY)
  const hours = readHours(rest)
  const until = containsPhrase(rest.text, UNTIL)
  const read = readDays(rest, countedFrom(rest.text, thread.wish?.from, now))
  const named = withAlso(read, message.clauses.join(' '), thread.wish)
  // 'me quedo hasta el jueves' begins today.
  // In 'usa muletas ahorita' the hour is that of the condition.
  const ofCondition =
    /ahorita|right now|these days/u.test(message.typed) && people.some(({ needs }) => needs.length > 0)
  const days = ofCondition ? null : named && until && named.from === named.to ? { ...named, from: dayOf(now) } : named
  const lengthWord = shapeIn(rest, 'length')
  const [minHours, maxHours] = LENGTHS[lengthWord ?? ''] ?? [null, null]
  markGroupBudget(rest)
  const party = readParty(rest)
  const budget = readBudget(rest)
  const follows = followsOn(rest.text) || followsOn(message.clauses.join(' '))
  const whole = message.clauses.join(' ')
  // 'cuáles de las experiencias incluyen almuerzo' looks for those.
  const offered = containsPhrase(message.clauses.join(' '), OF_ALL_OFFERED)
  const aspects = aspectsOf(rest.text).filter(({ aspect }) => !(offered && aspect === 'included'))
  // The people travelling were removed from the text, but the question about accessibility still counts.
  const asked =
    aspects.length > 0 || containsPhrase(whole, 'algo|alguna|busco|quiero|hay|queremos')
      ? aspects
      : aspectsOf(whole).filter(({ aspect }) => aspect === 'access' || aspect === 'safety')
  for (const { aspect, pattern } of asked) if (!OF_SEARCHES[aspect] && aspect !== 'access') takeMatch(rest, pattern)
  const like =
    takeMatch(
      rest,
      patternOf(
        '(otr[oa]|otr[oa]s|algo|alguna|alguno|una|uno)? (tipo|estilo) (lo|el|la|ese|esa|eso) / (otr[oa]|otr[oa]s|algo|alguna|alguno|una|uno)? (parecid[oa]*|similar*|como (esa|ese|esta|este|la anterior)) / otr[oa]* como (lo|el|la|los|las) (de|del)? / parecid[oa]* a(l)? / igual (que|a) (lo|el|la) / otr[oa] pero',
      ),
    ) !== null
  const more =
    wantsMore(rest.text) && !like && !excludes(without) && lengthWord !== 'shorter' && lengthWord !== 'longer'
  const notFar = containsPhrase(rest.text, '(?:no|ni) (?:\\S+ ){0,2}lejos')
  const place = readPlace(rest, places, knownWords)
  const near =
    place?.near === true ||
    (reach !== null && place !== null) ||
    (notFar && place !== null) ||
    takeMatch(
      rest,
      patternOf(
        'algo cerca / mas (cerca|cercan[oa]) / cerca de (mi|aqui|donde estoy) / (por|cerca de) (aqui|ahi|alli|alla) / cerquita / no (tan|muy) lejos / que no (este|quede|sea) (tan|muy)? lejos',
      ),
    ) !== null
  const topics = readTopics(rest)
  if (!isTopical({ ...NO_CRITERIA, ...topics })) Object.assign(topics, anotherOf(message.clauses, rest.text))
  // 'algo con comida' is something to eat, and no outing that includes lunch, unless another thing is looked for.
  const eats = topics.included.includes('Almuerzo') && containsPhrase(whole, 'con comida|comida tambien')
  if (
    eats &&
    !isTopical({ ...NO_CRITERIA, ...topics }) &&
    !(thread.wish && isTopical(thread.wish)) &&
    !containsPhrase(whole, 'inclu\\p{L}+')
  )
    Object.assign(topics, { category: 'Gastronomía', included: [] })
  // A view is what two go out for.
  if (
    containsPhrase(whole, ROMANTIC) &&
    !containsPhrase(whole, `(?:no|ni|nada|sin)(?: \\p{L}+){0,2} (?:${ROMANTIC})`) &&
    !topics.amenities.includes('Vista panorámica')
  )
    topics.amenities.push('Vista panorámica')
  const ages = agesTogether(whole, people, agesBefore)
  const minors = ages.filter((age) => age < 18)
  // What is fit for small children is no condition of teenagers.
  const teens = minors.length > 0 && minors.every((age) => age >= FIRST_TEEN)
  if (teens) topics.amenities = topics.amenities.filter((name) => name !== 'Apto para niños')
  const children = !teens && (party.children || minors.length > 0)
  // 'dos adultos, un niño de 4 y otro de 9': the ages count the children, unless they were counted.
  const grown =
    containsPhrase(whole, `(?:${NUMBER}) adult[oa]s`) &&
    !containsPhrase(whole, `${NUMBER} (?:nin[oa]s|hij[oa]s|menores|niet[oa]s)`)
  // 'se nos sumaron dos' counts from those who went before.
  const changed =
    thread.wish && thread.wish.guests > 1 ? peopleChanged(whole) || childrenRecounted(whole, thread.wish) : 0
  const together = peopleNamed(whole)
  // 'con mi mamá y mi hermana' are three.
  const told =
    party.guests === 2 && together !== null && !containsPhrase(whole, `(?:somos|para|vamos) (?:${NUMBER})`)
      ? Math.max(2, together)
      : party.guests
  const counted = (told && grown && !party.children ? told + minors.length : told) ?? together
  const guests = changed === 0 ? counted : Math.max(1, thread.wish!.guests + changed)
  const maxPrice =
    budget.maxPrice !== null && budget.whole && (guests ?? 1) > 1 ? shareOf(budget.maxPrice, guests!) : budget.maxPrice
  const wish: SearchCriteria = {
    ...NO_CRITERIA,
    category: topics.category,
    words: topics.words,
    included: topics.included,
    languages: topics.languages,
    amenities:
      children && !topics.amenities.includes('Apto para niños')
        ? [...topics.amenities, 'Apto para niños']
        : topics.amenities,
    // What is left of a negation or of a condition must not come first.
    hints:
      teens && !isTopical({ ...NO_CRITERIA, ...topics })
        ? OF_TEENS
        : people.some(({ needs }) => needs.length > 0) || NEGATED.test(whole)
          ? []
          : hintsIn(rest),
    maybe: isTopical({ ...NO_CRITERIA, ...topics }) ? [] : unknownWords(rest, message.written),
    place: place?.name ?? null,
    near: near && place !== null,
    minutes: place === null ? null : (reach ?? (place.wide ? WIDE_MINUTES : null)),
    from: days?.from ?? null,
    to: days?.to ?? null,
    guests: guests ?? 1,
    minPrice: budget.minPrice,
    maxPrice,
    budget: budget.whole ? budget.maxPrice : null,
    // In 'de noche, pero no una fiesta' the wished category is not excluded.
    without: {
      ...without,
      categories: without.categories.filter((category) => category !== topics.category),
      ...((notThere || been.length > 0) && { places: [...been, ...(notThere ? [notThere.name] : [])] }),
    },
    needs: [...new Set(people.flatMap((person) => person.needs))],
    ages,
    notBefore: clock.notBefore ?? notBefore,
    notAfter: clock.notAfter ?? notAfter,
    minHours: hours.minHours ?? minHours,
    maxHours: hours.maxHours ?? maxHours ?? clock.maxHours ?? byDay,
    sort: sort as SearchCriteria['sort'],
  }
  const length = lengthWord === 'shorter' || lengthWord === 'longer' ? lengthWord : null
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
    length,
    place,
    past: days?.past ?? false,
  } as const
}
