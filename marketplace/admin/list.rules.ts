/** Most rows of a list in one file. */
export const MOST_ROWS = 10_000
/** Most rows of a file that is given whole or not at all. */
export const MOST_EXPORTED = 20_000
