const DAY_MINUTES = 24 * 60

const minutesOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
const timeAt = (minutes: number) => {
  const within = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** 'HH:MM' as people write it in El Salvador: '8:30 a. m.'; '' stays. */
export function writeTime(time: string): string {
  if (time === '') return ''
  const [hours = 0, minutes = '00'] = [Number(time.slice(0, 2)), time.slice(3, 5)]
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`
}

/**
 * Parses a typed time: 'HH:MM', null for empty text, undefined for an invalid one. Accepts '8', '8:30', '830', '14:00', '2 pm',
 * '12 m.' (noon).
 */
export function readTime(text: string): string | null | undefined {
  const normalized = text.toLowerCase().replace(/[\s.]+/g, (gap) => (gap.trim() ? '.' : ' '))
  if (normalized.trim() === '') return null
  const match = normalized.match(/^ ?(\d{1,2})(?:[:.h ]?(\d\d))?(?:\.|h| )*(a|p)?[. ]*(m)?[. ]*$/)
  if (!match) return undefined
  const [, hours = '', minutes = '0', meridiem, noon] = match
  let hour = Number(hours)
  if (meridiem || noon) {
    if (hour < 1 || hour > 12 || (!meridiem && hour !== 12)) return undefined
    hour = (hour % 12) + (meridiem === 'a' ? 0 : 12)
  }
  if (hour > 23 || Number(minutes) > 59) return undefined
  return timeAt(hour * 60 + Number(minutes))
}

/** The next half hour, or with -1 the one before; from '' at eight in the morning. */
export function halfHourFrom(time: string, direction: 1 | -1): string {
  if (time === '') return '08:00'
  const halves = minutesOf(time) / 30
  return timeAt(30 * (direction === 1 ? Math.floor(halves) + 1 : Math.ceil(halves) - 1))
}

const halfHours = (from: string, until: string) =>
  Array.from({ length: (minutesOf(until) - minutesOf(from)) / 30 + 1 }, (_, at) => timeAt(minutesOf(from) + 30 * at))

/** The half hours of a day by its parts. */
export const HALF_HOURS = [
  { part: 'Mañana', times: halfHours('05:00', '11:30') },
  { part: 'Tarde', times: halfHours('12:00', '18:30') },
  { part: 'Noche', times: halfHours('19:00', '23:30') },
  { part: 'Madrugada', times: halfHours('00:00', '04:30') },
]
