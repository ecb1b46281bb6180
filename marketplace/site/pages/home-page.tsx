import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../parts/home.tsx'
import { momentAt } from '../parts/moment.ts'
import { homeHead } from '../parts/static-heads.ts'

export const Route = createFileRoute('/_traveler/')({
  loader: () => momentAt(new Date()),
  head: homeHead,
  component: HomePage,
})

function HomePage() {
  return <Home moment={Route.useLoaderData()} />
}
