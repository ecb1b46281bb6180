import { useEffect } from 'react'
import { showShell } from '#platform/offline/shell.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Placeholder of the date's page. */
export const DateLoading = () => (
  <div role="status" className="page grid max-w-5xl gap-5 py-6 md:py-10">
    <span className="sr-only">Cargando invitados</span>
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-14 w-1/2" />
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
)

/** The date could not be read; without a network, the list on the device is shown instead. */
export function DateFailed() {
  useEffect(() => void showShell(), [])
  return (
    <div className="page max-w-3xl py-12 md:py-20">
      <ErrorState level={1} title="No se pudieron cargar los invitados" text="Revisa tu conexión e inténtalo de nuevo.">
        <RetryLink variant="secondary" />
      </ErrorState>
    </div>
  )
}
