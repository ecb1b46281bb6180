import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { Approval, CheckResult, ExperienceStatus, HostMay } from '../update/update.contract.ts'

/** State of an experience after a step. */
export const PublishingStatus = z
  .object({
    id: z.uuid(),
    status: ExperienceStatus,
    version: z.int(),
    checks: z.array(CheckResult),
    allowed: z.array(HostMay),
    approval: Approval,
  })
  .meta({ id: 'PublishingStatus' })
export type PublishingStatus = z.output<typeof PublishingStatus>

/** A step of an own experience; repeating it changes nothing. */
const step = <const Path extends string, const Refusals extends string>(
  path: Path,
  summary: string,
  ...refusals: Refusals[]
) =>
  endpoint({
    method: 'post',
    path: `/host/experiences/{id}/${path}`,
    summary,
    tag: 'Editor',
    access: 'host',
    params: idParams,
    limit: { points: 120, seconds: 600 },
    status: 200,
    answer: PublishingStatus,
    refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_STATE', ...refusals],
  })

export const publish = step(
  'publish',
  'Publishes an own experience if all four checks hold at this moment; the first one of a new host may wait for an operator',
  'FORBIDDEN',
  'NOT_PUBLISHABLE',
)
export const resume = step(
  'resume',
  'Shows a paused experience again, if all four checks hold',
  'FORBIDDEN',
  'NOT_PUBLISHABLE',
)
export const pause = step('pause', 'Takes an own experience out of sight for a while')
export const archive = step('archive', 'Puts an own experience away; live reservations continue')
export const restore = step('restore', 'Makes an archived experience a draft again')

export const withdraw = step('withdraw', 'Takes an own experience back before an operator looked at it')

export const copy = endpoint({
  method: 'post',
  path: '/host/experiences/{id}/copy',
  summary: 'A new draft with the texts, the place and the pictures of an own experience, without its dates',
  tag: 'Editor',
  access: 'host',
  params: idParams,
  idempotent: true,
  limit: { points: 60, seconds: HOUR_S },
  status: 201,
  answer: idParams.meta({ id: 'ExperienceCopy' }),
  refusals: ['EXPERIENCE_NOT_FOUND'],
})

export const remove = endpoint({
  method: 'delete',
  path: '/host/experiences/{id}',
  summary: 'Deletes an own draft that nobody ever reserved',
  tag: 'Editor',
  access: 'host',
  params: idParams,
  status: 204,
  answer: null,
  refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_STATE', 'EXPERIENCE_HAS_BOOKINGS'],
})
