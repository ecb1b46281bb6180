// What was understood of a message: the shape that the tests read, the table of questions shows and follow-ups build on.

/** What a search is to find; the same names as the tool's. */
export type SearchCriteria = {
  words: string[]
  category: string | null
  place: string | null
  from: string | null
  to: string | null
  guests: number
  minPrice: number | null
  maxPrice: number | null
  amenities: string[]
  included: string[]
  languages: string[]
  sort: 'price-asc' | 'price-desc' | 'rating' | 'newest' | null
  page: number
}

export const NO_CRITERIA: SearchCriteria = {
  words: [],
  category: null,
  place: null,
  from: null,
  to: null,
  guests: 1,
  minPrice: null,
  maxPrice: null,
  amenities: [],
  included: [],
  languages: [],
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
  | 'book'

export type Plan =
  | { intent: 'greeting' | 'thanks' | 'bye' | 'help' | 'elsewhere' | 'secret' | 'unclear' | 'position' | 'who' }
  /** What it is asked to do and never does. */
  | { intent: 'hands-off'; deed: 'cancel' | 'pay' | 'write' | 'favorite' }
  | { intent: 'search'; wish: SearchCriteria; past: boolean; turn: 'new' | 'cheaper' | 'dearer' | 'more' | 'changed' }
  | {
      intent: 'facts'
      target: Target
      aspect: Aspect
      from: string | null
      to: string | null
      guests: number
      past: boolean
    }
  | { intent: 'bookings'; which: 'next' | 'upcoming' | 'pending' | 'past' | 'cancelled' | 'all' }
  | { intent: 'favorites' }
  | { intent: 'policies'; topics: string[] }

/** What the traveler and the assistant last spoke about, as kept with the answer. */
export type Thread = {
  wish: SearchCriteria | null
  /** What was shown last, in its order. */
  shown: { id: string; title: string; category: string | null; price: number; city: string }[]
  /** The one that is being talked about. */
  focus: string | null
}

export const noThread: Thread = { wish: null, shown: [], focus: null }
