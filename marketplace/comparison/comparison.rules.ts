/** CONST: the most that can be compared side by side (CMP-01). */
export const MAX_COMPARED = 3
/** A comparison of fewer is not worth saving (CMP-05). */
export const MIN_SAVED = 2
/** Saved comparisons a browser keeps; the oldest is dropped. */
export const MAX_SAVED = 6

/** An entry of the list (CMP-07). */
export type ComparedEntry = { id: string; title: string }

const isUuidShaped = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)

/** Validates a value from outside: entries with a real id and a title, no duplicates, at most three. */
export function soundEntries(value: unknown): ComparedEntry[] {
  if (!Array.isArray(value)) return []
  const sound = new Map<string, ComparedEntry>()
  for (const entry of value as (Partial<ComparedEntry> | null)[])
    if (isUuidShaped(entry?.id) && typeof entry.title === 'string' && !sound.has(entry.id))
      sound.set(entry.id, { id: entry.id, title: entry.title })
  return [...sound.values()].slice(0, MAX_COMPARED)
}

/** Parses the list a browser stored; a damaged value is an empty list (CMP-07). @param text JSON, or null */
export function readEntries(text: string | null): ComparedEntry[] {
  try {
    return soundEntries(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/**
 * The list with one more entry, or why not. A duplicate is reported even when the list is full, because that is the more
 * useful message (CMP-02, CMP-03).
 */
export const withEntry = (list: ComparedEntry[], { id, title }: ComparedEntry): ComparedEntry[] | 'already' | 'full' =>
  list.some((entry) => entry.id === id) ? 'already' : list.length >= MAX_COMPARED ? 'full' : [...list, { id, title }]

/** Ids in the address of a comparison, `a,b,c`; anything else is dropped. */
export const idsOfAddress = (value: unknown): string[] =>
  typeof value === 'string' ? [...new Set(value.split(',').filter(isUuidShaped))].slice(0, MAX_COMPARED) : []
