/** A code as it is typed: read out loud or pasted with gaps, only its letters and digits count, at most eight (START-03). */
export const asCode = (typed: string) =>
  typed
    .replace(/[\s-]+/g, '')
    .toUpperCase()
    .slice(0, 8)
