import { z } from 'zod'
import { Status } from '#marketplace/bookings/booking.contract.ts'
import { CheckResult, ExperienceStatus } from '#marketplace/experiences/editor/update/update.contract.ts'
import { ExperienceFacts } from '#marketplace/experiences/experience.contract.ts'
import { Picture } from '#marketplace/experiences/images/image.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { BulkAnswer, bulkIds, fileEndpoint, listEndpoint, listPage, reason } from '../../admin/list.contract.ts'
import { DATE_STATUSES } from '../availability/availability.rules.ts'
import { experienceList } from './admin-experience.list.ts'
import { ADMIN_MAY } from './admin-experience.rules.ts'

const moment = z.iso.datetime()

export const AdminExperienceRow = z
  .object({
    id: z.uuid(),
    title: z.string(),
    picture: Picture.nullable(),
    host: z.object({
      id: z.uuid(),
      name: z.string(),
      suspended: z.boolean().meta({ description: 'While their account is suspended, nobody sees what they published' }),
    }),
    category: z.string().nullable(),
    city: z.string(),
    price: z.number(),
    status: ExperienceStatus,
    submittedAt: moment.nullable(),
    featured: z.boolean(),
    /** Sold elsewhere; not bookable here. */
    informational: z.boolean(),
    bookings: z.int(),
    createdAt: moment,
  })
  .meta({ id: 'AdminExperienceRow' })
export type AdminExperienceRow = z.output<typeof AdminExperienceRow>

/** Everything about one experience: what travelers see, and what only we know (ADM-13). */
export const AdminExperience = ExperienceFacts.extend({
  version: z.int(),
  place: z
    .object({
      name: z.string(),
      address: z.string(),
      city: z.string(),
      state: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
    })
    .nullable(),
  updatedAt: moment,
  publishedAt: moment.nullable(),
  submittedAt: moment.nullable(),
  /** Why an operator returned it to the host, until it is submitted or published again. */
  returnReason: z.string().nullable(),
  checks: z.array(CheckResult),
  host: z.object({
    id: z.uuid(),
    name: z.string(),
    /** Null for a role that reads no people. */
    email: z.string().nullable(),
    avatar: z.string().nullable(),
    verified: z.boolean(),
    suspended: z.boolean(),
    gone: z.boolean(),
    /** False when the host's role has changed; their drafts still exist. */
    hosting: z.boolean(),
    since: moment.nullable(),
    experiences: z.int(),
    published: z.int(),
  }),
  bookings: z.record(Status, z.int()),
  /** The next dates; `dateCount` says how many there are in all. */
  dates: z.array(
    z.object({
      id: z.uuid(),
      startDate: moment,
      endDate: moment.nullable(),
      spotsAvailable: z.int(),
      capacity: z.int(),
      status: z.enum(DATE_STATUSES),
    }),
  ),
  comingDates: z.int(),
  allowed: z.array(z.enum(ADMIN_MAY)),
}).meta({ id: 'AdminExperience' })
export type AdminExperience = z.output<typeof AdminExperience>

const tag = 'Administración'

export const list = listEndpoint(experienceList, {
  summary: 'Experiences of every status: searched by title, host or city, filtered, sorted, 20 to a page',
  answer: listPage(AdminExperienceRow).meta({ id: 'AdminExperiencePage' }),
})

export const download = fileEndpoint(experienceList, {
  summary: 'The experiences of a search as a table for a spreadsheet, at most 20,000',
})

export const show = endpoint({
  method: 'get',
  path: '/admin/experiences/{id}',
  permission: 'content.read',
  summary: 'Everything about one experience of any status',
  tag,
  access: 'admin',
  params: idParams,
  status: 200,
  answer: AdminExperience,
  refusals: ['EXPERIENCE_NOT_FOUND'],
})

const act = <const Path extends string, Body extends z.ZodType, const Refusals extends string>(
  path: Path,
  summary: string,
  body: Body,
  ...refusals: Refusals[]
) =>
  endpoint({
    method: 'post',
    path: `/admin/experiences/{id}/${path}`,
    permission: 'content.edit',
    summary,
    tag,
    access: 'admin',
    params: idParams,
    body,
    status: 200,
    answer: AdminExperience,
    refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_STATE', ...refusals],
  })

/** The version that was read, so that nobody approves text they have not seen. */
const Read = z
  .object({ version: z.int('Escribe la versión').min(1, 'Escribe la versión') })
  .meta({ id: 'ReadExperience' })
const Why = z.object({ reason }).meta({ id: 'ExperienceReason' })
const Nothing = z.object({}).meta({ id: 'NothingMore' })

export const feature = act('feature', 'Shows a published one among the featured', Nothing)
export const unfeature = act('unfeature', 'No longer shows it among the featured', Nothing)
export const approve = act(
  'approve',
  'Publishes what waits for approval, if the four checks hold at this moment; its host is told',
  Read,
  'EXPERIENCE_CHANGED',
  'NOT_PUBLISHABLE',
)
export const requestChanges = act(
  'return',
  'Gives what waits for approval back to its host, with a reason that they read',
  Why,
)
export const publish = act(
  'publish',
  'Publishes one for its host, if the four checks hold at this moment; the host is told',
  Read,
  'EXPERIENCE_CHANGED',
  'NOT_PUBLISHABLE',
)
export const draft = act(
  'draft',
  'Makes one a draft again, with a reason that its host reads; its reservations go on',
  Why,
)
export const archive = act('archive', 'Puts one away, with a reason that its host reads; its reservations go on', Why)

/** The same act on several experiences, each in a transaction of its own. */
const several = <const Path extends string, Body extends z.ZodType>(path: Path, summary: string, body: Body) =>
  endpoint({
    method: 'post',
    path: `/admin/experiences/${path}`,
    permission: 'content.edit',
    summary,
    tag,
    access: 'admin',
    body,
    status: 200,
    answer: BulkAnswer,
    refusals: [],
  })
const Chosen = z.object({ ids: bulkIds }).meta({ id: 'ChosenExperiences' })

export const featureMany = several('feature', 'Features several, each by itself', Chosen)
export const unfeatureMany = several('unfeature', 'Ends featuring several, each by itself', Chosen)
export const archiveMany = several(
  'archive',
  'Archives several, each by itself and with the same reason',
  z.object({ ids: bulkIds, reason }).meta({ id: 'ExperiencesToArchive' }),
)
