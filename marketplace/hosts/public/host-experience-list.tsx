import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTripDates } from '#marketplace/discovery/public/trip/use-trip-dates.ts'
import { ExperienceCards, ExperienceCardsSkeleton } from '#marketplace/experiences/public/card/experience-card.tsx'
import { CardActions } from '#marketplace/site/public/layout/card-actions.tsx'
import { Notice } from '#ui/feedback/error-state.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { hostText } from '../host.text.ts'
import { hostExperiencesQuery, hostQuery } from './host.query.ts'

const grid = 'grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'
const sizes =
  '(min-width: 75rem) 16rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, (min-width: 40rem) 46vw, 94vw'

/** The host's experiences: the newest ones, or all. */
export const HostExperiences = ({ id, all }: { id: string; all?: boolean }) => (
  <CardActions>{all ? <AllExperiences id={id} /> : <NewestExperiences id={id} />}</CardActions>
)

/** The newest three experiences, and a link to all when there are more (HPUB-04). */
function NewestExperiences({ id }: { id: string }) {
  const { experienceCount, experiences } = useSuspenseQuery(hostQuery(id)).data
  const cards = experiences.map(useTripDates(experiences))
  if (cards.length === 0) return <p className="text-tinta-suave">{hostText.noExperiences}</p>
  return (
    <>
      <ExperienceCards cards={cards} className={grid} sizes={sizes} />
      {experienceCount > cards.length && (
        <p className="mt-8">
          <ButtonLink href={`/host/${id}?all=1#experiencias`} variant="secondary" iconAfter="arrow-right">
            Ver todas ({experienceCount})
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function AllExperiences({ id }: { id: string }) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    hostExperiencesQuery(id),
  )
  const listed = data?.pages.flatMap((page) => page.items) ?? []
  const cards = listed.map(useTripDates(listed))
  const retry = data ? () => void fetchNextPage() : () => void refetch()
  return (
    <>
      {data ? (
        <ExperienceCards cards={cards} className={grid} sizes={sizes} />
      ) : (
        !error && <ExperienceCardsSkeleton count={6} className={grid} />
      )}
      {error ? (
        <Notice tone="danger" title="No se pudieron cargar las experiencias" className="mt-6">
          <Button variant="secondary" size="sm" className="mt-2" onClick={retry}>
            Reintentar
          </Button>
        </Notice>
      ) : (
        hasNextPage && (
          <Button
            variant="secondary"
            className="mt-8"
            loading={isFetchingNextPage}
            loadingText="Cargando experiencias"
            onClick={() => void fetchNextPage()}
          >
            Ver más experiencias
          </Button>
        )
      )}
    </>
  )
}
