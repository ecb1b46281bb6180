// A season in one sentence: 'sábados y domingos a las 8, de diciembre a abril, 12 personas'. It only fills the form, which the
// host checks before anything is created; what is not understood stays as it is.
import type { Season } from '../schedule.rules.ts'
import { MAX_SPOTS } from '../schedule.rules.ts'
import { readPeriod } from './period.rules.ts'
import { readHours, type Words } from './sentence-hours.rules.ts'
import { plainSentence, WEEKDAY, weekdayOfWord } from './sentence-words.rules.ts'

export type SeasonReading = Partial<Pick<Season, 'weekdays' | 'times' | 'from' | 'until'>> & {
  minutes?: number
  spots?: number
  /** The sentence excepts days that are no days of the week, as 'excepto Navidad': those are taken out by hand. */
  excepts?: true
}

export const MAX_SENTENCE = 300

const ALL = [1, 2, 3, 4, 5, 6, 0]

/** Words are consumed as they are read, so that nothing is read twice. */
function wordsOf(sentence: string): Words {
  let remaining = plainSentence(sentence.slice(0, MAX_SENTENCE))
  return {
    take: (pattern) => {
      const match = new RegExp(pattern).exec(remaining)
      if (match) remaining = `${remaining.slice(0, match.index)} | ${remaining.slice(match.index + match[0].length)}`
      return match
    },
    has: (pattern) => new RegExp(pattern).test(remaining),
  }
}

/** The duration in minutes; null when none is named. */
function readMinutes({ take }: Words): number | null {
  if (take(/\b1? ?hora y media\b/)) return 90
  const andHalf = take(/\b(\d{1,2}) horas? y media\b/)
  if (andHalf) return Number(andHalf[1]) * 60 + 30
  if (take(/\bmedia hora\b/)) return 30
  const hours = take(/\b(?:de |dura(?:n|cion de)? )?(\d{1,2})(?:[:,] ?(5|50))? horas?\b/)
  if (hours) return Number(hours[1]) * 60 + (hours[2] ? 30 : 0)
  const minutes = take(/\b(\d{2,3}) (?:min|minutos?)\b/)
  if (minutes) return Number(minutes[1])
  const days = take(/\b(?:de|duran?) (\d{1,2}) dias?\b/)
  return days ? Number(days[1]) * 1440 : null
}

/** The capacity of a date; in 'de 4 a 8 personas' the larger number. */
function readSpots({ take }: Words): number | null {
  const people = '(?:personas?|gente|cupos?|lugares|plazas?|pax|viajeros?|asientos?|espacios?|adultos?)'
  const match =
    take(`\\b(?:de |entre )?\\d{1,4} (?:a|y|o) (\\d{1,4}) ${people}\\b`) ??
    take(`\\b(?:para |hasta |maximo |max |con )*(\\d{1,4}) (?:de )?${people}\\b`) ??
    take(/\b(?:grupos?|cupos?) (?:(?:maximo|max|hasta|de|para) )+(\d{1,4})\b(?!:| ?(?:am|pm|de la|horas?))/) ??
    take(/\b(?:maximo|max|para) (?:de )?(\d{1,4})\b(?!:| ?(?:am|pm|de |horas?|semanas?|meses|dias?))/)
  const spots = match ? Number(match[1]) : 0
  return spots >= 1 && spots <= MAX_SPOTS ? spots : null
}

/** The days of the week from one to another, across Sunday if necessary. */
function daysBetween(first: number, last: number): number[] {
  const from = ALL.indexOf(first)
  const length = ((ALL.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_, at) => ALL[(from + at) % 7]!)
}

function readWeekdays(words: Words): number[] | null {
  const { take } = words
  const excluded = new Set<number>()
  const list = `${WEEKDAY}(?:(?: ,| y| e| ni| o)*(?: los?| el)? ${WEEKDAY})*`
  const except = take(`\\b(?:menos|excepto|salvo)(?: los?| el)? (${list})\\b`)
  for (const [day] of (except?.[1] ?? '').matchAll(new RegExp(`\\b${WEEKDAY}\\b`, 'g')))
    excluded.add(weekdayOfWord(day))
  const days = new Set<number>()
  const range = take(`\\b(${WEEKDAY}) (?:a|hasta) (?:el )?(${WEEKDAY})\\b`)
  if (range) for (const day of daysBetween(weekdayOfWord(range[1]!), weekdayOfWord(range[2]!))) days.add(day)
  if (take(/\b(?:entre semana|dias? (?:de semana|habil(?:es)?|laboral(?:es)?))\b/))
    for (const day of [1, 2, 3, 4, 5]) days.add(day)
  if (take(/\b(?:los |cada )?fin(?:es)? de semana\b/)) for (const day of [6, 0]) days.add(day)
  for (let match = take(`\\b${WEEKDAY}\\b`); match; match = take(`\\b${WEEKDAY}\\b`)) days.add(weekdayOfWord(match[0]))
  const daily = take(/\b(?:todos los dias|cada dia|a diario|diario|diariamente|toda la semana|los 7 dias)\b/)
  if (days.size === 0 && (daily || excluded.size > 0)) for (const day of ALL) days.add(day)
  return days.size === 0 ? null : ALL.filter((day) => days.has(day) && !excluded.has(day))
}

/**
 * Reads a sentence. The result never contains a day that does not exist or is past: a month without a year is the next one
 * that is not over.
 * @param today YYYY-MM-DD in El Salvador
 */
export function readSeason(sentence: string, today: string): SeasonReading {
  const words = wordsOf(sentence)
  // The order matters: 'de 8 a 12 personas' must not be read as hours, and neither must 'del 8 al 12 de enero'.
  const spots = readSpots(words)
  const period = readPeriod(words, today)
  const hours = readHours(words)
  const minutes = readMinutes(words) ?? hours?.minutes ?? null
  const weekdays = readWeekdays(words)
  // What excepts days of the week was read with them.
  const excepts = words.has(/\b(?:excepto|salvo|(?<!\b(?:al|lo|por) )menos|pero no)\b/)
  return {
    ...(weekdays && { weekdays }),
    ...(hours && { times: hours.times }),
    ...(minutes !== null && minutes > 0 && { minutes }),
    ...period,
    ...(spots !== null && { spots }),
    ...(excepts && { excepts }),
  }
}

/** The missing parts, by their labels in the form. */
export function missingParts({ weekdays, times, until, spots }: SeasonReading): string[] {
  const parts: [string, boolean][] = [
    ['los días', !weekdays],
    ['las horas', !times],
    ['hasta qué día', !until],
    ['los cupos', spots === undefined],
  ]
  return parts.filter(([, missing]) => missing).map(([words]) => words)
}
