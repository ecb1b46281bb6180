import { TravelerHeader } from '../header/traveler-header.tsx'
import { TravelerNav } from '../header/traveler-nav.tsx'
import { TravelerView } from '../header/traveler-view.tsx'
import { PageEffects } from '../layout/light/page-effects.tsx'

export const frameIslands = { effects: PageEffects, view: TravelerView, header: TravelerHeader, nav: TravelerNav }
