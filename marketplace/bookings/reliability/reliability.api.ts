// Reliability figures, computed on every request so that they always agree with the bookings (docs/decisions/0224).
import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './reliability.contract.ts'
import { countsOfHost, countsOfTravelers, figuresOf } from './reliability.data.ts'
import { type Counts, hostText, travelerText } from './reliability.rules.ts'

/** @param id the caller, or found by staff */
export async function reliabilityOf(id: string, role: 'traveler' | 'host'): Promise<contract.Reliability> {
  const figures = await figuresOf(id, role)
  const counts: Counts = Object.fromEntries(figures.map(({ name, count }) => [name, count]))
  const text = travelerText(counts)
  return { role, words: role === 'host' ? hostText(counts) : text ? [text] : [], figures }
}

export const show: Serve<typeof contract.show> = ({ caller }) =>
  reliabilityOf(caller.id, caller.role === 'host' ? 'host' : 'traveler')

/** The words a host reads about each of these travelers. */
export async function wordsOfTravelers(ids: string[]): Promise<(id: string) => string | null> {
  const counts = await countsOfTravelers(ids)
  return (id) => travelerText(counts.get(id) ?? {})
}

export const wordsOfHost = async (id: string): Promise<string[]> => hostText(await countsOfHost(id))
