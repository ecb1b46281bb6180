// The home page of an anonymous visitor compared with a bare server that sends the same bytes; and how soon a write shows.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { expectStatuses, load } from './harness/load.ts'
import { end, type Product, processorSeconds } from './harness/product.ts'
import { type Findings, kilobytes, median, milliseconds, rate, ratio } from './harness/report.ts'
import { ask } from './worlds/databases.ts'

const CONNECTIONS = 32
const ROUNDS = 3
const SECONDS = 2
const REACH = 0.3
const SEEN_WITHIN = 1000

/** The page with raw headers, without those that node:http adds itself. */
const fetchRaw = (port: number, headers: Record<string, string>) =>
  new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/', headers }, async (answer) => {
      const pieces: Buffer[] = []
      for await (const piece of answer) pieces.push(piece as Buffer)
      if (answer.statusCode !== 200) return reject(new Error(`home answered ${answer.statusCode}`))
      const body = Buffer.concat(pieces)
      const own = /^(date|connection|keep-alive|transfer-encoding|content-length)$/i
      const pairs = answer.rawHeaders.flatMap((name, at, all) => (at % 2 || own.test(name) ? [] : [name, all[at + 1]!]))
      resolve({ headers: [...pairs, 'content-length', String(body.length)], body })
    })
    asked.on('error', reject).end()
  })

type Round = { perSecond: number; p50: number; p99: number; perProcessorSecond: number | null; busy: number | null }

async function round(port: number, pid: number, headers: Record<string, string>): Promise<Round> {
  const asks = [{ method: 'GET', path: '/', headers }]
  const before = processorSeconds(pid)
  const outcome = await load({ port, connections: CONNECTIONS, asks, seconds: SECONDS, repeat: true })
  const after = processorSeconds(pid)
  expectStatuses(outcome, [200], 'home')
  const used = before === null || after === null ? null : after - before
  const { perSecond, p50, p99, answered, seconds } = outcome
  return { perSecond, p50, p99, perProcessorSecond: used && answered / used, busy: used && used / seconds }
}

/** Renames an experience on the home page, and polls until the new name shows. @returns milliseconds */
async function timeUntilSeen(product: Product, databaseUrl: string): Promise<number> {
  const home = () => fetch(product.address).then((answer) => answer.text())
  const titles = await ask<{ id: string; title: string }>(
    databaseUrl,
    `select id, title from experiences where status = 'published'`,
  )
  const html = await home()
  const shown = titles.find(({ title }) => html.includes(title))
  if (!shown) throw new Error('home shows no experience of the catalogue')
  const rename = (title: string) =>
    ask(databaseUrl, 'update experiences set title = $2 where id = $1', [shown.id, title])
  const written = `Renombrada ${Date.now()}`
  await rename(written)
  const started = performance.now()
  try {
    while (!(await home()).includes(written))
      if (performance.now() - started > 10_000) throw new Error('home did not show a new title within 10 s')
    return performance.now() - started
  } finally {
    await rename(shown.title)
  }
}

/** The product and a bare server alternately, requested with these headers. */
async function beside(product: Product, visitor: string, headers: Record<string, string>): Promise<Findings> {
  const page = await fetchRaw(product.port, headers)
  const bare = fork(new URL('./harness/bare-server.ts', import.meta.url), { serialization: 'advanced' })
  const rounds: { own: Round; bare: Round }[] = []
  try {
    bare.send(page)
    const [barePort] = (await once(bare, 'message')) as [number]
    // The first round warms both up and is not counted.
    for (let n = 0; n <= ROUNDS; n++) {
      const own = await round(product.port, product.pid, headers)
      const limit = await round(barePort, bare.pid!, headers)
      if (n > 0) rounds.push({ own, bare: limit })
    }
  } finally {
    await end(bare)
  }
  const of = (whose: 'own' | 'bare', what: keyof Round) => median(rounds.map((one) => one[whose][what] ?? Number.NaN))
  const shareOf = (what: 'perSecond' | 'perProcessorSecond') =>
    median(rounds.map((one) => (one.own[what] ?? Number.NaN) / (one.bare[what] ?? Number.NaN)))
  const wall = shareOf('perSecond')
  const work = shareOf('perProcessorSecond')
  // When the load generator is the bottleneck, requests per second flatter the slower server; processor time does not.
  const share = Number.isNaN(work) ? wall : Math.min(wall, work)
  const size = kilobytes(page.body.length)
  const busy = (whose: 'own' | 'bare') => `${Math.round(of(whose, 'busy') * 100)} %`
  return {
    rows: [
      {
        what: `home, anonymous ${visitor}, ${CONNECTIONS} at once`,
        reach: `≥ ${REACH} of bare`,
        measured: `${ratio(share)} (${rate(of('own', 'perSecond'))}, p50 ${milliseconds(of('own', 'p50'))}, p99 ${milliseconds(of('own', 'p99'))})`,
        limit: `bare node:http, same ${size}: ${rate(of('bare', 'perSecond'))}, p99 ${milliseconds(of('bare', 'p99'))}`,
        held: share >= REACH,
      },
    ],
    notes: [
      `Home for a ${visitor}: ${ratio(wall)} by requests per second, ${ratio(work)} by requests per second of processor (${rate(of('own', 'perProcessorSecond'))} against ${rate(of('bare', 'perProcessorSecond'))}); the product was ${busy('own')} busy, the bare server ${busy('bare')}. The smaller ratio counts.`,
    ],
  }
}

/** Rows for the throughput of the cached home page and the age of its content. */
export async function measureHome(product: Product, databaseUrl: string): Promise<Findings> {
  const browser = await beside(product, 'browser', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const program = await beside(product, 'program without compression', {})
  const seen = await timeUntilSeen(product, databaseUrl)
  const fresh = {
    what: 'home: a write is seen after',
    reach: `≤ ${milliseconds(SEEN_WITHIN)}`,
    measured: milliseconds(seen),
    limit: '',
    held: seen <= SEEN_WITHIN,
  }
  return { rows: [...browser.rows, ...program.rows, fresh], notes: [...browser.notes, ...program.notes] }
}
