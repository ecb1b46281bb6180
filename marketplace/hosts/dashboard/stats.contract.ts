import { z } from 'zod'
import { EXPERIENCE_STATUSES } from '#marketplace/experiences/experience.rules.ts'
import { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()

/** A short form of one of the host's experiences. */
export const NewestExperience = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(EXPERIENCE_STATUSES),
    price: z.number(),
    picture: Picture.nullable(),
    /** The next open date with free places, and how many are left (HDASH-36). */
    nextDate: z.iso.datetime().nullable(),
    spots: count.nullable(),
  })
  .meta({ id: 'NewestExperience' })
export type NewestExperience = z.output<typeof NewestExperience>

/** The figures of one host, counted at the time of the request (HDASH-10, HDASH-33). */
export const HostStats = z
  .object({
    totalExperiences: count,
    /** All reservations ever, and the completed ones. */
    totalReservations: count,
    completedReservations: count,
    /** Confirmed reservations whose date has passed and that the host has not closed. */
    unclosedReservations: count,
    /** Dollars of paid reservations made since the first of the current month in El Salvador. */
    monthlyEarnings: z.number(),
    /** With one decimal; 0 without reviews. */
    averageRating: z.number(),
    reviewCount: count,
    /** Percent and hours, from messages and requests; 100 and 24 while there is nothing to measure (HDASH-32). */
    responseRate: count,
    responseTimeHours: count,
    /** Requests and messages that were measured; the screen shows no rate of none. */
    responseCount: count,
    /** The newest three (HDASH-09). */
    newest: z.array(NewestExperience),
  })
  .meta({ id: 'HostStats' })
export type HostStats = z.output<typeof HostStats>

export const show = endpoint({
  method: 'get',
  path: '/host/stats',
  summary: 'The figures of the host and their newest experiences',
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: HostStats,
  refusals: [],
})
