// The 'near' filter: how it appears in typed words, how far it reaches, and its texts. Part of every page's first load.

import type { Point } from '#marketplace/locations/location.rules.ts'

export type Center = Point & { name: string }

/** Radius of 'near' alone: some 25 km in a straight line, at most an hour on the existing roads. */
export const NEAR_KM = 25
export const NEIGHBOUR_MINUTES = 160
/** Estimate: 40 km/h on roads a third longer than the straight line. Texts must say that it is an estimate. */
const KM_AN_HOUR = 30

export const kmWithin = (minutes: number): number => (minutes > 0 ? (minutes * KM_AN_HOUR) / 60 : NEAR_KM)
/** Rounded to five minutes, because the estimate is not more precise. */
export const minutesFor = (km: number): number => Math.max(5, Math.round((km * 60) / KM_AN_HOUR / 5) * 5)

const KM_PER_DEGREE = 111.195
/** Kilometres as degrees, as the database draws its circles. */
export const degreesOf = (km: number): number => km / KM_PER_DEGREE

/** 'a 12 km', 'a menos de 1 km'. */
export const distanceText = (km: number): string => (km < 1 ? 'a menos de 1 km' : `a ${Math.round(km)} km`)

const WHERE =
  /(?:^|\s)(?:a (?:unos |menos de )?(\d{1,3}) ?min(?:utos?)?\.? del? |(?:muy )?cerca del? |(?:en los )?alrededores del? )(?:la ciudad de |el pueblo de )?(\S.*)$/iu

/**
 * Extracts a place from typed words: 'a caballo cerca de Suchitoto' becomes 'a caballo' near it, 'a 30 min de El Tunco' also
 * sets the distance.
 * @returns null when they name no place
 */
export function readWhere(q: string): { q: string; near: string; minutes: number } | null {
  const match = q.match(WHERE)
  if (!match) return null
  return { q: q.slice(0, match.index).trim(), near: match[2]!.trim(), minutes: Math.min(180, Number(match[1] ?? 0)) }
}

const POINT = /^(1[345](?:\.\d{1,5})?),(-(?:8[789]|90)(?:\.\d{1,5})?)$/

/** Parses 'latitude,longitude' in El Salvador; null for a name. */
export function readPoint(near: string): Point | null {
  const match = near.match(POINT)
  return match && { lat: Number(match[1]), lng: Number(match[2]) }
}

/** A position for an address, to about a kilometre, because addresses are shared and would give away where somebody is. */
export const writePoint = ({ lat, lng }: Point): string => `${lat.toFixed(2)},${lng.toFixed(2)}`

/** The place in words: a name as it is, a point as 'tu posición'. */
export const nearName = (near: string): string =>
  readPoint(near) ? 'tu posición' : near.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es'))
