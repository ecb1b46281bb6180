// 'café o playa, con niños': of two kinds those are compared that suit whoever goes.
import type { SearchCriteria, Side } from '../plan.rules.ts'

/** The sides of a comparison; a kind of outing is looked for with what those who go need, one that is named is told as it is. */
export const forThose = (sides: readonly Side[], { amenities, needs, ages }: SearchCriteria): Side[] =>
  sides.map((side) =>
    'wish' in side && side.wish.category !== null && side.wish.words.length === 0
      ? { ...side, wish: { ...side.wish, amenities, needs, ages } }
      : side,
  )
