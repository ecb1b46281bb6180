import { z } from 'zod'

// The inputs and outputs of a host's own tools. No input says whose data is read, because the session decides: the name of a
// guest only tells which of the host's own reservations is meant.

const day = z.iso.date()

export const HostDayInput = z.object({
  from: day.nullish().describe('First day, YYYY-MM-DD in El Salvador; today when nothing was said'),
  to: day.nullish().describe('Last day; tomorrow when no day was said'),
  commission: z.boolean().nullish().describe('Also the commission of the bookings of those days'),
})
export type HostDayInput = z.output<typeof HostDayInput>
export const HostDatesInput = z.object({
  from: day.nullish().describe('First day of interest; today when nothing was said'),
  to: day.nullish().describe('Last day of interest'),
  requested: z.boolean().nullish().describe('Only dates with requests that wait for an answer'),
})
export type HostDatesInput = z.output<typeof HostDatesInput>
export const HostEarningsInput = z.object({
  from: day.nullish().describe('A day of the first month, YYYY-MM-DD; this month when nothing was said'),
  to: day.nullish().describe('A day of the last month'),
  expected: z.boolean().optional().describe('Also what confirmed bookings until that day will still bring'),
})
export type HostEarningsInput = z.output<typeof HostEarningsInput>
export const HostReviewsInput = z.object({
  order: z
    .enum(['worst', 'best'])
    .nullish()
    .describe('The fewest or the most stars first; the newest when nothing was said'),
})
export type HostReviewsInput = z.output<typeof HostReviewsInput>
export const HostExperiencesInput = z.object({
  from: day.nullish().describe('A day of the first month, YYYY-MM-DD; the last six months when nothing was said'),
  to: day.nullish().describe('Last day'),
})
export type HostExperiencesInput = z.output<typeof HostExperiencesInput>
export const HostReturningInput = z.object({})
export const HostGuestInput = z.object({
  name: z.string().max(120).describe('The name of a guest of theirs, as host_day gave it'),
})
export type HostGuestInput = z.output<typeof HostGuestInput>

export type HostGroup = {
  title: string
  start: string
  /** People in confirmed reservations. */
  guests: number
  total: number
  /** The first of them; `more` are not listed. */
  parties: { name: string; guests: number; total: number; paid: boolean }[]
  more: number
}
export type HostDayOutput = {
  from: string
  to: string
  /** The single day asked for, if it has a name. */
  named: 'today' | 'tomorrow' | null
  /** The first of those days; what is said of all stands in `all`. */
  groups: HostGroup[]
  all: {
    groups: number
    bookings: number
    guests: number
    total: number
    /** Cash that was received, and that of which only the traveler said so. */
    received: number
    toConfirm: number
    unanswered: number
    /** Who wrote a wish, which stands on the page of the date. */
    wishes: string[]
    paid: { name: string; total: number }[]
    unpaid: { name: string; total: number }[]
    unconfirmed: { name: string; guests: number }[]
    withChildren: { name: string; children: number }[]
    /** The dates with most people in confirmed reservations; several when they are equal. */
    fullest: { title: string; start: string; guests: number }[]
  }
  /** The first of those days that has not begun and has people. */
  upcoming: HostGroup | null
  next: { title: string; start: string; guests: number; requested: number } | null
  requests: { title: string; start: string; name: string; guests: number; total: number; answerBy: string }[]
  requestCount: number
  unread: number
  /** Of people who have not booked. */
  questions: number
  /** Of what those who come pay, as it will be charged; null when nobody asked. */
  share: { total: number; commission: number; net: number; percent: string } | null
  path: string
}
export type HostEarningsOutput = {
  /** The months asked for, YYYY-MM, their sum in `sum`. */
  from: string
  to: string
  sum: { total: number; commission: number; net: number; bookings: number }
  /** The last six months together. */
  six: { total: number; commission: number; net: number; bookings: number }
  unconfirmed: { bookings: number; total: number }
  /** What confirmed bookings will bring from now until a day, if all come; null when nobody asked. */
  expected: { until: string; bookings: number; total: number; net: number } | null
  /** Commission that is owed now, how much of that is late, and the day the last statement is due. */
  owed: { total: number; late: number; dueOn: string | null; percent: string }
  path: string
}
export type HostDatesOutput = {
  /** `requested` are people in requests without an answer, whom `seats` no longer counts. */
  dates: { title: string; start: string; guests: number; requested: number; seats: number; capacity: number }[]
  /** Days asked for on which nobody has reserved; of a single day or a period. */
  free: string[]
  from: string
  to: string | null
  path: string
}
/** The reservations of one guest, without their telephone number and the words of their wish. */
export type HostGuestOutput = {
  name: string
  bookings: {
    name: string
    title: string
    start: string
    guests: number
    children: number
    total: number
    state: 'pending' | 'confirmed' | 'in_progress' | 'completed' | 'absent'
    paid: boolean
    /** They confirmed that they come. */
    attending: boolean
    wish: boolean
  }[]
  path: string
}
/** Each experience with what was reserved of it, the most reserved first. */
export type HostExperiencesOutput = {
  months: number
  /** The days asked for; null for those months. */
  from: string | null
  to: string | null
  experiences: {
    title: string
    /** Completed then, with their people and dollars. */
    completed: number
    guests: number
    total: number
    /** Confirmed and to come. */
    ahead: number
  }[]
  /** What is asked for each published one; without a price for children they pay the same. */
  prices: { title: string; price: number; child: { price: number; until: number } | null }[]
  /** The stars of the host, which belong to no single experience; null without reviews. */
  rating: number | null
  path: string
}
/** Who came more than once in these months, or came and will come again; `all` counts those, too, that are not listed. */
export type HostReturningOutput = {
  months: number
  all: number
  guests: { name: string; visits: number; last: string; next: string | null }[]
  path: string
}
export type HostReviewsOutput = {
  rating: number | null
  count: number
  /** How many of the newest were looked at. */
  looked: number
  /** Without words when the text is empty. */
  quotes: { text: string; stars: number; written: string }[]
  path: string
}
