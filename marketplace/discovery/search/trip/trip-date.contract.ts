import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { repeatedIds } from '#platform/http/params.ts'
import { searchFilters } from '../search.contract.ts'
import { MAX_DATED } from './dates.rules.ts'

export const list = endpoint({
  method: 'get',
  path: '/experiences/trip-dates',
  summary:
    'The first date of each experience in these days with spots for so many; one without such a date is left out',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  query: z.object({
    /** Repeated in the address: `id=…&id=…`. */
    id: repeatedIds(MAX_DATED, {
      unknown: 'La experiencia no existe',
      tooMany: `Pregunta por ${MAX_DATED} experiencias como máximo`,
    }),
    from: searchFilters.from,
    to: searchFilters.to,
    guests: searchFilters.guests,
  }),
  status: 200,
  answer: z
    .object({ items: z.array(z.object({ id: z.uuid(), nextDate: z.iso.datetime(), spots: z.int().positive() })) })
    .meta({ id: 'TripDates' }),
  refusals: [],
})
