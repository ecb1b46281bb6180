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
  { after, most }: { after: Place | null; most: number },
): number[] {
  const sign = backwards ? -1 : 1
  const compare = (a: Place, b: Place) => (a.figure - b.figure || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)) * sign
  const found: (Place & { row: number })[] = []
  for (const row of rowsOf(rows)) {
    const one = { row, figure: figure(row), id: ids[row]! }
    if (after && compare(one, after) <= 0) continue
    if (found.length === most && compare(one, found.at(-1)!) > 0) continue
    let place = found.length
    while (place > 0 && compare(one, found[place - 1]!) < 0) place--
    found.splice(place, 0, one)
    if (found.length > most) found.pop()
  }
  return found.map(({ row }) => row)
}
