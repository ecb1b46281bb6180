import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { HOST_FIGURES, TRAVELER_FIGURES } from './reliability.rules.ts'

export const Reliability = z
  .object({
    role: z.enum(['traveler', 'host']),
    /** What the other party reads: words only, never figures. */
    words: z.array(z.string()),
    figures: z.array(
      z.object({
        name: z.enum([...TRAVELER_FIGURES, ...HOST_FIGURES]),
        count: z.int(),
        rows: z.array(z.object({ id: z.uuid(), code: z.string(), title: z.string(), startDate: z.string() })),
      }),
    ),
  })
  .meta({ id: 'Reliability' })
export type Reliability = z.output<typeof Reliability>

export const show = endpoint({
  method: 'get',
  path: '/profile/reliability',
  summary: 'What the house counts of the reliability of whoever asks, with the reservations behind each number',
  tag: 'Reservas',
  access: 'signed-in',
  status: 200,
  answer: Reliability,
  refusals: [],
})
