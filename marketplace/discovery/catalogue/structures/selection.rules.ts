// The first rows in an order that is not maintained: each figure is computed per request.
import { type Bitset, rowsOf } from './bitset.rules.ts'

/** The position where a page ended. */
export type Place = { figure: number; id: string }

/**
 * Up to so many rows with the lowest figure (`backwards`: the highest), equal ones by id. Insertion into a short list instead
 * of a heap, because pages are short and most rows come after its last one.
 * @param after only rows after it
 */
export function firstOf(
  rows: Bitset,
  { figure, ids, backwards = false }: { figure: (row: number) => number; ids: readonly string[]; backwards?: boolean },
  { after, limit }: { after: Place | null; limit: number },
): number[] {
  const direction = backwards ? -1 : 1
  const compare = (a: Place, b: Place) => (a.figure - b.figure || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)) * direction
  const nearest: (Place & { row: number })[] = []
  for (const row of rowsOf(rows)) {
    const candidate = { row, figure: figure(row), id: ids[row]! }
    if (after && compare(candidate, after) <= 0) continue
    if (nearest.length === limit && compare(candidate, nearest.at(-1)!) > 0) continue
    let place = nearest.length
    while (place > 0 && compare(candidate, nearest[place - 1]!) < 0) place--
    nearest.splice(place, 0, candidate)
    if (nearest.length > limit) nearest.pop()
  }
  return nearest.map(({ row }) => row)
}
