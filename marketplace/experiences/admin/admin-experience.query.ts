import { adminApi, api } from '#marketplace/client.ts'
import { adminQuery } from '../../admin/list/list.query.ts'
import { type KnownView, type ListView, queryOf } from '../../admin/list/list.view.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const experiencesKnown: KnownView = {
  sorts: ['created', 'title', 'price', 'bookings'],
  filters: {
    status: ['submitted', 'published', 'draft', 'paused', 'archived'],
    category: 'text',
    featured: ['yes'],
    informational: ['yes'],
    host: 'text',
  },
}

/** What the server is asked; an address with a mistyped category or host shows the list without it. */
const asked = (view: ListView) => {
  const { category, host, ...filters } = view.filters
  return queryOf({
    ...view,
    filters: {
      ...filters,
      ...(category && (category === 'none' || ID.test(category)) ? { category } : {}),
      ...(host && ID.test(host) ? { host } : {}),
    },
  })
}

export const experiencesQuery = (view: ListView) =>
  adminQuery(['experiences', view], () => adminApi.experiences.list({ query: asked(view) as never }))
export const experienceQuery = (id: string) =>
  adminQuery(['experience', id], () => adminApi.experiences.show({ params: { id } }))
/** The categories to choose among. */
export const categoryChoices = adminQuery(['category-choices'], () => api.categories.list())
