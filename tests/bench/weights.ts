// What a first visit downloads, measured in Chromium with an empty cache and nobody touching anything.
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { type BenchPage, benchPages } from './pages.ts'
import type { Product } from './product.ts'
import { type Findings, kilobytes, type Row } from './report.ts'

type Kind = 'JavaScript' | 'CSS' | 'fonts' | 'pictures' | 'document' | 'other'
type Loaded = { kind: Kind; path: string; wire: number; gzip: number; compressed: boolean }

/** Bytes. */
const LIMITS = { JavaScript: 150_000, CSS: 20_000, fonts: 90_000 }

function kindOf(mime: string, path: string): Kind {
  if (/javascript/.test(mime)) return 'JavaScript'
  if (/css/.test(mime)) return 'CSS'
  if (/font/.test(mime) || /\.woff2?$/.test(path)) return 'fonts'
  if (/^image\//.test(mime)) return 'pictures'
  return /html/.test(mime) ? 'document' : 'other'
}

/** Loads a page in a fresh context and waits until the network rests. */
async function visit(browser: Browser, { address }: Product, { path, name }: BenchPage): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const answers = new Map<string, { mime: string; path: string; compressed: boolean }>()
    const loaded: Promise<Loaded>[] = []
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding']
      answers.set(requestId, { mime: response.mimeType, path: new URL(response.url).pathname, compressed: !!encoding })
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId)
      if (!answer) return
      const { mime, path: from, compressed } = answer
      const measured = async () => {
        const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId })
        const gzip = gzipSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length
        return { kind: kindOf(mime, from), path: from, wire: encodedDataLength, gzip, compressed }
      }
      loaded.push(measured())
    })
    const response = await page.goto(address + path, { waitUntil: 'networkidle' })
    if (response?.status() !== 200) throw new Error(`${name} (${path}) answered ${response?.status()}`)
    return await Promise.all(loaded)
  } finally {
    await context.close()
  }
}

const sum = (files: Loaded[], of: 'wire' | 'gzip') => files.reduce((total, file) => total + file[of], 0)

/** Rows for JavaScript, CSS and fonts of the three pages. */
export async function measureWeights(browser: Browser, product: Product, databaseUrl: string): Promise<Findings> {
  const rows: Row[] = []
  const notes: string[] = []
  for (const page of await benchPages(databaseUrl)) {
    const files = await visit(browser, product, page)
    for (const kind of ['JavaScript', 'CSS', 'fonts'] as const) {
      const own = files.filter((file) => file.kind === kind)
      const wire = sum(own, 'wire')
      const plain = kind !== 'fonts' && own.some((file) => !file.compressed)
      rows.push({
        what: `first load of ${page.name}: ${kind}`,
        reach: `≤ ${kilobytes(LIMITS[kind])}`,
        measured: `${kilobytes(wire)} on the wire, ${own.length} files`,
        limit: plain ? `sent plain; gzip gives ${kilobytes(sum(own, 'gzip'))}` : '',
        held: wire <= LIMITS[kind],
      })
    }
    const rest = (['document', 'pictures'] as const).map((kind) => {
      const own = files.filter((file) => file.kind === kind)
      return `${kind} ${kilobytes(sum(own, 'wire'))} (${own.length})`
    })
    const heaviest = files.toSorted((a, b) => b.wire - a.wire).slice(0, 6)
    const list = heaviest
      .map((file) => `${file.path.split('/').slice(-2).join('/')} ${kilobytes(file.wire)}`)
      .join(', ')
    notes.push(`First load of ${page.name}: besides, ${rest.join(', ')}. Heaviest: ${list}.`)
  }
  return { rows, notes }
}
