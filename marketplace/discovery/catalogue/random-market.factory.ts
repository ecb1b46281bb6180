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

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance(list.length)]!
const pickSome = <T>(chance: Chance, list: readonly T[], limit: number): T[] => [
  ...new Set(Array.from({ length: chance(limit + 1) }, () => pick(chance, list))),
]
const PRICES = [0, 5, 19.99, 20, 49.99, 50, 99.99, 100, 350]
const texts = (values: string[]) => sql`${sql.param(values)}::text[]`

export type Market = { hosts: string[]; ids: string[] }

const pickOrNull = <T>(chance: Chance, list: readonly T[]): T | null => (chance(3) === 0 ? null : pick(chance, list))
/** Facts that families ask for; some are missing. */
const facts = (chance: Chance) => ({
  ...(chance(2) === 0
    ? { childPrice: pick(chance, [0, 4.5, 20, 49.99]), childAge: 10 }
    : { childPrice: null, childAge: null }),
  minAge: pickOrNull(chance, [0, 6, 18]),
  difficulty: pickOrNull(chance, ['easy', 'moderate', 'hard'] as const),
  walking: pickOrNull(chance, ['little', 'short', 'long'] as const),
  wheelchair: pickOrNull(chance, ['yes', 'help', 'no'] as const),
  pram: pickOrNull(chance, ['yes', 'no'] as const),
  transport: pickOrNull(chance, ['included', 'paid', 'no'] as const),
  rainPlan: pickOrNull(chance, ['roof', 'rain', 'moved', 'cancelled'] as const),
  confirmation: pickOrNull(chance, ['instant'] as const),
  bookingRequired: chance(4) > 0,
})

const randomExperience = (chance: Chance, { hosts }: Market) => {
  const [city, state] = pick(chance, TOWNS)
  return {
    hostId: pick(chance, hosts),
    title: `${pick(chance, WORDS)} ${pick(chance, WORDS)}`,
    shortDescription: `${pick(chance, WORDS)} de ${pick(chance, WORDS)}`,
    description: Array.from({ length: chance(8) }, () => pick(chance, WORDS)).join(' '),
    category: pick(chance, CATEGORIES),
    ...(chance(9) === 0 && { categoryId: null }),
    location: {
      city,
      state,
      lat: 13.2 + chance(80) / 100,
      lng: -89.9 + chance(150) / 100,
      ...(chance(8) === 0 && { lat: null }),
    },
    ...(chance(9) === 0 && { locationId: null }),
    price: pick(chance, PRICES),
    maxGuests: 1 + chance(8),
    featured: chance(5) === 0,
    status: pick(chance, ['published', 'published', 'published', 'draft', 'archived'] as const),
    languages: pickSome(chance, LANGUAGES, 3),
    amenities: pickSome(chance, THINGS, 4),
    included: pickSome(chance, THINGS, 3),
    notIncluded: pickSome(chance, THINGS, 2),
    ...facts(chance),
    createdAt: new Date(Date.now() - chance(12) * DAY_MS),
    dates: pickSome(chance, [-3, 1, 2, 3, 5, 8, 13], 3).map((days) => ({
      startDate: new Date(Date.now() + days * DAY_MS + chance(10) * HOUR_MS),
      capacity: 6,
      spotsAvailable: chance(7),
      status: pick(chance, ['available', 'available', 'closed'] as const),
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
  for (let n = 0; n < size; n++) market.ids.push((await createExperience(randomExperience(chance, market))).id)
  return market
}

const changes: ((chance: Chance, id: string, host: string) => SQL)[] = [
  (chance, id) => sql`update experiences set price = ${pick(chance, PRICES)} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set status = ${pick(chance, ['published', 'archived', 'draft'])} where id = ${id}`,
  (chance, id) => sql`update experiences set featured = not featured, max_guests = ${1 + chance(8)} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set created_at = now() - make_interval(secs => ${chance(1e6)}) where id = ${id}`,
  (chance, id) =>
    sql`update experiences set amenities = ${texts(pickSome(chance, THINGS, 4))}, languages = ${texts(pickSome(chance, LANGUAGES, 2))} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set included = ${texts(pickSome(chance, THINGS, 4))}, not_included = ${texts(pickSome(chance, THINGS, 2))} where id = ${id}`,
  (chance, id) => {
    const { childPrice, childAge, minAge, difficulty, rainPlan, confirmation } = facts(chance)
    return sql`update experiences set child_price = ${childPrice}, child_age = ${childAge}, min_age = ${minAge},
      difficulty = ${difficulty}, rain_plan = ${rainPlan}, confirmation = ${confirmation} where id = ${id}`
  },
  (chance, id) =>
    sql`update experiences set title = ${`${pick(chance, WORDS)} ${pick(chance, WORDS)}`} where id = ${id}`,
  (chance, id) =>
    sql`update experiences set category_id = (select id from categories where name = ${pick(chance, CATEGORIES)}) where id = ${id}`,
  (chance, id) => sql`update available_dates set spots_available = ${chance(7)} where experience_id = ${id}`,
  (chance, id) =>
    sql`update available_dates set status = ${pick(chance, ['available', 'closed'])} where experience_id = ${id}`,
  (chance, id) => sql`insert into available_dates (experience_id, start_date, capacity, spots_available)
    values (${id}, now() + make_interval(hours => ${1 + chance(300)}), 6, ${chance(7)}) on conflict do nothing`,
  (_, id) => sql`delete from available_dates where experience_id = ${id}`,
  (chance, id) => {
    const [city, state] = pick(chance, TOWNS)
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
  await database().execute(pick(chance, changes)(chance, pick(chance, market.ids), pick(chance, market.hosts)))
}

/** A question as somebody might ask it, including for values that do not exist. */
export function questionBy(chance: Chance, now: Date): { filters: Filters; area: Area | null; size: number } {
  const maybe = <T>(of: number, value: () => T): T | undefined => (chance(of) === 0 ? value() : undefined)
  const day = () => dayOf(new Date(now.getTime() + (chance(16) - 2) * DAY_MS))
  const criteria: { [Name in keyof Filters]?: Filters[Name] | undefined } = {
    q: maybe(3, () =>
      pickSome(chance, [...WORDS, 'volcan', 'caf', 'de', 'santa', 'senderismo', 'playas', 'tallre'], 3).join(' '),
    ),
    categories: maybe(4, () => pickSome(chance, ['aventura', 'CAFÉ', 'Cultural', 'ágape', 'Nada'], 2)),
    price: maybe(6, () => pick(chance, ['low', 'medium', 'high'] as const)),
    minPrice: maybe(6, () => pick(chance, PRICES)),
    maxPrice: maybe(6, () => pick(chance, PRICES)),
    location: maybe(5, () =>
      pick(chance, ['santa ana', 'JUAYUA', 'Ahuachapán', ' ataco', 'concepción de ataco', 'São']),
    ),
    rating: maybe(6, () => pick(chance, [3, 4, 4.5, 3.3, 5])),
    languages: maybe(6, () => pickSome(chance, [...LANGUAGES, 'Klingon'], 2)),
    amenities: maybe(6, () => pickSome(chance, THINGS, 2)),
    included: maybe(8, () => pickSome(chance, THINGS, 2)),
    notIncluded: maybe(8, () => pickSome(chance, [...THINGS, 'Nada'], 1)),
    from: maybe(5, day),
    guests: maybe(4, () => 1 + chance(7)),
    children: maybe(3, () => 1 + chance(3)),
    budget: maybe(6, () => pick(chance, [20, 45.5, 100, 139.93, 600])),
    near: maybe(5, () =>
      pick(chance, ['Suchitoto', 'suchitotto', 'Santa Ana', '13.84,-88.86', '13.5,-89.5', 'Xyzzyplugh']),
    ),
    minutes: maybe(3, () => 5 * chance(36)),
    difficulty: maybe(9, () => pick(chance, ['easy', 'moderate'] as const)),
    confirmation: maybe(9, () => 'instant' as const),
    walking: maybe(9, () => pick(chance, ['little', 'short'] as const)),
    ...Object.fromEntries(
      (['childPrice', 'wheelchair', 'pram', 'transport', 'rain'] as const).map((name) => [
        name,
        maybe(14, () => 'yes'),
      ]),
    ),
    youngest: maybe(9, () => pick(chance, [0, 5, 6, 17])),
    sort: maybe(2, () => pick(chance, SORTS)),
  }
  criteria.to = criteria.from && maybe(2, day)
  const entries = Object.entries(criteria).filter(([, value]) => value !== undefined)
  const [west, south] = [-90 + chance(150) / 100, 13 + chance(80) / 100]
  return {
    filters: inOrder({ ...noFilters, ...Object.fromEntries(entries) }),
    area:
      maybe(4, () => ({ west, south, east: west + 0.1 + chance(10) / 10, north: south + 0.1 + chance(10) / 10 })) ??
      null,
    size: pick(chance, [1, 2, 5, 24]),
  }
}
