import { useEffect, useRef } from 'react'
import { AwaitDate } from '#marketplace/alerts/public/alert-button.tsx'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { ExperienceCards, ExperienceCardsSkeleton } from '#marketplace/experiences/public/card/experience-card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ButtonLink, buttonClass } from '#ui/forms/button.tsx'
import { Pagination } from '#ui/navigation/pagination.tsx'
import { useSavedCards } from './favorite-ids.store.ts'

const PATH = '/profile/favorites'
const grid = 'grid grid-cols-1 gap-x-5 gap-y-9 min-[30rem]:grid-cols-2 xl:grid-cols-3'
const sizes = '(min-width: 80rem) 17rem, (min-width: 48rem) 30vw, (min-width: 30rem) 46vw, 94vw'

const FavoritesHeading = () => (
  <h1 tabIndex={-1} className="mb-6 text-title outline-none">
    Favoritos
  </h1>
)

type FavoriteListProps = { cards: ExperienceCard[]; after: string | undefined; next: string | null }

/** The saved experiences. A card leaves when its heart is pressed, and returns when the server refuses (FAV-03). */
export function FavoriteList({ cards, after, next }: FavoriteListProps) {
  const place = useRef<HTMLDivElement>(null)
  const savedCards = useSavedCards(cards)
  const had = useRef(savedCards.length)
  // The pressed heart was removed with its card, so the keyboard focus moves to the heading.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null
    if (savedCards.length < had.current && lost) place.current?.querySelector('h1')?.focus()
    had.current = savedCards.length
  }, [savedCards.length])
  return (
    <div ref={place}>
      <FavoritesHeading />
      {savedCards.length > 0 ? (
        <>
          <ExperienceCards cards={savedCards} level={2} first={3} className={grid} sizes={sizes} />
          <WithoutDate cards={savedCards.filter(({ bookingRequired, nextDate }) => bookingRequired && !nextDate)} />
        </>
      ) : after || next ? (
        <EmptyState icon="heart" title="Aquí ya no queda nada" text="Lo demás que guardaste está en las otras páginas.">
          <ButtonLink href={PATH}>Ver mis favoritos</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState
          icon="heart"
          title="Aún no tienes favoritos"
          text="Toca el corazón de una experiencia y la encontrarás aquí, en todos tus dispositivos."
        >
          <ButtonLink href="/search" icon="search">
            Explorar experiencias
          </ButtonLink>
        </EmptyState>
      )}
      <div className="mt-10">
        <Pagination
          previous={after ? PATH : null}
          next={next && `${PATH}?after=${next}`}
          position={after ? 'Guardadas antes' : 'Las últimas que guardaste'}
          label="Páginas de favoritos"
        />
      </div>
    </div>
  )
}

/** Saved experiences that nobody can reserve now, each with one tap to hear of its next date. */
const WithoutDate = ({ cards }: { cards: ExperienceCard[] }) =>
  cards.length > 0 && (
    <section aria-labelledby="sin-fecha" className="card mt-10 p-5 md:p-7">
      <h2 id="sin-fecha" className="text-subheading">
        Todavía sin fecha
      </h2>
      <ul className="mt-2 divide-y divide-hairline">
        {cards.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <span className="min-w-0 flex-1 basis-56 wrap-anywhere">{title}</span>
            <AwaitDate id={id} title={title} />
          </li>
        ))}
      </ul>
    </section>
  )

export const FavoriteListSkeleton = () => (
  <>
    <FavoritesHeading />
    <ExperienceCardsSkeleton count={6} className={grid} />
  </>
)

/** The list could not be read; a plain link works even if the script is broken. */
export const FavoriteListFailed = () => (
  <>
    <FavoritesHeading />
    <ErrorState title="No se pudieron cargar tus favoritos" text="Siguen guardados. Inténtalo de nuevo en un momento.">
      <a href={PATH} className={buttonClass('secondary')}>
        Reintentar
      </a>
    </ErrorState>
  </>
)
