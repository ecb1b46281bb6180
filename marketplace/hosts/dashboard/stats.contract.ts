import { z } from 'zod'
import { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()

/** An experience of the host in few words. */
export const NewestExperience = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: z.enum(['draft', 'published', 'paused', 'archived']),
    price: z.number(),
    picture: Picture.nullable(),
    /** The next open date with places, and how many are left (HDASH-36). */
    nextDate: z.iso.datetime().nullable(),
    spots: count.nullable(),
  })
  .meta({ id: 'NewestExperience' })
export type NewestExperience = z.output<typeof NewestExperience>

/** The figures of one host, counted now (HDASH-10, HDASH-33). */
export const HostStats = z
  .object({
    totalExperiences: count,
    /** All reservations ever, and those completed. */
    totalReservations: count,
    completedReservations: count,
    /** Accepted reservations whose day has passed and that nobody closed. */
    unclosedReservations: count,
    /** Dollars of paid reservations made since day 1 of the current month of El Salvador. */
    monthlyEarnings: z.number(),
    /** With one decimal; 0 without reviews. */
    averageRating: z.number(),
    reviewCount: count,
    /** Percent and hours, from messages and requests; 100 and 24 while there is nothing to count (HDASH-32). */
    responseRate: count,
    responseTimeHours: count,
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
