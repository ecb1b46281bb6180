import { island } from '#platform/pages/islands/island.tsx'
import { effectsKey } from '../../header/frame-keys.view.ts'
import { PageEffects } from './page-effects.tsx'

export const LightPageEffects = island('effects', PageEffects, effectsKey)
