import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

const shared = { tag: 'Administración', access: 'admin' } as const

export const Part = z
  .object({
    what: z.string(),
    /** `off`: not configured, or switched off; `words` says which. */
    state: z.enum(['works', 'off', 'failed']),
    words: z.string(),
    /** What an operator can do about a failure. */
    next: z.string().nullable(),
    /** Since when this process has seen it fail. */
    since: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HealthPart' })
export type Part = z.output<typeof Part>

export const FailedJob = z
  .object({
    id: z.string(),
    name: z.string(),
    attempts: z.int(),
    /** All automatic retries are used up. */
    over: z.boolean(),
    error: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'FailedJob' })
export type FailedJob = z.output<typeof FailedJob>

export const Health = z
  .object({ at: z.iso.datetime(), parts: z.array(Part), jobs: z.array(FailedJob) })
  .meta({ id: 'Health' })
export type Health = z.output<typeof Health>

export const show = endpoint({
  ...shared,
  method: 'get',
  path: '/admin/health',
  permission: 'system.read',
  summary: 'Looks at everything the product stands on and talks to; 20 times in a minute',
  limit: { points: 20, seconds: 60 },
  status: 200,
  answer: Health,
  refusals: [],
})

export const retryJob = endpoint({
  ...shared,
  method: 'post',
  path: '/admin/health/jobs/{id}/retry',
  permission: 'system.write',
  summary: 'Lets a failed job try again now, with all its attempts',
  params: z.object({
    id: z
      .string()
      .regex(/^\d{1,18}$/, 'No es válido')
      .meta({ examples: ['41'] }),
  }),
  status: 204,
  answer: null,
  refusals: [],
})
