// Standing: computed when it is asked for, so that it always equals the rows (docs/decisions/0224).
import type { Serve } from '#marketplace/slice.ts'
import type * as contract from './standing.contract.ts'
import { countsOfHost, countsOfTravelers, figuresOf } from './standing.data.ts'
import { type Counts, hostWords, travelerWords } from './standing.rules.ts'

/** @param id who asks, or was found by staff */
export async function standingOf(id: string, role: 'traveler' | 'host'): Promise<contract.Standing> {
  const figures = await figuresOf(id, role)
  const counts: Counts = Object.fromEntries(figures.map(({ name, count }) => [name, count]))
  const one = travelerWords(counts)
  return { role, words: role === 'host' ? hostWords(counts) : one ? [one] : [], figures }
}

export const show: Serve<typeof contract.show> = ({ caller }) =>
  standingOf(caller.id, caller.role === 'host' ? 'host' : 'traveler')

/** What a host reads of each of these travelers. */
export async function wordsOfTravelers(ids: string[]): Promise<(id: string) => string | null> {
  const counts = await countsOfTravelers(ids)
  return (id) => travelerWords(counts.get(id) ?? {})
}

/** What travelers read of a host. */
export const wordsOfHost = async (id: string): Promise<string[]> => hostWords(await countsOfHost(id))
