// Random markets, random changes and random questions, for comparing the catalogue in memory with the database.
import { type SQL, sql } from 'drizzle-orm'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import type { Area } from '#marketplace/locations/location.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { type Filters, inOrder, noFilters, SORTS } from '../search/filters/filter-address.rules.ts'

/** A seeded random generator. @returns a whole number below the given one */
export type Chance = (below: number) => number

export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const CATEGORIES = ['Aventura', 'Café', 'Cultural', 'Ágape']
const TOWNS: [city: string, state: string][] = [
  ['Santa Ana', 'Santa Ana'],
  ['Juayúa', 'Sonsonate'],
  ['Suchitoto', 'Cuscatlán'],
  ['Concepción de Ataco', 'Ahuachapán'],
  ['Ahuachapán', 'Ahuachapán'],
]
const LANGUAGES = ['Español', 'Inglés', 'Náhuat']
const THINGS = ['Wifi', 'Baños', 'Parqueo', 'Agua', 'Guía', 'Seguro']
const WORDS = ['volcán', 'lago', 'café', 'caminata', 'playa', 'noche', 'taller', 'añil']

const one = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!
const some = <T>(chance: Chance, list: readonly T[], most: number): T[] => [
  ...new Set(Array.from({ length: chance(most + 1) }, () => one(chance, list))),
]
const PRICES = [0, 5, 19.99, 20, 49.99, 50, 99.99, 100, 350]
const texts = (values: string[]) => sql`${sql.param(values)}::text[]`

export type Market = { hosts: string[]; ids: string[] }

const maybeOne = <T>(chance: Chance, list: readonly T[]): T | null => (chance(3) === 0 ? null : one(chance, list))
/** Facts that families ask for; some are missing. */
const facts = (chance: Chance) => ({
  ...(chance(2) === 0
    ? { childPrice: one(chance, [0, 4.5, 20, 49.99]), childAge: 10 }
    : { childPrice: null, childAge: null }),
  minAge: maybeOne(chance, [0, 6, 18]),
  difficulty: maybeOne(chance, ['easy', 'moderate', 'hard'] as const),
  walking: maybeOne(chance, ['little', 'short', 'long'] as const),
  wheelchair: maybeOne(chance, ['yes', 'help', 'no'] as const),
  pram: maybeOne(chance, ['yes', 'no'] as const),
  transport: maybeOne(chance, ['included', 'paid', 'no'] as const),
  rainPlan: maybeOne(chance, ['roof', 'rain', 'moved', 'cancelled'] as const),
  confirmation: maybeOne(chance, ['instant'] as const),
  bookingRequired: chance(4) > 0,
})

const wishes = (chance: Chance, { hosts }: Market) => {
  const [city, state] = one(chance, TOWNS)
  return {
    hostId: one(chance, hosts),
    title: `${one(chance, WORDS)} ${one(chance, WORDS)}`,
    shortDescription: `${one(chance, WORDS)} de ${one(chance, WORDS)}`,
    description: Array.from({ length: chance(8) }, () => one(chance, WORDS)).join(' '),
    category: one(chance, CATEGORIES),
    ...(chance(9) === 0 && { categoryId: null }),
    location: {
      city,
      state,
      lat: 13.2 + chance(80) / 100,
      lng: -89.9 + chance(150) / 100,
      ...(chance(8) === 0 && { lat: null }),
    },
    ...(chance(9) === 0 && { locationId: null }),
    price: one(chance, PRICES),
    maxGuests: 1 + chance(8),
    featured: chance(5) === 0,
    status: one(chance, ['published', 'published', 'published', 'draft', 'archived'] as const),
    languages: some(chance, LANGUAGES, 3),
    amenities: some(chance, THINGS, 4),
    included: some(chance, THINGS, 3),
    notIncluded: some(chance, THINGS, 2),
    ...facts(chance),
    createdAt: new Date(Date.now() - chance(12) * DAY_MS),
    dates: some(chance, [-3, 1, 2, 3, 5, 8, 13], 3).map((days) => ({
      startDate: new Date(Date.now() + days * DAY_MS + chance(10) * HOUR_MS),
      capacity: 6,
      spotsAvailable: chance(7),
      status: one(chance, ['available', 'available', 'closed'] as const),
    })),
  }
}

/** Creates a market of so many experiences beside existing ones. */
export async function createMarket(chance: Chance, size: number): Promise<Market> {
  const market: Market = { hosts: [], ids: [] }
  for (let n = 0; n < 4; n++) {
    const ratingCount = chance(4)
    const profile = { ratingCount, ratingSum: ratingCount * (1 + chance(5)) }
    market.hosts.push((await createPerson({ role: 'host', profile })).id)
  }
  for (let n = 0; n < size; n++) market.ids.push((await createExperience(wishes(chance, market))).id)
  return market
}

const changes: ((chance: Chance, id: string, host: string) => SQL)[] = [
  (chance, id) => sql`update experiences set price = ${one(chance, PRICES)} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set status = ${one(chance, ['published', 'archived', 'draft'])} where id = ${id}`,
  (chance, id) => sql`update experiences set featured = not featured, max_guests = ${1 + chance(8)} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set created_at = now() - make_interval(secs => ${chance(1e6)}) where id = ${id}`,
  (chance, id) =>
    sql`update experiences set amenities = ${texts(some(chance, THINGS, 4))}, languages = ${texts(some(chance, LANGUAGES, 2))} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set included = ${texts(some(chance, THINGS, 4))}, not_included = ${texts(some(chance, THINGS, 2))} where id = ${id}`,
  (chance, id) => {
    const { childPrice, childAge, minAge, difficulty, rainPlan, confirmation } = facts(chance)
    return sql`update experiences set child_price = ${childPrice}, child_age = ${childAge}, min_age = ${minAge},
      difficulty = ${difficulty}, rain_plan = ${rainPlan}, confirmation = ${confirmation} where id = ${id}`
  },
  (chance, id) => sql`update experiences set title = ${`${one(chance, WORDS)} ${one(chance, WORDS)}`} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set category_id = (select id from categories where name = ${one(chance, CATEGORIES)}) where id = ${id}`,
  (chance, id) => sql`update available_dates set spots_available = ${chance(7)} where experience_id = ${id}`,
  (chance, id) =>
    sql`update available_dates set status = ${one(chance, ['available', 'closed'])} where experience_id = ${id}`,
  (chance, id) => sql`insert into available_dates (experience_id, start_date, capacity, spots_available)
    values (${id}, now() + make_interval(hours => ${1 + chance(300)}), 6, ${chance(7)}) on conflict do nothing`,
  (_, id) => sql`delete from available_dates where experience_id = ${id}`,
  (chance, id) => {
    const [city, state] = one(chance, TOWNS)
    return sql`update locations set city = ${city}, state = ${state} where id = (select location_id from experiences where id = ${id})`
  },
  (chance, id) =>
    sql`update locations set lat = ${13.2 + chance(80) / 100}, lng = ${chance(4) === 0 ? null : -89} where id = (select location_id from experiences where id = ${id})`,
  (chance, id) =>
    sql`update experiences set location_id = (select id from locations order by md5(id::text || ${String(chance(99))}) limit 1) where id = ${id}`,
  (chance, _, host) => {
    const count = 1 + chance(3)
    return sql`update profiles set rating_count = ${count}, rating_sum = ${count + chance(4 * count)} where id = ${host}`
  },
  (_, __, host) =>
    sql`update users set suspended_at = case when suspended_at is null then now() end where id = ${host}`,
  (_, __, host) =>
    sql`update profiles set requests_paused_at = case when requests_paused_at is null then now() end where id = ${host}`,
]

export async function changeMarket(chance: Chance, market: Market): Promise<void> {
  await database().execute(one(chance, changes)(chance, one(chance, market.ids), one(chance, market.hosts)))
}

/** A question as somebody might ask it, including for values that do not exist. */
export function questionBy(chance: Chance, now: Date): { filters: Filters; area: Area | null; size: number } {
  const maybe = <T>(of: number, value: () => T): T | undefined => (chance(of) === 0 ? value() : undefined)
  const day = () => dayOf(new Date(now.getTime() + (chance(16) - 2) * DAY_MS))
  const wished: { [Name in keyof Filters]?: Filters[Name] | undefined } = {
    q: maybe(3, () =>
      some(chance, [...WORDS, 'volcan', 'caf', 'de', 'santa', 'senderismo', 'playas', 'tallre'], 3).join(' '),
    ),
    categories: maybe(4, () => some(chance, ['aventura', 'CAFÉ', 'Cultural', 'ágape', 'Nada'], 2)),
    price: maybe(6, () => one(chance, ['low', 'medium', 'high'] as const)),
    minPrice: maybe(6, () => one(chance, PRICES)),
    maxPrice: maybe(6, () => one(chance, PRICES)),
    location: maybe(5, () =>
      one(chance, ['santa ana', 'JUAYUA', 'Ahuachapán', ' ataco', 'concepción de ataco', 'São']),
    ),
    rating: maybe(6, () => one(chance, [3, 4, 4.5, 3.3])),
    languages: maybe(6, () => some(chance, [...LANGUAGES, 'Klingon'], 2)),
    amenities: maybe(6, () => some(chance, THINGS, 2)),
    included: maybe(8, () => some(chance, THINGS, 2)),
    notIncluded: maybe(8, () => some(chance, [...THINGS, 'Nada'], 1)),
    from: maybe(5, day),
    guests: maybe(4, () => 1 + chance(7)),
    children: maybe(3, () => 1 + chance(3)),
    budget: maybe(6, () => one(chance, [20, 45.5, 100, 139.93, 600])),
    near: maybe(5, () =>
      one(chance, ['Suchitoto', 'suchitotto', 'Santa Ana', '13.84,-88.86', '13.5,-89.5', 'Xyzzyplugh']),
    ),
    minutes: maybe(3, () => 5 * chance(36)),
    difficulty: maybe(9, () => one(chance, ['easy', 'moderate'] as const)),
    confirmation: maybe(9, () => 'instant' as const),
    walking: maybe(9, () => one(chance, ['little', 'short'] as const)),
    ...Object.fromEntries(
      (['childPrice', 'wheelchair', 'pram', 'transport', 'rain'] as const).map((name) => [
        name,
        maybe(14, () => 'yes'),
      ]),
    ),
    youngest: maybe(9, () => one(chance, [0, 5, 6, 17])),
    sort: maybe(2, () => one(chance, SORTS)),
  }
  wished.to = wished.from && maybe(2, day)
  const said = Object.entries(wished).filter(([, value]) => value !== undefined)
  const [west, south] = [-90 + chance(150) / 100, 13 + chance(80) / 100]
  return {
    filters: inOrder({ ...noFilters, ...Object.fromEntries(said) }),
    area:
      maybe(4, () => ({ west, south, east: west + 0.1 + chance(10) / 10, north: south + 0.1 + chance(10) / 10 })) ??
      null,
    size: one(chance, [1, 2, 5, 24]),
  }
}
