import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PortalFailure } from '#marketplace/site/host/portal-failure.tsx'
import { usePath } from '#marketplace/site/public/header/use-path.ts'
import { requireSession } from '../session/guards.view.ts'
import { useSession } from '../session/session.store.ts'
import { SessionScreen } from '../session/session-screen.tsx'
import { AccountSidebar } from './account-sidebar.tsx'

/** The pages of an account, which require a session (SHELL-54, SHELL-55). */
export const Route = createFileRoute('/_traveler/profile')({
  beforeLoad: requireSession,
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
