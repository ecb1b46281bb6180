/** Most rows of a list in one file. */
export const MOST_ROWS = 10_000
/** Most rows of a file that is given whole or not at all. */
export const MOST_EXPORTED = 20_000
/** Of what words find beyond this it is only said that there is more. */
export const MOST_COUNTED = 10_000
/** Rows of such a find that can be seen, page by page: whoever does not find it there adds a word. */
export const MOST_TURNED = 200
