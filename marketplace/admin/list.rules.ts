/** Most rows of a list in one file. */
export const MOST_ROWS = 10_000
