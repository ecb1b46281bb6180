import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { isSessionUnknown } from '#marketplace/accounts/public/session/session.store.ts'
import { HostSessionScreen, SessionScreen } from '#marketplace/accounts/public/session/session-screen.tsx'
import { Failure } from '../public/layout/failure.tsx'

type PortalFailureProps = ErrorComponentProps & { portal?: 'host' }

/** A guarded layout that failed: the session could not be read (SHELL-66, SHELL-67), or something crashed. */
export function PortalFailure({ error, portal }: PortalFailureProps) {
  const router = useRouter()
  if (!isSessionUnknown(error)) return <Failure />
  const Screen = portal === 'host' ? HostSessionScreen : SessionScreen
  return <Screen error={(error as Error).message} onRetry={() => void router.invalidate()} />
}
