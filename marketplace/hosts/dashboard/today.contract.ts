import { z } from 'zod'
import { Arrears } from '#marketplace/ledger/statements/statement.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()
const Status = z.enum(['pending', 'confirmed', 'in_progress', 'completed', 'cancelled'])
const dollars = z.number()

/** One reservation as a host needs it at the meeting. */
export const Party = z
  .object({
    id: z.uuid(),
    /** Of the guest to reach, else of the account. */
    name: z.string(),
    phone: z.string().nullable(),
    guests: count,
    /** How many of them are children. */
    children: count,
    status: Status,
    paymentStatus: z.enum(['pending', 'paid', 'paid_cash']),
    total: dollars,
    /** The traveler said that they will be there. */
    attending: z.boolean(),
    /** False: closed as a no-show. */
    attended: z.boolean().nullable(),
    specialRequests: z.string().nullable(),
    /** When the host must have answered; only while it waits. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Party' })
export type Party = z.output<typeof Party>

/** Everybody of one date of an experience. */
export const Group = z
  .object({
    dateId: z.uuid(),
    experienceId: z.uuid(),
    title: z.string(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    /** Meeting point and town. */
    place: z.string(),
    city: z.string(),
    /** People of accepted reservations; of these, how many said that they will be there. */
    guests: count,
    attending: count,
    /** People of requests without an answer. */
    unanswered: count,
    /** Dollars of accepted reservations: to collect, paid as the traveler says, and acknowledged by the host. */
    cash: dollars,
    toConfirm: dollars,
    received: dollars,
    parties: z.array(Party),
  })
  .meta({ id: 'Group' })
export type Group = z.output<typeof Group>

/** A request for a later day. */
export const Request = Party.omit({ paymentStatus: true, attending: true, attended: true })
  .extend({
    experience: z.object({ id: z.uuid(), title: z.string() }),
    startDate: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'BookingRequest' })
export type Request = z.output<typeof Request>

/** A chat with something unread in it. */
export const Unanswered = z
  .object({
    bookingId: z.uuid(),
    name: z.string(),
    avatar: z.string().nullable(),
    title: z.string(),
    unread: count,
    /** What the newest message says; empty for a picture. */
    latest: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'UnreadChat' })
export type Unanswered = z.output<typeof Unanswered>

/** What a host wants to know in the morning (HDASH-08). Days are El Salvador's. */
export const Today = z
  .object({
    /** The instant this was read at, so that "hoy" means the same everywhere. */
    now: z.iso.datetime(),
    today: z.array(Group),
    tomorrow: z.array(Group),
    /** The next group after tomorrow; only when neither day has one. */
    next: z.object({ title: z.string(), startDate: z.iso.datetime(), guests: count }).nullable(),
    /** Requests for later days, the first to run out first, at most 5, and how many there are. */
    requests: z.array(Request),
    requestCount: count,
    /** Chats with unread messages, the newest first, at most 4, and how many there are. */
    chats: z.array(Unanswered),
    chatCount: count,
    /** Questions before a reservation that wait for an answer. */
    questionCount: count,
    /** They are late with the platform: warned, or without new reservations by now. */
    arrears: Arrears.nullable(),
  })
  .meta({ id: 'HostToday' })
export type Today = z.output<typeof Today>

export const show = endpoint({
  method: 'get',
  path: '/host/today',
  summary: "The host's morning: groups of today and tomorrow, what waits for an answer, unread messages",
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: Today,
  refusals: [],
})
