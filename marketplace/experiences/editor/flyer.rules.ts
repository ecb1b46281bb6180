// Parses the text of an old flyer into a draft. Only clear statements become facts; the rest stays in the description for the
// host to check. Nothing is saved or published.
import { contactIn } from '#marketplace/accounts/names/name.rules.ts'
import type { DurationUnit } from '../experience.rules.ts'
import { childRateIn, isLanguages, languagesIn, minAgeIn, withoutChildren } from './flyer-people.rules.ts'

export type Flyer = {
  title: string
  /** The first sentence of the description, where it is one for a card. */
  shortDescription: string
  description: string
  price: string
  maxGuests: string
  durationValue: string
  durationUnit: DurationUnit
  included: string[]
  notIncluded: string[]
  bringWithYou: string[]
  place: string
  languages: string[]
  /** Dollars, and up to which age; both or none. */
  childPrice: string
  childAge: string
  minAge: string
  /** Days and hours as written, because dates are created separately. */
  days: string[]
}

export const MAX_FLYER_LENGTH = 5000
const MAX = { title: 120, short: 300, entry: 80, entries: 30, place: 120 } as const

const LISTS = [
  ['notIncluded', /^(?:¿?qu[eé]\s+)?no\s+(?:se\s+)?inclu(?:ye|ido|yen)\b\s*\??/i],
  ['included', /^(?:¿?qu[eé]\s+)?(?:el\s+(?:precio|paquete|tour)\s+)?inclu(?:ye|ido|yen)\b\s*\??/i],
  ['bringWithYou', /^(?:¿?qu[eé]\s+)?(?:debes?\s+|hay\s+que\s+)?(?:llevar?|traer|trae)\b\s*\??/i],
] as const
type ListName = (typeof LISTS)[number][0]

const PLACE =
  /^(?:(?:lugar|punto)\s+de\s+(?:reuni[oó]n|encuentro|salida)|lugar|salida(?:\s+desde)?|salimos\s+de|ubicaci[oó]n|d[oó]nde|direcci[oó]n|nos\s+vemos\s+en)\b\s*[:\-–]?\s*(?:de\s+|desde\s+)?(.+)$/i
const PEOPLE = /(?:cupos?|m[aá]ximo|capacidad|grupos?)[^\d\n$]{0,25}(\d{1,3})\b|\b(\d{1,3})\s*(?:personas|pax|cupos)\b/i
/** Not a part of '1,200', which would be a wrong price. */
const AMOUNT =
  /(?:\$|usd)\s?(\d{1,4}(?:[.,]\d{1,2})?)(?![.,]?\d)|(?<!\d[.,]?)\b(\d{1,4}(?:[.,]\d{1,2})?)\s*(?:d[oó]lares|usd)\b/i
const LASTS = /(\d{1,2})\s*(horas?|hrs?|d[ií]as?)\b/i
const WEEKDAY =
  /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|fin(?:es)?\s+de\s+semana|todos\s+los\s+d[ií]as)\b/i
const MONTH =
  /\b\d{1,2}\s+(?:de\s+)?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre)\b/i
const CLOCK =
  /\b(\d{1,2})(?:[:.](\d{2}))?\s*(a\.?\s?m\.?|p\.?\s?m\.?|(?<=\b12\s*)m\.?\s?d\b\.?|(?<=\b12[:.]00\s*)m\b\.?)(?![a-z])/gi
const DAYS = /^(?:d[ií]as?|fechas?|horarios?|horas?|cu[aá]ndo|hora\s+de\s+salida)\s*:/i

/** A line without the emoji and bullets that flyers use. */
const withoutEmoji = (line: string) =>
  line
    .normalize('NFC')
    .replace(/(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\u20E3|[*_~])+/gu, ' ')
    .replace(/^[\s\-–—•·▪►✓✔➡>]+/u, '')
    .replace(/\s+/g, ' ')
    .trim()

const isShouted = (text: string) => text === text.toLocaleUpperCase('es') && /\p{L}{4}/u.test(text)
type Names = ReadonlyMap<string, string>
/** Words that a text writes with a capital within a sentence, by their small letters. */
const namesIn = (text: string): Names =>
  new Map(
    text
      .split(/\r?\n/)
      .filter((line) => !isShouted(line))
      .flatMap((line) => [...line.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}/gu)])
      .map(([name]) => [name.toLocaleLowerCase('es'), name]),
  )

/** 'TOUR AL VOLCÁN' becomes 'Tour al volcán'; names keep their capital. */
const sentenceCase = (text: string, names?: Names) => {
  const calm = isShouted(text)
    ? text.toLocaleLowerCase('es').replace(/\p{L}+/gu, (word) => names?.get(word) ?? word)
    : text
  return calm.charAt(0).toLocaleUpperCase('es') + calm.slice(1)
}

/** 'transporte, guía y desayuno' are three entries; an amount in brackets stays with its entry. */
const entriesOf = (text: string): string[] =>
  text
    .split(/[,;•·]\s*(?![^(]*\))|\s+y\s+(?![^(]*\))/)
    .map((entry) =>
      sentenceCase(
        withoutEmoji(entry)
          .replace(/[.:]+$/, '')
          .slice(0, MAX.entry),
      ),
    )
    .filter((entry) => /\p{L}{2}/u.test(entry))

/** Whole hours between two clock times of the same day; null when the second is not later. */
function hoursBetween(text: string): number | null {
  const [from, until] = [...text.matchAll(CLOCK)].map(([, hour, minutes, half]) => {
    // '12 m.' and '12 m. d.' are noon.
    const afternoon = /^[pm]/i.test(half!)
    return (Number(hour) % 12) + (afternoon ? 12 : 0) + Number(minutes ?? 0) / 60
  })
  if (from === undefined || until === undefined || until <= from) return null
  return Math.max(1, Math.round(until - from))
}

/**
 * Extracts title, price, people, hours, what is included and to bring, place and days. Contact details are removed from every
 * text, because bookings happen here.
 */
export function readFlyer(text: string): Flyer {
  const flyer: Flyer = {
    title: '',
    shortDescription: '',
    description: '',
    price: '',
    maxGuests: '',
    durationValue: '',
    durationUnit: 'hours',
    included: [],
    notIncluded: [],
    bringWithYou: [],
    place: '',
    languages: [],
    childPrice: '',
    childAge: '',
    minAge: '',
    days: [],
  }
  const sentences: string[] = []
  let open: ListName | null = null
  const add = (name: ListName, entries: string[]) => {
    flyer[name] = [...new Set([...flyer[name], ...entries])].slice(0, MAX.entries)
  }
  for (const raw of text.slice(0, MAX_FLYER_LENGTH).split(/\r?\n/)) {
    const line = withoutEmoji(raw)
    // An empty line ends a list.
    if (line === '') {
      open = null
      continue
    }
    if (contactIn(line)) continue
    const list = LISTS.find(([, heading]) => heading.test(line))
    if (list) {
      const [name, heading] = list
      const remaining = line.replace(heading, '').replace(/^\s*[:\-–]\s*/, '')
      add(name, entriesOf(remaining))
      open = remaining === '' ? name : null
      continue
    }
    const isFact = AMOUNT.test(line) || PEOPLE.test(line) || PLACE.test(line) || DAYS.test(line) || isLanguages(line)
    if (open && !isFact) {
      add(open, entriesOf(line))
      continue
    }
    open = null
    if (!readFact(flyer, line)) sentences.push(line)
  }
  const [first, ...remaining] = sentences
  const names = namesIn(text)
  const isTitle = first !== undefined && first.length <= MAX.title && !/[.!?]\s+\p{L}/u.test(first)
  flyer.title = isTitle ? sentenceCase(first.replace(/[.:]+$/, ''), names) : ''
  flyer.description = (isTitle ? remaining : sentences).map((sentence) => sentenceCase(sentence, names)).join('\n')
  flyer.shortDescription = firstSentence(flyer.description)
  return flyer
}

/** The first sentence, for the card; '' when it is too short or too long for one. */
function firstSentence(description: string): string {
  const sentence = /^[^\n]+?[.!?](?=\s|$)|^[^\n]+/.exec(description)?.[0].trim() ?? ''
  return sentence.length >= 20 && sentence.length <= MAX.short ? sentence : ''
}

/** Takes the facts of a line. @returns whether the line says nothing else, so that it need not be repeated in the description */
function readFact(flyer: Flyer, line: string): boolean {
  const place = PLACE.exec(line)?.[1]
  if (place && !flyer.place) flyer.place = sentenceCase(place.replace(/[.]+$/, '').slice(0, MAX.place))
  const child = childRateIn(line)
  if (child && !flyer.childPrice) Object.assign(flyer, child)
  const minAge = minAgeIn(line)
  if (minAge && !flyer.minAge) flyer.minAge = minAge
  const spoken = languagesIn(line)
  if (spoken.length > 0 && flyer.languages.length === 0) flyer.languages = spoken
  const amount = AMOUNT.exec(withoutChildren(line))
  if (amount && !flyer.price) flyer.price = (amount[1] ?? amount[2])!.replace(',', '.')
  const people = PEOPLE.exec(line)
  if (people && !flyer.maxGuests) flyer.maxGuests = String(Number(people[1] ?? people[2]))
  const lasts = LASTS.exec(line)
  if (lasts && !flyer.durationValue) {
    flyer.durationValue = String(Number(lasts[1]))
    flyer.durationUnit = /^d/i.test(lasts[2]!) ? 'days' : 'hours'
  }
  const between = hoursBetween(line)
  if (between && !flyer.durationValue) flyer.durationValue = String(between)
  const isDays = DAYS.test(line) || WEEKDAY.test(line) || MONTH.test(line) || line.match(CLOCK) !== null
  if (isDays) flyer.days.push(line)
  return (
    Boolean(place || amount || child || minAge || people || lasts || isDays || isLanguages(line)) && line.length <= 90
  )
}
