import { createFileRoute, Outlet } from '@tanstack/react-router'
import { keepToOwnArea } from '#marketplace/accounts/public/session/guards.view.ts'
import { drawnUser } from '#marketplace/accounts/public/session/session.store.ts'
import { idsQuery } from '#marketplace/favorites/public/favorite-ids.store.ts'
import { TravelerFrame } from './traveler-frame.tsx'

export const Route = createFileRoute('/_traveler')({
  beforeLoad: keepToOwnArea,
  loader: async ({ context: { queryClient } }) => {
    // Hearts are drawn as they are. Without an answer they wait for the browser's own question.
    if (!import.meta.env.SSR) return
    const user = await drawnUser(queryClient)
    if (user?.role === 'traveler') await queryClient.prefetchQuery(idsQuery)
  },
  component: TravelerLayout,
})

function TravelerLayout() {
  return (
    <TravelerFrame>
      <Outlet />
    </TravelerFrame>
  )
}
