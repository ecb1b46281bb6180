import { wholeWordPattern } from './normalize-typing.rules.ts'
import { FOR_CHILDREN, STAYS_HOME, type whoLeaves } from './people/who-leaves.rules.ts'
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
  /** Who does not come after all: 'mejor sin él', 'sin los niños'. */
  leaves?: ReturnType<typeof whoLeaves>
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

export const excludes = ({ categories, words, amenities, places = [] }: Excluded) =>
  categories.length + words.length + amenities.length + places.length > 0

export const isNothing = (criteria: SearchCriteria): boolean =>
  LISTS.every((name) => criteria[name].length === 0) &&
  VALUES.every((name) => criteria[name] === null) &&
  !excludes(criteria.without) &&
  criteria.guests === 1

export const isTopical = ({ words, category }: Pick<SearchCriteria, 'words' | 'category'>) =>
  words.length > 0 || category !== null

const union = (first: string[], second: string[]) => [...new Set([...first, ...second])]

/** 'que salga después de las 8' keeps the hour until which it may begin, unless it lies before. */
function hoursOf(before: SearchCriteria, { notBefore, notAfter }: SearchCriteria) {
  if (notBefore !== null && notAfter === null)
    return { notBefore, notAfter: (before.notAfter ?? 0) > notBefore ? before.notAfter : null }
  // 'que termine antes de las 7' keeps the hour from which on it may begin, too.
  return notBefore === null && notAfter !== null && before.notBefore !== null && before.notBefore <= notAfter
    ? { notBefore: before.notBefore, notAfter }
    : { notBefore, notAfter }
}

/** 'barro no, otra cosa' after workshops leaves out a part of them; after pottery, the whole wish. */
const excludesOther = ({ words, category }: SearchCriteria, { words: left, categories }: Excluded): boolean =>
  left.length > 0 && category !== null && !categories.includes(category) && !words.some((word) => left.includes(word))

/** The new wish merged into the previous one; what is excluded now is no longer wished, and the reverse. */
function merged(
  before: SearchCriteria,
  criteria: SearchCriteria,
  { guests, instead, other, leaves }: FollowUp,
): SearchCriteria {
  const topics = isTopical(criteria)
    ? { words: criteria.words, category: criteria.category }
    : other && !excludesOther(before, criteria.without)
      ? { words: [], category: null }
      : { words: before.words, category: before.category }
  const priced = criteria.minPrice !== null || criteria.maxPrice !== null
  const people = guests ?? before.guests
  const budget = priced ? criteria.budget : before.budget
  const { categories, words } = criteria.without
  return {
    ...before,
    ...topics,
    words: topics.words.filter((word) => !words.includes(word)),
    // 'mejor de día' ends a wish for the night.
    category:
      topics.category &&
      (categories.includes(topics.category) ||
        (topics.category === 'Noche y eventos' && criteria.category === null && criteria.notAfter !== null))
        ? null
        : topics.category,
    maybe: criteria.maybe.length > 0 ? criteria.maybe : isTopical(criteria) ? [] : before.maybe,
    hints: criteria.hints?.length ? criteria.hints : (before.hints ?? []),
    ...(criteria.place && { place: criteria.place, near: criteria.near, minutes: criteria.minutes }),
    // A new beach wish also replaces the place.
    ...(instead && !criteria.place && criteria.category === 'Playa y surf' && { place: null, near: false }),
    ...(criteria.from && { from: criteria.from, to: criteria.to }),
    guests: people,
    ...(priced && { minPrice: criteria.minPrice, maxPrice: criteria.maxPrice }),
    budget,
    // The group's budget stays the same when its size changes, so the limit per person is computed again.
    ...(budget !== null && { maxPrice: shareOf(budget, people) }),
    amenities: union(before.amenities, criteria.amenities).filter(
      (amenity) =>
        !criteria.without.amenities.includes(amenity) && !(leaves === 'children' && amenity === FOR_CHILDREN),
    ),
    // 'y sin niños': the condition is dropped, which is not a wish for its contrary.
    included: union(before.included, criteria.included),
    languages: criteria.languages.length > 0 ? criteria.languages : before.languages,
    needs:
      leaves === 'somebody'
        ? criteria.needs
        : leaves
          ? before.needs.filter((need) => !STAYS_HOME[leaves].needs.has(need))
          : union(before.needs, criteria.needs),
    ages:
      leaves === 'somebody' || criteria.ages.length > 0
        ? criteria.ages
        : criteria.without.amenities.includes(FOR_CHILDREN)
          ? []
          : before.ages.filter((age) => !leaves || !STAYS_HOME[leaves].isOfAge(age)),
    without: {
      places: union(before.without.places ?? [], criteria.without.places ?? []),
      categories: union(before.without.categories, categories).filter((category) => category !== criteria.category),
      words: union(before.without.words, words).filter((word) => !criteria.words.includes(word)),
      amenities: union(
        before.without.amenities,
        criteria.without.amenities.filter((amenity) => !before.amenities.includes(amenity)),
      ),
    },
    ...((criteria.notBefore !== null || criteria.notAfter !== null) && hoursOf(before, criteria)),
    ...((criteria.minHours !== null || criteria.maxHours !== null) && {
      minHours: criteria.minHours,
      maxHours: criteria.maxHours,
    }),
    ...(criteria.sort && { sort: criteria.sort }),
    page: 1,
  }
}

/** The price limit per person for a group's budget. */
export const shareOf = (budget: number, people: number) => Math.floor((budget / Math.max(1, people)) * 100) / 100

/** What those who go need, whatever they do. */
const OF_PEOPLE = new Set([FOR_CHILDREN, 'Opción vegetariana', 'Accesible en silla de ruedas', 'Se admiten mascotas'])

/** Another thing is looked for, but who goes, with how much and on which days stays until it is said anew. */
export const onSameTrip = (before: SearchCriteria, criteria: SearchCriteria): SearchCriteria => {
  const priced = criteria.minPrice !== null || criteria.maxPrice !== null
  const guests = criteria.guests > 1 ? criteria.guests : before.guests
  const budget = priced ? criteria.budget : before.budget
  return {
    ...criteria,
    guests,
    needs: union(before.needs, criteria.needs),
    ages: criteria.ages.length > 0 ? criteria.ages : before.ages,
    amenities: union(
      before.amenities.filter((amenity) => OF_PEOPLE.has(amenity)),
      criteria.amenities,
    ),
    languages: criteria.languages.length > 0 ? criteria.languages : before.languages,
    ...(!criteria.from && { from: before.from, to: before.to }),
    ...(!priced && { minPrice: before.minPrice, maxPrice: before.maxPrice }),
    budget,
    ...(budget !== null && { maxPrice: shareOf(budget, guests) }),
    without: {
      places: before.without.places ?? [],
      categories: union(before.without.categories, criteria.without.categories).filter(
        (category) => category !== criteria.category,
      ),
      words: union(before.without.words, criteria.without.words).filter((word) => !criteria.words.includes(word)),
      amenities: union(before.without.amenities, criteria.without.amenities),
    },
  }
}

/** Anything good for those who go, on their days and for their money. */
export const anyGood = (before: SearchCriteria | null): Plan => ({
  intent: 'search',
  wish: { ...onSameTrip(before ?? NO_CRITERIA, NO_CRITERIA), sort: 'rating' },
  past: false,
  turn: 'new',
})

/** An experience similar to the one under discussion. */
function alike(criteria: SearchCriteria, { thread, past, length }: FollowUp): Plan | null {
  const origin = thread.shown.find(({ id }) => id === thread.focus) ?? thread.shown[0]
  if (!origin) return null
  const hours =
    length === 'shorter'
      ? { maxHours: Math.max(0.5, origin.hours - 0.5) }
      : length === 'longer'
        ? { minHours: origin.hours + 0.5 }
        : {}
  const price = criteria.sort === 'price-asc' ? { maxPrice: Math.max(0, origin.price - 0.01) } : {}
  return {
    intent: 'search',
    wish: {
      ...(thread.wish ? onSameTrip(thread.wish, criteria) : criteria),
      category: criteria.category ?? origin.category,
      ...(criteria.near && !criteria.place ? { place: origin.city } : {}),
      ...hours,
      ...price,
      // 'algo parecido pero en Suchitoto' of what is there already leaves nothing out.
      not: criteria.place === origin.city ? [] : [origin.id],
      sort: criteria.sort,
    },
    past,
    turn: 'like',
  }
}

export function searching(criteria: SearchCriteria, course: FollowUp): Plan {
  const { thread, past, follows, more, guests, length, like } = course
  const before = thread.wish
  if (more && !before && isNothing(criteria))
    return { intent: 'search', wish: { ...NO_CRITERIA, sort: 'rating' }, past, turn: 'new' }
  if (before && more) return { intent: 'search', wish: { ...before, page: before.page + 1 }, past, turn: 'more' }
  if (like || (length && thread.focus && !isTopical(criteria))) {
    const plan = alike(criteria, course)
    if (plan) return plan
  }
  if (length === 'shorter' && criteria.maxHours === null) criteria = { ...criteria, maxHours: 3 }
  if (length === 'longer' && criteria.minHours === null) criteria = { ...criteria, minHours: 4 }
  if (isNothing(criteria) && guests === null && !(before && course.leaves === 'children'))
    return criteria.maybe.length > 0 ? { intent: 'search', wish: criteria, past, turn: 'new' } : { intent: 'unclear' }
  if (!before) return { intent: 'search', wish: criteria, past, turn: 'new' }
  // 'algo con montaña' after 'qué hay en Chalatenango' is looked for there; after 'surf en El Tunco' coffee is elsewhere.
  const there = before.place !== null && !isTopical(before) && criteria.place === null
  if (isTopical(criteria) && !follows && !there)
    return { intent: 'search', wish: onSameTrip(before, criteria), past, turn: 'new' }
  // After reservations were talked about, a place that is named begins anew.
  if (criteria.place && !follows && thread.bookingAspect !== null)
    return { intent: 'search', wish: onSameTrip(before, criteria), past, turn: 'new' }
  if (criteria.maybe.length > 0 && !follows && !isTopical(criteria) && criteria.place)
    return { intent: 'search', wish: criteria, past, turn: 'new' }
  const changed = merged(before, criteria, course)
  const turn = criteria.sort === 'price-asc' ? 'cheaper' : criteria.sort === 'price-desc' ? 'dearer' : 'changed'
  return { intent: 'search', wish: changed, past, turn }
}

/** Whether a message continues the previous one. */
export const followsOn = (text: string) =>
  wholeWordPattern(
    '^(?:(?:hay|tienen|tiene|tendran)(?: algo)?(?: (?:con|de|en|para))?(?: \\p{L}+){1,5}$|(?:ahi|alli|alla|por ahi)(?= )|y|e|pero|con|sin|donde|que (?:sea|sean|tenga|tengan|haya|no|incluya|incluyan|quede|este|den|dure|empiece|salga|puedan|podamos)|de preferencia|tambien|mejor|entonces|ahora|solo|o|no|perdon|digo|quise decir|me equivoque|era|corrijo|bueno|va|quieren?|prefieren?|(?:les?|nos) gustan?|a (?:el|ella|ellos|ellas))',
  ).test(text) || / (?:entonces|mejor|tambien|mas bien)$/.test(text)
