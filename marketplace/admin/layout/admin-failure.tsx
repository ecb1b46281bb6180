import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { useHydrated } from '#ui/hydrated.ts'

/** A page of the back office that could not be read: why, and a way to ask again. The frame stays. */
export function AdminFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  const alive = useHydrated()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await router.invalidate()
    setBusy(false)
  }
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
      <ErrorState
        level={1}
        title="Esta página no quiso abrir"
        text={error instanceof Error && error.message ? error.message : 'Algo falló de nuestro lado.'}
      >
        <Button variant="secondary" loading={busy} disabled={!alive} onClick={() => void retry()}>
          Reintentar
        </Button>
        <ButtonLink href="/admin" variant="secondary">
          Ir al panel
        </ButtonLink>
      </ErrorState>
    </div>
  )
}

/** No such page or thing in the back office (SHELL-53). */
export const AdminNotFound = () => (
  <div className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
    <ErrorState
      level={1}
      title="Aquí no hay nada"
      text="La página no existe, o lo que mostraba ya no está."
      detail="Error 404: página no encontrada"
    >
      <ButtonLink href="/admin" variant="secondary">
        Ir al panel
      </ButtonLink>
    </ErrorState>
  </div>
)
