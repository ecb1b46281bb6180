import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { CategoryFacet } from '../facets/facet.contract.ts'

const degrees = (max: number) =>
  z.coerce
    .number<string | number>('Escribe grados en decimales')
    .min(-max, 'La coordenada está fuera del mapa')
    .max(max, 'La coordenada está fuera del mapa')
    .optional()
    .meta({ type: 'number', minimum: -max, maximum: max })

export const Home = z
  .object({
    /** Up to 4, newest first (HOME-04). */
    featured: z.array(ExperienceCard),
    /** Up to 8, best first (REC-07). */
    recommended: z.array(ExperienceCard),
    /** The first 8 of all, newest first (HOME-06). */
    listing: z.array(ExperienceCard),
    categories: CategoryFacet,
  })
  .meta({ id: 'Home' })
export type Home = z.output<typeof Home>

export const showHome = endpoint({
  method: 'get',
  path: '/home',
  summary: 'The front page: lists of what can be booked and found on a map, and the categories',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  query: z.object({
    lat: degrees(90).describe('Where the visitor is, when they say so'),
    lng: degrees(180).describe('Where the visitor is, when they say so'),
  }),
  status: 200,
  answer: Home,
  refusals: [],
})

export const listSimilar = endpoint({
  method: 'get',
  path: '/experiences/{id}/similar',
  summary: 'Published experiences like this one, the most alike first',
  tag: 'Descubrir',
  access: 'anyone',
  replica: true,
  params: idParams,
  query: z.object({
    k: z.coerce
      .number<string | number>('Escribe cuántas')
      .int('Escribe un número entero')
      .min(1, 'Al menos una')
      .max(24, 'Como máximo 24')
      .default(8)
      .meta({ type: 'integer', minimum: 1, maximum: 24, default: 8 }),
  }),
  status: 200,
  answer: z.object({ items: z.array(ExperienceCard) }).meta({ id: 'SimilarExperiences' }),
  refusals: [],
})
