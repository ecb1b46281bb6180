// Searches that the product and a general API over the same tables can both be asked: filters on columns and lists, and every
// order that needs no words.
import { amenityWords, includedWords, languageWords, notIncludedWords, towns } from '#database/scale-words.ts'
import { ask } from './databases.ts'

/**
 * What everybody may see, with the columns of a card that come from one row each. A view is a part of the statement that reads
 * it, so the product's indexes serve it.
 */
export const PEER_SCHEMA = `
drop schema if exists peer cascade;
create schema peer;
create view peer.listings as
select e.id, e.title, e.short_description, l.city, l.state, l.country, l.lat, l.lng, l.city_key, l.state_key, e.category_id, c.name as category,
  e.price, e.child_price, e.child_age, e.min_age, e.booking_required, e.duration_value, e.duration_unit, e.max_guests, e.featured,
  e.amenities, e.included, e.not_included, e.languages, e.created_at, coalesce(h.average_rating, 0) as rating, h.rating_count, h.id as host
from experiences e join profiles h on h.id = e.host_id
  left join locations l on l.id = e.location_id left join categories c on c.id = e.category_id
where e.status = 'published' and not exists (select from users u where u.id = e.host_id and u.suspended_at is not null);
comment on view peer.listings is '@primaryKey id'`

type Condition = Record<string, unknown>
export type Question = { path: string; filter: Condition; orderBy: string[] }

const ORDERS: Record<string, string[]> = {
  newest: ['CREATED_AT_DESC', 'ROW_ID_DESC'],
  'price-asc': ['PRICE_ASC', 'ROW_ID_ASC'],
  'price-desc': ['PRICE_DESC', 'ROW_ID_DESC'],
  rating: ['RATING_DESC', 'RATING_COUNT_DESC', 'HOST_DESC', 'CREATED_AT_DESC', 'ROW_ID_DESC'],
}
const SORTS = Object.keys(ORDERS)

export const DOCUMENT = `query ($filter: ListingFilter!, $orderBy: [ListingOrderBy!]!) {
  allListings(first: 24, filter: $filter, orderBy: $orderBy) { nodes {
    rowId title shortDescription city state country lat lng category price childPrice childAge minAge bookingRequired durationValue
    durationUnit maxGuests featured rating ratingCount
  } }
}`

const pick = <T>(list: T[], n: number): T => list[n % list.length]!
/** No pair of bounds returns before 42,018. */
const boundsOf = (n: number) => ({ minPrice: 1 + (n % 47), maxPrice: 106 + (n % 894) })

/** The nth question, no two alike. */
export async function peerQuestions(databaseUrl: string): Promise<(n: number) => Question> {
  const categories = await ask<{ id: string; name: string }>(
    databaseUrl,
    'select id, name from categories order by name',
  )
  const places = await ask<{ town: string; key: string }>(
    databaseUrl,
    'select town, place_key(town) as key from unnest($1::text[]) town',
    [towns.map(([town]) => town)],
  )
  /** Parameters of our search, and the same as a filter of the peer. */
  const kinds: ((n: number) => { asked: [string, string][]; filter: Condition })[] = [
    () => ({ asked: [], filter: {} }),
    (n) => {
      const { id, name } = pick(categories, n)
      return { asked: [['category', name]], filter: { categoryId: { equalTo: id } } }
    },
    (n) => {
      const { town, key } = pick(places, n)
      const filter = { or: [{ cityKey: { equalTo: key } }, { stateKey: { equalTo: key } }] }
      return { asked: [['location', town]], filter }
    },
    (n) => {
      const [amenities, language] = [[pick(amenityWords, n), pick(amenityWords, n + 2)], pick(languageWords, n)]
      const filters: [string, string][] = [
        ...amenities.map((amenity): [string, string] => ['amenity', amenity]),
        ['language', language],
      ]
      return { asked: filters, filter: { amenities: { contains: amenities }, languages: { overlaps: [language] } } }
    },
    (n) => {
      const included = pick(includedWords, n)
      const filters: [string, string][] = [
        ['included', included],
        ['rating', '4'],
      ]
      return { asked: filters, filter: { included: { contains: [included] }, rating: { greaterThanOrEqualTo: '4' } } }
    },
    (n) => {
      const missing = pick(notIncludedWords, n)
      return { asked: [['notIncluded', missing]], filter: { notIncluded: { contains: [missing] } } }
    },
  ]
  return (n) => {
    const { minPrice, maxPrice } = boundsOf(n)
    // Kinds and orders in every combination.
    const sort = pick(SORTS, Math.floor(n / kinds.length))
    const { asked, filter } = pick(kinds, n)(Math.floor(n / kinds.length / SORTS.length))
    const bounds: [string, string][] = [
      ['minPrice', String(minPrice)],
      ['maxPrice', String(maxPrice)],
    ]
    const price = { greaterThanOrEqualTo: String(minPrice), lessThanOrEqualTo: String(maxPrice) }
    return {
      path: `/api/experiences?${new URLSearchParams([...asked, ...bounds, ['sort', sort]])}`,
      filter: { ...filter, price },
      orderBy: ORDERS[sort]!,
    }
  }
}
