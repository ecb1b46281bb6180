import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFound } from '#marketplace/site/parts/not-found.tsx'
import { deskPageAt } from '../parts/desk.ts'

/** The back office: its own list says which page stands where (docs/decisions/0120). */
export const Route = createFileRoute('/admin/$')({
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params: { _splat = '' }, deps: search }) => {
    const found = deskPageAt(_splat)
    if (!found) throw notFound()
    await found.page.load?.(context.queryClient, { id: found.id, search })
    return found.page.title
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData ?? 'Administración'} · Torogoz` }] }),
  component: Desk,
  notFoundComponent: NotFound,
})

function Desk() {
  const { _splat = '' } = Route.useParams()
  const search = Route.useSearch()
  const found = deskPageAt(_splat)
  if (!found) return <NotFound />
  const { page, id } = found
  return <page.Page key={`${page.path} ${id}`} id={id} search={search} />
}
