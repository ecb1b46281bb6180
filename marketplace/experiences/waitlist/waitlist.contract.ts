import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'

/** An entry of the waiting list of a full or closed date. */
export const WaitlistEntry = z
  .object({
    id: z.uuid(),
    availableDateId: z.uuid(),
    startDate: z.iso.datetime(),
    endDate: z.iso.datetime().nullable(),
    guests: z.int(),
    /** `held`: the spots are this person's until `heldUntil`; `expired`: they were, and nobody booked. */
    status: z.enum(['waiting', 'held', 'expired']),
    heldUntil: z.iso.datetime().nullable(),
    position: z.int().nullable(),
    experience: z.object({ id: z.uuid(), title: z.string() }),
  })
  .meta({ id: 'WaitlistEntry' })
export type WaitlistEntry = z.output<typeof WaitlistEntry>

export const list = endpoint({
  method: 'get',
  path: '/waitlist',
  summary: 'The coming dates this traveler waits for, the newest wish first',
  tag: 'Lista de espera',
  access: 'traveler',
  query: z.object({ ...pageQuery(TimeCursor, 20) }),
  status: 200,
  answer: z.object({ entries: z.array(WaitlistEntry), next: z.string().nullable() }).meta({ id: 'Waitlist' }),
  refusals: [],
})

export const join = endpoint({
  method: 'put',
  path: '/dates/{id}/waitlist',
  summary: 'Wait for places on a date that is full or closed; joining again changes the party and keeps the turn',
  description:
    'When places return, the first in line whose party fits gets one email, and the places are held for two hours.',
  tag: 'Lista de espera',
  access: 'traveler',
  params: idParams,
  limit: { points: 60, seconds: HOUR_S },
  body: z
    .object({ guests: z.int('Indica cuántas personas van').min(1, 'Debe ir al menos una persona').max(1000) })
    .meta({ id: 'WaitlistWish' }),
  status: 200,
  answer: WaitlistEntry,
  refusals: [
    'HOST_PAUSED',
    'WAIT_OVER',
    'WAIT_TOO_LARGE',
    'WAIT_BOOKED',
    'SPOTS_FREE',
    'MAILBOX_NEEDED',
    'TOO_MANY_WAITS',
  ],
  words: { NOT_SIGNED_IN: 'Inicia sesión para que podamos avisarte' },
})

export const leave = endpoint({
  method: 'delete',
  path: '/dates/{id}/waitlist',
  summary: 'Wait no longer; places that were held go to the next in line. Leaving again changes nothing',
  tag: 'Lista de espera',
  access: 'traveler',
  params: idParams,
  status: 204,
  answer: null,
  refusals: [],
})
