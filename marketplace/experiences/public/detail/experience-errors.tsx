import { FrameNav } from '#marketplace/site/public/header/frame-nav.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { experienceErrors } from '../../experience.text.ts'

const heading = 'Experiencia no encontrada'

/** Missing, not visible to this visitor, or an invalid address (DET-01 to DET-04). */
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
    <FrameNav instead />
  </div>
)

/** The experience could not be read (DET-05). */
export const ExperienceFailed = () => (
  <div className="page max-w-3xl py-12 md:py-20">
    <ErrorState level={1} title={heading} text={experienceErrors.failed}>
      <RetryLink variant="secondary" />
      <ButtonLink href="/search" icon="search">
        Explorar experiencias
      </ButtonLink>
    </ErrorState>
    <FrameNav instead />
  </div>
)
