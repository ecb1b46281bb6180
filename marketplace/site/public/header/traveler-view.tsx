import { lazy, Suspense } from 'react'
import { useSession } from '#marketplace/accounts/public/session/session.store.ts'
import { useHydrated } from '#ui/hydrated.ts'

/** Needed by few people, so not part of the first load. */
const TravelerViewBar = lazy(() => import('./traveler-view-bar.tsx'))

/** The bar above traveler pages that only hosts see (SHELL-12). Its space is reserved, so that nothing shifts when it loads. */
export function TravelerView() {
  const { user } = useSession()
  const hydrated = useHydrated()
  if (user?.role !== 'host') return null
  return (
    <div className="ground-selva min-h-13">
      {hydrated && (
        <Suspense>
          <TravelerViewBar />
        </Suspense>
      )}
    </div>
  )
}
