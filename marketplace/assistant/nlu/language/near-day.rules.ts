// 'mañna', 'sabdo', 'domigo': the day that a word with one slip of the thumb means.

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo', 'manana']
/** Words of their own that are one letter away from a day. */
const OWN_WORDS = new Set(['mares', 'mates', 'marte', 'vienes', 'domino', 'manan', 'lune'])
/** In a word this long no other one differs by a single letter. */
const LONG = 7

const swapped = (day: string, at: number) => `${day.slice(0, at)}${day[at + 1]}${day[at]}${day.slice(at + 2)}`
const isSlipOf = (word: string, day: string): boolean => {
  const places = [...day].map((_, at) => at).slice(1)
  return places.some(
    (at) =>
      word === swapped(day, at) ||
      word === `${day.slice(0, at)}${day.slice(at + 1)}` ||
      word === `${day.slice(0, at)}${day[at]}${day.slice(at)}` ||
      (day.length >= LONG &&
        word.length === day.length &&
        word.startsWith(day.slice(0, at)) &&
        word.endsWith(day.slice(at + 1))),
  )
}

/** The day that a misspelled word means, in plain letters; null when it is none. */
export const nearDay = (word: string): string | null =>
  OWN_WORDS.has(word) ? null : (DAYS.find((day) => word !== day && isSlipOf(word, day)) ?? null)
