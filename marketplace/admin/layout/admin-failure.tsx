import { useQueryClient } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { failureText } from '#platform/pages/failure-text.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { useAction } from '#ui/use-action.ts'
import { findFocus } from '#ui/use-focus-after.ts'

/**
 * The error page of the back office: why the data could not be read, and a retry. Header and menu stay, so that the operator
 * can go elsewhere.
 */
export function AdminFailure({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const retry = useAction({
    send: async () => {
      // Where the page could not draw an answer, that one must not be taken again because it is fresh.
      await queryClient.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' })
      return { ok: true, data: await router.invalidate() } as const
    },
    // No notice, because the page itself shows the new failure.
    failed: () => null,
    // The link that was pressed is gone with the failure.
    settled: () => requestAnimationFrame(() => requestAnimationFrame(findFocus)),
  })
  return (
    <Instead title="Esta página no quiso abrir" text={failureText(error)}>
      <RetryLink variant="secondary" onRetry={() => void retry.run()} />
    </Instead>
  )
}

/** No such page or thing in the back office (SHELL-53). */
export const AdminNotFound = () => (
  <Instead
    title="Aquí no hay nada"
    text="La página no existe, o lo que mostraba ya no está."
    detail="Error 404: página no encontrada"
  />
)

/** A page that the role of who looks does not open (docs/decisions/0213). */
export const NotForRole = () => (
  <Instead
    title="Tu rol no abre esta página"
    text="Si la necesitas para tu trabajo, pídesela a alguien con el rol de administración."
  />
)

/** What stands instead of a page, with the way to the dashboard. */
const Instead = ({ children, ...state }: ComponentProps<typeof ErrorState>) => (
  <div className="mx-auto w-full max-w-3xl px-4 py-8 md:px-8">
    <ErrorState level={1} {...state}>
      {children}
      <ButtonLink href="/admin" variant="secondary">
        Ir al panel
      </ButtonLink>
    </ErrorState>
  </div>
)
