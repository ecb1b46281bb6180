import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { Notice } from '#ui/feedback/error-state.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { Stars } from '#ui/stars.tsx'
import type { ExperienceDetail } from '../../../experience.contract.ts'

/** Only its host needs it, so it is not in the first load. */
const OwnPreview = lazy(() => import('../own-preview.tsx'))

type ExperienceHeaderProps = { experience: ExperienceDetail; children: ReactNode }

/** Title, place, rating of the host and actions; a notice on an unpublished one (DET-23). */
export function ExperienceHeader({ experience, children }: ExperienceHeaderProps) {
  const { title, location, host, shortDescription, status } = experience
  const place = location && [location.city, location.state].filter((part, at, all) => part && all.indexOf(part) === at)
  const own = useSession().user?.id === host.id
  const unpublished = status !== 'published' && (
    <Notice tone="warning" title="Esta experiencia no está publicada" className="mb-5">
      Solo la ven quien la ofrece, la administración y quienes ya tienen una reserva.
    </Notice>
  )
  return (
    <header className="pt-6 pb-7 md:pt-8">
      {useHydrated() && own ? (
        <Suspense fallback={unpublished}>
          <OwnPreview experience={experience} />
        </Suspense>
      ) : (
        unpublished
      )}
      <h1 className="text-title break-words">{title}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-tinta-suave">
        {place && (
          <p className="inline-flex min-w-0 items-center gap-1.5">
            <Icon name="pin" size="sm" className="shrink-0" />
            <span className="min-w-0 break-words">{place.join(', ')}</span>
          </p>
        )}
        {host.rating !== null && (
          <a href="#resenas" className="inline-flex min-h-6 items-center gap-1.5 hover:underline">
            <Stars value={host.rating} count={host.reviewCount} />
            <span className="text-sm">del anfitrión</span>
          </a>
        )}
      </div>
      {shortDescription && <p className="measure mt-4 text-lg break-words">{shortDescription}</p>}
      <div className="mt-5 flex flex-wrap gap-2">{children}</div>
    </header>
  )
}
