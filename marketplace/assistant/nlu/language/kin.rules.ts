// How many go along when nobody is counted: 'con mis papás y mi esposo' are four with whoever writes.
import { wholeWordPattern } from '../normalize-typing.rules.ts'
import { NUMBER, numberOf } from './numbers.rules.ts'

const ONE =
  'espos[oa]|pareja|novi[oa]|marido|mujer|mama|papa|herman[oa]|hermanit[oa]|prim[oa]|primit[oa]|abuel[oa]|abuelit[oa]|suegr[oa]|ti[oa]|hij[oa]|hijit[oa]|nin[oa]|niet[oa]|sobrin[oa]|cunad[oa]|amig[oa]|bebe|comadre|compadre|viejit[oa]|ancian[oa]|senor|senora'
const TWO = 'papas|padres|suegros|abuelos|abuelitos|gemel[oa]s|mellizos'
/** Somebody says that they go with these people. */
const TOGETHER = wholeWordPattern(
  'con(?= (?:mis?|sus?|el|la|l[oa]s|un|una|nuestr[oa]s?) )|llev\\p{L}+|somos|seremos|iriamos|iremos|vamos',
)
const SOMEBODY = new RegExp(
  `(?<!\\p{L})(?:a (?:el|ella)(?= )|(?:mis?|sus?|el|la|los|las|un|una|nuestr[oa]s?) (?:(${NUMBER}) )?(?:(${TWO})|(${ONE})|((?:${ONE})s)))(?!\\p{L})`,
  'gu',
)

/** Two of whom one may be told apart later: 'con mis papás … mi papá tiene mal las rodillas'. */
const BOTH: Record<string, RegExp> = {
  papas: /^(?:papa|mama)$/u,
  padres: /^(?:papa|mama)$/u,
  suegros: /^suegr[oa]$/u,
  abuelos: /^abuel[oa]$|^abuelit[oa]$/u,
  abuelitos: /^abuel[oa]$|^abuelit[oa]$/u,
}

const CHILD = /^(?:hij|nin|niet|sobrin|hermanit|primit|bebe|gemel|melliz)/u

/** How many a text names besides whoever writes it, nobody twice; null when they are not all countable. */
export function othersNamed(text: string, grown = false): number | null {
  const named = [...text.matchAll(SOMEBODY)].filter(
    ([, , two, one, many]) => !(grown && CHILD.test(two ?? one ?? many ?? '')),
  )
  const counted = new Set<string>()
  let count = 0
  for (const [phrase, number, two, one, many] of named) {
    // 'mis cipotes' may be any number.
    if (many && !number) return null
    const who = two ?? one ?? many ?? ''
    // 'a ella le gusta' is said of somebody who was named.
    if (who === '' && named.length > 1) continue
    const before = counted.has(who) || (one !== undefined && [...counted].some((both) => BOTH[both]?.test(one)))
    if (before && /^(?:mis?|el|l[oa]s?|nuestr[oa]s?) /u.test(phrase)) continue
    counted.add(who)
    count += number ? numberOf(number) : two ? 2 : 1
  }
  return count
}

/** The people of a message with whoever writes it; null when they are not all countable or nobody goes along. */
export function peopleNamed(text: string): number | null {
  const count = TOGETHER.test(text) ? othersNamed(text) : null
  return count === null || count === 0 || count > 30 ? null : count + 1
}

/** Whoever comes along, too, or stays at home after all. */
const JOIN = wholeWordPattern(
  'se (?:me |nos |le )?(?:sum|agreg|un|apunt|peg|junt|col)\\p{L}+|(?:tambien )?(?:viene|vienen|va|van) tambien|agreg\\p{L}+',
)
const STAY = wholeWordPattern(
  '(?:mejor|pero|entonces|y) sin(?= (?:mis?|la|el|los|las) )|(?:ya )?no (?:va|van|viene|vienen|podra|podran|puede|pueden)(?: a)?(?: (?:ir|venir|llegar))?|se (?:bajo|bajaron|arrepintio|arrepintieron|rajo|rajaron)',
)

/** How many more or fewer go than was said before: 'se nos sumaron mi hermana y el novio'; 0 when nobody is counted. */
export function peopleChanged(text: string): number {
  const sign = JOIN.test(text) ? 1 : STAY.test(text) ? -1 : 0
  if (sign === 0) return 0
  const more = new RegExp(
    `(?<!\\p{L})(${NUMBER})(?: (?:personas|amig[oa]s|prim[oa]s|mas|compas))?(?!\\p{L})`,
    'u',
  ).exec(text.replace(/somos \S+|eramos \S+/gu, ' '))
  let count = 0
  for (const [, number, two, , many] of text.matchAll(SOMEBODY)) {
    if (many && !number) return 0
    count += number ? numberOf(number) : two ? 2 : 1
  }
  return sign * (count > 0 ? count : more ? numberOf(more[1]!) : 0)
}

const RECOUNTED = wholeWordPattern(
  `(?:son|eran|serian|seran|van|vienen|llevo|llevamos|tengo|tenemos) (${NUMBER}) (?:nin[oa]s?|hij[oa]s?|sobrin[oa]s?|niet[oa]s?|menores|chiquit[oa]s|peques|bebes?)`,
)

/** How many more children go than those whose ages were told: 'no, perdón, son 2 niños'; 0 when none were told. */
export function childrenRecounted(text: string, { ages }: { ages: readonly number[] }): number {
  const before = ages.filter((age) => age < 18).length
  const match = before > 0 ? RECOUNTED.exec(text) : null
  return match ? numberOf(match[1]!) - before : 0
}
