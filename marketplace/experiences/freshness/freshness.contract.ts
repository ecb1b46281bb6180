import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { ExperienceStatus } from '../editor/update/update.contract.ts'

/** What a host reads of the freshness of an experience. */
export const Freshness = z
  .object({
    confirmedAt: z.iso.datetime(),
    /** The day on which it is paused if nobody answers; null while nobody asks. */
    pausesOn: z.iso.date().nullable(),
    /** Paused because nobody answered. */
    lapsed: z.boolean(),
  })
  .meta({ id: 'Freshness' })
export type Freshness = z.output<typeof Freshness>

export const answer = endpoint({
  method: 'post',
  path: '/host/experiences/{id}/freshness',
  summary: 'Says that an experience is still offered, or pauses it; pressed twice it is the same',
  tag: 'Editor',
  access: 'host',
  params: idParams,
  body: z.object({ offered: z.boolean('Di si la sigues ofreciendo') }).meta({ id: 'FreshnessAnswer' }),
  status: 200,
  answer: z.object({ status: ExperienceStatus }).meta({ id: 'FreshnessAnswered' }),
  refusals: ['EXPERIENCE_NOT_FOUND', 'EXPERIENCE_STATE'],
})
