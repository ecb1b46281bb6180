// What is asked of something that is reserved, before its words are taken for a wish: 'lo del sábado, ¿incluye almuerzo?', 'las
// opiniones de lo que reservé', 'me la rechazaron, ¿hay algo parecido?'.
import { dayOf } from '#platform/clock.ts'
import { patternOf } from '../../language/pattern.rules.ts'
import { reservedRows } from '../../language/person/reserved.text.ts'
import { containsPhrase, NUMBER } from '../../normalize-typing.rules.ts'
import type { BookingAspect, OwnBooking, Plan, WhichBookings } from '../../plan.rules.ts'
import type { ReadingContext } from '../../search-criteria.rules.ts'
import { readTopics } from '../../slots.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { aboutOne } from '../experience-plan.rules.ts'
import { OWNED } from '../fallback/topic-conflict.rules.ts'
import { aspectsOf } from '../intents.rules.ts'
import {
  OF_DAY,
  OF_EXPERIENCE,
  ownAspectOf,
  ownPlan,
  type Question,
  severalBookingsPlan,
} from '../own-question.rules.ts'
import { ownReference } from '../own-reference.rules.ts'
import { sumWithout } from '../own-sum.rules.ts'
import { ALIKE, ALIKE_ENGLISH, likeBooking, likeOwn } from '../told/like-own.rules.ts'
import { ownDays } from './own-days.rules.ts'

const says = (phrases: string, { text }: Question, { typed }: Message) =>
  patternOf(phrases).test(text) || patternOf(phrases).test(typed)
const several = (plans: readonly Plan[]): Plan | null =>
  plans.length > 1 ? { intent: 'several', plans: [...plans] } : (plans[0] ?? null)
const soonest = (bookings: readonly OwnBooking[]) => bookings.toSorted((a, b) => a.start.localeCompare(b.start))

/** The answers of the table; what is one's own only for whoever has something to come. */
function ofTable(asked: Question, message: Message, context: ReadingContext): Plan | null {
  const row = reservedRows.find(
    ({ say, and, unless }) =>
      says(say, asked, message) && (!and || says(and, asked, message)) && !(unless && says(unless, asked, message)),
  )
  if (!row) return null
  const live = (context.own ?? []).some((booking) => booking.live)
  const topics = row.answers.flatMap((one) => (one.startsWith('policy:') ? [one.slice('policy:'.length)] : []))
  const plans = row.answers.flatMap((one): Plan[] => {
    const [kind, aspect, which] = one.split(':')
    if (kind === 'policy') return aspect === topics[0] ? [{ intent: 'policies', topics }] : []
    if (kind !== 'own') return [{ intent: 'knowledge', topic: one }]
    return live || which === 'cancelled'
      ? [{ ...ownPlan(aspect as BookingAspect, null), which: which as WhichBookings }]
      : []
  })
  return several(plans)
}

/** Says that it is theirs: 'lo del café que reservé', 'the coffee one I booked'. */
const RESERVED =
  '(?:que|q|lo) (?:ya )?(?:reserve|reservamos|aparte|apartamos|(?:tengo|tenemos) (?:reservad|apartad)\\p{L}+)|mis? reservas?|(?:tengo|tenemos) (?:una )?reserva|(?:a|our|my) booking|(?:i|we|ive|weve|have) (?:already )?(?:booked|reserved)'

/** The one that somebody says they have, by its name or by its kind when only one is of it; null when it is not known. */
function oneReserved(asked: Question, message: Message, context: ReadingContext): OwnBooking | null {
  const referred = ownReference(asked.text, context)
  if (referred === 'missing') return null
  if (referred) return referred
  if (!containsPhrase(asked.english ?? asked.text, RESERVED)) return null
  const { category, words } = readTopics({ text: message.clauses.join(' ') })
  const same = (context.own ?? []).filter((one) => one.live && category !== null && one.category === category)
  return words.length === 0 && same.length === 1 ? same[0]! : null
}

/** Whether a fact is asked of what somebody has reserved, and not of what was found for them. */
export const asksOfReserved = (text: string, { typed }: Message, context: ReadingContext): boolean => {
  const { own = [], thread } = context
  if (own.length === 0) return false
  return !thread.wish || thread.bookingAspect !== null || OWNED.test(typed) || ownReference(text, context) !== null
}

const MOST_TOLD = 2
const SEARCHES = 'busc\\p{L}+|recom\\p{L}+|muestr\\p{L}+|otr[oa]s?|algo (?:para|de|que|mas)|que (?:mas )?hay'

/** 'lo del sábado incluye almuerzo?': what the page tells of those that are reserved, by their name or by their day. */
function onPage(asked: Question, message: Message, context: ReadingContext): Plan | null {
  const { text, english } = asked
  const fact = aspectsOf(text).find(({ aspect }) => OF_EXPERIENCE.has(aspect))
  if (!fact || ownAspectOf(text, english) || containsPhrase(text, SEARCHES)) return null
  const one = oneReserved(asked, message, context)
  const days = !one && containsPhrase(text, OF_DAY) ? ownDays(text, context) : null
  const meant = one
    ? [one]
    : (context.own ?? []).filter(
        ({ live, start }) => live && days && dayOf(start) >= days.from && dayOf(start) <= (days.to ?? days.from),
      )
  const ids = [...new Set(soonest(meant).map(({ experienceId }) => experienceId))].slice(0, MOST_TOLD)
  // The day says which one is meant, and is none to look for.
  return several(
    ids.map((id): Plan => {
      const facts = aboutOne({ id }, fact.aspect, message, context)
      return facts.intent === 'facts' ? { ...facts, from: null, to: null, past: false } : facts
    }),
  )
}

const PEOPLE_SAID = `(?:somos|vamos|seriamos|iriamos|seremos) (?:como )?(?:${NUMBER})`
/** 'cuánto pago por las tortugas, somos 4': the total that is reserved, and what it is for as many as they say. */
function forPeople({ text, english }: Question, message: Message, context: ReadingContext): Plan | null {
  if (english !== null || !containsPhrase(text, `cuanto .*${PEOPLE_SAID}`)) return null
  const one = ownReference(text, context)
  if (!one || one === 'missing' || !one.live) return null
  return several([ownPlan('price', one), aboutOne({ id: one.experienceId }, 'price', message, context)])
}

const MEETS =
  '(?:where|were) (?:do|should|will|are|can) (?:i|we) (?:going to )?(?:meet|go)|(?:where|were) (?:to|is the) meet\\p{L}*'
const OPINIONS =
  '(?:opiniones|resenas|comentarios|que (?:dicen|opinan)(?: \\p{L}+)?) (?:hay |tiene )?(?:de|del|sobre) (?:lo (?:que|mio)|mi reserva|mis reservas|la que|las que|el tour que|la experiencia que)|reviews (?:of|for|on|about) (?:the one|what|my|the tour) (?:i |we |booking|tour|reservation)|(?:opiniones|resenas|comentarios|reviews) .*(?:reserve|reservamos|aparte|apartamos|(?:tengo|tenemos) reservad[oa]s?|(?:i|we|ive|weve)(?: have)? (?:booked|reserved))'
const NAME_OF =
  '(?:como|cual) (?:se llama|se llamaba|era el nombre|es el nombre) .*(?:(?:hice|hicimos|fui|fuimos)(?: la)?(?: ultima)?|ultim[oa])|what was the (?:name of the )?(?:tour|trip|experience).* (?:did|went|took)|(?:name of|called) the (?:last|tour i|trip i|one i) .*'
const REFUSED = '(?:cancel|rechaz|neg|anul)\\p{L}*|declin\\p{L}+|reject\\p{L}+|turned (?:me |us )?down|cancell?ed'
const AGAIN =
  '(?:re ?book|book (?:it|that|this) again)(?: it)?|(?:volver a|otra vez|de nuevo) (?:reservar|apartar)\\p{L}*|(?:reservar|apartar)(?:la|lo)? (?:otra vez|de nuevo|nuevamente)'

/** The one that was called off and has not begun; null when none or several are. */
function calledOff({ own = [], now, thread }: ReadingContext): OwnBooking | null {
  const off = own.filter(({ live, start }) => !live && start > now.toISOString())
  return off.find(({ id }) => id === thread.booking) ?? (off.length === 1 ? off[0]! : null)
}

/** After somebody was refused: why, and another like it, or the same one on another day. */
function afterRefusal(asked: Question, message: Message, context: ReadingContext): Plan | null {
  const { text, english } = asked
  const refused =
    containsPhrase(english ?? text, REFUSED) && !containsPhrase(text, 'si (?:me |la )?(?:cancel|rechaz)\\p{L}*')
  const off = refused ? calledOff(context) : null
  if (!off) return null
  if (says(ALIKE, asked, message) || patternOf(ALIKE_ENGLISH).test(message.typed))
    return {
      intent: 'several',
      plans: [{ ...ownPlan('reason', off), which: 'cancelled' }, likeBooking(off, asked.text, message.typed)],
    }
  if (!containsPhrase(english ?? text, AGAIN)) return null
  return {
    intent: 'several',
    plans: [
      { ...ownPlan('list', off), which: 'cancelled' },
      aboutOne({ id: off.experienceId }, 'dates', message, context),
    ],
  }
}

/**
 * What a traveler asks of what they have reserved, or of the rules that belong to it.
 * @param asked the message in plain words and, if it is English, as typed
 */
export function reservedFirst(asked: Question, message: Message, context: ReadingContext): Plan | null {
  const { own = [], hosting = false, now } = context
  const each = sumWithout(asked, context) ?? severalBookingsPlan(asked, context)
  if (each || hosting) return each
  const ruled = ofTable(asked, message, context)
  if (ruled || own.length === 0) return ruled
  const told = likeOwn(asked.text, message.typed, context) ?? afterRefusal(asked, message, context)
  if (told) return told
  const words = asked.english ?? asked.text
  if (containsPhrase(words, OPINIONS)) {
    const one = oneReserved(asked, message, context)
    const meant = one ? [one] : soonest(own.filter(({ live }) => live)).slice(0, MOST_TOLD)
    return several(meant.map(({ experienceId }): Plan => ({ intent: 'reviews', target: { id: experienceId } })))
  }
  if (containsPhrase(words, NAME_OF)) {
    const last = soonest(own.filter(({ live, start }) => !live && start < now.toISOString())).at(-1)
    if (last) return { ...ownPlan('list', last), which: 'past' }
  }
  const meets =
    asked.english !== null && containsPhrase(asked.english, MEETS) && !containsPhrase(words, 'when|what time')
  const one = meets ? oneReserved(asked, message, context) : null
  if (one) return ownPlan('where', one)
  return forPeople(asked, message, context) ?? onPage(asked, message, context)
}

const SAYS_RESERVED =
  '(?:tengo|tenemos|tenia|teniamos) (?:ya )?(?:una |la |mi )?(?:reserva|reservacion)|reserve|reservamos|(?:me|nos) (?:hizo|hicieron) (?:la|una|el) reserv\\p{L}+|aparte (?:la|el|un|una|lo)|apartamos|(?:tengo|tenemos) (?:ya )?reservad\\p{L}+|(?:i|we|ive|weve|have)(?: have| ve)?(?: already)? (?:booked|reserved)|(?:have|got|ve) (?:a|our|my) (?:booking|reservation)'
const LOOKS =
  'busc\\p{L}+|(?:quiero|queremos|quisiera|quisieramos|nos gustaria|me gustaria) (?:ir|hacer|algo|otr\\p{L}+|un|una|reservar|ver)|recom(?:ien|en)d\\p{L}+|otr[oa]s? (?:tour|cosa|experiencia|opcion|paseo)|algo (?:para|de|que|mas|cerca)|que (?:mas |otr\\p{L}+ )?(?:hay|hacer|hacemos)|looking|another|something|anything|else|suggest\\p{L}*|recommend\\p{L}*'
const ASKS_FOR_LIST = 'mis reservas|que tengo|cuant[oa]s reservas|my bookings|what do i have'

/** 'reservé la caminata y me torcí el tobillo, ¿se puede cambiar la fecha?' looks for no other hike, and asks for no list. */
export function withoutStated(plan: Plan, { clauses, typed }: Message, { hosting = false }: ReadingContext): Plan {
  if (plan.intent !== 'several' || hosting) return plan
  const text = `${clauses.join(' ')} ${typed}`
  if (!containsPhrase(text, SAYS_RESERVED) || containsPhrase(text, LOOKS)) return plan
  const isStated = (one: Plan) =>
    (one.intent === 'search' && one.turn === 'new') ||
    one.intent === 'unclear' ||
    (one.intent === 'bookings' && one.aspect === 'list' && !containsPhrase(text, ASKS_FOR_LIST))
  const rest = plan.plans.filter((one) => !isStated(one))
  return several(rest) ?? plan
}
