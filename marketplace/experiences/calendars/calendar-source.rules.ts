// Calendars of a host elsewhere (docs/decisions/0216).

/** So many calendars one host may add. */
export const MOST_SOURCES = 5
/** How far ahead busy times are read, in days: dates are offered up to a year ahead. */
export const DAYS_READ = 400
/** How often a calendar is asked, in minutes. */
export const MINUTES_BETWEEN = 60
export const MAX_NAME_LENGTH = 60
export const MAX_ADDRESS_LENGTH = 2000
/** The end of the ids of events in the calendar that we give to hosts: what comes back from there closes nothing. */
export const OWN_EVENTS = '@torogoz'

/** An address as it is asked: calendars hand out 'webcal' for what is read by https. */
export const addressOf = (typed: string): string => typed.trim().replace(/^webcals?:\/\//i, 'https://')

/** Where a calendar is, without what opens it. */
export const placeOf = (address: string): string => URL.parse(address)?.hostname ?? ''

/** Why a calendar could not be read. */
export const FAILURES = [
  'address',
  'inside',
  'unresolved',
  'unreachable',
  'certificate',
  'timeout',
  'too_large',
  'redirect',
  'answer',
  'content',
  'endless',
] as const
export type CalendarFailure = (typeof FAILURES)[number]
export const failureOf = (stored: string | null): CalendarFailure | null =>
  stored === null ? null : (FAILURES.find((one) => one === stored) ?? 'unreachable')
