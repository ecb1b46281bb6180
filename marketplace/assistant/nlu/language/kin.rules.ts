// How many go along when nobody is counted: 'con mis papás y mi esposo' are four with whoever writes.
import { wholeWordPattern } from '../normalize-typing.rules.ts'
import { NUMBER, numberOf } from './numbers.rules.ts'

const ONE =
  'espos[oa]|pareja|novi[oa]|marido|mujer|mama|papa|herman[oa]|hermanit[oa]|prim[oa]|primit[oa]|abuel[oa]|abuelit[oa]|suegr[oa]|ti[oa]|hij[oa]|hijit[oa]|nin[oa]|niet[oa]|sobrin[oa]|cunad[oa]|amig[oa]|bebe|comadre|compadre'
const TWO = 'papas|padres|suegros|abuelos|abuelitos|gemel[oa]s|mellizos'
/** Somebody says that they go with these people. */
const TOGETHER = wholeWordPattern(
  'con (?=mis?|sus?|el|la|l[oa]s|un|una|nuestr)|llev\\p{L}+|somos|seremos|iriamos|iremos|vamos',
)
const SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:a (?:el|ella)(?= )|(?:mis?|sus?|el|la|los|las|un|una|nuestr[oa]s?) (?:(${NUMBER}) )?(?:(${TWO})|(${ONE})|((?:${ONE})s)))(?!\\p{L})`,
  'gu',
)

/** The people of a message with whoever writes it; null when they are not all countable or nobody goes along. */
export function peopleNamed(text: string): number | null {
  if (!TOGETHER.test(text)) return null
  let count = 0
  for (const [, number, two, , many] of text.matchAll(SOMEBODY)) {
    // 'mis cipotes' may be any number.
    if (many && !number) return null
    count += number ? numberOf(number) : two ? 2 : 1
  }
  return count === 0 || count > 30 ? null : count + 1
}
