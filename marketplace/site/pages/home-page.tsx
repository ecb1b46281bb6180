import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../parts/home.tsx'
import { homeHead } from '../parts/home-head.ts'
import { loadHome } from '../parts/home-queries.ts'
import { momentAt } from '../parts/moment.ts'

export const Route = createFileRoute('/_traveler/')({
  loader: async ({ context }) => {
    await loadHome(context.queryClient)
    return momentAt(new Date())
  },
  head: homeHead,
  component: HomePage,
})

function HomePage() {
  return <Home moment={Route.useLoaderData()} />
}
