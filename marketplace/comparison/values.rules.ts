// The values of one row of a comparison. Apart from the list of what is compared, which is part of every page's first load.

/** The first few, and how many more there are (CMP-10). */
export const firstFew = (items: string[], max = 3) => ({
  first: items.slice(0, max),
  more: Math.max(0, items.length - max),
})

/**
 * The one with the best figure; null when there is nothing to compare or several share it.
 * @param values one per experience; null takes no part
 */
export function bestAt(values: (number | null)[], better: 'least' | 'most'): number | null {
  const taking = values.filter((value) => value !== null)
  if (taking.length < 2) return null
  const best = better === 'least' ? Math.min(...taking) : Math.max(...taking)
  return taking.filter((value) => value === best).length === 1 ? values.indexOf(best) : null
}

/** Whether all experiences have the same value, so that this row decides nothing. */
export const isSame = (values: string[]) => values.length > 1 && new Set(values).size === 1
