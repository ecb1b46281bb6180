// The comparison list of this browser (CMP-07). Part of the first load of every page with cards, so it must stay small.
import { type ComparedEntry, readEntries, withEntry } from '../comparison.rules.ts'
import { localList } from './local-list.store.ts'

const compared = localList('comparedExperiences', readEntries)

export const useCompared = compared.use
export const comparedNow = compared.now
export const setCompared = compared.write

/** Adds an entry. @returns the new number of entries, or why nothing changed */
export function addCompared(entry: ComparedEntry): number | 'already' | 'full' {
  const list = withEntry(compared.now(), entry)
  if (typeof list === 'string') return list
  compared.write(list)
  return list.length
}

export const removeCompared = (...ids: string[]) => compared.write(compared.now().filter(({ id }) => !ids.includes(id)))
