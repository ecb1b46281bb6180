/**
 * The demo catalogue as written by hand: what a person would tell about hosts, experiences and reviews.
 * The seed turns it into rows; dates are patterns, because they always lie in the coming 90 days.
 */
export type Language = 'Español' | 'Inglés' | 'Francés' | 'Alemán' | 'Italiano' | 'Portugués' | 'Otros'

export type DemoHost = {
  /** Stable handle used by experiences, e.g. `marta-suchitoto`. */
  key: string
  name: string
  /** Local part only; the seed adds `@demo.torogoz.sv`. */
  mailbox: string
  bio: string
  /** E.164, a number of the demo range +503 7000-00xx. */
  phone: string
  languages: Language[]
  skills: string[]
  /** Whole years since the host started; decides the level (CONST-19). */
  yearsHosting: number
  verified: boolean
  pets: string | null
  transportation: string | null
  funFact: string | null
  accommodation: string | null
}

export type DemoCategory =
  | 'Aventura'
  | 'Gastronomía'
  | 'Cultural'
  | 'Naturaleza'
  | 'Playa y surf'
  | 'Café'
  | 'Arte y talleres'
  | 'Noche y eventos'

/** One of the painted scenes in `database/pictures/scenes`. */
export type SceneName =
  | 'ilamatepec'
  | 'izalco'
  | 'conchagua'
  | 'coatepeque'
  | 'tunco'
  | 'jiquilisco'
  | 'hamaca'
  | 'suchitlan'
  | 'apaneca'
  | 'calera'
  | 'montecristo'
  | 'tazumal'
  | 'suchitoto'
  | 'anil'
  | 'pupusas'
  | 'mercado'

export type DemoExperience = {
  /** Stable handle, also the seed of its pictures, e.g. `volcan-ilamatepec-crater`. */
  key: string
  host: string
  category: DemoCategory
  title: string
  /** At most 150 characters: cards and share previews show it whole. */
  shortDescription: string
  /** Paragraphs separated by a blank line. */
  description: string
  whatToExpect: string
  bringWithYou: string[]
  amenities: string[]
  included: string[]
  notIncluded: string[]
  languages: Language[]
  /** USD per person. */
  price: number
  maxGuests: number
  duration: { value: number; unit: 'hours' | 'days' }
  /** `name` is the meeting point; the coordinates are of that point. */
  place: { name: string; address: string; city: string; department: string; lat: number; lng: number }
  scene: SceneName
  /** Two or three neighbours for the other four pictures. */
  beside: SceneName[]
  status: 'published' | 'draft' | 'archived'
  featured: boolean
  /** Set only for informational experiences (no booking here): https link to buy elsewhere. */
  externalUrl: string | null
  /**
   * When it takes place, El Salvador time. `weekdays` 0 = Sunday; `hour` may be 5.5 for 5:30.
   * Empty weekdays: no dates offered.
   */
  offer: { weekdays: number[]; hour: number; capacity: number }
}

export type DemoTraveler = { key: string; name: string; mailbox: string; phone: string; city: string }

/** A review of a host by a traveler who completed one of that host's experiences. */
export type DemoReview = { traveler: string; host: string; experience: string; rating: number; comment: string | null; daysAgo: number }
