import { spotsText } from '#marketplace/experiences/availability/availability.text.ts'
import { shortDate, timeOfDay } from '#platform/clock.ts'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { ResponsivePicture } from '#ui/media/responsive-picture.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { formatPrice } from '#ui/price.tsx'
import type { NewestExperience } from '../../../hosts/dashboard/stats.contract.ts'
import { addressOf } from '../../../hosts/host/dashboard/dashboard-view.view.ts'

const statusLook: Record<NewestExperience['status'], [string, BadgeTone]> = {
  draft: ['Borrador', 'maiz'],
  published: ['Publicada', 'success'],
  paused: ['Pausada', 'neutral'],
  archived: ['Archivada', 'neutral'],
}

/** The newest three experiences and a link to all (HDASH-09). */
export const NewestExperiences = ({ experiences }: { experiences: NewestExperience[] }) => (
  <section aria-labelledby="mis-experiencias" className="mt-10 md:mt-12">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h2 id="mis-experiencias" className="text-heading">
        Mis experiencias
      </h2>
      {experiences.length > 0 && (
        <ButtonLink
          href={addressOf('/host/dashboard', { tab: 'experiences' })}
          variant="ghost"
          size="sm"
          iconAfter="arrow-right"
          className="-mr-3"
        >
          Ver todas
        </ButtonLink>
      )}
    </div>
    {experiences.length === 0 ? (
      <div className="mt-4">
        <EmptyState
          icon="mountain"
          level={3}
          title="No hay experiencias disponibles"
          text="Crea la primera: se guarda como borrador hasta que tú decidas publicarla."
        >
          <ButtonLink href="/host/experiences/new" icon="plus">
            Crear Experiencia
          </ButtonLink>
        </EmptyState>
      </div>
    ) : (
      <ul className="mt-4 grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-5">
        {experiences.map((experience) => (
          <li key={experience.id} className="min-w-0">
            <Newest experience={experience} />
          </li>
        ))}
      </ul>
    )}
  </section>
)

function Newest({ experience }: { experience: NewestExperience }) {
  const { id, title, status, price, picture, nextDate, spots } = experience
  const [label, tone] = statusLook[status]
  return (
    <article className="card relative flex h-full overflow-hidden transition-colors hover:border-turquesa md:flex-col">
      <div className="relative w-28 shrink-0 bg-lino md:aspect-video md:w-full">
        {picture ? (
          <ResponsivePicture
            picture={picture}
            alt=""
            sizes="(min-width: 75rem) 24rem, (min-width: 48rem) 30vw, 7rem"
            className="size-full"
          />
        ) : (
          <span className="absolute inset-0 flex items-center justify-center text-tinta-suave">
            <Icon name="image" size="lg" />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5 p-4">
        <Badge tone={tone}>{label}</Badge>
        <h3 className="line-clamp-2 text-subheading">
          <Link href={`/host/experiences/${id}/edit`} className="after:absolute after:inset-0">
            {title || 'Sin título'}
          </Link>
        </h3>
        <p className="tabular mt-auto text-sm text-tinta-suave">
          <strong className="text-tinta">{formatPrice(price)}</strong>
          {status === 'published' && (
            <>
              {' · '}
              {nextDate
                ? `${shortDate(nextDate)}, ${timeOfDay(nextDate)}, ${spotsText(spots ?? 0)}`
                : 'Sin fechas con cupos'}
            </>
          )}
        </p>
      </div>
    </article>
  )
}
