// Limits and failures of hosts' calendars on other sites (docs/decisions/0216).

export const MAX_SOURCES = 5
/** Days ahead for which busy times are read: dates are offered up to a year ahead. */
export const DAYS_READ = 400
/** Minutes between two fetches of a calendar. */
export const MINUTES_BETWEEN = 60
export const MAX_NAME_LENGTH = 60
export const MAX_ADDRESS_LENGTH = 2000
/**
 * The suffix of event ids in the calendar that we publish: such an event in a host's calendar is our own date and must not
 * close it.
 */
export const OWN_EVENTS = '@torogoz'

/** The address to fetch: many sites give out 'webcal', which is read by https. */
export const addressOf = (input: string): string => input.trim().replace(/^webcals?:\/\//i, 'https://')

/** The site of a calendar, without the secret part of its address. */
export const placeOf = (address: string): string => URL.parse(address)?.hostname ?? ''

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
  stored === null ? null : (FAILURES.find((failure) => failure === stored) ?? 'unreachable')
