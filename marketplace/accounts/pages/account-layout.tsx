import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { PortalFailure } from '#marketplace/site/parts/portal-failure.tsx'
import { usePath } from '#marketplace/site/parts/use-path.ts'
import { AccountSidebar } from '../parts/account-sidebar.tsx'
import { requireSession } from '../session/parts/guards.ts'
import { knownUser, useSession } from '../session/parts/session.ts'
import { SessionScreen } from '../session/parts/session-screen.tsx'

/** The pages of an account, behind the guard (SHELL-54, SHELL-55). */
export const Route = createFileRoute('/_traveler/profile')({
  beforeLoad: async (guarded) => {
    // A session that ends while the reservations are on screen leads home; on entry the guard decides (ACC-05).
    const stays = guarded.cause === 'stay' && guarded.location.pathname === '/profile/reservations'
    if (stays && !(await knownUser(guarded.context.queryClient))) throw redirect({ href: '/' })
    await requireSession(guarded)
  },
  pendingComponent: SessionScreen,
  errorComponent: PortalFailure,
  component: AccountLayout,
})

function AccountLayout() {
  const { user } = useSession()
  const here = usePath()
  if (!user) return <SessionScreen />
  return (
    <div className="page grid grid-cols-1 gap-x-10 gap-y-6 py-6 lg:grid-cols-[15rem_minmax(0,1fr)] md:py-10 lg:py-12">
      <AccountSidebar user={user} here={here} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}
