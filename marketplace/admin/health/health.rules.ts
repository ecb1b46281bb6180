import type { Part } from './health.contract.ts'

export type Seen = Pick<Part, 'state' | 'words'> & { next?: string }

/** Remembers since when each check fails, for the life of this process. */
export function failureMemory() {
  const since = new Map<string, Date>()
  return (what: string, seen: Seen, now: Date): Part => {
    if (seen.state !== 'failed') since.delete(what)
    else if (!since.has(what)) since.set(what, now)
    return {
      what,
      state: seen.state,
      words: seen.words,
      next: seen.state === 'failed' ? (seen.next ?? null) : null,
      since: since.get(what)?.toISOString() ?? null,
    }
  }
}
