// Several of one kind that are compared without being named: 'las dos de surf', 'qué diferencia hay entre los tours de café'.
import { isTopical } from '../follow-up.rules.ts'
import { NUMBER, numberOf } from '../normalize-typing.rules.ts'
import { NO_CRITERIA, type SearchCriteria, type Side } from '../plan.rules.ts'
import { type ReadingContext, readSearchCriteria } from '../search-criteria.rules.ts'
import type { Message } from '../typed-message.rules.ts'

/** More are not compared at once. */
export const LIMIT = 4

const COUNTED = new RegExp(`(?:^| )(?:l[oa]s )?(${NUMBER}) (?:tours? |experiencias? |clases? |paseos? )?(?:de )?`, 'u')
const WHICH = /(?:^| )(?:cual|cuales) de (?:l[oa]s|tod[oa]s l[oa]s) (?!que |dos|tres|cuatro)/u
/** 'la diferencia entre los tours de café', 'diferencia entre de noche' of English, 'en qué se diferencian las de surf' */
const DIFFERENCE =
  /(?:^| )(?:diferencias?(?: (?:hay|existe|existen|tienen))? entre (?:(?:tod[oa]s )?(?:l[oa]s|sus|tus|est[oa]s|es[oa]s)(?: (?:dos|tres|cuatro))? |(?=de |cafe|surf))|se diferencian (?:l[oa]s ))(?:(?:tours?|experiencias?|clases?|paseos?|salidas?|opciones|recorridos?) )?/u

/** What kind is looked for, and where. */
export const kindOf = ({ words, category, place }: SearchCriteria) => ({ words, category, place })

/** The kind of which several are compared, as the only side; none when no kind is named. */
export function kindCompared(message: Message, text: string, circumstances: ReadingContext): Side[] {
  const kind = (said: string, count: number): Side[] => {
    const { wish } = readSearchCriteria({ ...message, clauses: [said] }, circumstances)
    return isTopical(wish) ? [{ wish: { ...NO_CRITERIA, ...kindOf(wish) }, label: '', count }] : []
  }
  const which = WHICH.exec(text)
  if (which) return kind(text.slice(which.index + which[0].length), LIMIT)
  const match = COUNTED.exec(text)
  const count = match ? numberOf(match[1]!) : 0
  if (match && count > 1 && count <= LIMIT) return kind(text.slice(match.index + match[0].length), count)
  const asked = message.clauses.find((clause) => DIFFERENCE.test(clause))
  const difference = asked && DIFFERENCE.exec(asked)
  return difference ? kind(asked.slice(difference.index + difference[0].length), LIMIT) : []
}
