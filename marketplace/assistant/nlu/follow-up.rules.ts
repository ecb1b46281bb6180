// How a wish relates to the previous one: a new one, a change of it, more results, or similar to one shown.

import { wholeWordPattern } from './normalize-typing.rules.ts'
import { type Excluded, NO_CRITERIA, type Plan, type SearchCriteria, type Thread } from './plan.rules.ts'

export type FollowUp = {
  thread: Thread
  past: boolean
  /** It continues the previous one: 'y', 'pero', 'mejor', 'no'. */
  follows: boolean
  more: boolean
  guests: number | null
  /** It replaces a part of the previous one: 'mejor en la playa'. */
  instead: boolean
  /** It asks for something of another kind: 'algo diferente'. */
  other?: boolean
  length: 'shorter' | 'longer' | null
  like: boolean
}

const LISTS = ['words', 'amenities', 'included', 'languages', 'needs', 'ages'] as const
const VALUES = [
  'category',
  'place',
  'minutes',
  'from',
  'minPrice',
  'maxPrice',
  'sort',
  'notBefore',
  'notAfter',
  'minHours',
  'maxHours',
] as const

export const excludes = ({ categories, words, amenities }: Excluded) =>
  categories.length + words.length + amenities.length > 0

/** Whether the wish contains nothing to search for. */
export const isNothing = (wish: SearchCriteria): boolean =>
  LISTS.every((name) => wish[name].length === 0) &&
  VALUES.every((name) => wish[name] === null) &&
  !excludes(wish.without) &&
  wish.guests === 1

export const isTopical = ({ words, category }: SearchCriteria) => words.length > 0 || category !== null

const union = (one: string[], other: string[]) => [...new Set([...one, ...other])]

/** The new wish merged into the previous one; what is excluded now is no longer wished, and the reverse. */
function merged(before: SearchCriteria, wish: SearchCriteria, { guests, instead, other }: FollowUp): SearchCriteria {
  const topics = isTopical(wish)
    ? { words: wish.words, category: wish.category }
    : other
      ? { words: [], category: null }
      : { words: before.words, category: before.category }
  const priced = wish.minPrice !== null || wish.maxPrice !== null
  const people = guests ?? before.guests
  const budget = priced ? wish.budget : before.budget
  const { categories, words } = wish.without
  return {
    ...before,
    ...topics,
    words: topics.words.filter((one) => !words.includes(one)),
    // 'mejor de día' ends a wish for the night.
    category:
      topics.category &&
      (categories.includes(topics.category) ||
        (topics.category === 'Noche y eventos' && wish.category === null && wish.notAfter !== null))
        ? null
        : topics.category,
    maybe: wish.maybe.length > 0 ? wish.maybe : isTopical(wish) ? [] : before.maybe,
    ...(wish.place && { place: wish.place, near: wish.near, minutes: wish.minutes }),
    // A new beach wish also replaces the place.
    ...(instead && !wish.place && wish.category === 'Playa y surf' && { place: null, near: false }),
    ...(wish.from && { from: wish.from, to: wish.to }),
    guests: people,
    ...(priced && { minPrice: wish.minPrice, maxPrice: wish.maxPrice }),
    budget,
    // The group's budget stays the same when its size changes, so the limit per person is computed again.
    ...(budget !== null && { maxPrice: shareOf(budget, people) }),
    amenities: union(before.amenities, wish.amenities).filter((one) => !wish.without.amenities.includes(one)),
    // 'y sin niños': the condition is dropped, which is not a wish for its contrary.
    included: union(before.included, wish.included),
    languages: wish.languages.length > 0 ? wish.languages : before.languages,
    needs: union(before.needs, wish.needs),
    ages: wish.ages.length > 0 ? wish.ages : wish.without.amenities.includes('Apto para niños') ? [] : before.ages,
    without: {
      categories: union(before.without.categories, categories).filter((one) => one !== wish.category),
      words: union(before.without.words, words).filter((one) => !wish.words.includes(one)),
      amenities: union(
        before.without.amenities,
        wish.without.amenities.filter((one) => !before.amenities.includes(one)),
      ),
    },
    ...((wish.notBefore !== null || wish.notAfter !== null) && { notBefore: wish.notBefore, notAfter: wish.notAfter }),
    ...((wish.minHours !== null || wish.maxHours !== null) && { minHours: wish.minHours, maxHours: wish.maxHours }),
    ...(wish.sort && { sort: wish.sort }),
    page: 1,
  }
}

/** The price limit per person for a group's budget. */
export const shareOf = (budget: number, people: number) => Math.floor((budget / Math.max(1, people)) * 100) / 100

/** An experience similar to the one under discussion. */
function alike(wish: SearchCriteria, { thread, past, length }: FollowUp): Plan | null {
  const one = thread.shown.find(({ id }) => id === thread.focus) ?? thread.shown[0]
  if (!one) return null
  const hours =
    length === 'shorter'
      ? { maxHours: Math.max(0.5, one.hours - 0.5) }
      : length === 'longer'
        ? { minHours: one.hours + 0.5 }
        : {}
  const price = wish.sort === 'price-asc' ? { maxPrice: Math.max(0, one.price - 0.01) } : {}
  return {
    intent: 'search',
    wish: {
      ...NO_CRITERIA,
      ...(thread.wish && { guests: thread.wish.guests, needs: thread.wish.needs, without: thread.wish.without }),
      ...wish,
      category: wish.category ?? one.category,
      ...(wish.near && !wish.place ? { place: one.city } : {}),
      ...hours,
      ...price,
      not: [one.id],
      sort: wish.sort,
    },
    past,
    turn: 'like',
  }
}

/** The plan of a wish. */
export function searching(wish: SearchCriteria, course: FollowUp): Plan {
  const { thread, past, follows, more, guests, length, like } = course
  const before = thread.wish
  if (more && !before && isNothing(wish))
    return { intent: 'search', wish: { ...NO_CRITERIA, sort: 'rating' }, past, turn: 'new' }
  if (before && more) return { intent: 'search', wish: { ...before, page: before.page + 1 }, past, turn: 'more' }
  if (like || (length && thread.focus && !isTopical(wish))) {
    const plan = alike(wish, course)
    if (plan) return plan
  }
  if (length === 'shorter' && wish.maxHours === null) wish = { ...wish, maxHours: 3 }
  if (length === 'longer' && wish.minHours === null) wish = { ...wish, minHours: 4 }
  if (isNothing(wish) && guests === null)
    return wish.maybe.length > 0 ? { intent: 'search', wish, past, turn: 'new' } : { intent: 'unclear' }
  if (!before || (isTopical(wish) && !follows)) return { intent: 'search', wish, past, turn: 'new' }
  if (wish.maybe.length > 0 && !follows && !isTopical(wish) && wish.place)
    return { intent: 'search', wish, past, turn: 'new' }
  const changed = merged(before, wish, course)
  const turn = wish.sort === 'price-asc' ? 'cheaper' : wish.sort === 'price-desc' ? 'dearer' : 'changed'
  return { intent: 'search', wish: changed, past, turn }
}

/** Whether a message continues the previous one. */
export const followsOn = (text: string) =>
  wholeWordPattern(
    '^(?:y|e|pero|tambien|mejor|entonces|ahora|solo|o|no|perdon|digo|quise decir|me equivoque|era|corrijo|bueno|va|quieren?|prefieren?|(?:les?|nos) gustan?|a (?:el|ella|ellos|ellas))',
  ).test(text) || / (?:entonces|mejor|tambien|mas bien)$/.test(text)
