import { z } from 'zod'

// The inputs and outputs of the tools. No input names a person: the session decides whose data is read.

const word = z.string().max(60)
const day = z.iso.date()

export const SearchInput = z.object({
  words: z
    .string()
    .max(100)
    .nullish()
    .describe('Words in title, city or description, in Spanish; only what is essential'),
  category: word
    .nullish()
    .describe('Aventura, Gastronomía, Cultural, Naturaleza, Playa y surf, Café, Arte y talleres, Noche y eventos'),
  place: word.nullish().describe('A town, department, beach, volcano or lake of El Salvador'),
  from: day.nullish().describe('First day with places, YYYY-MM-DD in El Salvador'),
  to: day.nullish().describe('Last day with places'),
  guests: z.number().int().min(1).max(99).nullish().describe('People who need a place on one date'),
  minPrice: z.number().min(0).max(1000).nullish().describe('Dollars per person'),
  maxPrice: z.number().min(0).max(1000).nullish(),
  budget: z.number().min(0).max(50_000).nullish().describe('Dollars for all guests together, instead of maxPrice'),
  ages: z.array(z.number().int().min(0).max(120)).max(12).nullish().describe('Of the children, who may pay less'),
  amenities: z.array(word).max(5).nullish().describe('Such as "Apto para niños", "Se admiten mascotas"'),
  included: z.array(word).max(5).nullish().describe('Such as "Almuerzo", "Equipo"'),
  languages: z.array(word).max(5).nullish().describe('Such as "Inglés"; any of them'),
  near: z.boolean().nullish().describe('Around the place instead of in it; nearest first'),
  title: z.array(word).max(5).nullish().describe('Rare words that count only when a title has them'),
  like: word.nullish().describe('The category that is shown where nobody offers the words'),
  hints: z.array(word).max(4).nullish().describe('Words by which results come first whose pages have them'),
  required: z
    .array(word)
    .max(5)
    .nullish()
    .describe(
      'Amenities that are never given up, for safety: "Accesible en silla de ruedas", "Apto para adultos mayores"',
    ),
  withoutCategories: z.array(word).max(8).nullish().describe('Categories that are not wanted'),
  withoutWords: z.array(word).max(8).nullish().describe('Things that are not wanted'),
  withoutAmenities: z.array(word).max(5).nullish(),
  withoutPlaces: z.array(word).max(5).nullish().describe('Towns or departments that are not wanted'),
  startsFrom: z.number().int().min(0).max(24).nullish().describe('Hour of the day in El Salvador, not earlier'),
  startsUntil: z.number().int().min(0).max(24).nullish().describe('Hour of the day, not later'),
  minHours: z.number().min(0).max(500).nullish().describe('Lasts at least so many hours'),
  maxHours: z.number().min(0).max(500).nullish(),
  not: z.array(z.string().max(60)).max(5).nullish().describe('Ids that are left out'),
  minutes: z.number().int().min(1).max(180).nullish().describe('At most so many minutes away from the place'),
  difficulty: z.enum(['easy', 'moderate']).nullish().describe('Not harder than this; never given up'),
  walking: z.enum(['little', 'short']).nullish().describe('Hardly any walking, or less than an hour; never given up'),
  wheelchair: z.enum(['yes']).nullish().describe('Possible with a wheelchair; never given up'),
  pram: z.enum(['yes']).nullish().describe('Possible with a pram; never given up'),
  rain: z.enum(['yes']).nullish().describe('Takes place when it rains; never given up'),
  youngest: z.number().int().min(0).max(99).nullish().describe('Age of the youngest; never given up'),
  sort: z.enum(['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'longest', 'shortest']).nullish(),
  page: z.number().int().min(1).max(4).nullish().describe('Further results'),
})
export type SearchInput = z.output<typeof SearchInput>

export const FactsInput = z.object({
  id: z.string().max(60).describe('The id of an experience, as a search gave it'),
  from: day.nullish().describe('First day of interest'),
  to: day.nullish().describe('Last day of interest'),
  guests: z.number().int().min(1).max(99).nullish(),
  ages: z.array(z.number().int().min(0).max(99)).max(10).nullish().describe('Ages of the children, who may pay less'),
  near: word.nullish().describe('A place that the distance is measured from'),
  purse: z.number().min(0).max(100_000).nullish().describe('Dollars, to learn for how many people they are enough'),
  about: z
    .array(word)
    .max(8)
    .nullish()
    .describe('Words of a question, to read what the text of the page says about them'),
})
export type FactsInput = z.output<typeof FactsInput>

export const BookingsInput = z.object({
  which: z.enum(['next', 'upcoming', 'pending', 'past', 'cancelled', 'all']).nullish(),
  id: z.string().max(60).nullish().describe('One reservation, as this tool gave it'),
  from: day.nullish().describe('First day of interest'),
  to: day.nullish().describe('Last day of interest'),
  words: z.string().max(100).nullish().describe('Words of the title'),
  without: z.string().max(60).nullish().describe('One reservation that is left out of the sum, as this tool gave it'),
})
export type BookingsInput = z.output<typeof BookingsInput>

export const FavoritesInput = z.object({})
export const OwnReviewsInput = z.object({})
export const AlertsInput = z.object({})
export const ReviewsInput = z.object({
  id: z.string().max(60).describe('The id of an experience, as a search gave it'),
  order: z.enum(['worst']).nullish().describe('The fewest stars first; the newest first when nothing was said'),
})
export type ReviewsInput = z.output<typeof ReviewsInput>
export const HandOverInput = z.object({
  to: z.enum(['house', 'host']).describe('house: a person of Torogoz; host: who offers the experience'),
  about: z.enum(['complaint', 'question']),
  id: z.string().max(60).nullish().describe('The id of the experience it is about'),
  booking: z.string().max(60).nullish().describe('The id of the reservation it is about'),
})
export type HandOverInput = z.output<typeof HandOverInput>
export const PoliciesInput = z.object({
  topic: z.string().max(100).describe('What is asked about, in a few Spanish words: cancelar, pagar, lluvia, código…'),
})
export type PoliciesInput = z.output<typeof PoliciesInput>
export const CountryInput = z.object({
  about: z.enum(['sun', 'distance']).describe('sun: when it rises and sets; distance: from one place to another'),
  place: word.nullish().describe('A town, beach, volcano or lake; for a distance, where it is to'),
  from: word.nullish().describe('Where a distance is from; San Salvador when nothing was said'),
  day: day.nullish().describe('The day of the sun, YYYY-MM-DD; today when nothing was said'),
})
export type CountryInput = z.output<typeof CountryInput>

export type FoundExperience = {
  id: string
  title: string
  category: string | null
  city: string
  state: string
  price: number
  per: 'persona' | 'entrada'
  duration: string
  rating: number | null
  reviews: number
  /** The next matching start with free spots, and their number. */
  nextDate: string | null
  seats: number
  /** Kilometres in a straight line from the requested place; null without one. */
  km: number | null
  /** Years; null when the host has not stated it. */
  minAge: number | null
  path: string
}

/** A criterion that was dropped or widened, because nothing matched all of them. */
export type Dropped =
  | 'dates'
  | 'guests'
  | 'price'
  | 'words'
  | 'category'
  | 'place'
  | 'amenities'
  | 'included'
  | 'languages'
  | 'hours'
  | 'length'
  | 'nearby'
  /** Anywhere, the nearest first. */
  | 'farther'
  /** Nobody offers it: the category that comes nearest. */
  | 'kind'
  | 'all'

export type SearchOutput = {
  total: number
  experiences: FoundExperience[]
  /** The last requested day is over. */
  past: boolean
  /** None when what was found is all that was wished for. */
  dropped: Dropped[]
  /** The place as it was understood, and whether its surroundings were asked for. */
  place: { name: string; around: boolean } | null
  page: number
  words: string
  /** The unknown words that some title contains. */
  known: string[]
  /** The hints by which some results come first. */
  hints?: string[]
  /** The days, people and prices for which the facts were read. */
  asked: { from: string | null; to: string | null; guests: number }
}

/** A fact of an experience in the words of its page. */
export type StatedFact = { name: string; label: string; value: string }

/** `end` by its length; null when it takes days. */
type FoundDate = { start: string; end: string | null; seats: number; book: string | null }

export type FactsOutput =
  | { found: false }
  | {
      found: true
      experience: FoundExperience
      about: string
      /** Sentences of its text that have the words of the question. */
      passages: string[]
      /** Its length; a day counts as 24. */
      hours: number
      maxGuests: number
      languages: string[]
      included: string[]
      notIncluded: string[]
      bring: string[]
      amenities: string[]
      /** What the host stated: difficulty, walking, minimum age, rain … */
      facts: StatedFact[]
      minAge: number | null
      meetingPoint: { name: string; address: string } | null
      host: { name: string; rating: number | null; reviews: number; verified: boolean }
      /** Matching future dates with enough spots; each with a link to its booking form. */
      dates: FoundDate[]
      /** The first other dates, when none matches. */
      otherDates: FoundDate[]
      /** Whether it can be booked here; otherwise somebody else sells it. */
      bookable: boolean
      past: boolean
      guests: number
      /** How many of the guests pay the price of children. */
      children: number
      total: number
      /** For how many grown people the purse is enough, and what those pay. */
      affords: { guests: number; total: number } | null
      asked: { from: string | null; to: string | null }
      book: string | null
    }

export type BookingFound = {
  title: string
  status: string
  start: string
  end: string | null // null when the host has not said how long it takes
  isOver: boolean // its hour is over, although nobody has closed it yet
  /** Whole days from today to its day in El Salvador; negative when it is over. */
  days: number
  place: string
  guests: number
  children: number
  total: number
  price?: number // of each of several who all pay the same
  payment: string
  isPaid: boolean
  /** The effect of cancelling now; null when it cannot be cancelled. */
  cancellation: 'free' | 'late' | null
  freeUntil: string | null // the end of free cancellation
  /** The host's deadline to answer; only while the request is pending. */
  answerBy: string | null
  host: string
  bring: string[]
  /** Who cancelled it, and the reason that person wrote; null when it was not cancelled. */
  cancelled: { by: string; reason: string | null } | null
  path: string
  voucher: string | null
}
export type BookingsOutput = {
  bookings: BookingFound[]
  more: boolean
  which: string
  /** Whether nothing matches the days or words, and others are shown. */
  others: boolean
  /** The days asked for, which the answer may name. */
  from: string | null
  to: string | null
  /** Dollars paid for completed ones, and their number. */
  spent: { total: number; count: number } | null
  /** Dollars of all that are to come, and their number. */
  due: { total: number; count: number } | null
  without: string | null // the title of the one that was left out of what is due
  path: string
}
export type AlertsOutput = {
  /** Waiting lists, with the place in the row; null when a place is held until `heldUntil` or was let go. */
  waits: {
    title: string
    start: string
    guests: number
    state: 'waiting' | 'held' | 'expired'
    position: number | null
    heldUntil: string | null
  }[]
  /** Searches and next dates the person wants to hear of. */
  alerts: string[]
  moreAlerts: number
  path: string
}
export type ReviewsOutput =
  | { found: false }
  | {
      found: true
      id: string
      title: string
      /** Reviews belong to the host, not to one experience. */
      host: { name: string; rating: number | null; reviews: number; path: string }
      quotes: { text: string; stars: number; written: string }[]
    }
/** `withConversation` is the same form, with what was written here before. */
export type HandOverOutput = { to: 'house' | 'host' | 'chat'; path: string; withConversation: string | null }
export type FavoritesOutput = { experiences: FoundExperience[]; total: number; path: string }
export type PoliciesOutput = {
  answers: { question: string; answer: string; link: { href: string; label: string } | null }[]
  path: string
}
/** Facts about the country: times are instants, distances are kilometres in a straight line. */
export type CountryOutput =
  | { about: 'sun'; place: string; day: string; sunrise: string; sunset: string }
  | { about: 'distance'; from: string; to: string; km: number; minutes: number }
  | { about: 'unknown' }
export type Overstepped = { error: string }
