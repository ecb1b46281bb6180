import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'

export function Failure() {
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <ErrorState
        level={1}
        title="Esta página no quiso abrir"
        text="Algo falló de nuestro lado, no del tuyo. Tus reservas están a salvo; inténtalo de nuevo en un momento."
      >
        <RetryLink />
        <ButtonLink href="/" variant="secondary">
          Ir al inicio
        </ButtonLink>
      </ErrorState>
    </div>
  )
}
