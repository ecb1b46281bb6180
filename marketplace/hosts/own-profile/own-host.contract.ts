import { z } from 'zod'
import { ProfileChange } from '#marketplace/accounts/profiles/profile.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

const instant = z.iso.datetime()
const text = z.string().nullable()

/** A host's own profile in the portal: the editable parts, the counted figures, and what others see. */
export const OwnHost = z
  .object({
    id: z.uuid(),
    email: z.string(),
    fullName: text,
    avatar: text,
    bio: text,
    phone: text,
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    pets: text,
    transportation: text,
    funFact: text,
    accommodation: text,
    /** Counted by the product; the host cannot edit it (HPROF-08). */
    rating: z.number().nullable(),
    reviewCount: z.int(),
    totalBookings: z.int(),
    responseRate: z.int().nullable(),
    responseTimeHours: z.int(),
    verified: z.boolean(),
    hostSince: instant.nullable(),
    yearsHosting: z.int().nullable(),
    /** Published ones. */
    experienceCount: z.int(),
    updatedAt: instant,
    /** What others see: a private profile shows the first name only, and contact data only if made public. */
    seen: z.object({ name: z.string(), avatar: text, phone: text, email: text }),
  })
  .meta({ id: 'OwnHost' })
export type OwnHost = z.output<typeof OwnHost>

/** Personal data is changed with `patch /profile`, which every account has. */
const HostChange = ProfileChange.pick({
  skills: true,
  languages: true,
  pets: true,
  transportation: true,
  funFact: true,
  accommodation: true,
}).meta({ id: 'HostChange' })

export const show = endpoint({
  method: 'get',
  path: '/host/profile',
  summary: 'The own profile as a host, with its figures and with what others see of it',
  tag: 'Anfitriones',
  access: 'host',
  status: 200,
  answer: OwnHost,
  refusals: [],
})

export const update = endpoint({
  method: 'patch',
  path: '/host/profile',
  summary: 'Changes what is given of the host information; figures, role and verification are the server’s',
  tag: 'Anfitriones',
  access: 'host',
  body: HostChange,
  limit: { points: 60, seconds: 600 },
  status: 200,
  answer: OwnHost,
  refusals: [],
})
