import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../parts/home.tsx'
import { homeHead } from '../parts/home-head.ts'
import { loadHome } from '../parts/home-queries.ts'
import { momentAt } from '../parts/moment.ts'

export const Route = createFileRoute('/_traveler/home')({
  loader: async ({ context }) => {
    await loadHome(context.queryClient)
    return momentAt(new Date())
  },
  head: homeHead,
  component: HomeAliasPage,
})

function HomeAliasPage() {
  return <Home moment={Route.useLoaderData()} />
}
