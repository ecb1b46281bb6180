import type { Part } from './health.contract.ts'

export type Seen = Pick<Part, 'state' | 'words'> & { next?: string }

/** Remembers since when each thing fails, as long as this process lives. */
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

/** 1,5 GB; 320 MB. */
export function bytesWords(bytes: number): string {
  const [value, unit] = bytes >= 1e9 ? [bytes / 1e9, 'GB'] : [bytes / 1e6, 'MB']
  return `${value.toLocaleString('es-SV', { maximumFractionDigits: value < 10 ? 1 : 0 })} ${unit}`
}
