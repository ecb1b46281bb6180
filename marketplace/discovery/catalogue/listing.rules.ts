// What the catalogue stores of a visible experience.
import type { ListedName } from '../search/filters/filter.fields.ts'
import type { OpenDate } from './structures/date-index.rules.ts'

export type Place = {
  city: string
  state: string
  country: string
  /** City and department folded for comparison: lower case, no accents. */
  cityKey: string
  stateKey: string
}

export type Listing = {
  id: string
  hostId: string
  /** Microseconds since 1970, because cursors continue exactly after the last row. */
  createdAt: number
  /** Whole cents. */
  price: number
  /** What a child pays, in whole cents; null: the same as everybody. */
  childPrice: number | null
  /** Least age in years; 0: no limit. */
  minAge: number
  /** The host's facts as words (`CHOICES_AS_WORDS`): 'difficulty:easy'. */
  choices: string[]
  category: string | null
  place: Place | null
  lat: number | null
  lng: number | null
  maxGuests: number
  featured: boolean
  /** Average of the host's reviews in tenths of a star; null without reviews. */
  rating: number | null
  ratingCount: number
  /** Bookings that were not cancelled, counted up to the number that matters (REC-01). */
  bookings: number
  lists: Record<ListedName, string[]>
  /** Announced coming dates, sorted by start. */
  dates: OpenDate[]
  /** The indexed words of its text, as a PostgreSQL `tsvector`. */
  document: string
}

export type Category = { id: string; name: string; icon: string; key: string }

const AT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?([+-]\d\d)(?::?(\d\d))?$/

/** Microseconds since 1970 of an instant as PostgreSQL prints it, `2026-11-22 10:00:00.123456+00`; NaN for anything else. */
export function microsecondsOf(text: string): number {
  const read = AT.exec(text)
  // Asked on its own: V8 takes 'undefinedTundefined…:00' for a day in 2000.
  if (!read) return Number.NaN
  const [, day, time, fraction = '', hours, minutes = '00'] = read
  return Date.parse(`${day}T${time}${hours}:${minutes}`) * 1000 + Number(fraction.padEnd(6, '0'))
}

/** The inverse of {@link microsecondsOf}. */
export function instantText(microseconds: number): string {
  const seconds = Math.floor(microseconds / 1e6)
  const [day, time] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T')
  return `${day} ${time}.${String(microseconds - seconds * 1e6).padStart(6, '0')}+00`
}
