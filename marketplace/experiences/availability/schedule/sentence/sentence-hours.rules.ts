// Times of day in a sentence. Without 'de la tarde' an hour is the usual one for a start: 8 is the morning, 2 the afternoon.

/** A sentence whose words are consumed as they are read. */
export type Words = {
  take: (pattern: RegExp | string) => RegExpExecArray | null
  has: (pattern: RegExp | string) => boolean
}

const PART = '(am|pm|de la manana|de la tarde|de la noche|de la madrugada|del? mediodia)'
const FIGURES = '(\\d{1,2})(?::(\\d\\d))?( y media| y cuarto| menos cuarto)?(?: en punto)?'
const HOUR = `${FIGURES}(?: horas)?(?: ${PART})?`
/** An hour after another one; not where 'horas' makes it a duration. */
const NEXT = `${FIGURES}(?: ${PART})?`

type Hour = { hour: number; minute: number; part: string | undefined }

function hourOf([hour, minute, fraction, part]: (string | undefined)[]): Hour | null {
  const more = { ' y media': 30, ' y cuarto': 15, ' menos cuarto': -15 }[fraction ?? ''] ?? 0
  const read = { hour: Number(hour), minute: Number(minute ?? 0) + more, part }
  return read.hour <= 24 && read.minute < 60 ? read : null
}

/** Minutes since midnight. @param part overrides the part of the day given with the hour */
function minutesOf({ hour, minute, part: ownPart }: Hour, part = ownPart): number {
  const isAfternoon =
    part === 'pm' || part === 'de la tarde' || (part === 'de la noche' && hour !== 12) || part?.endsWith('mediodia')
  const isMorning =
    part === 'am' || part === 'de la manana' || part === 'de la madrugada' || (part === 'de la noche' && hour === 12)
  // Nobody meets at two at night, so 1 to 5 without a part of the day are the afternoon.
  const later = hour < 12 && (isAfternoon || (!isMorning && hour >= 1 && hour <= 5))
  const hours = isMorning && hour === 12 ? 0 : later ? hour + 12 : hour
  // A quarter to midnight is the day before.
  return (hours * 60 + minute + 1440) % 1440
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** 'de 8 a 11', 'desde las 8 hasta las 11 am': the start and the duration. */
function stretchOf({ take }: Words): { times: string[]; minutes: number } | null {
  const match = take(`\\b(?:de|desde)(?: las?)? ${HOUR} (?:a|hasta)(?: las?)? ${HOUR}\\b(?! (?:personas?|cupos?))`)
  if (!match) return null
  const [first, last] = [hourOf(match.slice(1, 5)), hourOf(match.slice(5, 9))]
  if (!first || !last) return null
  const end = minutesOf(last)
  // In 'de 2 a 5 de la tarde' the part of the day applies to both.
  const start = first.part === undefined && last.part !== undefined ? minutesOf(first, last.part) : minutesOf(first)
  const begin = start < end ? start : minutesOf(first)
  const minutes = (end - begin + 1440) % 1440
  return minutes > 0 && minutes <= 14 * 60
    ? { times: [timeOf(begin)], minutes }
    : { times: [timeOf(begin)], minutes: 0 }
}

/** The times of day, without duplicates; null when none is named. */
export function readHours(words: Words): { times: string[]; minutes: number | null } | null {
  const { take } = words
  const stretch = stretchOf(words)
  if (stretch) return { times: stretch.times, minutes: stretch.minutes || null }
  const hours: Hour[] = []
  const more = `(?:(?: ,)? (?:y|e|o)(?: a)?(?: las?)? | , (?:a )?(?:las? )?)`
  const list = take(`\\ba las? ${HOUR}(?:${more}${NEXT}(?! (?:de |horas?|min|personas|cupos|dias?)(?!la )))*`)
  for (const match of list?.[0].matchAll(new RegExp(HOUR, 'g')) ?? []) {
    const read = hourOf(match.slice(1, 5))
    if (read) hours.push(read)
  }
  for (const lone of [
    `\\b(\\d{1,2}):(\\d\\d)()(?: horas)?(?: ${PART})?`,
    `\\b(\\d{1,2})()()(?: en punto)? ${PART}`,
    `\\ba las? ${HOUR}`,
  ])
    for (let match = take(lone); match; match = take(lone)) {
      const read = hourOf([match[1], match[2] || undefined, match[3] || undefined, match[4]])
      if (read) hours.push(read)
    }
  if (take(/\bal? mediodia\b/)) hours.push({ hour: 12, minute: 0, part: undefined })
  if (hours.length === 0) return null
  const minutes = hours.map((hour, index) => {
    const next = hours.slice(index + 1).find(({ part }) => part)
    const ownMinutes = minutesOf(hour)
    if (hour.part || !next) return ownMinutes
    // In 'a las 6 y 7 de la noche' the part of the day applies to both; in 'a las 8 y 2 de la tarde' it cannot apply to the
    // eight.
    const sharedMinutes = minutesOf(hour, next.part)
    return sharedMinutes < minutesOf(next) ? sharedMinutes : ownMinutes
  })
  return { times: [...new Set(minutes.map(timeOf))].sort(), minutes: null }
}
