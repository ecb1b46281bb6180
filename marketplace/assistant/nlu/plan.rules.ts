import type { Measure } from './language/compare.text.ts'
import type { HostProfileAspect, HostProfileQuestion, HostQuestion } from './people/people-question.rules.ts'

/** What the results must not contain. */
export type Excluded = { categories: string[]; words: string[]; amenities: string[]; places?: string[] }
export const NOTHING_EXCLUDED: Excluded = { categories: [], words: [], amenities: [] }

/** The criteria of a search; the same names as in the tool's input. */
export type SearchCriteria = {
  words: string[]
  /** Words in no table, as typed: searched in titles only, otherwise ignored. */
  maybe: string[]
  /** What is left of the message: words by which results come first whose pages have them. */
  hints?: string[]
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
  /** Dollars for the whole group. */
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
  sort: 'price-asc' | 'price-desc' | 'rating' | 'newest' | 'longest' | 'shortest' | null
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

/** One part of a comparison: an experience, or what is found first of a kind (`count` of them). */
export type Side = { id: string } | { wish: SearchCriteria; label: string; count?: number }

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
  /** What no page tells: how deep, how clean, how pretty. */
  | 'unpublished'

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
  | 'reason' // why it was cancelled
  | 'ends'
  | 'until' // how many days are left
  | 'guests'
  | 'paid'
  /** Where the code is; the code itself is never told here. */
  | 'code'
  | 'sum'
  | 'common' // what the upcoming ones have in common
  | 'clash' // which of them are at the same time
export type WhichBookings = 'next' | 'upcoming' | 'pending' | 'past' | 'cancelled' | 'all'
/** The days, people and needs that a question about experiences has in mind; `past` is whether a day named is over. */
type TripInQuestion = {
  from: string | null
  to: string | null
  guests: number
  past: boolean
  needs: string[]
  ages: number[]
}

/** Of a search `turn: 'why'` is the last one again, with the reason for its results; `purse` is a sum to divide by a price. */
export type Plan =
  | {
      intent:
        | 'greeting'
        | 'thanks'
        | 'bye'
        | 'help'
        | 'yes'
        | 'no'
        | 'silence'
        | 'insult'
        | 'sorry'
        | 'elsewhere'
        | 'secret'
        | 'position'
        | 'who'
        | 'small-talk'
        | 'for-hosts'
        | 'weather'
        | 'transport'
        | 'discount'
        | 'simpler'
        | 'unpublished'
    }
  | { intent: 'emergency'; kind?: 'despair' | 'followed' | 'more' }
  /** Not understood; `questions` may be meant, `said` is whether it is worth handing over, `of` what was talked about. */
  | { intent: 'unclear'; questions?: string[]; said?: boolean; of?: 'hosting' | 'booking' | 'search' }
  /** Sunrise and sunset; `place` null for the whole country, `day` null for today. */
  | { intent: 'sun'; place: string | null; day: string | null }
  /** The distance between two places; from the capital if only one was named. */
  | { intent: 'distance'; from: string; to: string }
  /** Actions that the assistant refuses. */
  | { intent: 'hands-off'; action: 'cancel' | 'pay' | 'write' | 'favorite'; id?: string }
  /** A message for a person: for the support team or for the host. */
  | {
      intent: 'complaint' | 'human' | 'ask-host'
      text: string
      target: Target | null
      /** The reservation it is about. */
      booking?: string
      /** Somebody was touched or threatened, so numbers come first. */
      harm?: true
    }
  | {
      intent: 'search'
      wish: SearchCriteria
      past: boolean
      turn: 'new' | 'cheaper' | 'dearer' | 'more' | 'changed' | 'like' | 'why'
    }
  | ({
      intent: 'facts'
      target: Target
      aspect: Aspect
      also: Aspect | null
      amenities: string[]
      /** Words of the question, looked for in the text of its page. */
      asked?: string[]
      purse?: number
    } & TripInQuestion)
  | {
      intent: 'bookings'
      which: WhichBookings
      aspect: BookingAspect
      id: string | null // the reservation under discussion
      from: string | null
      to: string | null
      words: string[]
      without?: string // one that is left out of a sum
      none?: { from: string; to: string } // days that were meant, on which nothing is reserved
    }
  | ({ intent: 'hosting' } & HostQuestion)
  | ({ intent: 'host-profile' } & HostProfileQuestion)
  /** `order` is which reviews come first. */
  | { intent: 'reviews'; target: Target; order?: 'worst' }
  /** The reviews the person wrote, or still may (`open`), and the alerts and waiting lists they are on. */
  | { intent: 'own-reviews' | 'alerts'; open?: true }
  | { intent: 'best-host'; place: string | null; category: string | null; words: string[] }
  | { intent: 'favorites' }
  | { intent: 'policies'; topics: string[]; booking?: string }
  /** A question with a settled answer (language/knowledge); `about` is the experience it was asked about. */
  | { intent: 'knowledge'; topic: string; about?: string }
  /** Experiences side by side; `by` is empty when all of them is to be told, `near` is where distances are measured from. */
  | ({
      intent: 'compare'
      sides: Side[]
      by: { by: Measure; highest: boolean }[]
      near: string | null
      purse?: number
      sum?: true // what they cost together
    } & TripInQuestion)
  /** Several wishes in one message, each answered separately. */
  | { intent: 'several'; plans: Plan[] }

/** An experience or a reservation that may be named in a message; `alone` are the words that find nothing else. */
export type Named = {
  id: string
  title: string
  city: string
  category?: string | null
  alone?: string[]
  /** What it is measured by: 'más barato que el surf'. */
  price?: number
  hours?: number
}
/** A reservation of the person: what is asked about its experience may be about it. */
export type OwnBooking = Named & {
  experienceId: string
  live: boolean
  /** The host has not answered yet. */
  pending: boolean
  host: string
  start: string
  total: number
}

/** The subject of the conversation, stored with the last answer. */
export type Thread = {
  wish: SearchCriteria | null
  /** Two wishes that an 'o' joined: 'en Ataco o en Juayúa'; what is said next holds for both. */
  wishes?: SearchCriteria[]
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
  /** The reservations shown last, in that order, and what was asked about them. */
  bookings: string[]
  bookingAspect: BookingAspect | null
  /** A host's last question. */
  hosting: HostQuestion | null
  person?: { id: string; aspect: HostProfileAspect } | null
  /** What was asked about one experience last: 'y el de Coatepeque?' asks the same. */
  aspect: Aspect | null
  /** What was talked about one by one, the latest last: 'cuál de las dos es más corta'. */
  recent: string[]
  /** Somebody said what they must not eat: it holds until the conversation ends. */
  restricted?: boolean
  wouldHost?: boolean // a traveler asked how to host: what follows is asked as a host would
  told?: string | null // the rule that was told last: 'y me cobran algo?' is about it
  offered?: string[] // the questions that were offered last: 'la primera' chooses
  handedOver?: 'complaint' | 'human' | 'emergency' | null // a message for the team was prepared: 'y cuánto se tardan?'
}

export const EMPTY_THREAD: Thread = {
  wish: null,
  shown: [],
  focus: null,
  booking: null,
  bookings: [],
  bookingAspect: null,
  hosting: null,
  aspect: null,
  recent: [],
}
