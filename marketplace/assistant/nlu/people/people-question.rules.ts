// What is asked about a person: about a host by anybody, and about guests by their host.

import type { ReviewOrder } from '../meaning/review-order.rules.ts'

export type Person = { id: string; name: string }

export type HostProfileAspect = 'reviews' | 'languages' | 'experiences' | 'about'
/** `ids` has several when the name is that of several, and none when nobody is called so. */
export type HostProfileQuestion = {
  ids: string[]
  aspects: HostProfileAspect[]
  order?: 'worst'
  /** They are called differently, so each is told. */
  each?: true
}

export type GuestAspect = 'all' | 'paid' | 'contact' | 'wishes' | 'attendance'
export type HostAspect =
  | 'coming'
  | 'collect'
  | 'unanswered'
  | 'earnings'
  /** Who has not confirmed that they come. */
  | 'attendance'
  /** What is owed to the platform. */
  | 'owed'
  /** The commission of what was earned in a period. */
  | 'share'
  | 'dates'
  | 'children'
  /** Wishes and telephone numbers, which stand on the page of the date. */
  | 'details'
  | 'reviews'
  /** Who has paid and who has not. */
  | 'paid'
  | 'free'
  /** The reservations of one guest. */
  | 'guest'
  | 'busiest'
  | 'experiences'
  /** What each reservation pays. */
  | 'each'
  /** Which places are left if all requests are accepted. */
  | 'accepting'
  /** Who has come before. */
  | 'returning'
  /** The groups of the day, and what waits for an answer. */
  | 'overview'
  /** Who has not confirmed that they come, and whom the host has not answered. */
  | 'replies'
  /** Who comes, with children and wishes: what has to be ready. */
  | 'prepare'
  /** What grown-ups and children pay for each of their own experiences. */
  | 'prices'
  /** What confirmed bookings will still bring. */
  | 'expected'
  /** The cash of the groups of certain days. */
  | 'received'
  /** Messages without the requests. */
  | 'messages'
  /** Who comes to the first group that has not begun. */
  | 'next'
  /** How many reservations are confirmed. */
  | 'confirmed'
  /** An order to accept or decline a request, which only the host can carry out. */
  | 'answer'
  /** Reservations by when they were made, and by when they were cancelled, with who did so. */
  | 'made'
  | 'cancelled'
  /** Who did not come. */
  | 'absent'
  /** How all reservations ever ended. */
  | 'totals'
  /** Bookings, money and stars of a period together. */
  | 'summary'
  /** What was earned in two periods. */
  | 'compared'
  /** The commission of what will be collected. */
  | 'share-ahead'

/** What a host asked about: an aspect and days, both ends included; null is today and tomorrow. */
export type HostQuestion = {
  aspect: HostAspect
  from: string | null
  to: string | null
  /** The names of the guests in question, and what is asked of them. */
  guests?: string[]
  of?: GuestAspect
  /** Which of the reviews come first; the newest when nothing was said. */
  order?: ReviewOrder
  /** Which of the requests that were told is meant, from 1, and -1 is the last; or which group from these days on, after another. */
  nth?: number
  /** The period that is compared with. */
  than?: { from: string; to: string }
  /** What the days were called: the last of a week or a month are few, and the next one is meant all the same. */
  period?: 'week' | 'month'
  /** The days that were asked before: 'los dos días'. */
  earlier?: { from: string; to: string }
}
