import type { Part } from './health.contract.ts'

export type CheckResult = Pick<Part, 'state' | 'words'> & { next?: string }

/** Remembers since when each check fails, for the life of this process. */
export function failureMemory() {
  const since = new Map<string, Date>()
  return (label: string, result: CheckResult, now: Date): Part => {
    if (result.state !== 'failed') since.delete(label)
    else if (!since.has(label)) since.set(label, now)
    return {
      what: label,
      state: result.state,
      words: result.words,
      next: result.state === 'failed' ? (result.next ?? null) : null,
      since: since.get(label)?.toISOString() ?? null,
    }
  }
}
