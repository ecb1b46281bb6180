import type { ErrorComponentProps } from '@tanstack/react-router'
import { failureText } from '#platform/pages/failure-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { TestHostLogin } from '../test-host/test-host-login.tsx'

/** Whether a message says that nobody is signed in, whichever part of the server wrote it (HDASH-13). */
export const isSignedOutMessage = (message: string) => /autenticado/i.test(message)

/** The session ended while the dashboard was open (HDASH-13). */
export const AuthenticationFailed = ({ message }: { message: string }) => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState level={1} title="Error de autenticación" text={message}>
      <ButtonLink href="/auth/host/login" icon="key">
        Iniciar sesión
      </ButtonLink>
      <TestHostLogin />
    </ErrorState>
  </div>
)

/** The page itself crashed (HDASH-12). */
export function DashboardFailed({ error }: Pick<ErrorComponentProps, 'error'>) {
  const message = failureText(error, 'Error desconocido')
  if (isSignedOutMessage(message)) return <AuthenticationFailed message={message} />
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <ErrorState level={1} title="Error" text={message}>
        <RetryLink variant="secondary" />
      </ErrorState>
    </div>
  )
}
