import { adminApi } from '#marketplace/client.ts'
import { isUuidShaped } from '#marketplace/experiences/experience.rules.ts'
import { adminQuery } from '../../admin/list/list.query.ts'
import { type KnownView, type ListView, queryOf, readView } from '../../admin/list/list.view.ts'

/** What the address of the list may say. */
export const reviewsKnown = {
  sorts: ['created', 'rating'],
  filters: { rating: ['5', '4', '3', '2', '1'], state: ['visible', 'hidden'], person: 'text' },
} as const satisfies KnownView

/** Reads the address; a person who can not exist is left out. */
export function readReviewsView(search: Parameters<typeof readView>[0]): ListView {
  const view = readView(search, reviewsKnown)
  const { person, ...filters } = view.filters
  return person && isUuidShaped(person) ? view : { ...view, filters }
}

export const reviewsQuery = (view: ListView) =>
  adminQuery(['reviews', view], () => adminApi.reviews.list({ query: queryOf(view) as never }))

/** A mistyped address is as missing as one that never was. */
const NOWHERE = { ok: false, refusal: { status: 404, message: '' } } as const

export const reviewQuery = (id: string) =>
  adminQuery(['review', id], async () => (isUuidShaped(id) ? adminApi.reviews.show({ params: { id } }) : NOWHERE))
