// The one entry to finding experiences: asks the catalogue in memory, and the database when there is none, when it is late, or
// when only the database can evaluate the question. Both give the same answer, except for counts beyond the limit.
import type { Area } from '#marketplace/locations/location.rules.ts'
import { memoizeTtl } from '#platform/memoize-ttl.ts'
import { countValues } from '../facets/facet.data.ts'
import type { Count } from '../facets/facet.rules.ts'
import {
  comparables,
  featuredIds,
  findComparable,
  listedIds,
  listScoringCandidates,
  NEWEST,
  SAME_CATEGORY,
} from '../recommendation/recommendation.data.ts'
import {
  type Comparable,
  FEATURED,
  LISTED,
  MAX_CANDIDATES,
  type ScoringCandidate,
} from '../recommendation/recommendation.rules.ts'
import { toSearchCriteria } from '../search/condition.data.ts'
import { filterFirstPage, orderedScanPage, type ResultPage } from '../search/search.data.ts'
import { type Cursor, filterKey, type Located, MAX_COUNTED, PAGE_SIZE } from '../search/search.rules.ts'
import { type DateWindow, requestedDates } from '../search/trip/dates.rules.ts'
import { wordsOf } from '../search/words/words.data.ts'
import { catalogueInTime } from './changes/follow.data.ts'
import { type CountedSet, countsOfSets } from './counts.rules.ts'
import { pageOf } from './query.rules.ts'
import { comparisonCandidates, homeIds, scoringCandidates } from './structures/lists.rules.ts'

export type Question = Located & {
  now: Date
  /** Only experiences that a map shows inside of it. */
  area?: Area | null
  cursor?: Cursor | null
  size?: number
}

/** `total` is capped at the count limit; `dates` is the window that was asked for. */
export type Page = ResultPage & { total: number; totalIsMore: boolean; dates: DateWindow | null }

/** Only capped counts are cached: counting them is slow, and the figure shown stays the same. */
const totals = memoizeTtl<number>({ seconds: 30, maxEntries: 1000, shouldCache: (total) => total > MAX_COUNTED })

export async function pageOfDatabase({
  now,
  area,
  cursor,
  size,
  ...asked
}: Required<Question>): Promise<ResultPage & { total: number }> {
  const criteria = await toSearchCriteria(asked, now, area)
  let page: ResultPage | undefined
  const total = await totals(JSON.stringify([filterKey(asked.filters), area]), async () => {
    const gathered = await filterFirstPage(criteria, cursor, size)
    page = gathered
    return gathered.total
  })
  if (total > MAX_COUNTED) page = await orderedScanPage(criteria, cursor, size)
  return { total, ...(page ?? (await filterFirstPage(criteria, cursor, size))) }
}

const completed = (question: Question): Required<Question> => ({
  area: null,
  cursor: null,
  size: PAGE_SIZE,
  ...question,
})

const answered = ({ filters, now }: Question, { ids, after, total }: ResultPage & { total: number }): Page => ({
  ids,
  after,
  total: Math.min(total, MAX_COUNTED),
  totalIsMore: total > MAX_COUNTED,
  dates: requestedDates(filters, now),
})

/** A page where it costs little; null when only the database could answer. For what is asked several times over. */
export async function findPageInMemory(question: Question): Promise<Page | null> {
  const catalogue = await catalogueInTime()
  const words = await wordsOf(question.filters.q)
  const page = catalogue && pageOf(catalogue, { ...completed(question), words })
  return page && answered(question, page)
}

/** The number of matches, and one page of them in the order asked for. */
export const findPage = async (question: Question): Promise<Page> =>
  (await findPageInMemory(question)) ?? answered(question, await pageOfDatabase(completed(question)))

export type Counted = { counts: Count[]; atLeast: boolean }
/**
 * Large counts take tens of milliseconds and are shown as "at least", so they may be half a minute old. Small ones are always
 * counted.
 */
const cachedCounts = memoizeTtl<Counted>({ seconds: 30, maxEntries: 1000, shouldCache: ({ atLeast }) => atLeast })

/** Number of matches per value of the kinds of each search. @param area only inside of it */
export async function findCounts(
  { near, now, area = null }: Pick<Question, 'near' | 'now' | 'area'>,
  sets: CountedSet[],
): Promise<Counted[]> {
  const catalogue = await catalogueInTime()
  const words = catalogue && (await wordsOf(sets[0]!.filters.q))
  const counts = catalogue && countsOfSets(catalogue, { near, words, area, now }, sets)
  if (counts) return counts.map((of) => ({ counts: of, atLeast: false }))
  return Promise.all(
    sets.map(({ filters, kinds }) =>
      cachedCounts(JSON.stringify([kinds, filterKey(filters), area]), async () =>
        countValues(await toSearchCriteria({ filters, near }, now, area), kinds),
      ),
    ),
  )
}

/** The ids for the front page: featured, newest, and candidates for the recommendations. */
export async function findHome(
  now: Date,
): Promise<{ featured: string[]; listing: string[]; weighed: ScoringCandidate[] }> {
  const catalogue = await catalogueInTime()
  if (catalogue)
    return {
      featured: homeIds(catalogue, now, FEATURED, 'featured'),
      listing: homeIds(catalogue, now, LISTED, 'all'),
      weighed: scoringCandidates(catalogue, now, MAX_CANDIDATES),
    }
  const [featured, listing, all] = await Promise.all([
    featuredIds(now, FEATURED),
    listedIds(now, LISTED),
    listScoringCandidates(now),
  ])
  return { featured, listing, weighed: all }
}

/**
 * An experience with the facts for comparison, and a function that reads what it is compared with; null when it is not
 * visible.
 */
export async function findCompared(
  id: string,
): Promise<{ origin: Comparable; candidates: () => Promise<Comparable[]> } | null> {
  const catalogue = await catalogueInTime()
  const compared = catalogue && comparisonCandidates(catalogue, id, { sameCategory: SAME_CATEGORY, newest: NEWEST })
  if (compared) return { origin: compared.origin, candidates: async () => compared.candidates }
  // The catalogue may not know an experience that was published a moment ago, so the database is asked.
  const origin = await findComparable(id)
  return origin && { origin, candidates: () => comparables(origin) }
}
