import { createFileRoute, Outlet } from '@tanstack/react-router'
import { redirectToOwnArea } from '#marketplace/accounts/public/session/guards.view.ts'
import { userForRender } from '#marketplace/accounts/public/session/session.store.ts'
import { idsQuery } from '#marketplace/favorites/public/favorite-ids.store.ts'
import { TravelerFrame } from './traveler-frame.tsx'

export const Route = createFileRoute('/_traveler')({
  beforeLoad: redirectToOwnArea,
  loader: async ({ context: { queryClient } }) => {
    // The hearts of favorites are in the server's HTML. If this query fails, the browser repeats it.
    if (!import.meta.env.SSR) return
    const user = await userForRender(queryClient)
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
