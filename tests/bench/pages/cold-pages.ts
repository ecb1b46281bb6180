// Pages that no copy is kept of: experiences and searches, each asked for once, and static pages at addresses of their own.
import { experiencePath } from '#marketplace/experiences/experience.rules.ts'
import { expectCatalogue, type Product, untilCatalogue } from '../harness/product.ts'
import { type Findings, milliseconds, rate } from '../harness/report.ts'
import {
  BROWSER,
  besideBare,
  CONCURRENCY,
  describeBare,
  describeMeasured,
  describeOrigins,
  type Measured,
} from '../harness/rounds.ts'
import { ask, LISTED } from '../worlds/databases.ts'
import { searchPagePath, variedSearches } from '../worlds/searches.ts'

/** More than any round can use. */
const PER_ROUND = 4000
const MAX_WORK_MS = 3
/** What a page says that could not be drawn in its time. It counts as an answer, and its row is not held. */
const TOO_LATE = 503

const get = (path: string) => ({ method: 'GET', path, headers: BROWSER })

/** @throws when a page came from a copy, because then its row would not say what it claims */
function expectMisses(label: string, { origins }: Measured) {
  if (!origins.miss || origins.hit || origins.shared) throw new Error(`${label}: ${JSON.stringify(origins)}`)
}

/**
 * One kind of page, every address asked for once.
 * @param reach pages per second; 0 where only the processor's time counts
 * @param pathOf the nth address
 */
async function coldRow(
  product: Product,
  { what, reach, pathOf }: { what: string; reach: number; pathOf: (n: number) => string },
): Promise<Findings> {
  const requests = (round: number) =>
    Array.from({ length: PER_ROUND }, (_, n) => get(pathOf(1 + round * PER_ROUND + n)))
  const measured = await besideBare(
    { ...product, what, asks: requests, repeat: false, statuses: [200, TOO_LATE] },
    get(pathOf(0)),
  )
  const { first } = measured
  expectMisses(what, first)
  const late = first.statuses[TOO_LATE] ?? 0
  return {
    rows: [
      {
        what: `${what}, ${CONCURRENCY} at once`,
        reach: `${reach > 0 ? `≥ ${rate(reach)} and ` : ''}≤ ${milliseconds(MAX_WORK_MS)} of processor`,
        measured: `${describeMeasured(first)}${late > 0 ? `; ${late} of ${first.answered} were 503` : ''}`,
        limit: describeBare(measured),
        held: late === 0 && first.perSecond >= reach && first.work <= MAX_WORK_MS,
      },
    ],
    notes: [
      `${what}: ${describeOrigins(first)}. Warm are only what any visitor finds warm: compiled code, the catalogue in memory, cards that other pages showed, and the database's own memory.`,
    ],
  }
}

/** Pages of experiences, each another one. */
export async function measureExperiencePages(product: Product, databaseUrl: string): Promise<Findings> {
  const built = await untilCatalogue(product)
  const experiences = await ask<{ id: string; title: string }>(
    databaseUrl,
    `select e.id, e.title from experiences e join users u on u.id = e.host_id
     where e.status = 'published' and u.email like '%@escala.invalid' order by md5(e.id::text) limit ${PER_ROUND * 5}`,
  )
  const pathOf = (n: number) => {
    const { id, title } = experiences[n % experiences.length]!
    // Of few listings in a trial of the benchmark the second round begins again, at other addresses.
    const lap = Math.floor(n / experiences.length)
    return experiencePath(id, title) + (lap > 0 ? `?x=${lap}` : '')
  }
  const findings = await coldRow(product, {
    what: `experience page, another each time, of ${LISTED}`,
    reach: 400,
    pathOf,
  })
  await expectCatalogue(product)
  return {
    ...findings,
    notes: [...findings.notes, `The catalogue was there ${built.toFixed(1)} s after the first look.`],
  }
}

/** Pages of searches, each with other filters. */
export async function measureSearchPages(product: Product): Promise<Findings> {
  await untilCatalogue(product)
  const searches = variedSearches(new Date())
  const pathOf = (n: number) => searchPagePath(searches(n))
  const findings = await coldRow(product, {
    what: `search page, other filters each time, of ${LISTED}`,
    reach: 250,
    pathOf,
  })
  await expectCatalogue(product)
  return findings
}

/** A page that is the same for everybody, at addresses of which no copy is kept. */
export const measureStaticPages = (product: Product): Promise<Findings> =>
  coldRow(product, { what: 'static page, not in the copy', reach: 0, pathOf: (n) => `/about?x=${n}` })
