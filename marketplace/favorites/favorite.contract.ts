import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'
import { idParams, pageQuery, TimeCursor } from '#platform/http/params.ts'

const words = { NOT_SIGNED_IN: 'Debes iniciar sesión para guardar favoritos' }

export const list = endpoint({
  method: 'get',
  path: '/favorites',
  summary: 'The ids of what this traveler saved, the newest first; also those that are unpublished now',
  tag: 'Favoritos',
  access: 'traveler',
  status: 200,
  answer: z.object({ ids: z.array(z.uuid()) }).meta({ id: 'FavoriteIds' }),
  refusals: [],
  words,
})

export const listCards = endpoint({
  method: 'get',
  path: '/favorites/experiences',
  summary: 'What this traveler saved and is published now, the newest first',
  tag: 'Favoritos',
  access: 'traveler',
  query: z.object({
    ...pageQuery(TimeCursor, 24),
  }),
  status: 200,
  answer: z.object({ cards: z.array(ExperienceCard), next: z.string().nullable() }).meta({ id: 'FavoriteCards' }),
  refusals: [],
  words,
})

export const add = endpoint(
  {
    method: 'put',
    path: '/favorites/{id}',
    summary: 'Save a published experience; saving it again changes nothing',
    tag: 'Favoritos',
    access: 'traveler',
    params: idParams,
    status: 204,
    answer: null,
    refusals: ['EXPERIENCE_NOT_FOUND'],
    words,
  },
  {},
)

export const remove = endpoint(
  {
    method: 'delete',
    path: '/favorites/{id}',
    summary: 'Forget a saved experience; forgetting it again changes nothing',
    tag: 'Favoritos',
    access: 'traveler',
    params: idParams,
    status: 204,
    answer: null,
    refusals: [],
    words,
  },
  {},
)
