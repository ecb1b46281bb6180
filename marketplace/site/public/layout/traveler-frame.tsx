import type { ReactNode } from 'react'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import { island } from '#platform/pages/islands/island.tsx'
import { headerKey, viewKey } from '../header/frame-keys.view.ts'
import { FrameNav } from '../header/frame-nav.tsx'
import { TravelerHeader } from '../header/traveler-header.tsx'
import { TravelerView } from '../header/traveler-view.tsx'
import { CardActions } from './card-actions.tsx'
import { SiteFooter } from './site-footer.tsx'

const View = island('view', TravelerView, viewKey)
const Header = island('header', TravelerHeader, headerKey)

/** Header, content, footer and, on a phone, the bottom bar. */
export function TravelerFrame({ children }: { children: ReactNode }) {
  return (
    <TripProvider>
      <div className="flex min-h-dvh flex-col">
        <View />
        <Header />
        <main id="contenido" className="flex-1">
          <CardActions>{children}</CardActions>
        </main>
        <SiteFooter />
        <FrameNav />
      </div>
    </TripProvider>
  )
}
