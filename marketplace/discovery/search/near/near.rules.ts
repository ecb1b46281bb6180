// Near something: how a search says it in words, how far that goes, and what is said of it. Part of every page's first load.

import type { Point } from '#marketplace/locations/location.rules.ts'

/** A point of the country and what it is called. */
export type Center = Point & { name: string }

/** 'Cerca' alone: some 25 km in a straight line, an hour at most on the roads there are. */
export const NEAR_KM = 25
/** Where nothing is found, neighbours are looked for as far as this: 80 km. */
export const NEIGHBOUR_MINUTES = 160
/** 30 km in a straight line are about an hour on El Salvador's roads: 40 km/h over a road a third longer. An estimate, and said as one. */
const KM_AN_HOUR = 30

export const kmWithin = (minutes: number): number => (minutes > 0 ? (minutes * KM_AN_HOUR) / 60 : NEAR_KM)
/** To five minutes: no more is known. */
export const minutesFor = (km: number): number => Math.max(5, Math.round((km * 60) / KM_AN_HOUR / 5) * 5)

const KM_PER_DEGREE = 111.195
/** As wide on the map, where the database draws its circles. */
export const degreesOf = (km: number): number => km / KM_PER_DEGREE

/** 'a 12 km', 'a menos de 1 km'. */
export const distanceText = (km: number): string => (km < 1 ? 'a menos de 1 km' : `a ${Math.round(km)} km`)

const WHERE =
  /(?:^|\s)(?:a (?:unos |menos de )?(\d{1,3}) ?min(?:utos?)?\.? del? |(?:muy )?cerca del? |(?:en los )?alrededores del? )(?:la ciudad de |el pueblo de )?(\S.*)$/iu

/**
 * What words say of where: 'a caballo cerca de Suchitoto' searches for 'a caballo' there, 'a 30 min de El Tunco' as far as that.
 * @returns null when they say nothing of it
 */
export function readWhere(q: string): { q: string; near: string; minutes: number } | null {
  const said = q.match(WHERE)
  if (!said) return null
  return { q: q.slice(0, said.index).trim(), near: said[2]!.trim(), minutes: Math.min(180, Number(said[1] ?? 0)) }
}

const POINT = /^(1[345](?:\.\d{1,5})?),(-(?:8[789]|90)(?:\.\d{1,5})?)$/

/** 'latitude,longitude' within El Salvador's reach; null for a name. */
export function readPoint(near: string): Point | null {
  const said = near.match(POINT)
  return said && { lat: Number(said[1]), lng: Number(said[2]) }
}

/** A position for an address: about a kilometre, for addresses are shared. */
export const writePoint = ({ lat, lng }: Point): string => `${lat.toFixed(2)},${lng.toFixed(2)}`

/** What it is near to, in words: a name as a name, a point as where one is. */
export const nearName = (near: string): string =>
  readPoint(near) ? 'tu posición' : near.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('es'))
