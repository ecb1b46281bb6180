// What a first visit downloads, in Chromium with an empty cache and without interaction.
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { Product } from '../harness/product.ts'
import { type Findings, kilobytes, type Row } from '../harness/report.ts'
import { type BenchPage, overPages } from './bench-pages.ts'

type Kind = 'JavaScript' | 'CSS' | 'fonts' | 'pictures' | 'document' | 'other'
/** Bytes as sent (including headers), and compressed with gzip. */
type Loaded = { kind: Kind; path: string; wire: number; gzip: number }

/** Bytes. */
const LIMITS = { JavaScript: 150_000, CSS: 20_000, fonts: 90_000 }

function kindOf(mime: string, path: string): Kind {
  if (/javascript/.test(mime)) return 'JavaScript'
  if (/css/.test(mime)) return 'CSS'
  if (/font/.test(mime) || /\.woff2?$/.test(path)) return 'fonts'
  if (/^image\//.test(mime)) return 'pictures'
  return /html/.test(mime) ? 'document' : 'other'
}

/** Pictures and fonts are compressed already. */
const packedSize = (bytes: Buffer, mime: string) =>
  /text|javascript|json|svg/.test(mime) ? gzipSync(bytes, { level: 9 }).length : bytes.length

/** Loads a page in a fresh context and waits until the network is idle. */
async function visit(browser: Browser, { address }: Product, { path, name }: BenchPage): Promise<Loaded[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    const answers = new Map<string, { mime: string; path: string }>()
    const loaded: Promise<Loaded>[] = []
    cdp.on('Network.responseReceived', ({ requestId, response }) => {
      answers.set(requestId, { mime: response.mimeType, path: new URL(response.url).pathname })
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const answer = answers.get(requestId)
      if (!answer) return
      const { mime, path: from } = answer
      const measured = async () => {
        const { body, base64Encoded } = await cdp.send('Network.getResponseBody', { requestId })
        const gzip = packedSize(Buffer.from(body, base64Encoded ? 'base64' : 'utf8'), mime)
        return { kind: kindOf(mime, from), path: from, wire: encodedDataLength, gzip }
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

export const measureWeights = (browser: Browser, product: Product, databaseUrl: string): Promise<Findings> =>
  overPages(product, databaseUrl, async (page) => {
    const files = await visit(browser, product, page)
    const rows: Row[] = (['JavaScript', 'CSS', 'fonts'] as const).map((kind) => {
      const ofKind = files.filter((file) => file.kind === kind)
      const gzip = sum(ofKind, 'gzip')
      const wire = sum(ofKind, 'wire')
      return {
        what: `first load of ${page.name}: ${kind}`,
        reach: `≤ ${kilobytes(LIMITS[kind])}`,
        measured: `${kilobytes(gzip)} in ${ofKind.length} files`,
        limit: `${kilobytes(wire)} went over the wire`,
        held: gzip <= LIMITS[kind],
      }
    })
    const otherRows = (['document', 'pictures'] as const).map((kind) => {
      const ofKind = files.filter((file) => file.kind === kind)
      return `${kind} ${kilobytes(sum(ofKind, 'wire'))} (${ofKind.length})`
    })
    const scripts = files.filter(({ kind }) => kind === 'JavaScript').toSorted((a, b) => b.gzip - a.gzip)
    const list = scripts.slice(0, 8).map(({ path, gzip }) => `${path.split('/').at(-1)} ${kilobytes(gzip)}`)
    return {
      rows,
      notes: [`First load of ${page.name}: besides, ${otherRows.join(', ')}. Scripts: ${list.join(', ')}.`],
    }
  })
