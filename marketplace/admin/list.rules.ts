/** Most rows of a list in one file. */
export const MAX_ROWS = 10_000
/** Most rows of a file that is given whole or not at all. */
export const MAX_EXPORTED_ROWS = 20_000
/** Of what words find beyond this it is only said that there is more. */
export const MAX_COUNTED = 10_000
/** Rows of such a find that can be seen, page by page: whoever does not find it there adds a word. */
export const MAX_PAGE = 200
