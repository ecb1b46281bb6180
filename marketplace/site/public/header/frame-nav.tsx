import { island } from '#platform/pages/islands/island.tsx'
import { navKey } from './frame-keys.view.ts'
import { TravelerNav } from './traveler-nav.tsx'

/** The bottom bar; `instead` where a page that has one of its own could not be shown. */
export const FrameNav = island('nav', TravelerNav, navKey)
