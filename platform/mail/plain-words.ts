/** Splits HTML into markup (tags, whole links, the title), which stays as it is, and words. */
export const MARKUP = /(<a\b[^>]*>[\s\S]*?<\/a>|<title>[\s\S]*?<\/title>|<[^>]*>)/i
/**
 * Text of which a mail program could make a link: it has a scheme, or a dot between letters. E-mail addresses are matched
 * first, to be left alone; a space without width ends them as any other does.
 */
const LINK_LIKE = /[^\s\u200b@<>]+@[^\s\u200b@<>]+|[a-z][a-z0-9+.-]*:\/\/|[\p{L}\p{N}_-]\.(?=\p{L})/giu
/** Takes no room and breaks no line (U+2060, word joiner). */
const JOINER = '\u2060'

/**
 * Inserts an invisible character where a mail program would recognize a link, because people could otherwise send links in our
 * name.
 */
export const unlinked = (words: string): string =>
  words.replace(LINK_LIKE, (match) =>
    match.endsWith('://')
      ? `${match.slice(0, -2)}${JOINER}//${JOINER}`
      : match.includes('@')
        ? match
        : `${match.slice(0, -1)}${JOINER}.${JOINER}`,
  )

/**
 * Breaks up everything that mail programs could turn into a link, except our own links: people could otherwise send links in
 * our name (docs/decisions/0155).
 * @param html rendered by React, so that `<` and `>` in words and attributes are entities
 */
export const withoutForeignLinks = (html: string): string =>
  html
    .split(MARKUP)
    .map((part, at) => (at % 2 ? part : unlinked(part)))
    .join('')
