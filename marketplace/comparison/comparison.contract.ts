import { z } from 'zod'
import { searchFilters } from '#marketplace/discovery/search/search.contract.ts'
import { ExperienceCard, HostFacts, MeetingPoint } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { repeatedIds } from '#platform/http/params.ts'

/** An experience in a comparison: its card, and the facts people decide by. */
export const Compared = z
  .object({
    card: ExperienceCard,
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    amenities: z.array(z.string()),
    languages: z.array(z.string()),
    meeting: MeetingPoint.pick({ name: true, address: true, city: true, state: true }).nullable(),
    host: HostFacts.pick({ id: true, name: true, avatar: true, verified: true }),
  })
  .meta({ id: 'Compared' })
export type Compared = z.output<typeof Compared>

export const show = endpoint({
  method: 'get',
  path: '/comparison',
  summary: 'Up to three published experiences side by side, in the order asked for; what is not published is left out',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  query: z.object({
    /** Repeated in the address: `id=…&id=…`. */
    id: repeatedIds(3, {
      unknown: 'La experiencia no existe',
      tooMany: 'Solo puedes comparar hasta 3 experiencias a la vez',
    }),
    /** The date shown is the next one in these days with spots for so many. */
    from: searchFilters.from,
    to: searchFilters.to,
    guests: searchFilters.guests,
  }),
  status: 200,
  answer: z.object({ items: z.array(Compared) }).meta({ id: 'Comparison' }),
  refusals: [],
})
