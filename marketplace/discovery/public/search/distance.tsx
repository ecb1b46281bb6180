/**
 * Distance of a card from the place a search is near to; null when it is near none.
 *   <CenterProvider value={near}>…</CenterProvider>
 *   useDistance(card)   'a 12 km', or null
 */
import { createContext, use } from 'react'
import { hasPoint, kmBetween, type Point } from '#marketplace/locations/location.rules.ts'
import { distanceText } from '../../search/near/near.rules.ts'

const context = createContext<Point | null>(null)

export const CenterProvider = context.Provider

export function useDistance({ lat, lng }: { lat: number | null; lng: number | null }): string | null {
  const center = use(context)
  return center && hasPoint(lat, lng) ? distanceText(kmBetween(center, { lat: lat!, lng: lng! })) : null
}
