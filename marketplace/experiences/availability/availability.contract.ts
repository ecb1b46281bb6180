import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

/** A bookable date. Instants are UTC, shown in El Salvador time. */
export const AvailableDate = z
  .object({
    id: z.uuid(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    /** Spots a visitor may book: the smaller of free spots and max_guests (BOOK-09). */
    spots: z.int(),
    /** Until when spots are held for this visitor from the waiting list; they are counted in `spots`. */
    heldUntil: z.iso.datetime().optional(),
  })
  .meta({ id: 'AvailableDate' })
export type AvailableDate = z.output<typeof AvailableDate>

export const OfferedDates = z
  .object({
    /** With free spots, from now on, soonest first (DET-17). */
    dates: z.array(AvailableDate),
    /** Coming days (YYYY-MM-DD, El Salvador) on which every date is sold out. */
    soldOutDays: z.array(z.iso.date()),
    /**
     * Coming dates that can not be booked now (full or closed), soonest first; `spots` is the largest party that may wait for
     * one.
     */
    unavailable: z.array(AvailableDate.omit({ heldUntil: true })),
  })
  .meta({ id: 'OfferedDates' })
export type OfferedDates = z.output<typeof OfferedDates>

export const list = endpoint({
  method: 'get',
  path: '/experiences/{id}/dates',
  summary: 'The coming dates of an experience that still have places',
  description: 'The `id` of a date is what a reservation names as `availableDateId`.',
  tag: 'Experiencias',
  access: 'anyone',
  replica: true,
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: OfferedDates,
  refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_ID_INVALID'],
})
