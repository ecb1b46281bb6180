import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()

/** A start of one of the host's experiences for which people have reserved. */
export const Departure = z
  .object({
    dateId: z.uuid(),
    experienceId: z.uuid(),
    title: z.string(),
    startDate: z.iso.datetime(),
    /** People of live reservations, and of those how many still wait for the host's answer. */
    guests: count,
    unanswered: count,
    /** Dollars to collect in cash at the meeting. */
    cash: z.number(),
  })
  .meta({ id: 'Departure' })
export type Departure = z.output<typeof Departure>

/** What a host has and what comes next, counted now. */
export const HostOverview = z
  .object({
    experiences: z.object({ published: count, draft: count, archived: count }),
    bookings: z.object({ pending: count, confirmed: count, in_progress: count, completed: count, cancelled: count }),
    /** The next starts with reservations, soonest first, at most 5. */
    departures: z.array(Departure),
  })
  .meta({ id: 'HostOverview' })
export type HostOverview = z.output<typeof HostOverview>

export const showHostOverview = endpoint({
  method: 'get',
  path: '/host/overview',
  summary: 'Experiences and reservations of the host by state, and the next groups',
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: HostOverview,
  refusals: [],
})
