import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { experienceErrors } from '../../experience.text.ts'

const heading = 'Experiencia no encontrada'

/** Missing, not for this visitor, or an address that cannot be one (DET-01 to DET-04). */
export const ExperienceNotFound = ({ text }: { text?: string }) => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState
      level={1}
      title={heading}
      text={!text || text === heading ? 'Puede que ya no se ofrezca, o que al enlace le falte una parte.' : text}
    >
      <ButtonLink href="/search" icon="search">
        Explorar experiencias
      </ButtonLink>
    </ErrorState>
  </div>
)

/** It could not be read (DET-05). */
export const ExperienceFailed = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState level={1} title={heading} text={experienceErrors.failed}>
      <Button variant="secondary" onClick={() => location.reload()}>
        Reintentar
      </Button>
      <ButtonLink href="/search" icon="search">
        Explorar experiencias
      </ButtonLink>
    </ErrorState>
  </div>
)
