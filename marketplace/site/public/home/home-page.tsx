import { createFileRoute } from '@tanstack/react-router'
import { useLightPage } from '#platform/pages/light/light-route.ts'
import { homeHead } from './home.head.ts'
import { loadHome } from './home.query.ts'
import { Home } from './home.tsx'
import { momentAt } from './moment.view.ts'

export const Route = createFileRoute('/_traveler/')({
  staticData: { islands: 'home' },
  loader: async ({ context: { queryClient } }) => {
    const categories = await loadHome(queryClient)
    return { moment: momentAt(new Date()), categories }
  },
  head: homeHead,
  component: HomePage,
})

function HomePage() {
  return <Home {...useLightPage(Route).data} />
}
