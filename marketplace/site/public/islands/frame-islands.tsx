import { TravelerHeader } from '../header/traveler-header.tsx'
import { TravelerNav } from '../header/traveler-nav.tsx'
import { TravelerView } from '../header/traveler-view.tsx'
import { PageKeeper } from '../layout/light/page-keeper.tsx'

export const frameIslands = { keeper: PageKeeper, view: TravelerView, header: TravelerHeader, nav: TravelerNav }
