/** When a part must be erased before or after all others. */
export type Erased = 'first' | 'last'

const rank = ({ erased }: { erased?: Erased }) => (erased === 'first' ? 0 : erased === 'last' ? 2 : 1)

/** The parts in the order of erasure; otherwise the order of the slices. */
export const sortByErasure = <Part extends { erased?: Erased }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((a, b) => rank(a) - rank(b))
