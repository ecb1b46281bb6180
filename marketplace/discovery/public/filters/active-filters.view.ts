import { shortDate, startOfDay } from '#platform/clock.ts'
import { type Filters, noFilters } from '../../search/search.rules.ts'
import { priceLabel, ratingLabel } from '../../search/search.text.ts'

export type ActiveFilter = { label: string; without: Filters }

const dayWords = (day: string) => shortDate(startOfDay(day))
const dateWords = ({ from, to }: Filters) => {
  if (!from || !to) return null
  return from === to ? dayWords(from) : `${dayWords(from)} – ${dayWords(to)}`
}

/** Everything that narrows a search, in words, each with the search that would be left without it. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const one = (label: string | null | false, without: Partial<Filters>): ActiveFilter[] =>
    label ? [{ label, without: { ...filters, ...without } }] : []
  const each = (
    name: 'categories' | 'languages' | 'amenities' | 'included' | 'notIncluded',
    label = (value: string) => value,
  ) => filters[name].flatMap((value) => one(label(value), { [name]: filters[name].filter((other) => other !== value) }))
  const { q, price, minPrice, maxPrice, location, rating, guests } = filters
  return [
    ...one(q && `«${q}»`, { q: '', sort: filters.sort === 'relevance' ? null : filters.sort }),
    ...each('categories'),
    ...one(location, { location: '' }),
    ...one(dateWords(filters), { from: null, to: null }),
    ...one(guests > 1 && `${guests} personas`, { guests: 1 }),
    ...one(price && priceLabel[price], { price: null }),
    ...one(minPrice > noFilters.minPrice && `Desde $${minPrice}`, { minPrice: noFilters.minPrice }),
    ...one(maxPrice < noFilters.maxPrice && `Hasta $${maxPrice}`, { maxPrice: noFilters.maxPrice }),
    ...one(rating > 0 && ratingLabel(rating), { rating: 0 }),
    ...each('languages'),
    ...each('amenities'),
    ...each('included', (value) => `Incluye: ${value}`),
    ...each('notIncluded', (value) => `No incluye: ${value}`),
  ]
}

/** Whether something in the advanced panel is chosen: it then opens by itself (SRCH-04). */
export const usesAdvanced = (filters: Filters): boolean =>
  filters.minPrice > noFilters.minPrice ||
  filters.maxPrice < noFilters.maxPrice ||
  filters.rating > 0 ||
  [filters.languages, filters.amenities, filters.included, filters.notIncluded].some((list) => list.length > 0)
