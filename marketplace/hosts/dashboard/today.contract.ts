import { z } from 'zod'
import { PaymentStatus, Status } from '#marketplace/bookings/booking.contract.ts'
import { Arrears } from '#marketplace/ledger/statements/statement.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const count = z.int().nonnegative()
const dollars = z.number()

/** One reservation with what a host needs at the meeting. */
export const Party = z
  .object({
    id: z.uuid(),
    /** The name of the contact person, else of the account. */
    name: z.string(),
    phone: z.string().nullable(),
    guests: count,
    children: count,
    status: Status,
    paymentStatus: PaymentStatus,
    total: dollars,
    /** The traveler confirmed that they will come. */
    attending: z.boolean(),
    /** False: closed as a no-show. */
    attended: z.boolean().nullable(),
    specialRequests: z.string().nullable(),
    /** The host's deadline to answer; null unless the request is pending. */
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Party' })
export type Party = z.output<typeof Party>

/** All reservations for one date of an experience. */
export const Group = z
  .object({
    dateId: z.uuid(),
    experienceId: z.uuid(),
    title: z.string(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    place: z.string(),
    city: z.string(),
    /** People in confirmed reservations; of these, how many said that they will come. */
    guests: count,
    attending: count,
    /** People in pending requests. */
    unanswered: count,
    /** Dollars of confirmed reservations: to collect, paid according to the traveler, and acknowledged by the host. */
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
    /** What is known of the traveler's other reservations, in words. */
    reliability: z.string().nullable(),
    startDate: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'BookingRequest' })
export type Request = z.output<typeof Request>

/** A chat with unread messages. */
export const Unanswered = z
  .object({
    bookingId: z.uuid(),
    name: z.string(),
    avatar: z.string().nullable(),
    title: z.string(),
    unread: count,
    /** The text of the newest message; empty for a picture. */
    latest: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'UnreadChat' })
export type Unanswered = z.output<typeof Unanswered>

/** What a host needs to know today (HDASH-08). Days are those of El Salvador. */
export const Today = z
  .object({
    /** The instant of reading, so that server and browser agree on which day "hoy" is. */
    now: z.iso.datetime(),
    today: z.array(Group),
    tomorrow: z.array(Group),
    /** The next group after tomorrow; only when today and tomorrow have none. */
    next: z.object({ title: z.string(), startDate: z.iso.datetime(), guests: count }).nullable(),
    /** At most 5 requests for later days, the earliest deadline first, and how many there are. */
    requests: z.array(Request),
    requestCount: count,
    /** At most 4 chats with unread messages, newest first, and how many there are. */
    chats: z.array(Unanswered),
    chatCount: count,
    /** Unanswered public questions about the host's experiences. */
    questionCount: count,
    /** Late with commission: warned, or already paused. */
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
