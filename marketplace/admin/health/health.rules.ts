import type { Part } from './health.contract.ts'

export type Seen = Pick<Part, 'state' | 'words'> & { next?: string }

/** Remembers since when each check fails, for the life of this process. */
export function failureMemory() {
  const since = new Map<string, Date>()
  return (label: string, seen: Seen, now: Date): Part => {
    if (seen.state !== 'failed') since.delete(label)
    else if (!since.has(label)) since.set(label, now)
    return {
      what: label,
      state: seen.state,
      words: seen.words,
      next: seen.state === 'failed' ? (seen.next ?? null) : null,
      since: since.get(label)?.toISOString() ?? null,
    }
  }
}
