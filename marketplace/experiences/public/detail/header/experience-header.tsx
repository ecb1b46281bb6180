import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { ExperienceDetail } from '../../../experience.contract.ts'
import { NOT_PUBLISHED } from '../../../experience.text.ts'
import { OwnPreview } from '../own-preview.tsx'
import { ExperienceActions } from './experience-actions.tsx'
import { HostRating } from './host-rating.tsx'

const Rating = island('host-rating', HostRating)
const Actions = island('experience-actions', ExperienceActions)

type ExperienceHeaderProps = { experience: ExperienceDetail; home: string }

/** Title, place, rating of the host and actions; a notice on an unpublished one (DET-23). @param home scheme and host */
export function ExperienceHeader({ experience, home }: ExperienceHeaderProps) {
  const { id, title, location, host, shortDescription, status } = experience
  const place = location && [location.city, location.state].filter((part, at, all) => part && all.indexOf(part) === at)
  const isOwn = useSession().user?.id === host.id
  const unpublished = status !== 'published' && (
    <Notice tone="warning" title={NOT_PUBLISHED} className="mb-5">
      Solo la ven quien la ofrece, la administración y quienes ya tienen una reserva.
    </Notice>
  )
  return (
    <header className="pt-6 pb-7 md:pt-8">
      {isOwn ? <OwnPreview experience={experience} /> : unpublished}
      <h1 className="text-title break-words">{title}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-tinta-suave">
        {place && (
          <p className="inline-flex min-w-0 items-center gap-1.5">
            <Icon name="pin" size="sm" className="shrink-0" />
            <span className="min-w-0 break-words">{place.join(', ')}</span>
          </p>
        )}
        <Rating id={id} />
      </div>
      {shortDescription && <p className="measure mt-4 text-lg break-words">{shortDescription}</p>}
      <Actions id={id} home={home} />
    </header>
  )
}
