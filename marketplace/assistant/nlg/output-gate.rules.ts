// The last check before a text is shown, whichever model wrote it: plain text, our own paths only, and no price, day, code or
// name that the tools did not return in this turn. A sentence with anything else is removed, because a model may invent it.
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { dayOf, plainTimeOfDay } from '#platform/clock.ts'
import { wordedNumbers } from '../nlu/language/numbers.rules.ts'
import { namesAreKnown, wordsAreKnown } from './names.rules.ts'

/** What a text may state: taken from the tool results and from the traveler's messages. */
export type Evidence = {
  /** In cents. */
  amounts: Set<number>
  /** As 'MM-DD'. */
  days: Set<string>
  /** As '5:00'. */
  times: Set<string>
  /** Free spots and group sizes. */
  counts: Set<number>
  paths: Set<string>
  /** All texts, folded; with and without the places that may always be named. */
  corpus: string
  told: string
  /** The same, unfolded. */
  raw: string
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']
const ENGLISH: Record<string, string> = { set: 'sep', jan: 'ene', apr: 'abr', aug: 'ago', dec: 'dic' }
const MONTH =
  'jan(?:uary)?|february|march|apr(?:il)?|june|july|aug(?:ust)?|september|october|november|dec(?:ember)?|ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:tiembre)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?'
const DATE = new RegExp(`(?<!\\d)(\\d{1,2})(?: de)? (${MONTH})(?!\\p{L})`, 'giu')
const AMOUNT = /(?:US)?\$\s?(\d[\d,]*(?:\.\d+)?)|(?<![\d.,])(\d[\d,]*(?:\.\d+)?)\s?(?:d[oó]lar(?:es)?|usd)(?!\p{L})/giu
const ISO = /\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?/g
const INSTANT = /^\d{4}-\d\d-\d\dT/
const TIME = /(?<!\d)(\d{1,2}:\d\d)(?!\d)/g
const twoDigits = (value: number | string) => String(value).padStart(2, '0')
const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)
const monthAt = (name: string) => {
  const short = name.toLowerCase().slice(0, 3)
  return MONTHS.indexOf(ENGLISH[short] ?? short) + 1
}

const dayIn = (text: string): string[] =>
  [...text.matchAll(DATE)].map(([, day, month]) => `${twoDigits(monthAt(month!))}-${twoDigits(day!)}`)
const amountsIn = (text: string): number[] =>
  [...text.matchAll(AMOUNT)].map(([, signed, worded]) => cents((signed ?? worded)!))

const MONEY_KEYS = new Set(['price', 'total', 'minPrice', 'maxPrice', 'commission', 'net', 'late'])
const COUNT_KEYS = new Set(['seats', 'maxGuests', 'guests', 'capacity'])

/** Collects the evidence from every part of a tool result. */
function gather(value: unknown, key: string, into: Evidence) {
  if (typeof value === 'number') {
    if (MONEY_KEYS.has(key)) into.amounts.add(Math.round(value * 100))
    if (COUNT_KEYS.has(key)) into.counts.add(value)
  } else if (typeof value === 'string') gatherText(value, key, into)
  else if (Array.isArray(value)) for (const item of value) gather(item, key, into)
  else if (value && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) gather(item, name, into)
}

function gatherText(text: string, key: string, into: Evidence) {
  if ((key === 'path' || key === 'book' || key === 'href') && text.startsWith('/')) return void into.paths.add(text)
  if (key === 'id') return
  for (const [iso] of text.matchAll(ISO)) {
    const instant = INSTANT.test(iso) ? iso : `${iso}T18:00:00Z`
    if (Number.isNaN(Date.parse(instant))) continue
    into.days.add(dayOf(instant).slice(5))
    if (instant === iso) into.times.add(plainTimeOfDay(instant).split(' ')[0]!)
  }
  for (const day of dayIn(text)) into.days.add(day)
  for (const amount of amountsIn(text)) into.amounts.add(amount)
  for (const [, time] of text.matchAll(TIME)) into.times.add(time!)
  into.raw += ` ${text}`
}

/**
 * @param outputs tool results of this turn
 * @param messages the traveler's own messages: their figures may be repeated
 * @param names places that may always be named
 */
export function evidenceOf(outputs: unknown[], messages: string[], names: string, now: Date): Evidence {
  const grounds: Evidence = {
    amounts: new Set(),
    days: new Set([dayOf(now).slice(5)]),
    times: new Set(),
    counts: new Set(),
    paths: new Set(),
    corpus: '',
    told: '',
    raw: '',
  }
  for (const output of outputs) gather(output, '', grounds)
  for (const message of messages) {
    for (const [number] of message.matchAll(/\d+(?:\.\d+)?/g)) {
      grounds.amounts.add(cents(number))
      grounds.counts.add(Number(number))
    }
    // 'tengo cien dólares' is repeated in digits.
    for (const number of wordedNumbers(message.toLowerCase())) grounds.amounts.add(number * 100)
    for (const day of dayIn(message)) grounds.days.add(day)
  }
  grounds.told = ` ${foldText(`${grounds.raw} ${messages.join(' ')}`)} `
  grounds.corpus = `${grounds.told}${foldText(names)} `
  return grounds
}

/** Characters that hide text or reverse its direction. */
const HIDDEN = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}]/gu
const ADDRESS =
  /(?<![\p{L}\d])(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:javascript|data|vbscript|file|mailto|tel|sms|blob|about|intent):|www\.|\/\/)[^\s«»"]*/giu
const DOMAIN = /(?<![\p{L}\d@/])(?:[\p{L}\d-]+\.)+(?:[a-z]{2,24})(?::\d+)?(?:\/[^\s«»"]*)?(?![\p{L}\d])/giu
const NUMBERED = /(?<!\d)\d{1,3}(?:\.\d{1,3}){3}\S*/g
const PATH = /(?<![\p{L}\d<])\/[a-z][\w\-./?=&%#~+]*/giu

/** Text without markup: no HTML, no Markdown, no address except our own paths that a tool returned. */
function stripMarkup(text: string, paths: ReadonlySet<string>): string {
  const noTags = text
    // Normalized first, because full-width letters and ligatures can hide addresses.
    .normalize('NFKC')
    .replace(HIDDEN, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\[[^\]]*\]|^\s*\[[^\]]+\]:\s*\S+.*$/gm, '$1')
    .replace(/&(?:#x?[\da-f]+|[a-z]+);?/gi, ' ')
    .replace(/<(script|style|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<\/?[a-z!?][^>]*>?/gi, '')
  return noTags
    .replace(ADDRESS, '')
    .replace(DOMAIN, '')
    .replace(NUMBERED, '')
    .replace(PATH, (path) => {
      const trimmed = path.replace(/[.,;:]+$/, '')
      return paths.has(trimmed) ? path : ''
    })
    .replace(/[`*_~#>|\\<]+/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/ +([.,;:!?])/g, '$1')
}

const CODE = /(?<![\p{L}\d])(?=[A-Z\d-]*\d)(?=[A-Z\d-]*[A-Z])[A-Z\d](?:-?[A-Z\d]){5,15}(?![\p{L}\d])/gu
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i
const MAIL = /[^\s@]+@[^\s@]+/
const PHONE = /(?<!\d)\+?\d(?:[\s().-]?\d){7,}(?!\d)/
const SEATS = /(?<![\d.,:])(\d+) (?:cupos?|lugares|plazas|asientos|espacios)(?!\p{L})/giu
const PERCENT = /\d+\s?%/g
const SLASHED = /(?<!\d)(\d{1,2})[/-](\d{1,2})(?:[/-]\d{2,4})?(?!\d)/g

/** Whether every claim of a sentence comes from a tool or from the traveler. */
function isGrounded(sentence: string, grounds: Evidence): boolean {
  const every = <Found>(items: Iterable<Found>, test: (item: Found) => boolean) => [...items].every(test)
  const { amounts, days, times, counts, raw, corpus, told } = grounds
  const withoutDates = sentence.replace(ISO, '')
  return (
    every(amountsIn(sentence), (amount) => amounts.has(amount)) &&
    every(dayIn(sentence), (day) => days.has(day)) &&
    every(sentence.matchAll(ISO), ([iso]) => days.has(iso.slice(5, 10))) &&
    every(withoutDates.matchAll(SLASHED), ([, day, month]) => days.has(`${twoDigits(month!)}-${twoDigits(day!)}`)) &&
    every(sentence.matchAll(TIME), ([, time]) => times.has(time!)) &&
    every(sentence.matchAll(SEATS), ([, count]) => counts.has(Number(count))) &&
    every(sentence.matchAll(PERCENT), ([percent]) => raw.includes(percent)) &&
    every(sentence.matchAll(CODE), ([code]) => raw.includes(code)) &&
    !UUID.test(sentence) &&
    !MAIL.test(sentence) &&
    !PHONE.test(withoutDates) &&
    namesAreKnown(sentence, corpus) &&
    wordsAreKnown(sentence, corpus, told)
  )
}

/** Ends of sentences; 'a. m.' is none. */
const END = /(?<=(?<!(?:^|\s|\()\p{L})[.!?…]["»)]?)\s+|\n+/u

/** The part of a text that may be shown. @returns sentences joined by blanks, lines by line breaks */
export function groundedText(text: string, grounds: Evidence): string {
  return stripMarkup(text, grounds.paths)
    .split('\n')
    .map((line) =>
      line
        .split(END)
        .filter((sentence) => isGrounded(sentence, grounds))
        .join(' ')
        .trim(),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Splits a streamed text into complete sentences and the unfinished rest, since only complete ones can be checked. */
export function splitSentences(text: string): [string, string] {
  let cut = 0
  for (const match of text.matchAll(new RegExp(END.source, 'gu'))) cut = match.index + match[0].length
  return [text.slice(0, cut), text.slice(cut)]
}

/** A text in pieces that end where a sentence does, with the space behind it; together they are the text. */
export function piecesOf(text: string): string[] {
  const ends = [...text.matchAll(new RegExp(END.source, 'gu'))].map(({ 0: space, index }) => index + space.length)
  return [0, ...ends].map((from, at) => text.slice(from, ends[at] ?? text.length)).filter(Boolean)
}
