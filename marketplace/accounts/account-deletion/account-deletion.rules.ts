/** When a part is erased, if that matters: before all others, or after them. */
export type Erased = 'first' | 'last'

const rank = ({ erased }: { erased?: Erased }) => (erased === 'first' ? 0 : erased === 'last' ? 2 : 1)

/** The parts in the order in which they are erased; among equals the order of the slices stays. */
export const inOrderOfErasure = <Part extends { erased?: Erased }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => rank(one) - rank(other))
