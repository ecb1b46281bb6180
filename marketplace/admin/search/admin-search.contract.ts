import { z } from 'zod'
import { ROLES } from '#marketplace/accounts/account.rules.ts'
import { Status } from '#marketplace/bookings/booking.contract.ts'
import { CASE_KINDS, CASE_STATUSES, OUTCOMES } from '#marketplace/cases/case.rules.ts'
import { EXPERIENCE_STATUSES } from '#marketplace/experiences/experience.rules.ts'
import { endpoint } from '#platform/http/contract.ts'
import { MAX_WORDS } from './admin-search.rules.ts'

/** What a person was found by; `contact` is the contact data of a reservation. */
const FOUND_BY = ['phone', 'email', 'name', 'contact'] as const

const PersonHit = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Null once the account is deleted. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(ROLES),
  state: z.enum(['active', 'suspended', 'deleted']),
  by: z.enum(FOUND_BY),
})
const BookingHit = z.object({
  id: z.uuid(),
  code: z.string(),
  experience: z.string(),
  traveler: z.string(),
  startDate: z.iso.datetime(),
  status: Status,
  attended: z.boolean().nullable(),
})
const ExperienceHit = z.object({
  id: z.uuid(),
  title: z.string(),
  host: z.string(),
  status: z.enum(EXPERIENCE_STATUSES),
  /** Published by somebody whose account is suspended: nobody sees it. */
  hidden: z.boolean(),
})
const CaseHit = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: z.enum(CASE_KINDS),
  subject: z.string(),
  name: z.string(),
  status: z.enum(CASE_STATUSES),
  outcome: z.enum(OUTCOMES).nullable(),
})
/** The best of a group; `more` when there are others. */
const group = <Hit extends z.ZodType>(hit: Hit) => z.object({ items: z.array(hit), more: z.boolean() })

export const AdminSearchResults = z
  .object({
    people: group(PersonHit),
    bookings: group(BookingHit),
    cases: group(CaseHit),
    experiences: group(ExperienceHit),
  })
  .meta({ id: 'AdminSearchResults' })
export type AdminSearchResults = z.output<typeof AdminSearchResults>

export const find = endpoint({
  method: 'get',
  path: '/admin/search',
  permission: 'overview.read',
  summary:
    'Whoever calls, by telephone, e-mail, name, code, title or number of a case: the best of each, each with its page',
  tag: 'Administración',
  access: 'admin',
  query: z.object({ q: z.string().trim().max(MAX_WORDS, `Escribe como máximo ${MAX_WORDS} caracteres`).default('') }),
  status: 200,
  answer: AdminSearchResults,
  refusals: [],
})
