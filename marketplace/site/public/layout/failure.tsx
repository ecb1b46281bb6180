import { useRouterState } from '@tanstack/react-router'
import { ButtonLink, buttonClass } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'

/** A page that broke. The retry is a plain link to the same address, so it works whatever is still alive of the page. */
export function Failure() {
  const again = useRouterState({ select: (state) => state.location.pathname + state.location.searchStr })
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <ErrorState
        level={1}
        title="Esta página no quiso abrir"
        text="Algo falló de nuestro lado, no del tuyo. Tus reservas están a salvo; inténtalo de nuevo en un momento."
      >
        <a href={again} className={buttonClass('primary')}>
          Reintentar
        </a>
        <ButtonLink href="/" variant="secondary">
          Ir al inicio
        </ButtonLink>
      </ErrorState>
    </div>
  )
}
