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

/** One of the painted scenes in `database/pictures/scenes`; after each name, what one sees. */
export type SceneName =
  | 'ilamatepec' // volcán de Santa Ana, laguna turquesa en el cráter
  | 'izalco' // cono negro de Izalco, bosque de Cerro Verde
  | 'conchagua' // islas del golfo de Fonseca desde lo alto, amanecer
  | 'coatepeque' // lago de cráter, muelle, estrellas
  | 'tunco' // playa, rocas, olas, surf
  | 'jiquilisco' // lancha entre manglares
  | 'hamaca' // hamaca entre palmeras frente al mar
  | 'suchitlan' // lago con islas, pelícanos y lirios
  | 'apaneca' // cafetales y cerezas maduras
  | 'calera' // cascadas y poza
  | 'montecristo' // bosque nebuloso, torogoz
  | 'tazumal' // pirámide maya
  | 'suchitoto' // iglesia blanca y plaza empedrada
  | 'anil' // pilas de añil, telas teñidas
  | 'pupusas' // comal con pupusas, visto desde arriba
  | 'mercado' // puestos de fruta
  | 'cata' // mesa de cata de café: tazas, granos, cafetera (Café)
  | 'fogata' // campamento de noche: fogata, carpa, telescopio, Vía Láctea (Noche, Aventura)
  | 'fiesta' // baile en la plaza, faldas que giran, luces y farolillos (Noche, Cultural)
  | 'kayak' // kayaks en una laguna entre cerros verdes (Aventura, Naturaleza)
  | 'cabalgata' // jinetes por un sendero de montaña (Aventura)
  | 'barro' // taller de alfarería: torno, vasijas, barro de Ilobasco (Arte)
  | 'naif' // pintura ingenua de La Palma: casitas, cerros, pájaros, flores (Arte)
  | 'cacao' // mesa de chocolate: mazorcas de cacao, tablillas, taza (Gastronomía)
  | 'tortuga' // tortuga marina y tortuguitas en la playa de noche o al alba (Playa, Naturaleza)
  | 'canopy' // tirolesa sobre el bosque y el barranco (Aventura)
  | 'sopa' // cocina de leña: olla, ollas de barro, verduras (Gastronomía)
  | 'ataco' // calle empedrada con casas pintadas de murales y buganvilias (Cultural, Arte)
  | 'capital' // San Salvador al anochecer: luces de la ciudad bajo el volcán, terraza (Noche)
  | 'cobanos' // arrecife bajo el agua: buzo, peces, corales (Playa)

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
export type DemoReview = {
  traveler: string
  host: string
  experience: string
  rating: number
  comment: string | null
  daysAgo: number
}
