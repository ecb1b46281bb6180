import { z } from 'zod'
import { Picture } from './images/image.contract.ts'

export const Category = z.object({ id: z.uuid(), name: z.string(), icon: z.string() }).meta({ id: 'Category' })
export type Category = z.output<typeof Category>

/** An experience as every list shows it. */
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
    bookingRequired: z.boolean(),
    durationValue: z.int(),
    durationUnit: z.enum(['hours', 'days']),
    maxGuests: z.int(),
    featured: z.boolean(),
    picture: Picture.nullable(),
    /** The host's real average with one decimal and number of reviews; null and 0 before the first (HOME-13). */
    rating: z.number().nullable(),
    reviewCount: z.int(),
    /** The next start with places, and the places shown for it: never more than max_guests (BOOK-09). */
    nextDate: z.iso.datetime().nullable(),
    spots: z.int(),
  })
  .meta({ id: 'ExperienceCard' })
export type ExperienceCard = z.output<typeof ExperienceCard>
