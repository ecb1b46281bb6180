import { AVATAR_TOO_LARGE, AVATAR_WRONG_FILE } from './profile.text.ts'

/** 5 MB (UPL-09). */
export const MAX_AVATAR_BYTES = 5_242_880

/**
 * Checks a chosen file before the upload; the server checks its content (UPL-07).
 * @returns the message, or null when it may be sent
 */
export function avatarProblem({ size, type }: { size: number; type: string }): string | null {
  if (!/^image\/(jpeg|png|gif|webp)$/.test(type)) return AVATAR_WRONG_FILE
  return size > MAX_AVATAR_BYTES ? AVATAR_TOO_LARGE : null
}

/** Skills and languages: maximum number and length. */
export const MAX_ENTRIES = 20
export const MAX_ENTRY_LENGTH = 60

const alike = (entry: string) => entry.normalize('NFC').toLocaleLowerCase('es')

/** Trims entries and drops empty and repeated ones, ignoring case (HPROF-04). */
export function withoutRepetitions(entries: string[]): string[] {
  const unique = new Map<string, string>()
  for (const entry of entries.map((text) => text.trim().replace(/\s+/g, ' ')))
    if (entry && !unique.has(alike(entry))) unique.set(alike(entry), entry)
  return [...unique.values()]
}
