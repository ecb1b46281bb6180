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
type RandomInt = (below: number) => number

export function seededRandom(seed: number): RandomInt {
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

const pick = <T>(random: RandomInt, list: readonly T[]): T => list[random(list.length)]!
const pickSome = <T>(random: RandomInt, list: readonly T[], limit: number): T[] => [
  ...new Set(Array.from({ length: random(limit + 1) }, () => pick(random, list))),
]
const PRICES = [0, 5, 19.99, 20, 49.99, 50, 99.99, 100, 350]
const texts = (values: string[]) => sql`${sql.param(values)}::text[]`

export type Market = { hosts: string[]; ids: string[] }

const pickOrNull = <T>(random: RandomInt, list: readonly T[]): T | null => (random(3) === 0 ? null : pick(random, list))
/** Facts that families ask for; some are missing. */
const facts = (random: RandomInt) => ({
  ...(random(2) === 0
    ? { childPrice: pick(random, [0, 4.5, 20, 49.99]), childAge: 10 }
    : { childPrice: null, childAge: null }),
  minAge: pickOrNull(random, [0, 6, 18]),
  difficulty: pickOrNull(random, ['easy', 'moderate', 'hard'] as const),
  walking: pickOrNull(random, ['little', 'short', 'long'] as const),
  wheelchair: pickOrNull(random, ['yes', 'help', 'no'] as const),
  pram: pickOrNull(random, ['yes', 'no'] as const),
  transport: pickOrNull(random, ['included', 'paid', 'no'] as const),
  rainPlan: pickOrNull(random, ['roof', 'rain', 'moved', 'cancelled'] as const),
  confirmation: pickOrNull(random, ['instant'] as const),
  bookingRequired: random(4) > 0,
})

const randomExperience = (random: RandomInt, { hosts }: Market) => {
  const [city, state] = pick(random, TOWNS)
  return {
    hostId: pick(random, hosts),
    title: `${pick(random, WORDS)} ${pick(random, WORDS)}`,
    shortDescription: `${pick(random, WORDS)} de ${pick(random, WORDS)}`,
    description: Array.from({ length: random(8) }, () => pick(random, WORDS)).join(' '),
    category: pick(random, CATEGORIES),
    ...(random(9) === 0 && { categoryId: null }),
    location: {
      city,
      state,
      lat: 13.2 + random(80) / 100,
      lng: -89.9 + random(150) / 100,
      ...(random(8) === 0 && { lat: null }),
    },
    ...(random(9) === 0 && { locationId: null }),
    price: pick(random, PRICES),
    maxGuests: 1 + random(8),
    featured: random(5) === 0,
    status: pick(random, ['published', 'published', 'published', 'draft', 'archived'] as const),
    languages: pickSome(random, LANGUAGES, 3),
    amenities: pickSome(random, THINGS, 4),
    included: pickSome(random, THINGS, 3),
    notIncluded: pickSome(random, THINGS, 2),
    ...facts(random),
    createdAt: new Date(Date.now() - random(12) * DAY_MS),
    dates: pickSome(random, [-3, 1, 2, 3, 5, 8, 13], 3).map((days) => ({
      startDate: new Date(Date.now() + days * DAY_MS + random(10) * HOUR_MS),
      capacity: 6,
      spotsAvailable: random(7),
      status: pick(random, ['available', 'available', 'closed'] as const),
    })),
  }
}

/** Creates a market of so many experiences beside existing ones. */
export async function createMarket(random: RandomInt, size: number): Promise<Market> {
  const market: Market = { hosts: [], ids: [] }
  for (let n = 0; n < 4; n++) {
    const ratingCount = random(4)
    const profile = { ratingCount, ratingSum: ratingCount * (1 + random(5)) }
    market.hosts.push((await createPerson({ role: 'host', profile })).id)
  }
  for (let n = 0; n < size; n++) market.ids.push((await createExperience(randomExperience(random, market))).id)
  return market
}

const changes: ((random: RandomInt, id: string, host: string) => SQL)[] = [
  (random, id) => sql`update experiences set price = ${pick(random, PRICES)} where id = ${id}`,
  (random, id) =>
    sql`update experiences set status = ${pick(random, ['published', 'archived', 'draft'])} where id = ${id}`,
  (random, id) => sql`update experiences set featured = not featured, max_guests = ${1 + random(8)} where id = ${id}`,
  (random, id) =>
    sql`update experiences set created_at = now() - make_interval(secs => ${random(1e6)}) where id = ${id}`,
  (random, id) =>
    sql`update experiences set amenities = ${texts(pickSome(random, THINGS, 4))}, languages = ${texts(pickSome(random, LANGUAGES, 2))} where id = ${id}`,
  (random, id) =>
    sql`update experiences set included = ${texts(pickSome(random, THINGS, 4))}, not_included = ${texts(pickSome(random, THINGS, 2))} where id = ${id}`,
  (random, id) => {
    const { childPrice, childAge, minAge, difficulty, rainPlan, confirmation } = facts(random)
    return sql`update experiences set child_price = ${childPrice}, child_age = ${childAge}, min_age = ${minAge},
      difficulty = ${difficulty}, rain_plan = ${rainPlan}, confirmation = ${confirmation} where id = ${id}`
  },
  (random, id) =>
    sql`update experiences set title = ${`${pick(random, WORDS)} ${pick(random, WORDS)}`} where id = ${id}`,
  (random, id) =>
    sql`update experiences set category_id = (select id from categories where name = ${pick(random, CATEGORIES)}) where id = ${id}`,
  (random, id) => sql`update available_dates set spots_available = ${random(7)} where experience_id = ${id}`,
  (random, id) =>
    sql`update available_dates set status = ${pick(random, ['available', 'closed'])} where experience_id = ${id}`,
  (random, id) => sql`insert into available_dates (experience_id, start_date, capacity, spots_available)
    values (${id}, now() + make_interval(hours => ${1 + random(300)}), 6, ${random(7)}) on conflict do nothing`,
  (_, id) => sql`delete from available_dates where experience_id = ${id}`,
  (random, id) => {
    const [city, state] = pick(random, TOWNS)
    return sql`update locations set city = ${city}, state = ${state} where id = (select location_id from experiences where id = ${id})`
  },
  (random, id) =>
    sql`update locations set lat = ${13.2 + random(80) / 100}, lng = ${random(4) === 0 ? null : -89} where id = (select location_id from experiences where id = ${id})`,
  (random, id) =>
    sql`update experiences set location_id = (select id from locations order by md5(id::text || ${String(random(99))}) limit 1) where id = ${id}`,
  (random, _, host) => {
    const count = 1 + random(3)
    return sql`update profiles set rating_count = ${count}, rating_sum = ${count + random(4 * count)} where id = ${host}`
  },
  (_, __, host) =>
    sql`update users set suspended_at = case when suspended_at is null then now() end where id = ${host}`,
  (_, __, host) =>
    sql`update profiles set requests_paused_at = case when requests_paused_at is null then now() end where id = ${host}`,
]

export async function changeMarket(random: RandomInt, market: Market): Promise<void> {
  await database().execute(pick(random, changes)(random, pick(random, market.ids), pick(random, market.hosts)))
}

/** A question as somebody might ask it, including for values that do not exist. */
export function questionBy(random: RandomInt, now: Date): { filters: Filters; area: Area | null; size: number } {
  const maybe = <T>(of: number, value: () => T): T | undefined => (random(of) === 0 ? value() : undefined)
  const day = () => dayOf(new Date(now.getTime() + (random(16) - 2) * DAY_MS))
  const criteria: { [Name in keyof Filters]?: Filters[Name] | undefined } = {
    q: maybe(3, () =>
      pickSome(random, [...WORDS, 'volcan', 'caf', 'de', 'santa', 'senderismo', 'playas', 'tallre'], 3).join(' '),
    ),
    categories: maybe(4, () => pickSome(random, ['aventura', 'CAFÉ', 'Cultural', 'ágape', 'Nada'], 2)),
    price: maybe(6, () => pick(random, ['low', 'medium', 'high'] as const)),
    minPrice: maybe(6, () => pick(random, PRICES)),
    maxPrice: maybe(6, () => pick(random, PRICES)),
    location: maybe(5, () =>
      pick(random, ['santa ana', 'JUAYUA', 'Ahuachapán', ' ataco', 'concepción de ataco', 'São']),
    ),
    rating: maybe(6, () => pick(random, [3, 4, 4.5, 3.3, 5])),
    languages: maybe(6, () => pickSome(random, [...LANGUAGES, 'Klingon'], 2)),
    amenities: maybe(6, () => pickSome(random, THINGS, 2)),
    included: maybe(8, () => pickSome(random, THINGS, 2)),
    notIncluded: maybe(8, () => pickSome(random, [...THINGS, 'Nada'], 1)),
    from: maybe(5, day),
    guests: maybe(4, () => 1 + random(7)),
    children: maybe(3, () => 1 + random(3)),
    budget: maybe(6, () => pick(random, [20, 45.5, 100, 139.93, 600])),
    near: maybe(5, () =>
      pick(random, ['Suchitoto', 'suchitotto', 'Santa Ana', '13.84,-88.86', '13.5,-89.5', 'Xyzzyplugh']),
    ),
    minutes: maybe(3, () => 5 * random(36)),
    difficulty: maybe(9, () => pick(random, ['easy', 'moderate'] as const)),
    confirmation: maybe(9, () => 'instant' as const),
    walking: maybe(9, () => pick(random, ['little', 'short'] as const)),
    ...Object.fromEntries(
      (['childPrice', 'wheelchair', 'pram', 'transport', 'rain'] as const).map((name) => [
        name,
        maybe(14, () => 'yes'),
      ]),
    ),
    youngest: maybe(9, () => pick(random, [0, 5, 6, 17])),
    sort: maybe(2, () => pick(random, SORTS)),
  }
  criteria.to = criteria.from && maybe(2, day)
  const entries = Object.entries(criteria).filter(([, value]) => value !== undefined)
  const [west, south] = [-90 + random(150) / 100, 13 + random(80) / 100]
  return {
    filters: inOrder({ ...noFilters, ...Object.fromEntries(entries) }),
    area:
      maybe(4, () => ({ west, south, east: west + 0.1 + random(10) / 10, north: south + 0.1 + random(10) / 10 })) ??
      null,
    size: pick(random, [1, 2, 5, 24]),
  }
}
