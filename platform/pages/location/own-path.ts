const ID = /(?<=\/)[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=\/|$)/gi
/** Spaces and line ends, as an address copied out of a text has them. The router leaves them out as well. */
const SPACES_AT_END = /(?:%(?:20|09|0[ad]))+$/i

/** A redirect to '//name' would leave for the site of that name. */
const SLASHES_AT_START = /^\/{2,}/

/**
 * The path as the data of its page names it: without spaces at the end, and with its ids in lower case. What a page reads by
 * one name and draws by the other would not be found.
 */
export const ownPath = (pathname: string): string =>
  pathname
    .replace(SLASHES_AT_START, '/')
    .replace(SPACES_AT_END, '')
    .replace(ID, (id) => id.toLowerCase())
