// What was understood of a message: the shape that the tests read, the table of questions shows and follow-ups build on.

/** What is left out of an answer. */
export type Excluded = { categories: string[]; words: string[]; amenities: string[] }
export const NOTHING_EXCLUDED: Excluded = { categories: [], words: [], amenities: [] }

/** What a search is to find; the same names as the tool's. */
export type SearchCriteria = {
  words: string[]
  /** Words that stand in no table, as they were typed: looked for in titles only, else left out. */
  maybe: string[]
  category: string | null
  place: string | null
  /** Around the place, and told how far. */
  near: boolean
  from: string | null
  to: string | null
  guests: number
  minPrice: number | null
  /** Dollars per person. */
  maxPrice: number | null
  /** Dollars of the whole group, when they were told so. */
  budget: number | null
  amenities: string[]
  included: string[]
  languages: string[]
  without: Excluded
  /** Names of needs (language/needs.text.ts). */
  needs: string[]
  ages: number[]
  /** Hours of the day in El Salvador between which it starts. */
  notBefore: number | null
  notAfter: number | null
  /** Hours that it lasts. */
  minHours: number | null
  maxHours: number | null
  /** Ids that are not shown again. */
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

/** An experience that is talked about: one that was shown, or one that has to be found by its words. */
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
        | 'unclear'
        | 'position'
        | 'who'
        | 'small-talk'
        | 'emergency'
        | 'for-hosts'
        | 'weather'
        | 'transport'
        | 'discount'
    }
  /** When the sun rises and sets; `place` null for the whole country, `day` null for today. */
  | { intent: 'sun'; place: string | null; day: string | null }
  /** How far it is from one place to another; from the capital when no other was named. */
  | { intent: 'distance'; from: string; to: string }
  /** What it is asked to do and never does. */
  | { intent: 'hands-off'; deed: 'cancel' | 'pay' | 'write' | 'favorite' }
  /** Somebody has to read it: of the house, or the host. */
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
      /** A second thing that is asked of it. */
      also: Aspect | null
      from: string | null
      to: string | null
      guests: number
      past: boolean
      needs: string[]
    }
  | {
      intent: 'bookings'
      which: WhichBookings
      aspect: BookingAspect
      /** The one that is talked about. */
      id: string | null
      from: string | null
      to: string | null
      words: string[]
    }
  | { intent: 'hosting'; aspect: HostAspect; day: 'today' | 'tomorrow' | 'both' }
  | { intent: 'reviews'; target: Target }
  | { intent: 'best-host'; place: string | null; category: string | null; words: string[] }
  | { intent: 'favorites' }
  | { intent: 'policies'; topics: string[] }
  /** A question with a settled answer (language/knowledge). */
  | { intent: 'knowledge'; topic: string }
  /** Several wishes of one message, each answered by itself. */
  | { intent: 'several'; plans: Plan[] }

/** What the traveler and the assistant last spoke about, as kept with the answer. */
export type Thread = {
  wish: SearchCriteria | null
  /** What was shown last, in its order. */
  shown: {
    id: string
    title: string
    category: string | null
    price: number
    city: string
    hours: number
    rating: number | null
  }[]
  /** The one that is being talked about. */
  focus: string | null
  /** The reservation that is being talked about. */
  booking: string | null
}

export const noThread: Thread = { wish: null, shown: [], focus: null, booking: null }
