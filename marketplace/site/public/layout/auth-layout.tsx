import { createFileRoute, Outlet } from '@tanstack/react-router'
import { redirectSignedIn } from '#marketplace/accounts/public/session/guards.view.ts'
import { AuthFrame } from './auth-frame.tsx'

/** The sign-in pages; a person already signed in is redirected (SHELL-10). */
export const Route = createFileRoute('/auth')({ beforeLoad: redirectSignedIn, component: AuthLayout })

function AuthLayout() {
  return (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  )
}
