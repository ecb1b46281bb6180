/**
 * The shape of the hand-written demo catalogue in the JSON files beside: hosts, experiences and reviews. The seed turns it
 * into rows. Dates are patterns, because they must always lie in the coming 90 days.
 */
import { z } from 'zod'
import {
  type AddedFieldKind,
  type ChoiceFieldName,
  experienceFields,
  type FigureFieldName,
  factNames,
} from '#marketplace/experiences/experience.fields.ts'

const Language = z.enum(['Español', 'Inglés', 'Francés', 'Alemán', 'Italiano', 'Portugués', 'Otros'])
const text = z.string().trim().min(1)
const key = z.string().regex(/^[a-z0-9-]+$/)
const mailbox = z.string().regex(/^[a-z.]+$/)
/** E.164, a number of the demo range +503 7000-00xx. */
const phone = z.string().regex(/^\+503700000\d\d$/)

export const Host = z.strictObject({
  key,
  name: text,
  mailbox,
  bio: text,
  phone,
  languages: z.array(Language),
  skills: z.array(text),
  /** Whole years since the host started; decides the level (CONST-19). */
  yearsHosting: z.int().min(0),
  verified: z.boolean(),
  pets: text.nullable(),
  transportation: text.nullable(),
  funFact: text.nullable(),
  accommodation: text.nullable(),
})

export const Category = z.strictObject({
  name: z.enum([
    'Aventura',
    'Gastronomía',
    'Cultural',
    'Naturaleza',
    'Playa y surf',
    'Café',
    'Arte y talleres',
    'Noche y eventos',
  ]),
  icon: text,
})

/** What a picture in `database/pictures/painted` shows; the comment after each name describes it. */
const Scene = z.enum([
  'ilamatepec', // volcán de Santa Ana, laguna turquesa en el cráter
  'izalco', // cono negro de Izalco, bosque de Cerro Verde
  'conchagua', // islas del golfo de Fonseca desde lo alto, amanecer
  'coatepeque', // lago de cráter, muelle, estrellas
  'tunco', // playa, rocas, olas, surf
  'jiquilisco', // lancha entre manglares
  'hamaca', // hamaca entre palmeras frente al mar
  'suchitlan', // lago con islas, pelícanos y lirios
  'apaneca', // cafetales y cerezas maduras
  'calera', // cascadas y poza
  'montecristo', // bosque nebuloso, torogoz
  'tazumal', // pirámide maya
  'suchitoto', // iglesia blanca y plaza empedrada
  'anil', // pilas de añil, telas teñidas
  'pupusas', // comal con pupusas, visto desde arriba
  'mercado', // puestos de fruta
  'cata', // mesa de cata de café: tazas, granos, cafetera (Café)
  'fogata', // campamento de noche: fogata, carpa, telescopio, Vía Láctea (Noche, Aventura)
  'fiesta', // baile en la plaza, faldas que giran, luces y farolillos (Noche, Cultural)
  'kayak', // kayaks en una laguna entre cerros verdes (Aventura, Naturaleza)
  'cabalgata', // jinetes por un sendero de montaña (Aventura)
  'barro', // taller de alfarería: torno, vasijas, barro de Ilobasco (Arte)
  'naif', // pintura ingenua de La Palma: casitas, cerros, pájaros, flores (Arte)
  'cacao', // mesa de chocolate: mazorcas de cacao, tablillas, taza (Gastronomía)
  'tortuga', // tortuga marina y tortuguitas en la playa de noche o al alba (Playa, Naturaleza)
  'canopy', // tirolesa sobre el bosque y el barranco (Aventura)
  'sopa', // cocina de leña: olla, ollas de barro, verduras (Gastronomía)
  'ataco', // calle empedrada con casas pintadas de murales y buganvilias (Cultural, Arte)
  'capital', // San Salvador al anochecer: luces de la ciudad bajo el volcán, terraza (Noche)
  'cobanos', // arrecife bajo el agua: buzo, peces, corales (Playa)
])
export type SceneName = z.infer<typeof Scene>

const factShape = factNames.map((name) => {
  const field: AddedFieldKind = experienceFields[name]
  return [name, (field.kind === 'choice' ? z.enum(Object.keys(field.options)) : z.number()).optional()]
})
const Facts = z.strictObject(
  Object.fromEntries(factShape) as Record<FigureFieldName, z.ZodOptional<z.ZodNumber>> &
    Record<ChoiceFieldName, z.ZodOptional<z.ZodString>>,
)

export const Experience = z.strictObject({
  /** Also selects which picture of its scene comes first, e.g. `volcan-ilamatepec-crater`. */
  key,
  host: key,
  category: Category.shape.name,
  title: text,
  /** At most 150 characters, because cards and share previews show it whole. */
  shortDescription: text.max(150),
  /** One entry a paragraph. */
  description: z.array(text).transform((paragraphs) => paragraphs.join('\n\n')),
  whatToExpect: text,
  bringWithYou: z.array(text),
  /** Words of `words.json`, because filters compare these texts letter by letter (SRCH-09). */
  amenities: z.array(text),
  included: z.array(text),
  notIncluded: z.array(text),
  languages: z.array(Language),
  price: z.number().positive(),
  maxGuests: z.int().min(1),
  /** Facts for families and groups; a missing one means that the host has not said. */
  facts: Facts.prefault({}),
  duration: z.strictObject({ value: z.number().positive(), unit: z.enum(['hours', 'days']) }),
  /** `name` is the meeting point; the coordinates are of that point. */
  place: z.strictObject({
    name: text,
    address: text,
    city: text,
    department: text,
    lat: z.number().min(13).max(14.5),
    lng: z.number().min(-90.2).max(-87.6),
  }),
  scene: Scene,
  /** Two or three neighbouring scenes, for the other four pictures. */
  beside: z.array(Scene),
  status: z.enum(['published', 'draft', 'archived']),
  featured: z.boolean(),
  /** Set only for informational experiences, which can not be booked here: https link to buy elsewhere. */
  externalUrl: z.url().nullable(),
  /**
   * When it takes place, El Salvador time. `weekdays` 0 = Sunday; `hour` may be 5.5 for 5:30.
   * Empty weekdays: no dates offered.
   */
  offer: z.strictObject({
    weekdays: z.array(z.int().min(0).max(6)),
    hour: z.number().min(0).max(23.75),
    capacity: z.int().min(1),
  }),
})
export type DemoExperience = z.output<typeof Experience>

export const Traveler = z.strictObject({ key, name: text, mailbox, phone, city: text })
export type DemoTraveler = z.infer<typeof Traveler>

/** A review of a host by a traveler who completed one of that host's experiences. At most one per traveler and host. */
export const Review = z.strictObject({
  traveler: key,
  host: key,
  experience: key,
  rating: z.int().min(1).max(5),
  comment: text.nullable(),
  daysAgo: z.int().min(0),
})
export type DemoReview = z.infer<typeof Review>

/** The vocabulary for amenities and for what the price includes or not: every experience must pick from it. */
export const Words = z.strictObject({ amenities: z.array(text), included: z.array(text), notIncluded: z.array(text) })
