import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { hostText } from '../host.text.ts'

/** Nobody hosts under this address, or it cannot be one (HPUB-01). */
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

/** The profile could not be read (HPUB-11). */
export const HostFailed = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState level={1} title={hostText.failed} text="Algo falló de nuestro lado. Inténtalo de nuevo en un momento.">
      <Button variant="secondary" onClick={() => location.reload()}>
        Reintentar
      </Button>
      <ButtonLink href="/search" icon="search">
        Explorar experiencias
      </ButtonLink>
    </ErrorState>
  </div>
)
