import { type ReactNode, useMemo } from 'react'
import { CompareButton } from '#marketplace/comparison/public/compare-button.tsx'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { CardControls, type Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { FavoriteButton } from '#marketplace/favorites/public/favorite-button.tsx'
import { useHeartState } from '#marketplace/favorites/public/favorite-ids.store.ts'
import { island } from '#platform/pages/islands/island.tsx'
import { TravelerHeader } from '../header/traveler-header.tsx'
import { TravelerNav } from '../header/traveler-nav.tsx'
import { TravelerView } from '../header/traveler-view.tsx'
import { SiteFooter } from './site-footer.tsx'

const View = island('view', TravelerView)
const Header = island('header', TravelerHeader)
const Nav = island('nav', TravelerNav)

const cardControls = (card: Controlled) => (
  <>
    <CompareButton experience={card} />
    <FavoriteButton experience={card} />
  </>
)

/** Header, content, footer and, on a phone, the bottom bar. */
export function TravelerFrame({ children }: { children: ReactNode }) {
  const heartState = useHeartState()
  const controls = useMemo(
    () => ({ draw: cardControls, stateOf: ({ id }: Controlled) => heartState(id) }),
    [heartState],
  )
  return (
    <TripProvider>
      <div className="flex min-h-dvh flex-col">
        <View />
        <Header />
        <main id="contenido" className="flex-1">
          <CardControls value={controls}>{children}</CardControls>
        </main>
        <SiteFooter />
        <Nav />
      </div>
    </TripProvider>
  )
}
