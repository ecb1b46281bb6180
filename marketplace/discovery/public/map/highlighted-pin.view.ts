import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { experienceQuery } from '#marketplace/experiences/public/detail/experience.query.ts'
import type { MapPin } from '../../map/pin.contract.ts'

const NONE: MapPin[] = []

/**
 * The highlighted experience of a link together with the results (MAP-05): it must be on the map even when it is not among the
 * first two hundred, or not a match.
 */
export function useHighlightedPin(id: string | null, results: MapPin[] | undefined): MapPin[] {
  const pins = results ?? NONE
  const isMissing = id !== null && results !== undefined && !pins.some((pin) => pin.id === id)
  const { data: experience } = useQuery({ ...experienceQuery(id ?? ''), enabled: isMissing })
  return useMemo(() => {
    if (!isMissing || !experience?.location || experience.status !== 'published') return pins
    const { location, host, pictures, category, ...same } = experience
    const { lat, lng, approximate, city } = location
    const { rating, reviewCount } = host
    const picture = pictures[0] ?? null
    return [
      ...pins,
      { ...same, lat, lng, approximate, city, rating, reviewCount, picture, category: category?.name ?? null },
    ]
  }, [pins, isMissing, experience])
}
