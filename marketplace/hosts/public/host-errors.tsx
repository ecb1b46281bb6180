import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { hostText } from '../host.text.ts'

/** No host has this address, or it is not valid (HPUB-01). */
export const HostNotFound = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState
      level={1}
      title={hostText.missing}
      text="Puede que ya no reciba viajeros, o que al enlace le falte una parte."
    >
      <ButtonLink href="/search" icon="search">
        Explorar experiencias
      </ButtonLink>
    </ErrorState>
  </div>
)

/** The profile failed to load (HPUB-11). */
export const HostFailed = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState level={1} title={hostText.failed} text="Algo falló de nuestro lado. Inténtalo de nuevo en un momento.">
      <RetryLink variant="secondary" />
      <ButtonLink href="/search" icon="search">
        Explorar experiencias
      </ButtonLink>
    </ErrorState>
  </div>
)
