import { type ReactNode, useMemo } from 'react'
import { CompareButton } from '#marketplace/comparison/public/compare-button.tsx'
import { CardControls, type Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { FavoriteButton } from '#marketplace/favorites/public/favorite-button.tsx'
import { useHeartState } from '#marketplace/favorites/public/favorite-ids.store.ts'

const cardControls = (card: Controlled) => (
  <>
    <CompareButton experience={card} />
    <FavoriteButton experience={card} />
  </>
)

/** Gives the cards inside their heart and their comparison: around a page of the router, and around the cards of an island. */
export function CardActions({ children }: { children: ReactNode }) {
  const heartState = useHeartState()
  const controls = useMemo(
    () => ({ draw: cardControls, stateOf: ({ id }: Controlled) => heartState(id) }),
    [heartState],
  )
  return <CardControls value={controls}>{children}</CardControls>
}
