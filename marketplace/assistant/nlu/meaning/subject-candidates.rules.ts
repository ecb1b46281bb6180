// Which experiences a message is about: the one it names, that of a reservation, the few that its words fit, those shown.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { factsOf } from '../intents/experience-question.rules.ts'
import { aspectsOf } from '../intents/intents.rules.ts'
import { ownDays } from '../intents/own/own-days.rules.ts'
import { ownReference } from '../intents/own-reference.rules.ts'
import { beginningsOf, namedIn, notElsewhere, tellingWords } from '../named.rules.ts'
import { containsPhrase } from '../normalize-typing.rules.ts'
import { readAges } from '../people/ages.rules.ts'
import { readPlace } from '../places.rules.ts'
import type { Aspect, Named, Plan } from '../plan.rules.ts'
import type { ReadingContext } from '../search-criteria.rules.ts'
import { knownWords, readTopics } from '../slots.rules.ts'

const SHORTEST_WORD = 4
/** More than these are a search, not a question about some. */
const MOST = 3
/** 'y hay baños ahí?' is about what was shown. */
const THERE = 'ahi|alli|alla|es[oa]s?|est[oa]s?|ell[oa]s|there|them|they|that|those|these'
const GOES_ON = '^(?:y|e|pero|o|entonces|and|but)'
/** A question without a subject of its own. */
const FEW_WORDS = 5
const GROWN = 18
/** As many as a search shows. */
export const MOST_SHOWN = 4
/** What a word counts that stands in a title as it was written, or in another form, beside one of a town. */
const THE_WORD = 2
const ITS_STEM = 1.5

/** Those whose titles and towns have most of the words; none when nothing in the message names a title. */
export function candidatesFor(text: string, { named = [], places }: ReadingContext): readonly Named[] {
  const words = [...new Set([...beginningsOf(readTopics({ text }).words), ...tellingWords(text)])].filter(
    (word) => word.length >= SHORTEST_WORD,
  )
  // 'la lancha de Jiquilisco' is none of another place.
  const place = foldText(readPlace({ text }, places, knownWords)?.name ?? '')
  const there = named.filter(({ title, city }) => foldText(`${title} ${city}`).includes(place))
  const scored = (there.length > 0 ? there : named).map((one) => {
    const [title, city] = [foldText(one.title).split(' '), foldText(one.city).split(' ')]
    const score = words.reduce(
      (sum, word) =>
        sum +
        (title.includes(word)
          ? THE_WORD
          : title.some((part) => part.startsWith(word.slice(0, 6)))
            ? ITS_STEM
            : city.includes(word)
              ? 1
              : 0),
      0,
    )
    return { one, score }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  return best === 0 ? [] : scored.filter(({ score }) => score === best).map(({ one }) => one)
}

const OF_THAT_DAY =
  '(?:lo|la|el|mi reserva|mi tour|mi salida|guia|anfitrion|tour|salida) (?:del|de) (?:este |el )?(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana|dia \\d{1,2}|\\d{1,2})'
/** 'puedo llevar a mi perro a lo del domingo': the experience of the reservation that is meant. */
function reservedOf(text: string, context: ReadingContext): string | null {
  const { own = [] } = context
  if (own.length === 0) return null
  const meant = ownReference(text, context)
  if (meant && meant !== 'missing') return meant.experienceId
  return containsPhrase(text, OF_THAT_DAY) ? reservedOn(text, context) : null
}

/** The experience of the only reservation on the day that is named; null when there is none or several. */
export function reservedOn(text: string, context: ReadingContext): string | null {
  const { own = [], places } = context
  // 'llueve en Suchitoto ahorita?' is about that place.
  if (readPlace({ text }, places, knownWords)) return null
  const days = ownDays(text, context)
  const there = own.filter(({ live, start }) => live && dayOf(start) === days?.from)
  return there.length === 1 ? there[0]!.experienceId : null
}

/** What a message is about: the one it names, the few that its words fit, or what is talked about. */
export function subjectsOf(text: string, context: ReadingContext, aspect: Aspect): string[] {
  const { named = [], thread, places } = context
  const booked = reservedOf(text, context) ?? (aspect === 'rain' ? reservedOn(text, context) : null)
  if (booked) return [booked]
  const one = notElsewhere(namedIn(text, named), text, places)
  if (one) return [one.id]
  const few = candidatesFor(text, context)
  if (few.length > 0) return few.length <= MOST ? few.map(({ id }) => id) : []
  if (thread.focus !== null) return [thread.focus]
  // 'y hay baños?' after four were shown is asked of those.
  const ofThose = containsPhrase(text, `${THERE}|${GOES_ON}`) || text.split(' ').length < FEW_WORDS
  return thread.shown.length <= MOST_SHOWN && ofThose ? thread.shown.map(({ id }) => id) : []
}

const FROM_AGE = '(?:desde|a partir de) que edad|edad minima|(?:minimo|limite) de edad'
/** 'mi hija de 6 puede ir a la tirolesa?' is asked of those few, and is no search among what suits her age. */
export function childPlan(plan: Plan, text: string, context: ReadingContext): Plan | null {
  const isUnread = plan.intent === 'facts' && plan.aspect === 'unpublished'
  const isWish = plan.intent === 'search' && plan.turn === 'new' && plan.wish.words.length > 0
  if (!isUnread && !isWish) return null
  const ages = isWish ? plan.wish.ages : readAges({ text })
  // 'desde qué edad dejan entrar niños a lo de las tortugas' names no age.
  if (!ages.some((age) => age < GROWN) && !containsPhrase(text, FROM_AGE)) return null
  if (aspectsOf(text)[0]?.aspect !== 'children') return null
  const few = candidatesFor(text, context)
  const plans = few.map(({ id }): Plan => ({ ...factsOf({ id }, 'children'), ages }))
  return few.length === 0 || few.length > MOST ? null : few.length === 1 ? plans[0]! : { intent: 'several', plans }
}

/** 'soy diabético, puedo ir a la feria de Juayúa?': where somebody goes, which is nothing that they must not eat. */
export function goingTo(text: string, named: readonly Named[]): string | null {
  const there = /(?:^| )(?:ir|voy|vamos|va|van|hacer|apuntar\p{L}*) (?:a|al|en|con|el|la) (.+)$/u.exec(text)?.[1]
  const one = there ? namedIn(there, named) : null
  return one?.id ?? null
}
