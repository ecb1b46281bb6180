import { z } from 'zod'
import { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { endpoint } from '#platform/http/contract.ts'

/** Where the next page begins: when the last one was saved, and its id. */
const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** February 30 has the shape of a day and is none. */
const isMoment = (cursor: string) => {
  const moment = new Date(`${cursor.slice(0, 23)}Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().slice(0, 19) === cursor.slice(0, 19)
}

const ExperienceId = z.object({ id: z.uuid() })
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
    after: z.string().regex(CURSOR, 'La página no existe').refine(isMoment, 'La página no existe').optional(),
  }),
  status: 200,
  answer: z.object({ cards: z.array(ExperienceCard), next: z.string().nullable() }).meta({ id: 'FavoriteCards' }),
  refusals: [],
  words,
})

export const add = endpoint({
  method: 'put',
  path: '/favorites/{id}',
  summary: 'Save a published experience; saving it again changes nothing',
  tag: 'Favoritos',
  access: 'traveler',
  params: ExperienceId,
  status: 204,
  answer: null,
  refusals: ['EXPERIENCE_NOT_FOUND'],
  words,
})

export const remove = endpoint({
  method: 'delete',
  path: '/favorites/{id}',
  summary: 'Forget a saved experience; forgetting it again changes nothing',
  tag: 'Favoritos',
  access: 'traveler',
  params: ExperienceId,
  status: 204,
  answer: null,
  refusals: [],
  words,
})
