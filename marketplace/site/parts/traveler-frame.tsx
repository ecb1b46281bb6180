import { lazy, type ReactNode, Suspense } from 'react'
import { useSession } from '#marketplace/accounts/session/parts/session.ts'
import { useHydrated } from '#ui/hydrated.ts'
import { BottomBar } from './bottom-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TravelerHeader } from './traveler-header.tsx'

/** For the few who need it, and so not with the first load. */
const TravelerViewBar = lazy(() => import('./traveler-view-bar.tsx'))

/** Header, content, footer and, on a phone, the bar under the thumb. */
export function TravelerFrame({ children }: { children: ReactNode }) {
  const { user } = useSession()
  const hydrated = useHydrated()
  return (
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
        {children}
      </main>
      <SiteFooter />
      <BottomBar />
    </div>
  )
}
