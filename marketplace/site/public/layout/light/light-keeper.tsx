import { island } from '#platform/pages/islands/island.tsx'
import { keeperKey } from '../../header/frame-keys.view.ts'
import { PageKeeper } from './page-keeper.tsx'

export const LightKeeper = island('keeper', PageKeeper, keeperKey)
