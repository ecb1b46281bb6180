import { type MouseEvent, useEffect, useRef } from 'react'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { ExperienceCards, ExperienceCardsSkeleton } from '#marketplace/experiences/public/card/experience-card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState, Notice } from '#ui/feedback/error-state.tsx'
import { RetryLink } from '#ui/feedback/retry-link.tsx'
import { ButtonLink, buttonClass, Spinner } from '#ui/forms/button.tsx'
import { type Filters, noFilters } from '../../search/filters/filter-address.rules.ts'
import { distanceText } from '../../search/near/near.rules.ts'
import type { SearchPage } from '../../search/search.contract.ts'
import { LISTS_CAUSE, LISTS_FAILED } from '../../search/search.text.ts'
import { activeFilters } from '../filters/active-filters.view.ts'
import { CenterProvider } from './distance.tsx'
import { useSearchSurface } from './search-surface.view.ts'

// On a phone the search box is sticky, so focused cards must stop below it. Pictures are flatter there, so that the first
// screen shows two cards.
const grid =
  'render-each-near grid grid-cols-1 gap-x-5 gap-y-6 max-[30rem]:[--about:calc(50vw+4.9rem)] max-[30rem]:[--shape:2/1] min-[30rem]:gap-y-9 min-[30rem]:grid-cols-2 min-[30rem]:[--about:calc(37.5vw+5.7rem)] xl:grid-cols-3 max-md:[&_:is(a,button)]:scroll-mt-10'
const sizes = '(min-width: 80rem) 17rem, (min-width: 48rem) 33vw, (min-width: 30rem) 46vw, 94vw'
/** The largest paint alone is fetched before the layout: more pictures share a slow line with it. */
const LARGEST_PAINTS = 1

type ResultsProps = {
  cards: ExperienceCard[]
  isOld: boolean
  next: { href: string; load: () => Promise<unknown>; isLoading: boolean; hasFailed: boolean } | null
}

/** The cards found, and the link to the next page, which the browser appends to the list. */
export function Results({ cards, isOld, next }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const had = useRef<number>(null)
  const more = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !next) return
    event.preventDefault()
    if (next.isLoading) return
    had.current = cards.length
    void next.load()
  }
  // Moves the keyboard focus to the first new card.
  useEffect(() => {
    if (had.current === null || cards.length <= had.current) return
    list.current?.querySelectorAll<HTMLElement>('article a')[had.current]?.focus({ preventScroll: true })
    had.current = null
  }, [cards.length])
  return (
    <div ref={list} aria-busy={isOld} className={`transition-opacity ${isOld ? 'opacity-55' : ''}`}>
      <ExperienceCards cards={cards} level={3} first={LARGEST_PAINTS} className={grid} sizes={sizes} />
      {next && (
        <div className="mt-10 flex flex-col items-center gap-4">
          {next.hasFailed && (
            <Notice tone="danger" className="w-full max-w-md">
              {LISTS_FAILED}
            </Notice>
          )}
          <a
            href={next.href}
            rel="next"
            data-in-place=""
            onClick={more}
            aria-disabled={next.isLoading || undefined}
            className={buttonClass('secondary', 'lg')}
          >
            {next.isLoading && <Spinner />}
            {next.isLoading ? 'Cargando más…' : 'Ver más'}
          </a>
        </div>
      )}
    </div>
  )
}

export const ResultsSkeleton = () => <ExperienceCardsSkeleton count={6} className={grid} />

/** Loading failed (SRCH-14). The link reloads the page, because the script itself may be broken. */
export const ResultsFailed = ({ level = 2 }: { level?: 1 | 2 }) => (
  <ErrorState level={level} title={LISTS_FAILED} detail={LISTS_CAUSE}>
    <RetryLink />
  </ErrorState>
)

/** No network; the query runs by itself once there is one. */
export const ResultsOffline = () => (
  <Notice tone="warning" role="status" className="mb-5">
    Sin conexión. Los resultados llegan en cuanto vuelva la señal.
  </Notice>
)

type NoResultsProps = { filters: Filters } & Partial<Pick<SearchPage, 'instead' | 'relaxed'>>

/**
 * No matches (SRCH-13): offers the nearest ones, if a place was asked for, or what has some of the words, or filters to drop.
 */
export function NoResults({ filters, instead, relaxed }: NoResultsProps) {
  const active = activeFilters(filters)
  const { href } = useSearchSurface()
  if (instead)
    return (
      <CenterProvider value={instead.place}>
        <p role="status" className="mb-5 text-lg">
          No hay nada {filters.near ? 'cerca de' : 'en'} {instead.place.name}. Esto está {distanceText(instead.km)}:
        </p>
        <ExperienceCards cards={instead.items} level={3} first={LARGEST_PAINTS} className={grid} sizes={sizes} />
      </CenterProvider>
    )
  if (relaxed)
    return (
      <>
        <p role="status" className="mb-5 text-lg wrap-anywhere">
          Nada tiene «{filters.q}». Esto {relaxed.q ? `tiene «${relaxed.q}»` : 'es lo que hay ahí'}:
        </p>
        <ExperienceCards cards={relaxed.items} level={3} first={LARGEST_PAINTS} className={grid} sizes={sizes} />
        {relaxed.total > relaxed.items.length && (
          <p className="mt-8 text-center">
            <ButtonLink href={href({ ...filters, q: relaxed.q, sort: null })} variant="secondary">
              Ver las {relaxed.total}
            </ButtonLink>
          </p>
        )}
      </>
    )
  return (
    <EmptyState
      title="No se encontraron experiencias"
      text={
        active.length > 1
          ? 'Nada cumple todo lo que pediste. Prueba a quitar algo:'
          : 'Prueba con otras palabras, otra fecha o mira todo lo que hay.'
      }
    >
      {active.length > 1 &&
        active.slice(0, 4).map(({ label, without }) => (
          <ButtonLink key={label} href={href(without)} variant="secondary" size="sm" icon="close">
            {label}
          </ButtonLink>
        ))}
      <ButtonLink href={href(noFilters)} size={active.length > 1 ? 'sm' : 'md'}>
        Ver todas las experiencias
      </ButtonLink>
    </EmptyState>
  )
}
