// What the line of a flyer says of children, ages and languages.
import { languages } from '#marketplace/accounts/profiles/profile.text.ts'

const PRICE = String.raw`(?:\$|usd)\s?(\d{1,3}(?:[.,]\d{1,2})?)(?![.,]?\d)|\b(\d{1,3}(?:[.,]\d{1,2})?)\s*d[oó]lares\b|\b(gratis|no\s+pagan|entran\s+libre)`
/** 'niños menores de 10 años $12.50', 'Niños hasta 8 años: gratis', in brackets or not. */
const CHILDREN = new RegExp(String.raw`\(?\b(?:niñ[oa]s?|menores)\b[^$.\n]{0,48}?(?:${PRICE})\)?`, 'iu')
const YOUNGER_THAN = /menores\s+de\s+(\d{1,2})\b/i
const UP_TO = /(?:hasta(?:\s+los)?|de\s+\d{1,2}\s+a|\d{1,2}\s*[-–]\s*)\s*(\d{1,2})\s*(?:años?|\b)/i
const MIN_AGE =
  /\bedad\s+m[ií]nima\D{0,6}(\d{1,2})\b|\b(?:a\s+partir\s+de|desde)\s+(?:los\s+)?(\d{1,2})\s+años\b|\bmayores\s+de\s+(\d{1,2})\s+años\b/i

type ChildRate = { childPrice: string; childAge: string }

/** The line without what it says of children, whose price is not the one of adults. */
export const withoutChildren = (line: string): string => line.replace(CHILDREN, ' ')

/** The price of children with the age up to which it stands; null unless the line says both. */
export function childRateIn(line: string): ChildRate | null {
  const rate = CHILDREN.exec(line)
  if (!rate) return null
  const [, dollars, words] = rate
  const younger = YOUNGER_THAN.exec(rate[0])?.[1]
  const age = younger ? Number(younger) - 1 : Number(UP_TO.exec(rate[0])?.[1])
  if (!(age >= 1 && age <= 17)) return null
  return { childPrice: (dollars ?? words ?? '0').replace(',', '.'), childAge: String(age) }
}

/** '12' for 'Edad mínima: 12 años'; '' without one. */
export function minAgeIn(line: string): string {
  const match = MIN_AGE.exec(line)
  return match ? String(Number(match[1] ?? match[2] ?? match[3])) : ''
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const KNOWN = languages
  .filter((name) => name !== 'Otros')
  .map((name) => [name, new RegExp(`\\b${plain(name)}\\b`)] as const)
const SPOKEN =
  /^(?:idiomas?|lenguas?)\b|\b(?:habl\w+|gu[ií]as?|tours?|recorridos?|disponible)\b.{0,24}\ben\b|\bbiling[uü]e/i

/** The languages of a line that is about them, in the order of the form. */
export function languagesIn(line: string): string[] {
  if (!SPOKEN.test(line)) return []
  const words = plain(line)
  if (/biling[u]e/.test(words)) return ['Español', 'Inglés']
  return KNOWN.filter(([, pattern]) => pattern.test(words)).map(([name]) => name)
}

/** Whether a line says nothing but languages. */
export const isLanguages = (line: string): boolean =>
  /^(?:idiomas?|lenguas?)\b/i.test(line) && languagesIn(line).length > 0
