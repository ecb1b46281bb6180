import { z } from 'zod'
import { endpoint } from '#platform/http/contract.ts'

export const MapSettings = z
  .object({
    /** Mapbox's public token; for other providers their name, because they need none (MAP-02). */
    token: z.string(),
    provider: z.enum(['embedded', 'style', 'mapbox']),
    /** Address of the provider's style; for Mapbox that of its tiles. */
    address: z.string().nullable(),
  })
  .meta({ id: 'MapSettings' })
export type MapSettings = z.output<typeof MapSettings>

export const showSettings = endpoint({
  method: 'get',
  path: '/map/token',
  summary: 'Which map is drawn, and the token for it',
  tag: 'Lugares',
  access: 'anyone',
  status: 200,
  answer: MapSettings,
  refusals: [],
})
