import type { ReactNode } from 'react'
import { TripProvider } from '#marketplace/discovery/public/trip/trip.tsx'
import type { LightLayout } from '#platform/pages/light/light-document.tsx'
import { brandMeta } from '#ui/head.ts'
import { LANGUAGE, prefetchedPages } from '../../head/document.text.ts'
import { PageStart } from '../page-start.tsx'
import { TravelerFrame } from '../traveler-frame.tsx'
import { LightPageEffects } from './light-page-effects.tsx'

const LightFrame = ({ children }: { children: ReactNode }) => (
  <>
    <PageStart />
    <LightPageEffects />
    <TravelerFrame>{children}</TravelerFrame>
  </>
)

/** What root and layout of the travelers put around a light page that the server draws without the router. */
export const lightLayout: LightLayout = {
  lang: LANGUAGE,
  Frame: LightFrame,
  providers: TripProvider,
  meta: brandMeta,
  prefetched: prefetchedPages(),
}
