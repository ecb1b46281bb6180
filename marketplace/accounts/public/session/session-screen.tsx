import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Spinner } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { CHECKING, SESSION_SCREEN } from '../../session/session.text.ts'
import { useSession } from './session.store.ts'

type Props = {
  /** The failure; by default the error of the running check. */
  error?: string
  /** By default starts the check again. A guard's failure needs `() => router.invalidate()`. */
  onRetry?: () => void
}

/** Covers the screen while a guard checks the session; shows the cause and a retry when that fails (SHELL-65, SHELL-66). */
export function SessionScreen(props: Props) {
  const session = useSession()
  const error = props.error ?? session.error
  return (
    <section
      aria-label={SESSION_SCREEN}
      className="fixed inset-0 z-40 flex flex-col items-center justify-center gap-5 overflow-y-auto bg-arena px-6 py-10 text-center"
    >
      {error ? (
        <SessionTrouble error={error} onRetry={props.onRetry ?? session.retry} />
      ) : (
        <p role="status" className="flex flex-col items-center gap-4 text-lg">
          <Spinner className="size-9 text-turquesa" />
          {CHECKING}
        </p>
      )}
    </section>
  )
}

/** The same for the host portal, with its own texts (SHELL-67). */
export function HostSessionScreen(props: Props) {
  const session = useSession()
  const error = props.error ?? session.error
  return (
    <section
      aria-label={SESSION_SCREEN}
      className="mx-auto flex min-h-80 max-w-xl flex-col items-center justify-center gap-4 px-6 py-16 text-center"
    >
      {error ? (
        <SessionTrouble error={error} onRetry={props.onRetry ?? session.retry} />
      ) : (
        <p role="status" className="flex items-center gap-3">
          <Spinner className="size-6 text-turquesa" />
          Verificando tu acceso al portal de anfitriones…
        </p>
      )}
    </section>
  )
}

function SessionTrouble({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <>
      <p className="sr-only">{CHECKING}</p>
      <Icon name="alert" size="xl" className="text-canela" />
      <div role="alert" className="flex max-w-md flex-col gap-2">
        <h1 className="text-heading">No pudimos verificar tu sesión</h1>
        <p>Inténtalo de nuevo. Si sigue igual, revisa tu conexión.</p>
        <p className="text-sm whitespace-pre-line text-tinta-suave" lang="en">
          {error}
        </p>
      </div>
      <RetryLink icon="lock" onRetry={onRetry} />
    </>
  )
}
