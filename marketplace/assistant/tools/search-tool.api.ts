// The assistant's search: the same query as the search page's. If nothing matches, it drops one criterion at a time and
// returns the nearest match. Criteria that the search page does not have (exclusions, hours, durations) are applied to its
// results.
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { findPage, type Page } from '#marketplace/discovery/catalogue/find.data.ts'
import { type Filters, inOrder, noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { degreesOf, kmWithin, NEAR_KM } from '#marketplace/discovery/search/near/near.rules.ts'
import { MAX_COUNTED, searchWords } from '#marketplace/discovery/search/search.rules.ts'
import { withExactWords } from '#marketplace/discovery/search/words/exact.data.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { durationText } from '#marketplace/experiences/experience.text.ts'
import { pointOf } from '#marketplace/locations/country/country.rules.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { kmBetween } from '#marketplace/locations/location.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { kindIn, relaxations, safetyOf, type ToolSearch } from './search/relaxed-search.rules.ts'
import { AROUND, square, whereIs } from './search/search-area.data.ts'
import { rankByUnreadWords } from './search/unread-words.api.ts'
import { byLength, fitsShape, hasShape, orderOf, shapeOf } from './shape.rules.ts'
import type { Dropped, FoundExperience, SearchInput, SearchOutput } from './tool.contract.ts'

export const SHOWN = 4
const MAX_PAGES = 4
/** Results fetched when some are removed afterwards. */
const LOOKED_AT = 200

type Matches = Pick<Page, 'ids' | 'total' | 'dates'>

/** What an answer leaves out; of children of known ages what neither names an age nor is `suited`. */
type Left = {
  ids: ReadonlySet<string>
  categories: readonly string[]
  places: readonly string[]
  suited: ReadonlySet<string> | null
}
const leavesOut = ({ ids, categories, places, suited }: Left) =>
  suited !== null || ids.size + categories.length + places.length > 0

const FOR_CHILDREN = 'Apto para niños'
/** 'desde 8 años' says more of a child of ten than whether the page has the tag. */
const isByAge = ({ youngest, amenities, required }: SearchInput): boolean =>
  Boolean(youngest) && (amenities ?? []).includes(FOR_CHILDREN) && !(required ?? []).includes(FOR_CHILDREN)

/** The unwanted experiences: found by the same search; categories are compared on the cards. */
async function leftOut(input: SearchInput, now: Date): Promise<Left> {
  const unwanted: Filters[] = [
    ...(input.withoutAmenities ?? []).map((amenity) => ({ ...noFilters, amenities: [amenity] })),
    ...(input.withoutWords ?? []).map((word) => ({ ...noFilters, q: word })),
  ]
  const idsOf = async (filters: Filters) => (await findPage({ ...located(filters), now, size: MAX_COUNTED })).ids
  const [excluded, suited] = await Promise.all([
    Promise.all(unwanted.map(idsOf)),
    isByAge(input) ? idsOf({ ...noFilters, amenities: [FOR_CHILDREN] }) : null,
  ])
  return {
    ids: new Set([...excluded.flat(), ...(input.not ?? [])]),
    categories: input.withoutCategories ?? [],
    places: input.withoutPlaces ?? [],
    suited: suited && new Set(suited),
  }
}

/** Whether an experience is in a town or department, or has its name in the title: 'ya fui a Tazumal'. */
const isAt = (place: string, { city, state, title }: ExperienceCard): boolean =>
  [city, state].includes(place) || ` ${foldText(title)} `.includes(` ${foldText(place)} `)

/** @param excluded what to exclude @param all not only the first pages @returns all that the search counts, unless some are left out */
async function matching(
  { filters, area, shape, near }: ToolSearch,
  now: Date,
  excluded: Left,
  all = false,
  sort: SearchInput['sort'] = null,
): Promise<Matches> {
  const lasts = byLength(sort)
  const shaped = hasShape(shape) || leavesOut(excluded) || near !== null || filters.q !== '' || lasts !== null
  const page = await findPage({ ...located(filters), now, area, size: shaped || all ? LOOKED_AT : SHOWN * MAX_PAGES })
  if (!shaped) return page
  const worded = filters.q ? await withExactWords(page.ids, filters.q) : page.ids
  const ids = worded.filter((id) => !excluded.ids.has(id))
  const cards = await findCards(ids, now, page.dates)
  const fitting = cards.filter(
    (card) =>
      fitsShape(card, shape) &&
      (excluded.suited === null || card.minAge !== null || excluded.suited.has(card.id)) &&
      !excluded.categories.includes(card.category ?? '') &&
      !excluded.places.some((place) => isAt(place, card)),
  )
  const away = (card: ExperienceCard) => (near && kmTo(near.center, card)) ?? 999
  const reached = near ? fitting.filter((card) => away(card) <= near.km) : fitting
  const ordered = lasts
    ? reached.toSorted(lasts)
    : near && !filters.sort
      ? reached.toSorted((a, b) => away(a) - away(b))
      : reached
  const isWhole = ordered.length === page.ids.length
  return { ids: ordered.map(({ id }) => id), total: isWhole ? page.total : ordered.length, dates: page.dates }
}

/** Kilometres in a straight line; null without coordinates. */
const kmTo = (point: [number, number], { lat, lng }: Pick<ExperienceCard, 'lat' | 'lng'>): number | null =>
  lat === null || lng === null ? null : Math.round(kmBetween(pointOf(point), { lat, lng }))

/** The filters for a tool's input; unknown names match nothing and are dropped later. */
function filtersOf(input: SearchInput): Filters {
  return inOrder({
    ...noFilters,
    q: input.words?.trim() ?? '',
    categories: input.category ? [input.category] : [],
    minPrice: input.minPrice ?? 0,
    maxPrice: input.maxPrice ?? 1000,
    languages: input.languages ?? [],
    amenities: [...new Set([...(input.required ?? []), ...(input.amenities ?? [])])].filter(
      (name) => name !== FOR_CHILDREN || !isByAge(input),
    ),
    included: input.included ?? [],
    from: input.from ?? null,
    to: input.to ?? null,
    guests: input.guests ?? 1,
    ...safetyOf(input),
    sort: orderOf(input.sort) ?? (input.words || input.near || byLength(input.sort) ? null : 'rating'),
  })
}

/** The words one by one, if there are several; the longest first, since it is the most specific. */
const wordsOf = (q: string) => {
  const words = searchWords(q).slice(0, 4)
  return words.length > 1 ? words.toSorted((a, b) => b.length - a.length) : []
}

/** Those unknown words that some title contains. The search ranks titles first, so its best result is enough to check. */
async function inTitles(words: string[], now: Date): Promise<string[]> {
  const known = await Promise.all(
    words.map(async (word) => {
      const { ids } = await findPage({ ...located({ ...noFilters, q: word }), now, size: SHOWN })
      const cards = await findCards(ids, now)
      const folded = foldText(word)
      // Only the very word: 'subirle' is not 'subiendo', and 'maestras' are no 'maestro'.
      const isMatch = (one: string) => one === folded || `${one}s` === folded || one === `${folded}s`
      return cards.some(({ title, city }) => foldText(`${title} ${city}`).split(' ').some(isMatch))
    }),
  )
  return words.filter((_, at) => known[at])
}

/** @returns the results and their cards, both read now */
export async function searchFor(
  input: SearchInput,
  now: Date,
): Promise<{ output: Omit<SearchOutput, 'experiences'>; cards: ExperienceCard[]; from: [number, number] | null }> {
  const where = input.place ? whereIs(input.place) : null
  const known = await inTitles(input.title ?? [], now)
  // Only unknown words: there is nothing to search for.
  const isImpossible =
    known.length === 0 &&
    (input.title ?? []).length > 0 &&
    Object.entries(input).every(
      ([name, value]) => name === 'title' || name === 'hints' || value === null || value === undefined,
    )
  const requested = filtersOf({ ...input, words: [input.words, ...known].filter(Boolean).join(' ') })
  const past = requested.to !== null && requested.to < dayOf(now)
  const km = input.minutes ? kmWithin(input.minutes) : NEAR_KM
  const near = input.near && where ? { center: where.center, km } : null
  // A past day has no dates: the answer says so and shows the coming ones.
  const filters = {
    ...requested,
    ...(past && { from: null, to: null }),
    location: near ? '' : (where?.location ?? ''),
    ...(!where && input.place && { q: `${input.place} ${requested.q}`.trim() }),
  }
  const page = Math.min(input.page ?? 1, MAX_PAGES)
  const excluded = await leftOut(input, now)
  let search: ToolSearch = {
    filters,
    area: near ? square(near.center, Math.max(AROUND, degreesOf(km))) : (where?.area ?? null),
    shape: shapeOf(input),
    near,
  }
  let dropped: Dropped[] = []
  const find = (criteria: ToolSearch) => matching(criteria, now, excluded, (input.hints ?? []).length > 0, input.sort)
  let result = isImpossible ? { ids: [], total: 0, dates: null } : await find(search)
  // If no experience has all the words, the first known word is searched alone.
  if (result.total === 0)
    for (const word of wordsOf(filters.q)) {
      const fewer = { ...search, filters: { ...filters, q: word } }
      const others = await find(fewer)
      if (others.total === 0) continue
      ;[search, result] = [fewer, others]
      break
    }
  if (result.total === 0 && !isImpossible) {
    const kind = kindIn(search, input)
    const kept = kind === null || (await find(kind)).total > 0
    for (const [parts, less] of relaxations(search, where, input, kept)) {
      const others = await find(less)
      if (others.total === 0) continue
      ;[search, dropped, result] = [less, parts, others]
      break
    }
  }
  const told =
    search.near || input.sort || dropped.includes('price')
      ? { ids: result.ids, hints: [] }
      : await rankByUnreadWords(result.ids, input.hints ?? [], now)
  const ids = told.ids.slice((page - 1) * SHOWN, page * SHOWN)
  return {
    output: {
      total: result.total,
      past,
      dropped,
      page,
      words: search.filters.q,
      known,
      hints: told.hints,
      asked: { from: requested.from, to: requested.to, guests: requested.guests },
      place: where && { name: where.name, around: near !== null },
    },
    cards: await findCards(ids, now, result.dates),
    from: search.near?.center ?? null,
  }
}

/** @param from distances are measured from this point */
export const foundOf = (card: ExperienceCard, from: [number, number] | null = null): FoundExperience => ({
  id: card.id,
  title: card.title,
  category: card.category,
  city: card.city,
  state: card.state,
  price: card.price,
  per: card.bookingRequired ? 'persona' : 'entrada',
  duration: durationText(card.durationValue, card.durationUnit),
  rating: card.rating,
  reviews: card.reviewCount,
  nextDate: card.nextDate,
  seats: card.spots,
  km: from && kmTo(from, card),
  minAge: card.minAge,
  path: experiencePath(card.id, card.title),
})
