import { createFileRoute, notFound } from '@tanstack/react-router'
import { NotFound } from '../parts/not-found.tsx'

/** An address of the back office without a page: 404 for administrators, the guard of the layout for everybody else. */
export const Route = createFileRoute('/admin/$')({
  loader: () => {
    throw notFound()
  },
  notFoundComponent: NotFound,
})
