// The position where a page of a list ended, as one opaque word. Browser code uses this file too, so it must not import the
// validation library.

/** The values the last row is sorted by, and its id. */
type CursorParts = readonly string[]

/**
 * Encodes a cursor for an address: base64url of JSON. Parts must be ASCII (instants, numbers, ids), because `btoa` takes
 * nothing else.
 */
export const writeCursor = (parts: CursorParts): string =>
  btoa(JSON.stringify(parts)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Decodes a word that {@link writeCursor} made, without judging its parts; null for any other text. */
export function readCursor(encoded: string): string[] | null {
  try {
    const parts: unknown = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')))
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : null
  } catch {
    return null
  }
}

/** The cursor in an address. Anything that is no cursor is ignored, so that the first page opens instead of an error. */
export const readAfter = ({ after }: Record<string, unknown>): { after?: string } =>
  typeof after === 'string' && readCursor(after) ? { after } : {}

/**
 * Splits a page off rows that were queried with one more than fits.
 * @param partsOf the values the last row is sorted by, and its id
 * @returns the rows of the page, and the cursor of the next one or null
 */
export function pageOf<Row>(fetched: Row[], limit: number, partsOf: (last: Row) => CursorParts) {
  const rows = fetched.slice(0, limit)
  return { rows, next: fetched.length > limit ? writeCursor(partsOf(rows.at(-1)!)) : null }
}
