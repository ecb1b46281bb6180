import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { HOUR_S } from '#platform/units.ts'

/** The secret address of the host's calendar. */
export const CalendarFeed = z
  .object({
    /** The path; null while there is none. Whoever has the address can read the calendar. */
    path: z.string().nullable(),
    createdAt: z.iso.datetime().nullable(),
    /** When a calendar program last fetched it. */
    readAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CalendarFeed' })
export type CalendarFeed = z.output<typeof CalendarFeed>

export const show = endpoint({
  method: 'get',
  path: '/host/calendar',
  summary: 'The secret address of the calendar of the host',
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: CalendarFeed,
  refusals: [],
})

/** @property replaces when the address was made that this one takes the place of, `none` for the first; refused when another stands there now, as from another tab */
const FeedChange = z.object({ replaces: z.union([z.literal('none'), z.iso.datetime()]).optional() })

export const change = endpoint({
  method: 'post',
  path: '/host/calendar',
  summary: 'Makes an address, or a new one: the old one ends at once',
  tag: 'Anfitriones',
  access: 'host',
  query: FeedChange,
  limit: { points: 20, seconds: HOUR_S },
  status: 200,
  answer: CalendarFeed,
  refusals: ['FORBIDDEN', 'CALENDAR_CHANGED'],
})

export const end = endpoint({
  method: 'delete',
  path: '/host/calendar',
  summary: 'Ends the address; there is no calendar any more',
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: CalendarFeed,
  refusals: [],
})

/**
 * Without a session, because calendar programs have none; the secret in the address is the proof. Every invalid address gets
 * the same 404.
 */
export const read = endpoint({
  method: 'get',
  path: '/calendar/{file}',
  summary: 'The dates of a host as a calendar (RFC 5545), at an address that nobody can guess: `{secret}.ics`',
  tag: 'Anfitriones',
  access: 'anyone',
  params: z.object({ file: z.string() }),
  limit: { points: 60, seconds: 60 },
  status: 200,
  answer: z.string(),
  file: 'text/calendar; charset=utf-8',
  refusals: [],
})
