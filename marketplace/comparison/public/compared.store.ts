// What this browser compares (CMP-07). On every page that shows cards, and so part of the first load: thin.
import { type ComparedEntry, readEntries, withEntry } from '../comparison.rules.ts'
import { localList } from './local-list.store.ts'

const compared = localList('comparedExperiences', readEntries)

export const useCompared = compared.use
export const comparedNow = compared.now
export const setCompared = compared.write

/** Adds one. @returns the number compared now, or why it stays as it is */
export function addCompared(entry: ComparedEntry): number | 'already' | 'full' {
  const list = withEntry(compared.now(), entry)
  if (typeof list === 'string') return list
  compared.write(list)
  return list.length
}

export const removeCompared = (...ids: string[]) => compared.write(compared.now().filter(({ id }) => !ids.includes(id)))
