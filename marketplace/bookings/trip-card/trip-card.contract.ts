import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'

/** A booking for companions: a first name, but no code, contact data or amount. */
export const TripCard = z
  .object({
    title: z.string(),
    /** Page of the experience; null when it is no longer offered. */
    experiencePath: z.string().nullable(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    /** The original start, if the host cancelled that date and another replaced it. */
    movedFrom: z.iso.datetime().nullable(),
    place: z.string(),
    address: z.string(),
    city: z.string(),
    country: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    bring: z.array(z.string()),
    included: z.array(z.string()),
    host: z.string(),
    guests: z.int(),
    children: z.int(),
    /** First name of the person who has the code. */
    holder: z.string(),
    /** `waiting` for the host, `agreed`, `cancelled`, or `over`. */
    state: z.enum(['waiting', 'agreed', 'cancelled', 'over']),
    ends: z.iso.datetime(),
  })
  .meta({ id: 'TripCard' })
export type TripCard = z.output<typeof TripCard>

const token = z.string().meta({ examples: ['3q2-7wEjRVZ4kBcK9dLm0A'] })
export const OwnTripCard = z
  .object({
    /** Last part of the card's address; null while it is not shared. */
    token: token.nullable(),
  })
  .meta({ id: 'OwnTripCard' })

const ownCard = {
  path: '/bookings/{id}/trip-card',
  tag: 'Reservas',
  access: 'traveler',
  params: idParams,
} as const

export const showOwn = endpoint({
  ...ownCard,
  method: 'get',
  summary: 'Whether the own reservation is shared with those who come along, and where',
  status: 200,
  answer: OwnTripCard,
  refusals: [],
})

export const share = endpoint(
  {
    ...ownCard,
    method: 'post',
    summary: 'Makes the address for those who come along; one that there is stays the same',
    status: 200,
    answer: OwnTripCard,
    refusals: ['TRIP_CARD_CLOSED'],
  },
  { leadsTo: (_, { pathname }) => `${pathname}#grupo` },
)

export const end = endpoint(
  {
    ...ownCard,
    method: 'delete',
    summary: 'Ends the address at once; another one will be different',
    status: 204,
    answer: null,
    refusals: [],
  },
  { leadsTo: (_, { pathname }) => `${pathname}#grupo` },
)

const read = {
  method: 'get',
  tag: 'Reservas',
  access: 'anyone',
  params: z.object({ token }),
  limit: { points: 120, seconds: 60 },
  status: 200,
} as const

/** Any unknown address gets the same answer as a missing card. */
export const show = endpoint({
  ...read,
  path: '/trip-cards/{token}',
  summary: 'A reservation for those who come along, at an address that nobody can guess',
  answer: TripCard,
  refusals: ['TRIP_CARD_GONE'],
})

export const calendar = endpoint({
  ...read,
  path: '/trip-cards/{token}/calendar.ics',
  summary: 'The same as a calendar file (RFC 5545), without the code',
  answer: z.string(),
  file: 'text/calendar; charset=utf-8',
  refusals: ['TRIP_CARD_GONE'],
})
