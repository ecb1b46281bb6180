import type { LngLat } from '../country/country.rules.ts'

const ADDRESS = /^\/map-picture\/(-?\d{1,2}\.\d{1,5}|-?\d{1,2}),(-?\d{1,3}\.\d{1,5}|-?\d{1,3})\.svg$/

export const placePicturePath = ({ lat, lng }: { lat: number; lng: number }) =>
  `/map-picture/${Number(lat.toFixed(4))},${Number(lng.toFixed(4))}.svg`

/** @returns the point in such an address, or null for any other path */
export function readPlacePicturePath(path: string): LngLat | null {
  const [, lat, lng] = ADDRESS.exec(path) ?? []
  return Math.abs(Number(lat)) <= 80 && Math.abs(Number(lng)) <= 180 ? [Number(lng), Number(lat)] : null
}
