// Short questions about several that were shown: what two of them cost together, in which of them something is given, and
// whether somebody of an age that was told may come.
import { type Measured, ofTrip } from '../../intents/compare-intent.rules.ts'
import { factsOf } from '../../intents/experience-question.rules.ts'
import { aspectsOf } from '../../intents/intents.rules.ts'
import { containsPhrase, NUMBER, numberOf } from '../../normalize-typing.rules.ts'
import { type Aspect, NO_CRITERIA, type Plan, type SearchCriteria, type Thread } from '../../plan.rules.ts'
import { describedIn } from '../../references.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { MOST_SHOWN, mostShown } from './which-shown.rules.ts'

const BY_PRICE: Measured = { by: 'price', highest: false }
const BY_AGE: Measured = { by: 'age', highest: false }

const HOW_MUCH = '(?:cuanto|cuanta|total|precio|costo|how much|saldria\\p{L}*|suma\\p{L}*)'
/** 'con las dos', 'si hago ambas'; 'por los dos' may be two people. */
const TOGETHER = new RegExp(
  `(?:^| )(?:con|hac\\p{L}+|hag\\p{L}+|hic\\p{L}+|sum\\p{L}+|junt\\p{L}+|combin\\p{L}+|de) (?:(?:l[oa]s|es[oa]s|est[oa]s) (${NUMBER})|(ambas|ambos|todas|todos))(?: juntas| juntos)?(?: |$)|(?:^| )l[oa]s (${NUMBER}) (?:junt[oa]s|en total|sumad[oa]s)(?: |$)|(?:^| )(?:with|for|do|doing|together) (?:the )?(both)(?: |$)`,
  'u',
)
/** 'cuánto sería todo' of a few, as of a plan of three days. */
const EVERYTHING = /(?:cuanto|how much)(?: \p{L}+){0,4} (?:todo|todos|todas|it all|everything)(?: junto| en total)?$/u
const WITHOUT = /(?:^| )sin (?:(?:la|el|lo) (?:de|del) |la |el )(?:las? |los? )?(\p{L}[\p{L} ]+)$/u

/** Which of those that were shown are meant by so many: those that were talked about last, else the first ones. */
function soMany(count: number, { shown, recent = [] }: Thread): string[] {
  const talked = recent.filter((id) => shown.length < 2 || shown.some((one) => one.id === id))
  return talked.length >= count ? talked.slice(-count) : shown.slice(0, count).map(({ id }) => id)
}

/** What several cost together; null when that is not asked, or of people. */
function sumPlan(message: Message, text: string, context: ReadingContext): Plan | null {
  const { thread } = context
  const asks = `${text} ${message.typed}`
  if (thread.bookingAspect !== null || !containsPhrase(asks, HOW_MUCH)) return null
  const shown = thread.shown.slice(0, MOST_SHOWN)
  const left = WITHOUT.exec(text)?.[1]
  const out = left && shown.length > 1 ? describedIn(left, shown) : null
  const match = TOGETHER.exec(text) ?? TOGETHER.exec(message.typed)
  const said = match?.[1] ?? match?.[3]
  const ofAll =
    match?.[2]?.startsWith('tod') || (!match && shown.length === thread.shown.length && EVERYTHING.test(text))
  const count = said ? numberOf(said) : ofAll ? shown.length : match ? 2 : 0
  const ids = out
    ? shown.filter(({ id }) => id !== out.id).map(({ id }) => id)
    : count > 1 && count <= MOST_SHOWN
      ? soMany(count, thread)
      : []
  if (ids.length === 0 || (!out && ids.length < count)) return null
  const read = readSearchCriteria(message, context)
  return {
    ...ofTrip(read, thread),
    intent: 'compare',
    sides: ids.map((id) => ({ id })),
    by: [BY_PRICE],
    near: null,
    sum: true,
  }
}

/** What is given there or who may come, which is told of each by its own page. */
const OF_EACH = new Set<Aspect>(['included', 'languages', 'pets', 'bring', 'meeting', 'host'])
const IN_WHICH =
  /^(?:y |pero |and )*(?:(?:en|de|a|con) )?(?:cual|cuales)(?: de (?:es[oa]s|est[oa]s|ell[oa]s|tod[oa]s|l[oa]s (?:dos|tres|cuatro)))? (?!es mas |es la |es el |sale mas |dura |cuesta |queda )/u

/** 'y en cuál dan de comer?' of a few: what each of them says. */
function inWhich(text: string, { thread }: ReadingContext): Plan | null {
  const [first] = aspectsOf(text)
  if (!first || !OF_EACH.has(first.aspect) || !IN_WHICH.test(text) || thread.bookingAspect !== null) return null
  const several = thread.shown.length > 1 ? thread.shown.slice(0, MOST_SHOWN).map(({ id }) => id) : []
  return several.length > 1 ? { intent: 'several', plans: several.map((id) => factsOf({ id }, first.aspect)) } : null
}

const SOMEBODY =
  /(?:^| )(?:(?:el|la|al|a la) (?:de )?(\d{1,2})(?: anos| anitos)?|(?:el|la|al|a la) (?:mas )?(chiquit[oa]|pequen[oa]|menor|mayor|grande))(?: |$)/u
const MAY_COME =
  '(?:dej\\p{L}*|pued\\p{L}*|acept\\p{L}*|recib\\p{L}*|admit\\p{L}*|entra\\p{L}*|permit\\p{L}*|sirve|va|cabe|allowed|can)'
const MOST_WORDS = 10
/** 'y el de 5 sí lo dejan?' after children of five and eight: whether the age is enough. */
function mayCome(message: Message, text: string, context: ReadingContext): Plan | null {
  const { thread } = context
  const known = (thread.wish?.ages ?? []).filter((age) => age < 18)
  const match = SOMEBODY.exec(text)
  if (!match || known.length === 0 || thread.bookingAspect !== null || !containsPhrase(text, MAY_COME)) return null
  const age = match[1] ? Number(match[1]) : /mayor|grande/u.test(match[2]!) ? Math.max(...known) : Math.min(...known)
  if (!known.includes(age) || text.split(' ').length > MOST_WORDS) return null
  const one = thread.focus ?? (thread.shown.length === 1 ? thread.shown[0]!.id : null)
  if (one) return { ...factsOf({ id: one }, 'children'), ages: [age] }
  const ids = mostShown(thread)
  const trip = ofTrip(readSearchCriteria(message, context), thread)
  return ids.length > 1
    ? { ...trip, ages: [age], intent: 'compare', sides: ids.map((id) => ({ id })), by: [BY_AGE], near: null }
    : null
}

const WHEN_BACK =
  /^(?:y |pero )*(?:como )?a que horas? (?:mas o menos )?(?:se |uno |nos )*(?:regres|vuelv|volv|termin|acab|desocup)\p{L}*(?: uno)?$/u
/** 'y a qué hora se regresa uno?' of several: when each of them ends. */
function whenBack(message: Message, text: string, context: ReadingContext): Plan | null {
  const { thread } = context
  if (!WHEN_BACK.test(text) || thread.shown.length < 2) return null
  if (thread.focus !== null || thread.booking !== null || thread.bookingAspect !== null) return null
  const trip = ofTrip(readSearchCriteria(message, context), thread)
  const sides = mostShown(thread).map((id) => ({ id }))
  return { ...trip, intent: 'compare', sides, by: [{ by: 'end', highest: false }], near: null }
}

const WHERE_MET =
  /^(?:y |pero |ok |okay |entonces |and |so )*(?:(?:en )?donde (?:exactamente |es que |mero )?nos (?:juntamos|reunimos|encontramos|vemos|esperan|recogen)|(?:donde|cual) es el punto (?:de encuentro|de reunion|exacto)|where (?:exactly )?(?:do|would|will) we meet|(?:where|what) is the meeting (?:point|place))(?: exactamente| exactly| up)?$/u
/** 'y dónde nos juntamos?' after several that were shown, and not of a reservation: where each of them begins. */
function whereMet(message: Message, text: string, { thread }: ReadingContext): Plan | null {
  if (thread.shown.length < 2 || thread.focus !== null) return null
  if (thread.booking !== null || thread.bookingAspect !== null) return null
  if (![text, message.typed].some((said) => WHERE_MET.test(said))) return null
  return { intent: 'several', plans: mostShown(thread).map((id) => factsOf({ id }, 'meeting')) }
}

/** Asks for the longest or shortest of all results, of which not all were shown. */
const LONGEST_OF_ALL =
  /^(?:y |pero |entonces )*(?:(?:cual|que) (?:es|seria|sera) )?(?:el |la |lo )?(?:mas (larg|cort)[oa]s?|(?:que|cual) (?:mas dura|dura mas|dure mas)|(?:que |cual )?dura (mas|menos)) (?:de|entre) tod[oa]s(?: (?:cual|que) (?:es|seria|sera))?$/u
/** 'cuánto dura el tour más largo que tienen': of everything that is offered, whatever was looked for before. */
const MOST_OFFERED =
  /^(?:y |pero |entonces )*(?:cuanto (?:dura|tarda|cuesta|vale|sale) |(?:cual|que) (?:es|seria|sera) )?(?:el|la|lo) (?:tour |experiencia |paseo |salida |actividad |excursion )?(?:mas (larg|cort|car|barat)[oa]s?) (?:que|de los que|de las que) (?:tienen|tenes|tienes|hay|ofrecen|venden|hacen)$/u
const SORT_OF = { larg: 'longest', cort: 'shortest', car: 'price-desc', barat: 'price-asc' } as const

const sorted = (wish: SearchCriteria, sort: SearchCriteria['sort']): Plan => ({
  intent: 'search',
  wish: { ...wish, sort, page: 1 },
  past: false,
  turn: 'changed',
})

/** Fewer than are shown at once were all there is: they are compared, and not looked for. */
function mostOfAll(text: string, { wish, booking, bookingAspect, shown }: Thread): Plan | null {
  const offered = MOST_OFFERED.exec(text)?.[1]
  if (offered) return sorted(NO_CRITERIA, SORT_OF[offered as keyof typeof SORT_OF])
  const match = LONGEST_OF_ALL.exec(text)
  if (!match || booking !== null || bookingAspect !== null || (shown.length > 1 && shown.length < MOST_SHOWN))
    return null
  return sorted(wish ?? NO_CRITERIA, match[1] === 'cort' || match[2] === 'menos' ? 'shortest' : 'longest')
}

const VIEWS =
  '(?:cual|cuales)(?: de (?:es[oa]s|est[oa]s|tod[oa]s))? (?:\\p{L}+ ){0,3}(?:mejor|mejores) (?:vistas?|paisajes?)|which (?:\\p{L}+ ){0,4}(?:best|good|better) (?:views?|scenery)'
/** 'which has the best views' of several: which of them name one, and not how they were rated. */
function bestViews(message: Message, text: string, { thread }: ReadingContext): Plan | null {
  if (thread.shown.length < 2 || thread.bookingAspect !== null || text.split(' ').length > MOST_WORDS) return null
  if (![text, message.typed].some((said) => containsPhrase(said, VIEWS))) return null
  const plans = mostShown(thread).map((id): Plan => ({ ...factsOf({ id }, 'has'), amenities: ['Vista panorámica'] }))
  return { intent: 'several', plans }
}

/** The plan of such a question; null when it is none. */
export function severalAsked(message: Message, context: ReadingContext): Plan | null {
  if (context.hosting) return null
  const text = message.clauses.join(' ')
  const ofAll = mostOfAll(text, context.thread)
  if (ofAll || (context.thread.shown.length === 0 && (context.thread.recent ?? []).length === 0)) return ofAll
  return (
    sumPlan(message, text, context) ??
    inWhich(text, context) ??
    mayCome(message, text, context) ??
    bestViews(message, text, context) ??
    whenBack(message, text, context) ??
    whereMet(message, text, context)
  )
}
