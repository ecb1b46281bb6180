// The search of the assistant: the same question as the search page's, and when there is nothing, the nearest thing
// that there is, with one wish less.
import { findPage, type Page } from '#marketplace/discovery/catalogue/find.data.ts'
import { cardsByIds } from '#marketplace/discovery/discovery.data.ts'
import { type Filters, filterKey, inOrder, noFilters, searchWords } from '#marketplace/discovery/search/search.rules.ts'
import type { ExperienceCard } from '#marketplace/experiences/experience.contract.ts'
import { gazetteer } from '#marketplace/locations/geocoding/geocoding.data.ts'
import { forward } from '#marketplace/locations/geocoding/geocoding.rules.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { dayOf } from '#platform/clock.ts'
import type { Dropped, SearchInput, SearchOutput } from './tool.contract.ts'

export const SHOWN = 4
const MAX_PAGES = 4

/** Half the side of the square around a place, in degrees: about 9 and 28 km. */
const AT = 0.08
const AROUND = 0.26
const square = ([lng, lat]: [number, number], half: number): Area => ({
  west: lng - half,
  east: lng + half,
  south: lat - half,
  north: lat + half,
})

/** A route is longer than a place is wide. */
const ROUTE = 'Ruta de las Flores'

type Where = { name: string; location: string; area: Area | null; around: Area }

/** Where a name lies: towns and departments by their name, what lies between them by a square around it. */
function whereIs(place: string): Where | null {
  const found = forward(place, gazetteer).features[0]
  if (!found) return null
  const [kind] = found.place_type
  const around = square(found.center, AROUND)
  if (kind === 'poi')
    return { name: found.text, location: '', area: square(found.center, found.text === ROUTE ? AT * 1.4 : AT), around }
  return { name: found.text, location: found.text, area: null, around }
}

type Wish = { filters: Filters; area: Area | null }

const matching = ({ filters, area }: Wish, now: Date): Promise<Page> => findPage({ filters, now, area })

/** The wish with one part less, the least missed first. */
function* lessened({ filters, area }: Wish, where: Where | null): Generator<[Dropped, Wish]> {
  const without = (changes: Partial<Filters>): Wish => ({ filters: { ...filters, ...changes }, area })
  if (where) yield ['nearby', { filters: { ...filters, location: '' }, area: where.around }]
  if (filters.maxPrice < 1000 || filters.minPrice > 0)
    yield ['price', without({ minPrice: 0, maxPrice: 1000, sort: filters.sort ?? 'price-asc' })]
  if (filters.from) yield ['dates', without({ from: null, to: null })]
  if (filters.languages.length > 0) yield ['languages', without({ languages: [] })]
  if (filters.included.length > 0) yield ['included', without({ included: [] })]
  if (filters.amenities.length > 0) yield ['amenities', without({ amenities: [] })]
  if (filters.guests > 1) yield ['guests', without({ guests: 1 })]
  // Without its only words a wish is none: then the best of all is proposed.
  if (filters.q && filterKey({ ...filters, q: '' }) !== filterKey(noFilters)) yield ['words', without({ q: '' })]
  if (filters.categories.length > 0) yield ['category', without({ categories: [] })]
  if (where) yield ['place', { filters: { ...filters, location: '' }, area: null }]
  yield ['all', { filters: { ...noFilters, sort: 'rating' }, area: null }]
}

/** The filters a tool's input stands for; what is no name of ours matches nothing, and is dropped later. */
function filtersOf(input: SearchInput): Filters {
  return inOrder({
    ...noFilters,
    q: input.words?.trim() ?? '',
    categories: input.category ? [input.category] : [],
    minPrice: input.minPrice ?? 0,
    maxPrice: input.maxPrice ?? 1000,
    languages: input.languages ?? [],
    amenities: input.amenities ?? [],
    included: input.included ?? [],
    from: input.from ?? null,
    to: input.to ?? null,
    guests: input.guests ?? 1,
    sort: input.sort ?? (input.words ? null : 'rating'),
  })
}

/** The words one by one, when there are several; the longest tells most. */
const wordsOf = (q: string) => {
  const words = searchWords(q).slice(0, 4)
  return words.length > 1 ? words.toSorted((a, b) => b.length - a.length) : []
}

/** @returns what was found, and the cards of it, both read now */
export async function searchFor(
  input: SearchInput,
  now: Date,
): Promise<{ output: Omit<SearchOutput, 'experiences'>; cards: ExperienceCard[] }> {
  const where = input.place ? whereIs(input.place) : null
  const asked = filtersOf(input)
  const past = asked.to !== null && asked.to < dayOf(now)
  // A day that is over has no places: it is said, and the coming ones are shown.
  const filters = {
    ...asked,
    ...(past && { from: null, to: null }),
    location: where?.location ?? '',
    ...(!where && input.place && { q: `${input.place} ${asked.q}`.trim() }),
  }
  const page = Math.min(input.page ?? 1, MAX_PAGES)
  let wish: Wish = { filters, area: where?.area ?? null }
  let dropped: Dropped | null = null
  let found = await matching(wish, now)
  // Of several words that nothing holds together, the first that is known says what it is about.
  if (found.total === 0)
    for (const word of wordsOf(filters.q)) {
      const fewer = { ...wish, filters: { ...filters, q: word } }
      const others = await matching(fewer, now)
      if (others.total === 0) continue
      ;[wish, found] = [fewer, others]
      break
    }
  if (found.total === 0)
    for (const [part, less] of lessened(wish, where)) {
      const others = await matching(less, now)
      if (others.total === 0) continue
      ;[wish, dropped, found] = [less, part, others]
      break
    }
  const ids = found.ids.slice((page - 1) * SHOWN, page * SHOWN)
  return {
    output: {
      total: found.total,
      past,
      dropped,
      page,
      words: wish.filters.q,
      asked: { from: asked.from, to: asked.to, guests: asked.guests },
      place: where && { name: where.name, around: dropped === 'nearby' },
    },
    cards: await cardsByIds(ids, now, found.dates ?? undefined),
  }
}
