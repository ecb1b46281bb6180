// What somebody gives up of an earlier wish: 'aunque sea más caro', 'cualquier día', 'no importa si queda lejos'.
import { wholeWordPattern } from '../normalize-typing.rules.ts'
import type { SearchCriteria, Thread } from '../plan.rules.ts'

const NO_MATTER = '(?:no (?:me |nos )?importa|(?:me |nos )?da igual|es lo de menos)'
const MORE = '(?:un poco |un poquito |algo |mucho )?'
type Released = { said: string; wish: Partial<SearchCriteria> }
/** The limit that each of these takes away. */
const RELEASED: readonly Released[] = [
  {
    said: `(?:aunque|no importa (?:que|si)|${NO_MATTER} (?:que|si)) (?:sea|es|salga|sale|cueste|cuesta|valga|este|esta|haya que pagar|paguemos|gastemos) ${MORE}(?:mas )?(?:car[oa]s?|mas|dinero|mas dinero)|${NO_MATTER} (?:el precio|el costo|lo que cueste|cuanto cueste|(?:pagar|gastar) mas)|(?:el precio|el costo|el dinero) ${NO_MATTER}|(?:sin importar|sin limite de) (?:el )?precio|(?:puedo|podemos) (?:pagar|gastar) ${MORE}mas|a cualquier precio|sin limite de dinero`,
    wish: { minPrice: null, maxPrice: null, budget: null },
  },
  {
    said: `(?:el dia|la fecha|cuando) ${NO_MATTER}|${NO_MATTER} (?:el dia|que dia|la fecha|cuando)|(?:el |en |para )?cualquier (?:dia|fecha)(?: que sea)?(?! de (?:la|esta))|el dia que sea|(?:para )?otr[oa] (?:dia|fecha) entonces`,
    wish: { from: null, to: null },
  },
  {
    said: `(?:el lugar|la zona) ${NO_MATTER}|${NO_MATTER} (?:el lugar|donde|la zona)|(?:en |a )?cualquier (?:parte|lugar|lado|zona)(?: del pais)?|(?:a |en )?donde sea|en todo el pais|(?:aunque|${NO_MATTER} (?:que|si)) (?:sea|este|esta|quede|queda) ${MORE}(?:mas )?(?:lej[oa]s|retirad[oa])`,
    wish: { place: null, near: false, minutes: null },
  },
  {
    said: `(?:la hora|el horario) ${NO_MATTER}|${NO_MATTER} (?:la hora|el horario|a que hora)|a (?:la|cualquier) hora(?: que sea)|a cualquier hora`,
    wish: { notBefore: null, notAfter: null },
  },
]

export type WithoutLimits = { thread: Thread; clauses: string[]; released: boolean }

/** The earlier wish without the limits that a message gives up, and what the message says besides. */
export function withoutLimits(thread: Thread, clauses: readonly string[]): WithoutLimits {
  let wish = thread.wish
  let released = false
  const rest = clauses.map((clause) => {
    let text = clause
    for (const one of RELEASED) {
      const without = text.replace(wholeWordPattern(one.said), ' ').replace(/\s+/g, ' ').trim()
      if (without === text) continue
      text = without
      released = true
      if (wish) wish = { ...wish, ...one.wish, page: 1, ...(one.wish.maxPrice === null && bySort(wish)) }
    }
    return text
  })
  return {
    thread: { ...thread, wish },
    clauses: rest.filter((text) => !/^(?:y|pero|no|si|va|bueno|)$/u.test(text)),
    released,
  }
}

/** Whoever may pay more need not see the cheapest first. */
const bySort = ({ sort }: SearchCriteria): Partial<SearchCriteria> => (sort === 'price-asc' ? { sort: null } : {})
