import { z } from 'zod'
import { Status } from '#marketplace/bookings/booking.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { dayCount, MAX_DAYS } from './analytics.rules.ts'

const count = z.int().nonnegative()
const dollars = z.number().nonnegative()

/** The figures of a month, category, department, host or experience; decision 0123 defines each of them. */
export const AnalyticsRow = z
  .object({
    /** `YYYY-MM`, an id, or the name of a department; '' where there is none. */
    key: z.string(),
    label: z.string(),
    bookings: count,
    guests: count,
    cancelled: count,
    cancelledBy: z.object({ traveler: count, host: count, admin: count, system: count }),
    noShows: count,
    volume: dollars,
    earnings: dollars,
    toConfirm: dollars,
    commission: dollars,
    seatsOffered: count,
    seatsFilled: count,
    /** New accounts; only months have them. */
    signUps: count,
    views: count,
  })
  .meta({ id: 'AnalyticsRow' })
export type AnalyticsRow = z.output<typeof AnalyticsRow>

export const By = z.enum(['month', 'category', 'department', 'host', 'experience'], 'Elige un desglose')
export type By = z.output<typeof By>

const day = z.iso.date('Escribe un día')
const range = { from: day, until: day }
const inOrder = ({ from, until }: { from: string; until: string }) => from <= until && dayCount(from, until) <= MAX_DAYS
const ORDER = { path: ['until'], error: 'Elige un rango de 5 años como máximo, que no termine antes de empezar' }

const Top = z.object({
  id: z.string(),
  label: z.string(),
  bookings: count,
  guests: count,
  volume: dollars,
})

export const Analytics = z
  .object({
    /** Oldest first; months without activity are included. */
    months: z.array(AnalyticsRow),
    total: AnalyticsRow,
    /** The current status of the reservations that were made in the range. */
    statuses: z.array(z.object({ status: Status, bookings: count, volume: dollars })),
    /** The top five of each, by booked volume. */
    top: z.object({ experiences: z.array(Top), hosts: z.array(Top), categories: z.array(Top) }),
  })
  .meta({ id: 'Analytics' })
export type Analytics = z.output<typeof Analytics>

export const show = endpoint({
  method: 'get',
  path: '/admin/analytics',
  permission: 'figures.read',
  summary: 'The market over a stretch of days of El Salvador, both included: months, sum, states and the best',
  tag: 'Administración',
  access: 'admin',
  timeouts: 'analytics',
  query: z.object(range).refine(inOrder, ORDER),
  status: 200,
  answer: Analytics,
  refusals: [],
})

export const Breakdown = z
  .object({
    rows: z.array(AnalyticsRow),
    total: AnalyticsRow,
    /** How many rows exist; the answer holds the first of them, by booked volume. */
    all: count,
  })
  .meta({ id: 'AnalyticsBreakdown' })
export type Breakdown = z.output<typeof Breakdown>

export const showBreakdown = endpoint({
  method: 'get',
  path: '/admin/analytics/breakdown',
  permission: 'figures.read',
  summary: 'The same figures by category, department, host or experience, at most 50 of them, by what was booked',
  tag: 'Administración',
  access: 'admin',
  timeouts: 'analytics',
  query: z.object({ ...range, by: By }).refine(inOrder, ORDER),
  status: 200,
  answer: Breakdown,
  refusals: [],
})

export const download = endpoint({
  method: 'get',
  path: '/admin/analytics.csv',
  permission: 'figures.read',
  summary: 'A table of figures for a spreadsheet, whole',
  tag: 'Administración',
  access: 'admin',
  timeouts: 'analytics',
  query: z.object({ ...range, by: By }).refine(inOrder, ORDER),
  status: 200,
  answer: z.string(),
  file: 'text/csv; charset=utf-8',
  refusals: [],
})
