// The assistant's search: the same query as the search page's. If nothing matches, it drops one criterion at a time and
// returns the nearest match. Criteria that the search page does not have (exclusions, hours, durations) are applied to its
// results.
import { findCards } from '#marketplace/discovery/catalogue/cards/card.data.ts'
import { findPage, type Page } from '#marketplace/discovery/catalogue/find.data.ts'
import { type Filters, inOrder, noFilters } from '#marketplace/discovery/search/filters/filter-address.rules.ts'
import { located } from '#marketplace/discovery/search/near/near.data.ts'
import { degreesOf, kmWithin, NEAR_KM } from '#marketplace/discovery/search/near/near.rules.ts'
import { filterKey, MAX_COUNTED, searchWords } from '#marketplace/discovery/search/search.rules.ts'
import { withExactWords } from '#marketplace/discovery/search/words/exact.data.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { durationText } from '#marketplace/experiences/experience.text.ts'
import { pointOf } from '#marketplace/locations/country/country.rules.ts'
import { foldText } from '#marketplace/locations/geocoding/likeness.rules.ts'
import { type Area, kmBetween } from '#marketplace/locations/location.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { hintedFirst } from './search/hints.api.ts'
import { AROUND, square, type Where, whereIs } from './search/where.data.ts'
import { fitsShape, hasShape, type Shape, shapeOf } from './shape.rules.ts'
import type { Dropped, FoundExperience, SearchInput, SearchOutput } from './tool.contract.ts'

export const SHOWN = 4
const MAX_PAGES = 4
/** Results fetched when some are removed afterwards. */
const LOOKED_AT = 200

/** From this hour on it is a night out. */
const EVENING = 17

type ToolSearch = { filters: Filters; area: Area | null; shape: Shape }
type Matches = Pick<Page, 'ids' | 'total' | 'dates'>

/** What an answer leaves out. */
type Left = { ids: ReadonlySet<string>; categories: readonly string[]; places: readonly string[] }
const leavesOut = ({ ids, categories, places }: Left) => ids.size + categories.length + places.length > 0

/** The unwanted experiences: found by the same search; categories are compared on the cards. */
async function leftOut(input: SearchInput, now: Date): Promise<Left> {
  const unwanted: Filters[] = [
    ...(input.withoutAmenities ?? []).map((amenity) => ({ ...noFilters, amenities: [amenity] })),
    ...(input.withoutWords ?? []).map((word) => ({ ...noFilters, q: word })),
  ]
  const excludedPages = await Promise.all(
    unwanted.map((filters) => findPage({ ...located(filters), now, size: MAX_COUNTED })),
  )
  return {
    ids: new Set([...excludedPages.flatMap(({ ids }) => ids), ...(input.not ?? [])]),
    categories: input.withoutCategories ?? [],
    places: input.withoutPlaces ?? [],
  }
}

/** Whether an experience is in a town or department, or has its name in the title: 'ya fui a Tazumal'. */
const isAt = (place: string, { city, state, title }: ExperienceCard): boolean =>
  [city, state].includes(place) || ` ${foldText(title)} `.includes(` ${foldText(place)} `)

/** @param excluded what to exclude @param near sorts by distance @param all not only the first pages @returns all that the search counts, unless some are left out */
async function matching(
  { filters, area, shape }: ToolSearch,
  now: Date,
  excluded: Left,
  near: { center: [number, number]; km: number } | null,
  all = false,
): Promise<Matches> {
  const shaped = hasShape(shape) || leavesOut(excluded) || near !== null || filters.q !== ''
  const page = await findPage({ ...located(filters), now, area, size: shaped || all ? LOOKED_AT : SHOWN * MAX_PAGES })
  if (!shaped) return page
  const worded = filters.q ? await withExactWords(page.ids, filters.q) : page.ids
  const ids = worded.filter((id) => !excluded.ids.has(id))
  const cards = await findCards(ids, now, page.dates)
  const fitting = cards.filter(
    (card) =>
      fitsShape(card, shape) &&
      !excluded.categories.includes(card.category ?? '') &&
      !excluded.places.some((place) => isAt(place, card)),
  )
  const away = (card: ExperienceCard) => (near && kmTo(near.center, card)) ?? 999
  const reached = near ? fitting.filter((card) => away(card) <= near.km) : fitting
  const ordered = near && !filters.sort ? reached.toSorted((a, b) => away(a) - away(b)) : reached
  const isWhole = ordered.length === page.ids.length
  return { ids: ordered.map(({ id }) => id), total: isWhole ? page.total : ordered.length, dates: page.dates }
}

/** Kilometres in a straight line; null without coordinates. */
export const kmTo = (point: [number, number], { lat, lng }: Pick<ExperienceCard, 'lat' | 'lng'>): number | null =>
  lat === null || lng === null ? null : Math.round(kmBetween(pointOf(point), { lat, lng }))

/** The wish with one criterion dropped, the least important first. Needs and exclusions are never dropped. */
function* lessened(
  { filters, area, shape }: ToolSearch,
  where: Where | null,
  input: SearchInput,
): Generator<[Dropped, ToolSearch]> {
  const required = input.required ?? []
  const without = (changes: Partial<Filters>): ToolSearch => ({ filters: { ...filters, ...changes }, area, shape })
  const safetyFilters = { ...noFilters, amenities: required, ...safetyOf(input) }
  if (where) yield ['nearby', { filters: { ...filters, location: '' }, area: where.around, shape }]
  // A night out on another day is nearer to the wish than a volcano in the morning.
  if (filters.from && (shape.startsFrom ?? 0) >= EVENING) yield ['dates', without({ from: null, to: null })]
  if (shape.startsFrom !== null || shape.startsUntil !== null)
    yield ['hours', { filters, area, shape: { ...shape, startsFrom: null, startsUntil: null } }]
  if (shape.minHours !== null || shape.maxHours !== null)
    yield ['length', { filters, area, shape: { ...shape, minHours: null, maxHours: null } }]
  if (filters.maxPrice < 1000 || filters.minPrice > 0 || shape.purse !== null)
    yield [
      'price',
      {
        filters: { ...filters, minPrice: 0, maxPrice: 1000, sort: input.sort ?? 'price-asc' },
        area,
        shape: { ...shape, purse: null },
      },
    ]
  if (filters.from) yield ['dates', without({ from: null, to: null })]
  if (filters.languages.length > 0) yield ['languages', without({ languages: [] })]
  if (filters.included.length > 0) yield ['included', without({ included: [] })]
  if (filters.amenities.length > required.length) yield ['amenities', without({ amenities: required })]
  // A school class goes in two groups rather than not at all.
  if (filters.guests > 3) yield ['guests', without({ guests: Math.ceil(filters.guests / 2) })]
  if (filters.guests > 1) yield ['guests', without({ guests: 1 })]
  // If the words were the only criterion, nothing is left of the wish: then the best of all is suggested.
  if (filters.q && filterKey({ ...filters, q: '' }) !== filterKey(noFilters)) yield ['words', without({ q: '' })]
  // Day and duration are dropped together, before the category.
  if (filters.from)
    yield [
      'dates',
      {
        filters: { ...filters, from: null, to: null, ...(where && { location: '' }) },
        area: where?.around ?? area,
        shape: shapeOf({}),
      },
    ]
  if (filters.categories.length > 0) yield ['category', without({ categories: [] })]
  if (where) yield ['place', { filters: { ...filters, location: '' }, area: null, shape }]
  yield ['all', { filters: { ...safetyFilters, sort: 'rating' }, area: null, shape: shapeOf({}) }]
}

/** The facts that people need to be safe or to come along at all. */
const safetyOf = (input: SearchInput): Partial<Filters> => ({
  difficulty: input.difficulty ?? null,
  walking: input.walking ?? null,
  wheelchair: input.wheelchair ?? null,
  pram: input.pram ?? null,
  rain: input.rain ?? null,
  youngest: input.youngest ?? noFilters.youngest,
})

/** The filters for a tool's input; unknown names match nothing and are dropped later. */
function filtersOf(input: SearchInput): Filters {
  return inOrder({
    ...noFilters,
    q: input.words?.trim() ?? '',
    categories: input.category ? [input.category] : [],
    minPrice: input.minPrice ?? 0,
    maxPrice: input.maxPrice ?? 1000,
    languages: input.languages ?? [],
    amenities: [...new Set([...(input.required ?? []), ...(input.amenities ?? [])])],
    included: input.included ?? [],
    from: input.from ?? null,
    to: input.to ?? null,
    guests: input.guests ?? 1,
    ...safetyOf(input),
    sort: input.sort ?? (input.words || input.near ? null : 'rating'),
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
  }
  let dropped: Dropped | null = null
  const find = (criteria: ToolSearch) => matching(criteria, now, excluded, near, (input.hints ?? []).length > 0)
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
  if (result.total === 0 && !isImpossible)
    for (const [part, less] of lessened(search, where, input)) {
      const others = await find(less)
      if (others.total === 0) continue
      ;[search, dropped, result] = [less, part, others]
      break
    }
  const told =
    near || input.sort ? { ids: result.ids, hints: [] } : await hintedFirst(result.ids, input.hints ?? [], now)
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
      place: where && { name: where.name, around: near !== null || dropped === 'nearby' },
    },
    cards: await findCards(ids, now, result.dates),
    from: where?.center ?? null,
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
