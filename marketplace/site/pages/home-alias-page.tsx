import { createFileRoute } from '@tanstack/react-router'
import { Home } from '../parts/home.tsx'
import { loadHome } from '../parts/home-queries.ts'
import { momentAt } from '../parts/moment.ts'
import { homeHead } from '../parts/static-heads.ts'

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
