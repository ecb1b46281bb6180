import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { CompareButton } from '#marketplace/comparison/public/compare-button.tsx'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { CardControls, type Controlled } from '#marketplace/experiences/public/card/card-controls.tsx'
import { FavoriteButton } from '#marketplace/favorites/public/favorite-button.tsx'
import { useHeartState } from '#marketplace/favorites/public/favorite-ids.store.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { TravelerHeader } from '../header/traveler-header.tsx'
import { TravelerNav } from '../header/traveler-nav.tsx'
import { SiteFooter } from './site-footer.tsx'

/** Needed by few people, so not part of the first load. */
const TravelerViewBar = lazy(() => import('../header/traveler-view-bar.tsx'))

const cardControls = (card: Controlled) => (
  <>
    <CompareButton experience={card} />
    <FavoriteButton experience={card} />
  </>
)

/** Header, content, footer and, on a phone, the bottom bar. */
export function TravelerFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const hydrated = useHydrated()
  const heartState = useHeartState()
  const controls = useMemo(
    () => ({ draw: cardControls, stateOf: ({ id }: Controlled) => heartState(id) }),
    [heartState],
  )
  return (
    <TripProvider>
      <div className="flex min-h-dvh flex-col">
        {user?.role === 'host' && (
          <div className="ground-selva min-h-13">
            {hydrated && (
              <Suspense>
                <TravelerViewBar />
              </Suspense>
            )}
          </div>
        )}
        <TravelerHeader />
        <main id="contenido" className="flex-1">
          <CardControls value={controls}>{children}</CardControls>
        </main>
        <SiteFooter />
        <TravelerNav />
      </div>
    </TripProvider>
  )
}
