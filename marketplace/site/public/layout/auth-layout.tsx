import { createFileRoute, Outlet } from '@tanstack/react-router'
import { redirectSignedIn } from '#marketplace/accounts/public/session/guards.view.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The doors; somebody already signed in is led away (SHELL-10). */
export const Route = createFileRoute('/auth')({ beforeLoad: redirectSignedIn, component: AuthLayout })

function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}
