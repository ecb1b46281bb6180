import type { ReactNode } from 'react'
import { BottomBar } from './bottom-bar.tsx'
import { SiteFooter } from './site-footer.tsx'
import { TravelerHeader } from './traveler-header.tsx'

/** Header, content, footer and, on a phone, the bar under the thumb. */
export const TravelerFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <TravelerHeader />
    <main id="contenido" className="flex-1">
      {children}
    </main>
    <SiteFooter />
    <BottomBar />
  </div>
)
