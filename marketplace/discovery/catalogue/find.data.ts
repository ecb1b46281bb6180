// The one way to ask what there is: of the catalogue in memory, and of the database while there is none, while it is late,
// and for what only the database knows. Both give the same answer; only counts beyond a limit are told apart.
import type { Area } from '#marketplace/locations/location.rules.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { countValues } from '../facets/facet.data.ts'
import type { Count, Kind } from '../facets/facet.rules.ts'
import {
  comparables,
  featuredIds,
  listedIds,
  NEWEST,
  originOf,
  SAME_CATEGORY,
  weighed,
} from '../recommendation/recommendation.data.ts'
import {
  type Comparable,
  FEATURED,
  LISTED,
  MAX_CANDIDATES,
  type Weighed,
} from '../recommendation/recommendation.rules.ts'
import { ask } from '../search/condition.data.ts'
import { type Found, gatherPage, walkPage } from '../search/search.data.ts'
import { type Cursor, filterKey, type Located, MAX_COUNTED, PAGE_SIZE } from '../search/search.rules.ts'
import { type DateWindow, wantedDates } from '../search/trip/dates.rules.ts'
import { wordsOf } from '../search/words/words.data.ts'
import { currentCatalogue } from './changes/follow.data.ts'
import { countsOf, pageOf } from './query.rules.ts'
import { comparedWith, homeIds, weighedOf } from './structures/lists.rules.ts'

export type Question = Located & {
  now: Date
  /** Only what a map shows there. */
  area?: Area | null
  cursor?: Cursor | null
  size?: number
}

/** `total` is never more than is ever counted; `dates` are those that were asked for. */
export type Page = Found & { total: number; totalIsMore: boolean; dates: DateWindow | null }

/** Remembered only when there are more than are counted: it saves the counting, and the figure said is the same. */
const totals = memoizeTtl<number>({ seconds: 30, most: 1000, worth: (total) => total > MAX_COUNTED })

/** The answer of the database. */
export async function pageOfDatabase({
  now,
  area,
  cursor,
  size,
  ...asked
}: Required<Question>): Promise<Found & { total: number }> {
  const criteria = await ask(asked, now, area)
  let page: Found | undefined
  const total = await totals(JSON.stringify([filterKey(asked.filters), area]), async () => {
    const gathered = await gatherPage(criteria, cursor, size)
    page = gathered
    return gathered.total
  })
  if (total > MAX_COUNTED) page = await walkPage(criteria, cursor, size)
  return { total, ...(page ?? (await gatherPage(criteria, cursor, size))) }
}

/** How many match, and one page of them in the order asked for. */
export async function findPage(question: Question): Promise<Page> {
  const whole = { area: null, cursor: null, size: PAGE_SIZE, ...question }
  const catalogue = currentCatalogue()
  const words = await wordsOf(question.filters.q)
  const found = (catalogue && pageOf(catalogue, { ...whole, words })) ?? (await pageOfDatabase(whole))
  return {
    ids: found.ids,
    after: found.after,
    total: Math.min(found.total, MAX_COUNTED),
    totalIsMore: found.total > MAX_COUNTED,
    dates: wantedDates(question.filters, question.now),
  }
}

export type Counted = { counts: Count[]; atLeast: boolean }
/** Large counts take tens of milliseconds and say "at least": they may be half a minute old. Small ones are always new. */
const counted = memoizeTtl<Counted>({ seconds: 30, most: 1000, worth: ({ atLeast }) => atLeast })

/** How many matches have each value of these kinds. @param area only what a map shows there */
export async function findCounts(
  { filters, near, now, area = null }: Pick<Question, 'filters' | 'near' | 'now' | 'area'>,
  kinds: Kind[],
): Promise<Counted> {
  const catalogue = currentCatalogue()
  const words = catalogue && (await wordsOf(filters.q))
  const counts = catalogue && countsOf(catalogue, { filters, near, words, area, now }, kinds)
  if (counts) return { counts, atLeast: false }
  return counted(JSON.stringify([kinds, filterKey(filters), area]), async () =>
    countValues(await ask({ filters, near }, now, area), kinds),
  )
}

/** What the front page is made of: the flagged ones, the newest, and those that are weighed for who looks. */
export async function findHome(now: Date): Promise<{ featured: string[]; listing: string[]; weighed: Weighed[] }> {
  const catalogue = currentCatalogue()
  if (catalogue)
    return {
      featured: homeIds(catalogue, now, FEATURED, true),
      listing: homeIds(catalogue, now, LISTED, false),
      weighed: weighedOf(catalogue, now, MAX_CANDIDATES),
    }
  const [featured, listing, all] = await Promise.all([featuredIds(now, FEATURED), listedIds(now, LISTED), weighed(now)])
  return { featured, listing, weighed: all }
}

/** An experience as it is compared with others, and how to get these; null when nobody may see it. */
export async function findCompared(
  id: string,
): Promise<{ origin: Comparable; others: () => Promise<Comparable[]> } | null> {
  const catalogue = currentCatalogue()
  const compared = catalogue && comparedWith(catalogue, id, { sameCategory: SAME_CATEGORY, newest: NEWEST })
  if (compared) return { origin: compared.origin, others: async () => compared.others }
  // Who comes from a page that was published this moment finds it.
  const origin = await originOf(id)
  return origin && { origin, others: () => comparables(origin) }
}
