import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useTripDates } from '#marketplace/discovery/public/trip/use-trip-dates.ts'
import { LISTS_CAUSE, LISTS_FAILED } from '#marketplace/discovery/search/search.text.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { ExperienceCards } from '#marketplace/experiences/public/card/experience-card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { CardActions } from '../layout/card-actions.tsx'
import { homeQuery } from './home.query.ts'

/** A row that scrolls sideways on a phone, four columns on a wide screen. */
const row =
  'scroll-row sm:overflow-visible max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:gap-4 max-sm:px-4 max-sm:pb-1 max-sm:*:w-[78%] max-sm:*:shrink-0 max-sm:*:snap-start sm:grid sm:grid-cols-2 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-4'

type ListProps = { id: string; title: string; lead?: string; more?: ReactNode; className?: string; children: ReactNode }

const List = ({ id, title, lead, more, className = '', children }: ListProps) => (
  <section aria-labelledby={id} className={`page ${className}`}>
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-7">
      <div className="min-w-0">
        <h2 id={id} className="text-title wrap-anywhere">
          {title}
        </h2>
        {lead && <p className="mt-1.5 text-tinta-suave">{lead}</p>}
      </div>
      {more}
    </div>
    {children}
  </section>
)

/** The lists of the home page (HOME-04 to HOME-09). */
export function HomeLists() {
  const { data: answer } = useQuery(homeQuery)
  const lists = answer?.ok ? [answer.data.featured, answer.data.recommended, answer.data.listing] : []
  const withTripDate = useTripDates(lists.flat())
  if (!answer?.ok) {
    return (
      <div className="page">
        <ErrorState title={LISTS_FAILED} detail={LISTS_CAUSE}>
          <RetryLink />
        </ErrorState>
      </div>
    )
  }
  const [featured = [], recommended = [], listing = []] = lists.map((cards) => cards.map(withTripDate))
  if (lists.flat().length === 0) {
    return (
      <div className="page">
        <EmptyState
          icon="mountain"
          title="No hay experiencias disponibles"
          text="Los anfitriones están preparando nuevas fechas. Vuelve pronto, o mira todo lo que hay en el catálogo."
        >
          <ButtonLink href="/search">Explorar el catálogo</ButtonLink>
        </EmptyState>
      </div>
    )
  }
  // Each list hydrates separately: a card has two buttons, and hydrating twenty at once would block a slow phone.
  return (
    <CardActions>
      <Suspense>
        <CardList id="destacadas" title="Experiencias destacadas" cards={featured} />
      </Suspense>
      <Suspense>
        <CardList
          id="para-ti"
          title="Recomendadas para ti"
          lead="Lo más pedido, con cupo en los próximos días."
          cards={recommended}
        />
      </Suspense>
      <Suspense>
        {listing.length > 0 && (
          <List
            id="todas"
            title="Todas las experiencias"
            more={
              <ButtonLink href="/search" variant="ghost" iconAfter="arrow-right" className="-mx-4">
                Ver todas
              </ButtonLink>
            }
          >
            <ExperienceCards cards={listing} />
            <p className="mt-10 text-center">
              <ButtonLink href="/search" variant="secondary" size="lg" icon="search" className="max-w-full">
                Explorar todas las experiencias
              </ButtonLink>
            </p>
          </List>
        )}
      </Suspense>
    </CardActions>
  )
}

type CardListProps = { id: string; title: string; lead?: string; cards: ExperienceCard[] }

/** A list that is absent when it is empty (EMPTY-07). */
const CardList = ({ cards, ...list }: CardListProps) =>
  cards.length > 0 && (
    <List {...list} className="render-near [--about:25rem]">
      <ExperienceCards
        cards={cards}
        className={row}
        sizes="(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 74vw"
      />
    </List>
  )
