import { z } from 'zod'
import { ROLES } from '#marketplace/accounts/account.rules.ts'
import { PaymentStatus, Status } from '#marketplace/bookings/booking.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { AuditEntry } from '../audit/audit.contract.ts'

const count = z.int().nonnegative()
const moment = z.iso.datetime()
const dollars = z.number().nonnegative()

/** The kinds of waiting work, most urgent first. */
export const WAITING = [
  'rights',
  'reports',
  'requests',
  'stuck',
  'running',
  'approvals',
  'cases',
  'mail',
  'hosts',
] as const

/** One kind of waiting work: the count, and since when the oldest waits; for kinds with a deadline, the earliest deadline. */
const Waiting = z.object({ what: z.enum(WAITING), count: z.int().positive(), at: moment })

export const Figures = z.object({
  users: z.object({ traveler: count, host: count, admin: count }),
  /** Of these, accounts that cannot sign in now. */
  suspended: count,
  experiences: z.object({ published: count, draft: count, paused: count, archived: count }),
  /** Unanswered requests past their time count as cancelled (BOOK-56). */
  bookings: z.object({ pending: count, confirmed: count, in_progress: count, completed: count, cancelled: count }),
  /** Booked: confirmed, in progress and completed reservations. Paid: those whose host confirmed the payment. */
  volume: z.object({ booked: dollars, paid: dollars }),
  /** Over the published reviews. */
  rating: z.object({ average: z.number().nullable(), count }),
  /** Mail in the outbox; `kept` waits for an operator, because no mail server is configured. */
  mail: z.object({ waiting: count, sent: count, kept: count, failed: count }),
})
export type Figures = z.output<typeof Figures>

const LatestBooking = z.object({
  id: z.uuid(),
  code: z.string(),
  traveler: z.string(),
  title: z.string(),
  total: dollars,
  status: Status,
  paymentStatus: PaymentStatus,
  createdAt: moment,
})
const LatestPerson = z.object({
  id: z.uuid(),
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(ROLES),
  createdAt: moment,
})

export const Overview = z
  .object({
    now: moment,
    waiting: z.array(Waiting),
    /** What was booked and paid is null for roles that see neither reservations nor figures. */
    figures: Figures.extend({ volume: Figures.shape.volume.nullable() }),
    /** Cases that the team has to answer, reports and disputes included (ADM-12). */
    openCases: count,
    bookings: z.array(LatestBooking),
    people: z.array(LatestPerson),
    audit: z.array(AuditEntry),
  })
  .meta({ id: 'AdminOverview' })
export type Overview = z.output<typeof Overview>
export type Waiting = z.output<typeof Waiting>

const tag = 'Administración'

export const show = endpoint({
  method: 'get',
  path: '/admin/overview',
  permission: 'overview.read',
  summary: 'What waits for an operator, the market in figures, and what happened last (ADM-04)',
  tag,
  access: 'admin',
  status: 200,
  answer: Overview,
  refusals: [],
})

export const showBadges = endpoint({
  method: 'get',
  path: '/admin/badges',
  permission: 'overview.read',
  summary: 'How much waits behind the entries of the menu',
  tag,
  access: 'admin',
  status: 200,
  answer: z.object({ experiences: count, cases: count, rights: count, outbox: count }).meta({ id: 'AdminBadges' }),
  refusals: [],
})
export type Badges = z.output<typeof showBadges.answer>
