// Short messages about the results that were shown, which name none of them: why those, who goes, what has been done already,
// how many a sum is enough for, how one gets there.
import { onSameTrip, searching } from '../../follow-up.rules.ts'
import { factsOf } from '../../intents/experience-question.rules.ts'
import { bookingsPlan } from '../../intents/own-plan.rules.ts'
import { namedIn } from '../../named.rules.ts'
import { containsPhrase, NUMBER, numberOf, wholeWordPattern } from '../../normalize-typing.rules.ts'
import { NO_CRITERIA, type Plan, type SearchCriteria, type Side, type Thread } from '../../plan.rules.ts'
import { readReference } from '../../references.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../../search-criteria.rules.ts'
import type { Message } from '../../typed-message.rules.ts'
import { LIMIT } from '../../wishes/kind-compared.rules.ts'

const WHY =
  /^(?:y |pero |a ver |ok )*(?:por que|porque|xq|pq|why)(?: (?:es[oa]s?|est[oa]s?|ell[oa]s|justo|solo|just|only|these|those|that|them|me salen|salen|(?:me )?(?:pusiste|diste|recomend\p{L}+|mostr\p{L}+)))*$/u
const ALONE =
  /^(?:y |pero |ah |no |es que |ok |bueno )*(?:(?:(?:solo|solamente|solita|solito|nada mas|nomas|unicamente) (?:voy|ire|seria|soy|vamos) yo|(?:voy|ire|soy|seria) (?:yo )?(?:sol[oa]|solit[oa])(?: yo)?|(?:voy|soy) (?:solo|solamente|nada mas|nomas) yo|(?:solo|solamente) yo|yo sol[oa])(?: voy| ire| nomas| nada mas)?|(?:its |it is |i am |im )?(?:just|only) me|(?:i am |im )?(?:going )?(?:alone|by myself|on my own))$/u
const DONE =
  /(?:^| )(?:(?:es[oa]s?|est[oa]s?|l[oa]s? (?:primer[oa]|segund[oa]|tercer[oa]|ultim[oa])) ya|ya)(?: l[oa]s?)? (?:hicimos|hice|conozco|conocemos|fuimos|fui|vi|vimos|probe|probamos)(?: (?:es[oa]s?|tod[oa]s?))?$|(?:already|ve) (?:did|done|been|seen)(?: (?:that|those|there|it|them|these))?$/u
const CLOSEST =
  /^(?:y |entonces |bueno |ok |pues |dame |decime )*(?:(?:que es )?lo mas (?:parecido|cercano|similar)|(?:the )?closest(?: thing| match| one)?)(?: (?:que hay|que tengan|que tenes|then|to that))*$/u
const SIMILAR =
  /^(?:y |entonces |bueno |ok |pues |dame |decime |hay |tienen |quiero |busco |and |is there )*(?:(?:algo|otr[oa]s?(?: cosas?)?) (?:mas )?(?:parecid|similar)\p{L}*|(?:something|anything|any others?)(?: else)? (?:similar|like (?:that|those|these|this|them)))(?: (?:que hay|que tengan|que tenes|a (?:es[oa]s?|est[oa]s?)|then|to (?:that|those|these)))*$/u
const NONE_LIKED =
  /^(?:(?:y|pero|la verdad|mm+|fijate|no) )*(?:no )?(?:me|nos) (?:gusto|gustaron|gusta|gustan|convencio|convence|convencen|llamo la atencion|llama la atencion|cuadra|cuadro) (?:ningun[oa]|nada)(?: de (?:es[oa]s|est[oa]s))?$/u
/** So many kinds are told of at once. */
const MOST_KINDS = 3

const CHEAPER =
  /^(?:y |pero |and |but |no |hay |tienen |tendran |quiero |is there |do you have )*(?:(?:algo|otr[oa]s?|un[oa])(?: (?:cosa|opcion))? (?:que sea )?mas (?:barat|economic|comod)[oa]s?|(?:anything|something)(?: (?:a bit|a little|else))? cheaper)(?: (?:que es[oa]s|entre todo|than (?:that|those)))?$/u
/** 'no hay otra más barata?' would be read as a wish for more of the same. */
const NO_CHEAPER =
  /^(?:y |pero )*no (?:hay|tienen|tendran|habra) (?:algun[oa] |otr[oa]s? |algo )+(?:opcion |cosa )?(?:que sea )?mas (?:barat|economic|comod)[oa]s?$/u
const OTHER_HOURS =
  /^(?:y |pero |and |but )*(?:no )?(?:(?:hay|tienen|tiene|habra|tendran|lo dan|la dan|lo hacen|la hacen)(?: (?:en|a))? (?:algun |alguna )?otr[oa]s? (?:horarios?|horas?|fechas?|dias?|turnos?)|(?:is|are) there (?:any |an)?(?:other|later|earlier|different) (?:times?|hours?|dates?|slots?|days?)|do (?:you|they) have (?:any |an)?(?:other|later|earlier|different) (?:times?|hours?|dates?|slots?|days?))(?: (?:mas (?:tarde|temprano)|later|too))?$/u
const A_CENT = 0.01

/** Others like those that were shown, of each of their kinds. @param changes what they differ in */
function alikeEach({ shown, wish: before }: Thread, changes: Partial<SearchCriteria> = {}): Plan | null {
  const kinds = [...new Set(shown.flatMap(({ category }) => category ?? []))].slice(0, MOST_KINDS)
  const wish = before ?? NO_CRITERIA
  if (kinds.length === 0) return null
  const not = [...new Set([...wish.not, ...shown.map(({ id }) => id)])]
  const plans = kinds.map(
    (category): Plan => ({
      intent: 'search',
      wish: { ...onSameTrip(wish, { ...NO_CRITERIA, category }), ...changes, not },
      past: false,
      turn: 'like',
    }),
  )
  return plans.length === 1 ? plans[0]! : { intent: 'several', plans }
}
/** One of them is meant and not all. */
const POINTS_TO_ALL = 'es[oa]s|est[oa]s|tod[oa]s|l[oa]s hicimos|those|them|these'
const MONEY = `\\$? ?(${NUMBER})(?: (?:dolares|bolas|pesos|dollars|bucks))?`
const PEOPLE = '(?:personas|gente|amig[oa]s|cipotes|people|friends|persons|of us)'
const TAKES =
  '(?:(?:puedo|podemos|podria|podriamos|se puede|can|could) (?:i |we )?)?(?:llev\\p{L}*|invit\\p{L}*|meter|apart\\p{L}*|reserv\\p{L}*|ir|van|vamos|voy|pag\\p{L}*|alcanz\\p{L}*|caben|bring|take|invite|afford|pay for|book|go)'
const HAS = '(?:con|tengo|tenemos|ando|andamos|llevo|traigo|traemos|juntamos|si (?:ando|llevo|tengo))'
const HOW_MANY = [
  wholeWordPattern(`${HAS} ${MONEY} (?:(?:para|pa|a) )?(?:cuant[oa]s|cuanta) (?:${PEOPLE} )?${TAKES}`),
  wholeWordPattern(
    `(?:(?:para|pa|a) )?(?:cuant[oa]s|cuanta) (?:${PEOPLE} )?(?:me |nos )?${TAKES}(?: \\p{L}+){0,6} (?:con|si (?:ando|llevo|tengo|tenemos|andamos)) ${MONEY}`,
  ),
  wholeWordPattern(`(?:para|pa) cuant[oa]s (?:${PEOPLE} )?(?:me |nos )?(?:alcanza|da|ajusta)n?(?: con)? ${MONEY}`),
  wholeWordPattern(`how many (?:${PEOPLE} )?${TAKES}(?: \\p{L}+){0,6} (?:with|for) ${MONEY}`),
]
const BY_BUS =
  '(?:lleg|ir|irme|irnos|voy|vamos|subir|viaj)\\p{L}* (?:\\p{L}+ ){0,3}(?:en|por) (?:bus|buses|buseta|microbus|micro|camioneta|transporte publico)|en bus (?:se puede |puedo |podemos )?(?:lleg|ir)\\p{L}*|(?:que|cual) (?:ruta de )?bus(?:es)? \\p{L}+|(?:by|which|what|take (?:a|the)) bus|bus (?:goes|go|gets|get) there'

/** The one that a message refers to, else the one that was talked about. */
function referencedExperience(text: string, thread: Thread): string | null {
  const pointed = readReference({ text }, thread)
  return pointed && pointed !== 'missing' ? pointed.id : thread.focus
}

/** Several side by side, of which only what each of them costs is asked. */
const eachDivided = (sides: Side[], purse: number): Plan => ({
  intent: 'compare',
  sides,
  by: [{ by: 'price', highest: false }],
  near: null,
  from: null,
  to: null,
  guests: 1,
  past: false,
  needs: [],
  ages: [],
  purse,
})

/** How many a sum is enough for: of the one that is named or meant, of a kind, else of all that were shown. */
function dividedSum(message: Message, text: string, context: ReadingContext): Plan | null {
  const { typed, clauses } = message
  const { thread, named = [] } = context
  const match = HOW_MANY.map((pattern) => pattern.exec(text) ?? pattern.exec(typed)).find(Boolean)
  const amount = match?.slice(1).find(Boolean)
  if (!amount) return null
  const purse = numberOf(amount)
  const pointed = readReference({ text }, thread)
  const one = pointed ? null : namedIn(text, named)
  if (one) return { ...factsOf({ id: one.id }, 'price'), purse }
  const { words, category, place } = readSearchCriteria({ ...message, clauses }, context).wish
  const before = thread.wish ?? NO_CRITERIA
  const isSame =
    words.every((word) => before.words.includes(word)) && (category === null || category === before.category)
  if (!pointed && (words.length > 0 || category !== null) && !isSame)
    return eachDivided([{ wish: { ...NO_CRITERIA, words, category, place }, label: '', count: LIMIT }], purse)
  const id = referencedExperience(text, thread) ?? (thread.shown.length === 1 ? thread.shown[0]!.id : null)
  if (id) return { ...factsOf({ id }, 'price'), purse }
  return thread.shown.length > 1
    ? eachDivided(
        thread.shown.slice(0, LIMIT).map((shown) => ({ id: shown.id })),
        purse,
      )
    : null
}

/** The way by bus, which nobody publishes: where it begins is told with what is not known. */
function byBus(text: string, typed: string, context: ReadingContext): Plan | null {
  if (!containsPhrase(text, BY_BUS) && !containsPhrase(typed, BY_BUS)) return null
  const { thread } = context
  const honest: Plan = { intent: 'transport' }
  const id = referencedExperience(text, thread)
  if (thread.booking !== null && thread.bookingAspect !== null)
    return { intent: 'several', plans: [bookingsPlan('where', '', { text: '' }, context), honest] }
  if (id) return { intent: 'several', plans: [factsOf({ id }, 'meeting'), honest] }
  return thread.shown.length > 0 ? honest : null
}

/** The plan of such a message; null when it is none, or nothing was shown. */
export function resultsPlan(message: Message, context: ReadingContext): Plan | null {
  const { clauses, typed } = message
  const { thread, hosting } = context
  if (hosting) return null
  const text = clauses.join(' ')
  const divided = thread.bookingAspect === null ? dividedSum(message, text, context) : null
  if (divided) return divided
  if (thread.shown.length === 0 && thread.booking === null) return null
  const way = byBus(text, typed, context)
  if (way) return way
  const { wish, shown } = thread
  if (thread.shown.length === 0 || thread.bookingAspect !== null) return null
  // 'tienen otro horario? es que venimos de Usulután y no llegamos tan temprano' of one is about its dates.
  if (thread.focus !== null && clauses.concat(typed).some((said) => OTHER_HOURS.test(said)))
    return factsOf({ id: thread.focus }, 'dates')
  // 'y no hay otra más barata? ando corto de pisto' after one of several was talked about.
  const dear = shown.find(({ id }) => id === thread.focus)
  if (dear && clauses.concat(typed).some((said) => CHEAPER.test(said)))
    return alikeEach(
      { ...thread, shown: [dear] },
      { maxPrice: Math.max(0, dear.price - A_CENT), sort: 'price-asc', minPrice: null },
    )
  if (wish !== null && shown.length > 1 && clauses.some((said) => NO_CHEAPER.test(said)))
    return { intent: 'search', wish: { ...wish, sort: 'price-asc', page: 1 }, past: false, turn: 'cheaper' }
  // After two were compared there is no wish of which something cheaper is looked for.
  if (wish === null)
    return thread.focus === null && thread.shown.length > 1 && (CHEAPER.test(text) || CHEAPER.test(typed))
      ? alikeEach(thread, {
          maxPrice: Math.max(0, Math.min(...thread.shown.map(({ price }) => price)) - A_CENT),
          sort: 'price-asc',
        })
      : null
  const again = (changes: Partial<SearchCriteria>, turn: 'why' | 'changed'): Plan => ({
    intent: 'search',
    wish: { ...wish, ...changes },
    past: false,
    turn,
  })
  if (WHY.test(typed) || WHY.test(text)) return again({}, 'why')
  if (ALONE.test(typed) || ALONE.test(text))
    return searching(NO_CRITERIA, {
      thread,
      past: false,
      follows: true,
      more: false,
      guests: 1,
      instead: false,
      length: null,
      like: false,
    })
  // 'no me gustó ninguna' of what was shown is no complaint.
  if (NONE_LIKED.test(text))
    return { intent: 'search', wish: { ...wish, page: wish.page + 1 }, past: false, turn: 'more' }
  // What comes nearest to a wish was looked for with it.
  const ofMany = thread.focus === null && thread.shown.length > 1
  if (ofMany && (CLOSEST.test(text) || CLOSEST.test(typed))) return again({}, 'changed')
  if (ofMany && (SIMILAR.test(text) || SIMILAR.test(typed))) return alikeEach(thread)
  if (text.split(' ').length < 8 && (DONE.test(text) || DONE.test(typed))) {
    const one = referencedExperience(text, thread)
    const ids = one && !containsPhrase(`${text} ${typed}`, POINTS_TO_ALL) ? [one] : thread.shown.map(({ id }) => id)
    return again({ not: [...new Set([...wish.not, ...ids])], page: 1 }, 'changed')
  }
  return null
}
