/** Preload hints that React writes before every root. */
const HINTS = /^(?:<link rel="preload"[^>]*>)+/

/** A root within a page must not carry them, since the browser hydrates none. */
export const withoutPreloadHints = (markup: string): string => markup.replace(HINTS, '')

/** The hints, which belong into the head of a document, and what is left. */
export function splitPreloadHints(markup: string): [hints: string, rest: string] {
  const [hints = ''] = HINTS.exec(markup) ?? []
  return [hints, markup.slice(hints.length)]
}
