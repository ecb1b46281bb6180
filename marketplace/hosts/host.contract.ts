import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { IdCursor, pageQuery } from '#platform/http/params.ts'

const HostPicture = z.object({ picture: Picture, title: z.string(), path: z.string() }).meta({ id: 'HostPicture' })

/** A host as shown on their public page (HPUB-02). */
export const HostProfile = z
  .object({
    id: z.uuid(),
    name: z.string(),
    avatar: z.string().nullable(),
    bio: z.string().nullable(),
    languages: z.array(z.string()),
    skills: z.array(z.string()),
    verified: z.boolean(),
    /** Whole years as a host; null when unknown. */
    yearsHosting: z.int().nullable(),
    memberSince: z.iso.datetime(),
    /** The real average with one decimal; null before the first review (HPUB-09). */
    rating: z.number().nullable(),
    reviewCount: z.int(),
    totalBookings: z.int(),
    /** Percent; null while nobody has sent them a request or message. */
    responseRate: z.int().nullable(),
    responseTimeHours: z.int(),
    /** How reliable they were lately, in words; none while too little is known (docs/decisions/0224). */
    reliability: z.array(z.string()),
    pets: z.string().nullable(),
    transportation: z.string().nullable(),
    funFact: z.string().nullable(),
    accommodation: z.string().nullable(),
    /** Null unless the host made them public. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
    /** Pictures of published experiences: main pictures first. */
    gallery: z.array(HostPicture),
    /** A 1200x630 JPEG for link previews. */
    shareImage: z.string().nullable(),
    /** Published experiences: the number, and the newest three (HPUB-04, HPUB-05). */
    experienceCount: z.int(),
    experiences: z.array(ExperienceCard),
  })
  .meta({ id: 'HostProfile' })
export type HostProfile = z.output<typeof HostProfile>

export const show = endpoint({
  method: 'get',
  path: '/hosts/{id}',
  summary: 'The public profile of a host',
  tag: 'Anfitriones',
  access: 'anyone',
  replica: true,
  // Any text, so that an id that is no UUID gives the same 404 as an unknown one (HPUB-01).
  params: z.object({ id: z.string().max(100) }),
  status: 200,
  answer: HostProfile,
  refusals: ['HOST_NOT_FOUND'],
})

const HostExperiences = z
  .object({
    items: z.array(ExperienceCard),
    /** Pass it as `after` to get the next page; null on the last page. */
    next: z.string().nullable(),
  })
  .meta({ id: 'HostExperiences' })

export const listExperiences = endpoint({
  method: 'get',
  path: '/hosts/{id}/experiences',
  summary: 'The published experiences of a host, newest first',
  tag: 'Anfitriones',
  access: 'anyone',
  replica: true,
  params: z.object({ id: z.guid() }),
  query: z.object(pageQuery(IdCursor, 24)),
  status: 200,
  answer: HostExperiences,
  refusals: [],
})

/** A host in a list (HPUB-13). */
const HostListing = z
  .object({
    id: z.uuid(),
    name: z.string(),
    avatar: z.string().nullable(),
    rating: z.number().nullable(),
    totalBookings: z.int(),
    verified: z.boolean(),
  })
  .meta({ id: 'HostListing' })

const MAX_IDS = 50

export const list = endpoint({
  method: 'get',
  path: '/hosts',
  summary: 'Hosts by their ids, in the order asked; those missing are left out',
  tag: 'Anfitriones',
  access: 'anyone',
  replica: true,
  query: z.object({
    id: z
      .union([z.guid('No es un identificador'), z.array(z.guid('No es un identificador'))], 'Indica los anfitriones')
      .transform((ids) => [ids].flat())
      .refine((ids) => ids.length <= MAX_IDS, `Máximo ${MAX_IDS} a la vez`)
      .describe('Repeat it for several'),
  }),
  status: 200,
  answer: z.object({ items: z.array(HostListing) }).meta({ id: 'HostList' }),
  refusals: [],
})
