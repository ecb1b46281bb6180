// Where a page of a list ended, as one opaque word. Browser code reads addresses with it, so it holds no validation library.

/** What the last row is ordered by, and the row. */
export type CursorParts = readonly string[]

/** The parts as one word that an address can carry: base64url of JSON. Parts are ASCII: instants, numbers, ids. */
export const writeCursor = (parts: CursorParts): string =>
  btoa(JSON.stringify(parts)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** The parts of a word that {@link writeCursor} made, whatever they say; null for any other text. */
export function readCursor(word: string): string[] | null {
  try {
    const parts: unknown = JSON.parse(atob(word.replaceAll('-', '+').replaceAll('_', '/')))
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : null
  } catch {
    return null
  }
}

/** The page that an address asks for: what is no cursor is left out, so that the first page opens. */
export const readAfter = ({ after }: Record<string, unknown>): { after?: string } =>
  typeof after === 'string' && readCursor(after) ? { after } : {}

/**
 * One page out of rows of which one more than fits was asked for.
 * @param partsOf what the last row is ordered by, and the row
 * @returns the rows of the page, and the cursor of the next one or null
 */
export function pageOf<Row>(found: Row[], limit: number, partsOf: (last: Row) => CursorParts) {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? writeCursor(partsOf(rows.at(-1)!)) : null }
}
