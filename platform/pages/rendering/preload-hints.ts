/** Preload hints that React writes before every root; a root within a page must not carry them, since the browser hydrates none. */
const HINTS = /^(<link rel="preload"[^>]*>)+/

export const withoutPreloadHints = (markup: string): string => markup.replace(HINTS, '')
