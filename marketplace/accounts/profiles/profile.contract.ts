import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { ROLES } from '../account.rules.ts'
import { personName } from '../names/name.contract.ts'
import { MAX_AVATAR_BYTES, MAX_ENTRIES, MAX_ENTRY_LENGTH, withoutRepetitions } from './profile.rules.ts'
import { AVATAR_TOO_LARGE, AVATAR_WRONG_FILE } from './profile.text.ts'

const instant = z.iso.datetime()

/** The own profile, everything of it (DATA-03). */
export const Profile = z
  .object({
    id: z.uuid(),
    email: z.string(),
    fullName: z.string().nullable(),
    avatar: z.string().nullable(),
    bio: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(ROLES),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    pets: z.string().nullable(),
    transportation: z.string().nullable(),
    funFact: z.string().nullable(),
    accommodation: z.string().nullable(),
    averageRating: z.number().nullable(),
    totalBookings: z.int(),
    verified: z.boolean(),
    responseRate: z.int(),
    responseTimeHours: z.int(),
    hostSince: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
    /** Ways of signing in; `credential` is a password. */
    signInWith: z.array(z.object({ provider: z.enum(['credential', 'google', 'facebook']), since: instant })),
  })
  .meta({ id: 'Profile' })
export type Profile = z.output<typeof Profile>

export const show = endpoint({
  method: 'get',
  path: '/profile',
  summary: 'The own profile',
  tag: 'Perfil',
  access: 'signed-in',
  status: 200,
  answer: Profile,
  refusals: [],
})

/** Trimmed; empty text becomes null. */
const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Escribe ${max} caracteres o menos`)
    .transform((text) => text || null)
    .nullable()
    .optional()

const list = z
  .array(z.string().max(200, `Escribe ${MAX_ENTRY_LENGTH} caracteres o menos`))
  .max(100, 'Elige menos')
  .transform(withoutRepetitions)
  .refine((items) => items.length <= MAX_ENTRIES, `Elige ${MAX_ENTRIES} o menos`)
  .refine(
    (items) => items.every((item) => item.length <= MAX_ENTRY_LENGTH),
    `Escribe ${MAX_ENTRY_LENGTH} caracteres o menos`,
  )
  .optional()

/** What a person may change. E-mail, role and figures belong to the server, so they are ignored (ACC-07, ACC-30). */
export const ProfileChange = z
  .object({
    fullName: personName('Este campo es obligatorio')
      .min(1, 'Este campo es obligatorio')
      .max(120, 'Escribe 120 caracteres o menos')
      .optional(),
    bio: optionalText(1000),
    phone: z
      .string()
      .trim()
      .max(40, 'Número de teléfono inválido')
      .refine((text) => text === '' || /^\+?[\d\s().-]{6,40}$/.test(text), 'Número de teléfono inválido')
      .transform((text) => text || null)
      .nullable()
      .optional(),
    languages: list,
    skills: list,
    pets: optionalText(300),
    transportation: optionalText(300),
    funFact: optionalText(300),
    accommodation: optionalText(300),
  })
  .meta({ id: 'ProfileChange' })
export type ProfileChange = z.output<typeof ProfileChange>

export const update = endpoint({
  method: 'patch',
  path: '/profile',
  summary: 'Changes what is given of the own profile; fields of the server (e-mail, role, figures) are ignored',
  tag: 'Perfil',
  access: 'signed-in',
  body: ProfileChange,
  limit: { points: 60, seconds: 600 },
  status: 200,
  answer: Profile,
  refusals: [],
})

export const changeAvatar = endpoint({
  method: 'put',
  path: '/profile/avatar',
  summary: 'Replaces the own avatar: JPEG, PNG, GIF or WebP up to 5 MB, told by content; the old one is deleted',
  tag: 'Perfil',
  access: 'signed-in',
  upload: { field: 'file', largest: MAX_AVATAR_BYTES },
  status: 200,
  answer: z.object({ avatar: z.string() }).meta({ id: 'Avatar' }),
  refusals: [],
  words: { TOO_LARGE: AVATAR_TOO_LARGE, WRONG_FILE: AVATAR_WRONG_FILE },
})

export const removeAvatar = endpoint({
  method: 'delete',
  path: '/profile/avatar',
  summary: 'Takes the own avatar away; without one nothing happens',
  tag: 'Perfil',
  access: 'signed-in',
  status: 204,
  answer: null,
  refusals: [],
})
