// Compares the catalogue in memory with the database on random markets and random questions: the same ids in the same order,
// the same counts, page after page. A few questions here, `CATALOGUE=10000` at night.
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { countValues } from '../facets/facet.data.ts'
import { ALL_KINDS, type Count, countedSets } from '../facets/facet.rules.ts'
import {
  comparables,
  featuredIds,
  findComparable,
  listedIds,
  listScoringCandidates,
  NEWEST,
  SAME_CATEGORY,
} from '../recommendation/recommendation.data.ts'
import { mostSimilar } from '../recommendation/recommendation.rules.ts'
import { toSearchCriteria } from '../search/condition.data.ts'
import { located } from '../search/near/near.data.ts'
import { type Cursor, sortOf } from '../search/search.rules.ts'
import { wordsOf } from '../search/words/words.data.ts'
import { build, type Followed } from './changes/follow.data.ts'
import { type CountedSet, countsOfSets } from './counts.rules.ts'
import { pageOfDatabase } from './find.data.ts'
import { pageOf } from './query.rules.ts'
import { changeMarket, createMarket, type Market, questionBy, seededRandom } from './random-market.factory.ts'
import { comparisonCandidates, homeIds, scoringCandidates } from './structures/lists.rules.ts'

const QUESTIONS = Number(process.env.CATALOGUE ?? 400)
const SEED = Number(process.env.CATALOGUE_SEED ?? (process.env.CATALOGUE ? Date.now() % 2 ** 31 : 1184))
if (process.env.CATALOGUE) console.log(`CATALOGUE=${QUESTIONS} CATALOGUE_SEED=${SEED}`)
const PER_CHANGE = 4
const random = seededRandom(SEED)

let market: Market
let followed: Followed

beforeAll(async () => {
  await database().execute(sql`update experiences set status = 'archived' where random() < 0.5`)
  market = await createMarket(random, 60)
  followed = (await build({ stopped: false }))!
})

const inOrder = (counts: Count[]) =>
  counts.map(({ kind, value, within, count }) => `${kind} ${within}/${value} ${count}`).sort()

/**
 * Follows both to the last page. Each continues from the other's cursor, because the answering side may change between two
 * pages.
 */
async function comparePages(now: Date) {
  const question = questionBy(random, now)
  const { area, size } = question
  const asked = located(question.filters)
  const { filters } = asked
  const words = await wordsOf(filters.q)
  let cursors: [Cursor | null, Cursor | null] = [null, null]
  // Otherwise so few rows would always be tested all at once.
  const few = random(2) ? 0 : undefined
  for (let page = 0; page < 4; page++) {
    const shared = { ...asked, area, now, size }
    const here = pageOf(followed.catalogue, { ...shared, words, cursor: cursors[0] }, few)
    const there = await pageOfDatabase({ ...shared, cursor: cursors[1] })
    if (!here) return false
    if (here.isCorrected) {
      // The catalogue corrects typing errors, which the database does not.
      expect({ question, total: there.total }).toEqual({ question, total: 0 })
      return true
    }
    expect({ question, page, ids: here.ids, total: here.total, ends: !here.after }).toEqual({
      question,
      page,
      ids: there.ids,
      total: there.total,
      ends: !there.after,
    })
    if (!here.after || !there.after) break
    const sort = sortOf(filters)
    cursors = [
      { sort, after: there.after },
      { sort, after: here.after },
    ]
  }
  const countsOf = (...sets: CountedSet[]) =>
    countsOfSets(followed.catalogue, { near: asked.near, words, area, now }, sets)!
  const [counts] = countsOf({ filters: asked.filters, kinds: ALL_KINDS })
  const others = await countValues(await toSearchCriteria(asked, now, area), ALL_KINDS)
  expect({ question, counts: inOrder(counts!) }).toEqual({ question, counts: inOrder(others.counts) })
  const sets = countedSets(filters)
  const together = countsOf(...sets)
  for (const [at, set] of sets.entries()) {
    const [apart] = countsOf(set)
    expect({ question, at, counts: inOrder(together[at]!) }).toEqual({ question, at, counts: inOrder(apart!) })
  }
  return true
}

test(`${QUESTIONS} questions, a change before every ${PER_CHANGE}`, { timeout: 60_000 + QUESTIONS * 100 }, async () => {
  let answered = 0
  for (let asked = 0; asked < QUESTIONS; asked++) {
    if (asked % PER_CHANGE === 0) {
      for (let n = random(6); n >= 0; n--) await changeMarket(random, market)
      expect(await followed.look()).toBe(true)
    }
    if (await comparePages(new Date())) answered++
  }
  // Few questions may fall back to the database, or this would compare it with itself.
  expect(answered).toBeGreaterThan(QUESTIONS * 0.9)
})

test('lists that nobody filters: the front page, and what is like each experience', async () => {
  const now = new Date()
  const { catalogue } = followed
  expect(homeIds(catalogue, now, 8, 'all')).toEqual(await listedIds(now, 8))
  expect(homeIds(catalogue, now, 4, 'featured')).toEqual(await featuredIds(now, 4))
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
  const [here, there] = [scoringCandidates(catalogue, now, 500), await listScoringCandidates(now)]
  expect(here.toSorted(byId)).toMatchObject(there.toSorted(byId))
  let compared = 0
  for (const id of market.ids) {
    const here = comparisonCandidates(catalogue, id, { sameCategory: SAME_CATEGORY, newest: NEWEST })
    const origin = await findComparable(id)
    expect(here?.origin ?? null).toEqual(origin)
    if (!here || !origin) continue
    expect(mostSimilar(origin, here.candidates)).toEqual(mostSimilar(origin, await comparables(origin)))
    compared++
  }
  expect(compared).toBeGreaterThan(5)
})

test('every row is where a catalogue that is built anew has it', async () => {
  const anew = (await build({ stopped: false }))!.catalogue
  const told = ({ newest, cheapest, best, ids }: typeof anew) =>
    [newest, cheapest, best].map(({ rows, length }) => [...rows.subarray(0, length)].map((row) => ids[row]))
  expect(told(followed.catalogue)).toEqual(told(anew))
})
