import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'
import { idParams } from '#platform/http/params.ts'
import { HOUR_S } from '#platform/units.ts'
import { MAX_ADDRESS_LENGTH } from './alert.rules.ts'

/** Something a traveler wants to be notified of. */
export const Alert = z
  .object({
    id: z.uuid(),
    /** `search`: new results of a saved search; `date`: the next date of an experience. */
    kind: z.enum(['search', 'date']),
    /** The search in words, or the title of the experience. */
    label: z.string(),
    /** The search or the experience; always a path of ours. */
    href: z.string(),
    experienceId: z.uuid().nullable(),
    /** `told`: the date was found and notified; `over`: the days of the search have passed. */
    state: z.enum(['active', 'told', 'over']),
    createdAt: z.iso.datetime(),
    toldAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Alert' })
export type Alert = z.output<typeof Alert>

const words = { NOT_SIGNED_IN: 'Inicia sesión para que podamos avisarte' }

export const list = endpoint({
  method: 'get',
  path: '/alerts',
  summary: 'The saved searches and next dates this traveler is told of, the newest first',
  tag: 'Alertas',
  access: 'traveler',
  status: 200,
  answer: z.object({ alerts: z.array(Alert) }).meta({ id: 'Alerts' }),
  refusals: [],
})

export const saveSearch = endpoint(
  {
    method: 'put',
    path: '/alerts/searches',
    summary: 'Tell this traveler of what a search finds anew; saving the same search again changes nothing',
    description:
      'One email a day at most, with all that is new. What an address holds that makes no sense asks for nothing.',
    tag: 'Alertas',
    access: 'traveler',
    limit: { points: 60, seconds: HOUR_S },
    body: z
      .object({
        /** The query string of the search's address. */
        search: z
          .string()
          .max(MAX_ADDRESS_LENGTH, 'Esta búsqueda es demasiado larga')
          .meta({ examples: ['q=surf&guests=2'] }),
      })
      .meta({ id: 'SearchToSave' }),
    status: 200,
    answer: Alert,
    refusals: ['MAILBOX_NEEDED', 'TOO_MANY_ALERTS', 'SEARCH_OVER', 'SEARCH_TOO_LONG'],
    words,
  },
  { body: ({ search = '' }) => ({ search }) },
)

export const awaitDate = endpoint(
  {
    method: 'put',
    path: '/experiences/{id}/alert',
    summary: 'Tell this traveler once when an experience without open dates has one',
    tag: 'Alertas',
    access: 'traveler',
    params: idParams,
    limit: { points: 60, seconds: HOUR_S },
    status: 200,
    answer: Alert,
    refusals: ['EXPERIENCE_NOT_FOUND', 'DATE_OPEN', 'MAILBOX_NEEDED', 'TOO_MANY_ALERTS'],
    words,
  },
  {},
)

export const remove = endpoint(
  {
    method: 'delete',
    path: '/alerts/{id}',
    summary: 'Tell of this no more; removing it again changes nothing',
    tag: 'Alertas',
    access: 'traveler',
    params: idParams,
    status: 204,
    answer: null,
    refusals: [],
  },
  {},
)
