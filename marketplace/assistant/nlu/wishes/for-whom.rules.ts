// What is compared: of two kinds what suits whoever goes, of two places what is of the kind that was named once.
import { isTopical } from '../follow-up.rules.ts'
import type { SearchCriteria, Side } from '../plan.rules.ts'

/** The sides of a comparison; a kind of outing is looked for with what those who go need, one that is named is told as it is. */
export const forThose = (sides: readonly Side[], { amenities, needs, ages }: SearchCriteria): Side[] =>
  sides.map((side) =>
    'wish' in side && side.wish.category !== null && side.wish.words.length === 0
      ? { ...side, wish: { ...side.wish, amenities, needs, ages } }
      : side,
  )

/** What the compared ones are for. */
const TO_DO = /^(?:para )?\p{L}{2,}[aei]r(?:se)? /u
/** 'el surf del Tunco y el del Cuco', 'para aprender surf, ¿el Tunco o el Cuco?': the kind is said once and holds for all. */
export function ofOneKind(sides: readonly Side[]): Side[] {
  const places = sides.filter((side) => 'wish' in side && side.wish.place !== null && !isTopical(side.wish))
  const kind = sides.find(
    (side) => 'wish' in side && isTopical(side.wish) && (side.wish.place !== null || places.length > 1),
  )
  // 'para empezar a surfear, ¿la clase del Tunco o la del Cuco?'
  const named = sides.filter((side) => 'id' in side)
  if (named.length > 1) return sides.filter((side) => !('label' in side) || !TO_DO.test(side.label ?? ''))
  if (!kind || !('wish' in kind)) return [...sides]
  const { words, category, place } = kind.wish
  return sides
    .filter((side) => side !== kind || place !== null)
    .map((side) =>
      'wish' in side && !isTopical(side.wish) ? { ...side, wish: { ...side.wish, words, category } } : side,
    )
}
