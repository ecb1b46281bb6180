/** What the results must not contain. */
export type Excluded = { categories: string[]; words: string[]; amenities: string[] }
export const NOTHING_EXCLUDED: Excluded = { categories: [], words: [], amenities: [] }

/** The criteria of a search; the same names as in the tool's input. */
export type SearchCriteria = {
  words: string[]
  /** Words in no table, as typed: searched in titles only, otherwise ignored. */
  maybe: string[]
  category: string | null
  place: string | null
  /** Around the place, with the distance shown. */
  near: boolean
  /** At most so many minutes away from the place. */
  minutes: number | null
  from: string | null
  to: string | null
  guests: number
  minPrice: number | null
  /** Dollars per person. */
  maxPrice: number | null
  /** Dollars for the whole group, if stated that way. */
  budget: number | null
  amenities: string[]
  included: string[]
  languages: string[]
  without: Excluded
  /** Names of needs (language/needs.text.ts). */
  needs: string[]
  ages: number[]
  /** Starting between these hours of the day in El Salvador. */
  notBefore: number | null
  notAfter: number | null
  /** Duration in hours. */
  minHours: number | null
  maxHours: number | null
  /** Ids that must not be shown again. */
  not: string[]
  sort: 'price-asc' | 'price-desc' | 'rating' | 'newest' | null
  page: number
}

export const NO_CRITERIA: SearchCriteria = {
  words: [],
  maybe: [],
  category: null,
  place: null,
  near: false,
  minutes: null,
  from: null,
  to: null,
  guests: 1,
  minPrice: null,
  maxPrice: null,
  budget: null,
  amenities: [],
  included: [],
  languages: [],
  without: NOTHING_EXCLUDED,
  needs: [],
  ages: [],
  notBefore: null,
  notAfter: null,
  minHours: null,
  maxHours: null,
  not: [],
  sort: null,
  page: 1,
}

/** The experience in question: one that was shown, or one to find by its words. */
export type Target = { id: string } | { words: string[]; place: string | null }

export type Aspect =
  | 'all'
  | 'price'
  | 'duration'
  | 'languages'
  | 'included'
  | 'bring'
  | 'meeting'
  | 'dates'
  | 'host'
  | 'group'
  | 'children'
  | 'pets'
  | 'access'
  | 'safety'
  | 'rain'
  | 'transport'
  /** Whether the place has certain amenities. */
  | 'has'
  | 'book'

export type BookingAspect =
  | 'list'
  | 'status'
  | 'when'
  | 'where'
  | 'price'
  | 'spent'
  | 'cancel'
  | 'bring'
  | 'host'
  | 'voucher'
  /** Why it was cancelled. */
  | 'reason'
export type WhichBookings = 'next' | 'upcoming' | 'pending' | 'past' | 'cancelled' | 'all'
export type HostAspect = 'coming' | 'collect' | 'unanswered' | 'earnings'

export type Plan =
  | {
      intent:
        | 'greeting'
        | 'thanks'
        | 'bye'
        | 'help'
        | 'elsewhere'
        | 'secret'
        | 'position'
        | 'who'
        | 'small-talk'
        | 'emergency'
        | 'for-hosts'
        | 'weather'
        | 'transport'
        | 'discount'
    }
  /** Not understood; `questions` may be meant, and `said` is whether it is worth handing over. */
  | { intent: 'unclear'; questions?: string[]; said?: boolean }
  /** Sunrise and sunset; `place` null for the whole country, `day` null for today. */
  | { intent: 'sun'; place: string | null; day: string | null }
  /** The distance between two places; from the capital if only one was named. */
  | { intent: 'distance'; from: string; to: string }
  /** Actions that the assistant refuses. */
  | { intent: 'hands-off'; deed: 'cancel' | 'pay' | 'write' | 'favorite'; id?: string }
  /** A message for a person: for the support team or for the host. */
  | { intent: 'complaint' | 'human' | 'ask-host'; text: string; target: Target | null }
  | {
      intent: 'search'
      wish: SearchCriteria
      past: boolean
      turn: 'new' | 'cheaper' | 'dearer' | 'more' | 'changed' | 'like'
    }
  | {
      intent: 'facts'
      target: Target
      aspect: Aspect
      /** A second question about it. */
      also: Aspect | null
      from: string | null
      to: string | null
      guests: number
      past: boolean
      needs: string[]
      ages: number[]
      amenities: string[]
    }
  | {
      intent: 'bookings'
      which: WhichBookings
      aspect: BookingAspect
      /** The reservation under discussion. */
      id: string | null
      from: string | null
      to: string | null
      words: string[]
    }
  /** `later` when another day than today or tomorrow was named. */
  | { intent: 'hosting'; aspect: HostAspect; day: 'today' | 'tomorrow' | 'both'; later?: boolean }
  | { intent: 'reviews'; target: Target }
  | { intent: 'best-host'; place: string | null; category: string | null; words: string[] }
  | { intent: 'favorites' }
  | { intent: 'policies'; topics: string[] }
  /** A question with a settled answer (language/knowledge); `about` is the experience it was asked about. */
  | { intent: 'knowledge'; topic: string; about?: string }
  /** Several wishes in one message, each answered separately. */
  | { intent: 'several'; plans: Plan[] }

/** An experience or a reservation that may be named in a message. */
export type Named = { id: string; title: string; city: string }
/** A reservation of the person: what is asked about its experience may be about it. */
export type OwnBooking = Named & { experienceId: string; live: boolean }

/** The subject of the conversation, stored with the last answer. */
export type Thread = {
  wish: SearchCriteria | null
  /** What was shown last, in that order. */
  shown: {
    id: string
    title: string
    category: string | null
    price: number
    city: string
    hours: number
    rating: number | null
  }[]
  /** The experience under discussion. */
  focus: string | null
  /** The reservation under discussion. */
  booking: string | null
}

export const EMPTY_THREAD: Thread = { wish: null, shown: [], focus: null, booking: null }
