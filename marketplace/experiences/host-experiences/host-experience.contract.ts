import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { pageQuery, TimeCursor } from '#platform/http/params.ts'
import { Approval, CheckResult, ExperienceStatus, HostMay } from '../editor/update/update.contract.ts'
import { Freshness } from '../freshness/freshness.contract.ts'
import { Picture } from '../images/image.contract.ts'

/** An experience in the list of its host (HDASH-15). */
export const HostOffer = z
  .object({
    id: z.uuid(),
    title: z.string(),
    status: ExperienceStatus,
    price: z.number(),
    bookingRequired: z.boolean(),
    city: z.string(),
    picture: Picture.nullable(),
    /** The next bookable date; `comingDates` counts the coming ones. */
    nextDate: z.iso.datetime().nullable(),
    comingDates: z.int(),
    /** Requests that wait for the host's answer. */
    waiting: z.int(),
    unsaved: z.boolean(),
    checks: z.array(CheckResult),
    allowed: z.array(HostMay),
    approval: Approval,
    freshness: Freshness,
    path: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'HostOffer' })
export type HostOffer = z.output<typeof HostOffer>

export const HostOffers = z
  .object({
    experiences: z.array(HostOffer),
    next: z.string().nullable(),
    counts: z.record(ExperienceStatus, z.int()),
    /** The title of a new experience that was never saved; null without one. */
    begun: z.object({ title: z.string() }).nullable(),
  })
  .meta({ id: 'HostOffers' })
export type HostOffers = z.output<typeof HostOffers>

export const list = endpoint({
  method: 'get',
  path: '/host/experiences',
  summary: 'The own experiences of every status, newest first',
  tag: 'Editor',
  access: 'host',
  scope: 'host:read',
  query: z.object({
    status: ExperienceStatus.optional(),
    ...pageQuery(TimeCursor, 20),
  }),
  status: 200,
  answer: HostOffers,
  refusals: [],
})
