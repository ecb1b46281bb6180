import { z } from 'zod'

// What a model may ask for, and what it is told. No input names a person: who asks is known from the session.

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
  amenities: z.array(word).max(5).nullish().describe('Such as "Apto para niños", "Se admiten mascotas"'),
  included: z.array(word).max(5).nullish().describe('Such as "Almuerzo", "Equipo"'),
  languages: z.array(word).max(5).nullish().describe('Such as "Inglés"; any of them'),
  sort: z.enum(['relevance', 'newest', 'price-asc', 'price-desc', 'rating']).nullish(),
  page: z.number().int().min(1).max(4).nullish().describe('Further results'),
})
export type SearchInput = z.output<typeof SearchInput>

export const FactsInput = z.object({
  id: z.string().max(60).describe('The id of an experience, as a search gave it'),
  from: day.nullish().describe('First day of interest'),
  to: day.nullish().describe('Last day of interest'),
  guests: z.number().int().min(1).max(99).nullish(),
})
export type FactsInput = z.output<typeof FactsInput>

export const BookingsInput = z.object({
  which: z.enum(['next', 'upcoming', 'pending', 'past', 'cancelled', 'all']).nullish(),
})
export type BookingsInput = z.output<typeof BookingsInput>

export const FavoritesInput = z.object({})
export const PoliciesInput = z.object({
  topic: z.string().max(100).describe('What is asked about, in a few Spanish words: cancelar, pagar, lluvia, código…'),
})
export type PoliciesInput = z.output<typeof PoliciesInput>

/** An experience as a model is told of it; everything here is public. */
export type FoundExperience = {
  id: string
  title: string
  category: string | null
  city: string
  state: string
  /** Dollars. */
  price: number
  per: 'persona' | 'entrada'
  duration: string
  rating: number | null
  reviews: number
  /** The next start with places within what was asked, and its places. */
  nextDate: string | null
  seats: number
  path: string
}

/** One wish that was dropped, or widened, because with all of them there is nothing. */
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
  | 'nearby'
  | 'all'

export type SearchOutput = {
  total: number
  experiences: FoundExperience[]
  /** The last day asked for is over. */
  past: boolean
  dropped: Dropped | null
  /** The place as it was understood, and whether its surroundings count. */
  place: { name: string; around: boolean } | null
  page: number
  /** The words that were found. */
  words: string
  /** The days, people and prices it was understood to be about. */
  asked: { from: string | null; to: string | null; guests: number }
}

export type FactsOutput =
  | { found: false }
  | {
      found: true
      experience: FoundExperience
      about: string
      maxGuests: number
      languages: string[]
      included: string[]
      notIncluded: string[]
      bring: string[]
      amenities: string[]
      meetingPoint: { name: string; address: string } | null
      host: { name: string; rating: number | null; reviews: number; verified: boolean }
      /** Coming dates with places for everybody, within what was asked; each with the form that reserves it. */
      dates: { start: string; seats: number; book: string | null }[]
      /** The first ones beyond what was asked, when there is none within. */
      otherDates: { start: string; seats: number; book: string | null }[]
      /** Whether it is reserved here at all; else it is sold by somebody else. */
      bookable: boolean
      past: boolean
      guests: number
      /** Dollars for so many people. */
      total: number
      asked: { from: string | null; to: string | null }
      book: string | null
    }

export type BookingFound = {
  title: string
  status: string
  start: string
  place: string
  guests: number
  total: number
  payment: string
  /** What cancelling would be now; null when it can not be cancelled. */
  cancellation: 'free' | 'late' | null
  path: string
}
export type BookingsOutput = { bookings: BookingFound[]; more: boolean; which: string; path: string }
export type FavoritesOutput = { experiences: FoundExperience[]; total: number; path: string }
export type PoliciesOutput = {
  answers: { question: string; answer: string; link: { href: string; label: string } | null }[]
  path: string
}
export type Overstepped = { error: string }
