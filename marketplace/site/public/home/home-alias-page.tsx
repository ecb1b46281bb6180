import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from './home.head.ts'
import { loadHome } from './home.query.ts'
import { Home } from './home.tsx'
import { momentAt } from './moment.view.ts'

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
