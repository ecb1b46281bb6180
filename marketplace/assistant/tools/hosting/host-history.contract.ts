import { z } from 'zod'

// What a host received, lost and had: the inputs and outputs of one tool. No input says whose rows are read.

const day = z.iso.date()

/** By when they were made, by when they were cancelled, and who did not come. */
export const HISTORY_KINDS = ['made', 'cancelled', 'absent'] as const
export type HistoryKind = (typeof HISTORY_KINDS)[number]

export const HostHistoryInput = z.object({
  about: z
    .enum([...HISTORY_KINDS, 'totals'])
    .describe('Reservations made, cancelled, of people who did not come, or the totals of all time'),
  from: day.nullish().describe('First day, YYYY-MM-DD in El Salvador; all time when nothing was said'),
  to: day.nullish().describe('Last day'),
})
export type HostHistoryInput = z.output<typeof HostHistoryInput>

export type HostHistoryOutput = {
  from: string | null
  to: string | null
  /** The latest of them; `counts` are of all. */
  bookings: {
    name: string
    title: string
    start: string
    guests: number
    state: 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'cancelled'
    by: 'traveler' | 'host' | 'admin' | 'system' | null
    /** What the traveler wrote, which their host reads on the reservation. */
    reason: string | null
  }[]
  /** By who ended them, or by their state. */
  counts: Record<string, number>
  /** Of all time, when that was asked. */
  totals: {
    all: number
    /** When the first one was made. */
    since: string | null
    completed: number
    /** People of those. */
    guests: number
    absent: number
    confirmed: number
    pending: number
    byGuests: number
    byHost: number
    byOthers: number
  } | null
  path: string
}
