/** Tags, and links with what they say, stand as they are; everything between them is words. */
export const MARKUP = /(<a\b[^>]*>[\s\S]*?<\/a>|<title>[\s\S]*?<\/title>|<[^>]*>)/i
/** An address of a mailbox is no link to a page; what has a scheme, or a dot between letters, may be one. */
const LINK_LIKE = /[^\s@<>]+@[^\s@<>]+|[a-z][a-z0-9+.-]*:\/\/|[\p{L}\p{N}_-]\.(?=\p{L})/giu
/** Takes no room and breaks no line (U+2060, word joiner). */
const JOINER = '\u2060'

/** Words of which no mail program makes a link by itself: an invisible sign stands where it would look for one. */
export const unlinked = (words: string): string =>
  words.replace(LINK_LIKE, (found) =>
    found.endsWith('://')
      ? `${found.slice(0, -2)}${JOINER}//${JOINER}`
      : found.includes('@')
        ? found
        : `${found.slice(0, -1)}${JOINER}.${JOINER}`,
  )

/**
 * A letter in which the only links are those that we made: whatever people wrote stays words (docs/decisions/0155).
 * @param html rendered by React, so that `<` and `>` in words and attributes are entities
 */
export const withoutForeignLinks = (html: string): string =>
  html
    .split(MARKUP)
    .map((part, at) => (at % 2 ? part : unlinked(part)))
    .join('')
