// A question about what was shown whose words happen to be things that can be looked for: 'va sola en el caballo o alguien lo va
// jalando?'. It is asked of those pages, and looks for no other.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { ofTrip } from '../../intents/compare-intent.rules.ts'
import { aboutOne } from '../../intents/experience-plan.rules.ts'
import { factsOf, isAsked } from '../../intents/experience-question.rules.ts'
import { aspectsOf } from '../../intents/intents.rules.ts'
import { knowledgeRows } from '../../language/knowledge/knowledge.text.ts'
import { namedIn, notElsewhere } from '../../named.rules.ts'
import { containsPhrase } from '../../normalize-typing.rules.ts'
import { type Aspect, NO_CRITERIA, type Plan, type SearchCriteria } from '../../plan.rules.ts'
import { readReference } from '../../references.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../../search-criteria.rules.ts'
import { type Message, readMessage } from '../../typed-message.rules.ts'
import { LIMIT } from '../../wishes/kind-compared.rules.ts'
import { candidatesFor } from '../subject-candidates.rules.ts'
import { meaningsOf, OF_HOSTS } from '../topic-classification.rules.ts'
import { mostShown } from './which-shown.rules.ts'

type Search = Extract<Plan, { intent: 'search' }>

/** Looks for something, or for another. */
const SEEKS =
  /(?:^| )(?:busc\p{L}*|quier\p{L}*|queremos|quisier\p{L}+|ocupo|gustaria|ganas|algo|algun[oa]?s?(?! (?:de (?:es[oa]s|est[oa]s|l[oa]s)|lado|parte|momento))|otr[oa]s?|mejor|mas (?:barat|cerc|facil|suave|economic|cort|larg)\p{L}*|recom(?:ien|en)d\p{L}+|sug[ei]\p{L}+|(?:en)?sen(?:a|e)me|mostra\p{L}*|muestra\p{L}*|dame|decime|que hay|want|wanna|looking|find|show|something|anything|another|others?|else|instead|recommend|suggest|cheaper|any(?! of (?:those|these|them)))(?: |$)/u
/** Asks for what is not known yet, which no page of those that were shown has to tell. */
const ASKS_ANEW =
  /^(?:y |e |pero |and |but )*(?:(?:que|cual|cuales|quien|quienes|donde|cuando|cuanto|cuanta|cuantos|cuantas|como|por que|what|which|who|where|when|how|why)(?: |$)|(?:hay|tienen|tiene|tienes|tenes|ofrecen) (?:para|de|en|con) |(?:do|does) (?:you|torogoz) (?:have|offer|do|know)|(?:se puede|puedo|podemos|podria|podriamos) (?:hacer|reservar|apartar|pagar|cancelar)|can (?:you|i|we) (?:find|see|book|do|go|get|give|tell|help|recommend|suggest|show)|(?:is|are) there(?! (?:a |an |any )?(?:parts?|steps|stairs|shade|rocks|waves|somewhere|places? to (?:sit|rest|wait))))/u
const LEAD = '^(?:y |e |pero |o |ok |okay |bueno |oye |hola |disculpe |and |but |so |or |also |as well )*'
/** How somebody asks whether something is done, given or allowed. */
const PERMITS = new RegExp(
  `${LEAD}(?:(?:me |nos |le |les |lo |la |los |las |se |ahi |alli )*(?:puedo|puede|pueden|podemos(?! (?:pagar|gastar|ir|salir|llegar))|podria|podrian|podriamos|dan|da|dejan|deja|ponen|prestan|traen|usan|entran|entramos|cobran|pasan|llevan|ensenan|explican|recogen)|va (?:sol[oa]|un[oa]|guia)|entra uno|(?:llevo|llevamos) \\p{L}+ (?:\\p{L}+ )?o|si (?!hay|tienen)(?:\\S+ ){2,8}(?:puedo|puede|podemos|pueden|me esperan|nos esperan)|any of (?:those|these|them)|algun[oa]s? de (?:es[oa]s|est[oa]s)|(?:hay|toca|tengo|tenemos) que|(?:hay|tiene|tienen) (?:(?:much[oa]s?|vari[oa]s|un[oa]s) )?(?:partes?|tramos?|gradas|subidas|bajadas|escaleras|cuestas|sombra|piedras|olas|corriente|barrancos?|riesgo|peligro|donde|limite|minimo)|(?:can|could|do|does|will|would|did|may|should) (?:we|you|i|it|they|she|he|the|that|this|those|these|my|our|uno|one|kids|children)|(?:is|are) (?:it|they|the|that|this|those|these|kids|children|dogs|food|lunch))(?: |$)`,
  'u',
)
/** How something is, which a statement may say as well: only a question mark or a choice tells them apart. */
const IS_SO = new RegExp(
  `${LEAD}(?:(?:(?:el|la|los|las) (?:\\p{L}+ ){1,4})?(?:se |los |las |lo |la )*(?:es|son|esta|estan|sera|seran|seria|va|van|viene|vienen|tiene|tienen|mueve|moja|pasa|pagan|paga|sube|camina|huele|siente|duerme|come|incluye|incluyen|queda|quedan|termina|empieza)(?! (?:que|mi|mis|\\d+|lejos|caro|cara|bien|algo|en (?:el|la) (?:playa|lago|mar)))|y (?:el|la|los|las) \\p{L}+|algun[oa]s? de (?:es[oa]s|est[oa]s|l[oa]s))(?: |$)`,
  'u',
)
/** 'por fuera o entran', 'dan chaleco o nomás la tabla': one of two is so. */
const CHOICE =
  /\S (?:o|or) (?:solo|nada mas|nomas|toca|hay|hay que|se|va|van|es|uno|alguien|tambien|lo|la|los|las|nosotros|dan|do|is|it|we|i|just|only|not)(?: |$)/u
const LONGEST = 22

/** Whether a part of the message asks how something is. */
function asksHow(message: Message, raw: string): boolean {
  const { typed } = message
  if (typed.split(' ').length > LONGEST) return false
  const parts = raw.split(/(?<=[?!;.,:\n])\s*|\s(?=or\s)/u).filter((part) => /\p{L}/u.test(part))
  const read = parts.length > 1 ? parts.map((part) => ({ part, said: readMessage(part).typed })) : []
  const asking = [...read, { part: raw, said: typed }].filter(({ said }) => !ASKS_ANEW.test(said))
  if (asking.length === read.length && ASKS_ANEW.test(typed)) return false
  return asking.some(
    ({ part, said }) => PERMITS.test(said) || ((part.includes('?') || CHOICE.test(said)) && IS_SO.test(said)),
  )
}

const same = (some: readonly unknown[], others: readonly unknown[]) => some.every((one) => others.includes(one))

/** Whether a search has a place, a day, a price or a kind that those that were shown do not have. */
function isForOthers({ wish, turn }: Search, message: Message, context: ReadingContext): boolean {
  const { thread } = context
  if (turn !== 'changed' && turn !== 'new') return true
  const read = readSearchCriteria(message, context)
  const said = read.wish
  const before = thread.wish ?? NO_CRITERIA
  if (said.place && said.place !== before.place && !thread.shown.some(({ city }) => city === said.place)) return true
  const limits: readonly (keyof SearchCriteria)[] = [
    'from',
    'minPrice',
    'maxPrice',
    'budget',
    'notBefore',
    'notAfter',
    'minHours',
    'maxHours',
    'sort',
  ]
  const { categories, words, amenities, places = [] } = said.without
  if (limits.some((name) => said[name] !== null) || categories.length + words.length + amenities.length + places.length)
    return true
  if (said.languages.length > 0 || wish.included.length > before.included.length) return true
  if (read.like || read.more || read.length) return true
  // What stands on a list or in a fact of a page is looked for, unless it was already.
  if (said.needs.some((need) => LOOKED_FOR.has(need) && !before.needs.includes(need))) return true
  // Those that have it are shown instead.
  const isForAll = thread.focus === null && thread.shown.length > 1
  if (
    isForAll &&
    said.amenities.some(isAsked) &&
    said.needs.length === 0 &&
    !readReference({ text: wordsOf(message) }, thread)
  )
    return true
  const known = thread.shown.flatMap(({ category }) => category ?? [])
  const isOfShown = candidatesFor(wordsOf(message), { ...context, named: thread.shown }).length > 0
  const isNew = wish.category !== null && wish.category !== before.category && !known.includes(wish.category)
  const isOther = said.words.length > 0 && !same(said.words, before.words)
  // 'se puede surfear en El Tunco?' asks what there is.
  if (said.words.length > 0 && OFFERED.test(message.typed) && !definite(message, said.words, context)) return true
  // 'any of those have food included?' points to them.
  if (!(isNew || isOther) || isOfShown || (isNew && POINTS_TO_ALL.test(message.typed))) return false
  // 'nos pueden dar la lancha': what has an article and stands in few titles is one of those.
  return !(isOther && definite(message, said.words, context))
}

/** The few that a thing with an article is: 'la lancha', 'el caballo'. */
function definite(message: Message, words: readonly string[], context: ReadingContext): boolean {
  const text = wordsOf(message)
  const called = words.some((word) => containsPhrase(text, `(?:el|la|los|las|al|del) ${foldText(word)}s?`))
  const few = called ? candidatesFor(text, context).length : 0
  return few > 0 && few <= LIMIT
}

const OFFERED = /(?:^| )(?:se puede|puedo|podemos|can (?:we|you|i|one)) /u
const LOOKED_FOR = new Set(['pram', 'wheelchair', 'toddler'])
const POINTS_TO_ALL = /(?:^| )(?:de (?:es[oa]s|est[oa]s|ell[oa]s)|of (?:those|these|them))(?: |$)/u

const wordsOf = ({ clauses }: Message) => clauses.join(' ')

/** General answers that a page of one experience gives better. */
const OF_KNOWLEDGE: Readonly<Record<string, Aspect>> = {
  'pick-up': 'transport',
  'no-lodging': 'transport',
  pets: 'pets',
  'do-children-pay': 'price',
  'what-to-bring': 'bring',
  'what-is-included-general': 'included',
  swimming: 'included',
}
/** So likely the sentences must be that say what is asked. */
const LIKELY = 0.3
const SURE = 0.7
const LIKELY_RULE = 0.45
/** What the sentences say that is asked of one. */
function likelyFact(message: Message, context: ReadingContext, least: number): Aspect | null {
  const [best] = meaningsOf(message.typed, context)
  if (!best || best.score < least) return null
  if (best.topic === 'is:unpublished') return 'unpublished'
  return best.topic.startsWith('fact:') && best.topic !== 'fact:reviews' && best.topic !== 'fact:distance'
    ? (best.topic.slice('fact:'.length) as Aspect)
    : null
}

const EFFORT =
  'camina\\p{L}*|pesad[oa]|cansad[oa]|dificil|dur[oa]|exigente|gradas|subidas?|cuestas?|altura\\p{L}*|altas?|steep|walk\\p{L}*|hard'
const WAY = 'bus(?:es)?|taxi|uber|llegar|llego|ruta|carretera|como llego'

/** Which aspect of them a question is about; null when the plan is no mistaken one. */
function aspectOf(plan: Plan, message: Message, raw: string, context: ReadingContext): Aspect | null {
  const text = wordsOf(message)
  const general = plan.intent === 'several' ? plan.plans[0] : plan
  if (general?.intent === 'knowledge') {
    const others = plan.intent === 'several' ? plan.plans.slice(1) : []
    const aspect = OF_KNOWLEDGE[general.topic]
    if (!aspect || others.some(({ intent }) => intent !== 'search')) return null
    const fact = likelyFact(message, context, SURE)
    const ofAll = context.thread.focus === null && context.thread.shown.length > 1
    if (general.topic === 'do-children-pay' && ofAll) return aspect
    // 'llevamos comida nosotros o dan'
    if (general.topic === 'what-to-bring') return likelyFact(message, context, LIKELY)
    // Who asks about a bed or a rule in general is told that.
    if (general.topic === 'no-lodging' || general.topic === 'swimming') return fact === aspect ? aspect : null
    const points = readReference({ text }, context.thread) || POINTS_TO_ALL.test(message.typed)
    return others.length > 0 || fact !== null || points ? (fact ?? aspect) : null
  }
  if (plan.intent === 'transport' && containsPhrase(`${text} ${message.typed}`, WAY) && !asksHow(message, raw))
    return null
  const nothing = plan.intent === 'unpublished' || (plan.intent === 'unclear' && plan.of === 'search')
  if (plan.intent !== 'search' && plan.intent !== 'transport' && !nothing) return null
  const likely = likelyFact(message, context, LIKELY)
  const { needs, ages } = readSearchCriteria(message, context).wish
  const [first] = aspectsOf(text)
  if (likely && likely !== 'all' && likely !== 'book') return likely
  if (ages.some((age) => age < GROWN)) return 'children'
  if (needs.length > 0 || containsPhrase(`${text} ${message.typed}`, EFFORT)) return 'safety'
  return first && first.aspect !== 'book' && first.aspect !== 'all' ? first.aspect : 'unpublished'
}
const GROWN = 18

/** What of those that were shown a message is about: the one that it points to or names, those that its words fit, else all. */
function subjectsIn(message: Message, context: ReadingContext): string[] {
  const { thread, named = [], places } = context
  const text = wordsOf(message)
  const pointed = readReference({ text }, thread)
  if (pointed && pointed !== 'missing') return [pointed.id]
  const one = notElsewhere(namedIn(text, named), text, places)
  if (one) return [one.id]
  const few = candidatesFor(text, { ...context, named: thread.shown })
  if (few.length > 0 && few.length < thread.shown.length) return few.map(({ id }) => id).slice(0, LIMIT)
  const { category, words } = readSearchCriteria(message, context).wish
  // 'does the night tour finish late?' after one of the night among others.
  const ofKind = thread.shown.filter((shown) => category !== null && shown.category === category)
  if (ofKind.length > 0) return ofKind.map(({ id }) => id).slice(0, LIMIT)
  if (few.length === 0 && words.length > 0 && definite(message, words, context))
    return candidatesFor(text, context).map(({ id }) => id)
  return thread.focus ? [thread.focus] : mostShown(thread)
}

const MEASURED: Partial<Record<Aspect, { by: 'effort' | 'age' | 'group'; highest: boolean }>> = {
  safety: { by: 'effort', highest: false },
  access: { by: 'effort', highest: false },
  children: { by: 'age', highest: false },
  group: { by: 'group', highest: true },
}
const IN_LISTS: Partial<Record<Aspect, string>> = { pets: 'Se admiten mascotas', transport: 'Transporte' }

/** What children pay is told beside the price. */
const ofChildren = (plan: Plan): Plan => (plan.intent === 'facts' ? { ...plan, amenities: ['Apto para niños'] } : plan)
/** One question, asked of some of those that were shown. */
function askedOf(ids: readonly string[], aspect: Aspect, message: Message, context: ReadingContext): Plan {
  const [only, ...others] = ids
  if (others.length === 0) return aboutOne({ id: only! }, aspect, message, context)
  const sides = ids.map((id) => ({ id }))
  const measured = MEASURED[aspect]
  if (measured)
    return {
      ...ofTrip(readSearchCriteria(message, context), context.thread),
      intent: 'compare',
      sides,
      by: [measured],
      near: null,
    }
  const amenity = IN_LISTS[aspect]
  return {
    intent: 'several',
    plans: ids.map((id) =>
      amenity
        ? { ...factsOf({ id }, 'has'), amenities: [amenity] }
        : aspect === 'price'
          ? ofChildren(aboutOne({ id }, 'price', message, context))
          : aboutOne({ id }, aspect, message, context),
    ),
  }
}

/** 'y puedo ver las del de caballos' after how reviews are written. */
const THOSE_OF =
  /(?:^| )(?:ver|leer|mostra\p{L}*|ensena\p{L}*|dame|y|see|read)(?: the)? (?:las|los|ones) (?:de|del|of) /u
const OF_REVIEWS = /resen|review/u

/**
 * The question that a message asks of what was shown; null when it asks none.
 * @param plan what it was taken for
 * @param raw the message as it was typed
 */
export function askedOfShown(plan: Plan, message: Message, raw: string, context: ReadingContext): Plan | null {
  const { thread, hosting } = context
  if (hosting || thread.wouldHost || thread.bookingAspect !== null || thread.shown.length === 0) return null
  if (OF_REVIEWS.test(thread.told ?? '') && THOSE_OF.test(wordsOf(message))) {
    const [id, ...others] = subjectsIn(message, context)
    if (id && others.length === 0) return { intent: 'reviews', target: { id } }
  }
  if (SEEKS.test(message.typed) || SEEKS.test(wordsOf(message)) || !asksHow(message, raw)) return null
  if (plan.intent === 'search' && isForOthers(plan, message, context)) return null
  // 'nos pueden dar la lancha solo para nosotras': a rule is asked for with the name of a thing.
  const [best] = meaningsOf(message.typed, context)
  const isRule = best && best.score >= LIKELY_RULE && knowledgeRows.some(({ topic }) => topic === best.topic)
  if (plan.intent === 'search' && isRule && !OF_HOSTS.test(best.topic))
    return { intent: 'knowledge', topic: best.topic }
  // 'les puedo escribir por whatsapp?' is rather about the site.
  if (plan.intent === 'unclear' && best && best.score >= LIKELY && !best.topic.includes(':')) return null
  const aspect = aspectOf(plan, message, raw, context)
  if (!aspect) return null
  return askedOf(subjectsIn(message, context), aspect, message, context)
}
