import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { forEachField } from './experience.fields.ts'
import { DURATION_UNITS, EXPERIENCE_STATUSES } from './experience.rules.ts'
import { Picture } from './images/image.contract.ts'

export const Category = z.object({ id: z.uuid(), name: z.string(), icon: z.string() }).meta({ id: 'Category' })
export type Category = z.output<typeof Category>

export const ExperienceCard = z
  .object({
    id: z.uuid(),
    title: z.string(),
    shortDescription: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    category: z.string().nullable(),
    price: z.number(),
    childPrice: z.number().nullable(),
    childAge: z.int().nullable(),
    minAge: z.int().nullable(),
    bookingRequired: z.boolean(),
    /** Bookings are confirmed instantly; else the host answers each. */
    instant: z.boolean(),
    durationValue: z.int(),
    durationUnit: z.enum(DURATION_UNITS),
    maxGuests: z.int(),
    featured: z.boolean(),
    picture: Picture.nullable(),
    /** The host's average with one decimal, and the number of reviews; null and 0 without any (HOME-13). */
    rating: z.number().nullable(),
    reviewCount: z.int(),
    /** The next bookable start, and the spots shown for it: never more than max_guests (BOOK-09). */
    nextDate: z.iso.datetime().nullable(),
    spots: z.int(),
    /** Dates exist, but all of them are full ('Agotado', BOOK-10). */
    soldOut: z.boolean(),
  })
  .meta({ id: 'ExperienceCard' })
export type ExperienceCard = z.output<typeof ExperienceCard>

/** The meeting point; `approximate` when it replaces missing coordinates (DET-25). */
export const MeetingPoint = z
  .object({
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    zipCode: z.string().nullable(),
    lat: z.number(),
    lng: z.number(),
    approximate: z.boolean(),
  })
  .meta({ id: 'MeetingPoint' })
export type MeetingPoint = z.output<typeof MeetingPoint>

/** The host as an experience's page shows them (DET-12). */
export const HostFacts = z
  .object({
    id: z.uuid(),
    name: z.string(),
    avatar: z.string().nullable(),
    verified: z.boolean(),
    /** Whole years as a host; null when unknown. */
    yearsHosting: z.int().nullable(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
    /** Percent; null while nobody has asked anything. */
    responseRate: z.int().nullable(),
    responseTimeHours: z.int(),
    languages: z.array(z.string()),
  })
  .meta({ id: 'HostFacts' })
export type HostFacts = z.output<typeof HostFacts>

/** Facts that every reader of an experience gets; each reader's contract adds its own. */
export const ExperienceFacts = z.object({
  id: z.uuid(),
  title: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  ...forEachField({
    text: () => z.string().nullable(),
    list: () => z.array(z.string()),
    figure: () => z.number().nullable(),
    choice: (_, { options }) => z.enum(Object.keys(options)).nullable(),
  }),
  languages: z.array(z.string()),
  price: z.number(),
  status: z.enum(EXPERIENCE_STATUSES),
  featured: z.boolean(),
  bookingRequired: z.boolean(),
  externalBookingUrl: z.string().nullable(),
  durationValue: z.int(),
  durationUnit: z.enum(DURATION_UNITS),
  maxGuests: z.int(),
  category: Category.nullable(),
  /** The main one first, then by position (DET-09). */
  pictures: z.array(Picture),
  createdAt: z.iso.datetime(),
})

/** The detail page without dates and reviews (DET-22, DET-24). */
export const ExperienceDetail = ExperienceFacts.extend({
  currency: z.literal('USD'),
  location: MeetingPoint.nullable(),
  /** When the host last did something that says that they still offer it; null while nothing is known. */
  datesConfirmedAt: z.iso.datetime().nullable(),
  host: HostFacts,
  viewer: z.object({
    book: z.enum(['yes', 'as-traveler', 'paused', 'no']),
    contact: z.enum(['disabled', 'sign-in', 'reserve-first']),
  }),
  /** Canonical path of the page, and of its 1200x630 JPEG for share previews (published ones with a picture). */
  path: z.string(),
  shareImage: z.string().nullable(),
}).meta({ id: 'ExperienceDetail' })
export type ExperienceDetail = z.output<typeof ExperienceDetail>

/** Any text, because an id that is not UUID-shaped has an error message of its own (DET-01). */
const ExperienceId = z.object({ id: z.string().max(100) })

export const show = endpoint({
  method: 'get',
  path: '/experiences/{id}',
  summary: 'An experience with its place, category, pictures and host',
  tag: 'Experiencias',
  access: 'anyone',
  replica: true,
  params: ExperienceId,
  status: 200,
  answer: ExperienceDetail,
  refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_ID_INVALID', 'EXPERIENCE_INCOMPLETE'],
})
