// The home page of an anonymous visitor compared with a bare server that sends the same bytes; and how soon a write shows.
import type { Product } from '../harness/product.ts'
import { type Findings, milliseconds, ratio } from '../harness/report.ts'
import {
  besideBare,
  CONCURRENCY,
  describeBare,
  describeMeasured,
  describeOrigins,
  type Measured,
} from '../harness/rounds.ts'
import { ask } from '../worlds/databases.ts'

const REACH = 0.3
const SEEN_WITHIN = 1000

/** Renames an experience on the home page, and polls until the new name shows. @returns milliseconds */
async function timeUntilSeen(product: Product, databaseUrl: string): Promise<number> {
  const home = () => fetch(product.address).then((answer) => answer.text())
  const titles = await ask<{ id: string; title: string }>(
    databaseUrl,
    `select id, title from experiences where status = 'published'`,
  )
  const html = await home()
  const listed = titles.find(({ title }) => html.includes(title))
  if (!listed) throw new Error('home shows no experience of the catalogue')
  const rename = (title: string) =>
    ask(databaseUrl, 'update experiences set title = $2 where id = $1', [listed.id, title])
  const title = `Renombrada ${Date.now()}`
  await rename(title)
  const started = performance.now()
  try {
    while (!(await home()).includes(title))
      if (performance.now() - started > 10_000) throw new Error('home did not show a new title within 10 s')
    return performance.now() - started
  } finally {
    await rename(listed.title)
  }
}

/** The copy of the page beside a bare server, requested with these headers. */
async function beside(product: Product, visitor: string, headers: Record<string, string>): Promise<Findings> {
  const request = { method: 'GET', path: '/', headers }
  const measured = await besideBare({ ...product, what: 'home', asks: () => [request] }, request)
  const { first, second, wall, processor } = measured
  // When the load generator is the bottleneck, requests per second flatter the slower server; processor time does not.
  const share = Number.isNaN(processor) ? wall : Math.min(wall, processor)
  const busy = (side: Measured) => `${Math.round(side.busy * 100)} %`
  return {
    rows: [
      {
        what: `home, anonymous ${visitor}, ${CONCURRENCY} at once`,
        reach: `≥ ${REACH} of bare`,
        measured: `${ratio(share)} (${describeMeasured(first)})`,
        limit: `${describeBare(measured)}; p99 ${milliseconds(second.p99)}`,
        held: share >= REACH,
      },
    ],
    notes: [
      `Home for a ${visitor}: ${describeOrigins(first)}. The product was ${busy(first)} busy, the bare server ${busy(second)}. The smaller ratio counts.`,
    ],
  }
}

/** Rows for the throughput of the cached home page and the age of its content. */
export async function measureHome(product: Product, databaseUrl: string): Promise<Findings> {
  const browser = await beside(product, 'browser', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const program = await beside(product, 'program without compression', {})
  const visibleAfter = await timeUntilSeen(product, databaseUrl)
  const fresh = {
    what: 'home: a write is seen after',
    reach: `≤ ${milliseconds(SEEN_WITHIN)}`,
    measured: milliseconds(visibleAfter),
    limit: '',
    held: visibleAfter <= SEEN_WITHIN,
  }
  return { rows: [...browser.rows, ...program.rows, fresh], notes: [...browser.notes, ...program.notes] }
}
