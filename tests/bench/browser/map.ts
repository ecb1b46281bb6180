// How soon the map can be used on a slow phone: its first pin opens its card on a press. Median of three visits.
import type { Browser } from 'playwright-core'
import type { Product } from '../harness/product.ts'
import { processorShare } from '../harness/product.ts'
import { type Findings, kilobytes, median, seconds } from '../harness/report.ts'
import { throughTls } from '../harness/tls-front.ts'
import { slowPhone } from './slow-phone.ts'

const VISITS = 3
const REACH_MS = 3000

type Visit = { pins: number; used: number; whole: number; bytes: number }

/** Runs in the page before its scripts: records when pins are there, and when the map is. */
function observe() {
  const seen = { pins: 0, whole: 0 }
  Object.assign(window, { seen })
  const measure = () => {
    const now = performance.now()
    // A group or a single price: both are buttons of the map.
    if (!seen.pins && document.querySelector('[aria-label="Experiencias en el mapa"] button')) seen.pins = now
    if (!seen.whole && document.querySelector('section[aria-label="Mapa de experiencias"][aria-busy=false] canvas'))
      seen.whole = now
    if (!seen.whole) requestAnimationFrame(measure)
  }
  requestAnimationFrame(measure)
}

async function visit(browser: Browser, { address }: Product): Promise<Visit> {
  const { page, close } = await slowPhone(browser)
  try {
    await page.addInitScript(observe)
    // Few enough results that pins are not grouped.
    const response = await page.goto(`${address}/map?q=surf`, { waitUntil: 'commit', timeout: 60_000 })
    if (response?.status() !== 200) throw new Error(`the map answered ${response?.status()}`)
    const used = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const press = () => {
            const map = 'section[aria-label="Mapa de experiencias"]'
            if (document.querySelector(`${map} a[href^="/experience/"]`)) return resolve(performance.now())
            document.querySelector<HTMLElement>('[data-pin]')?.click()
            setTimeout(press, 20)
          }
          press()
        }),
    )
    const usedAt = await used
    await page.waitForFunction(() => (window as unknown as { seen: { whole: number } }).seen.whole > 0, null, {
      timeout: 60_000,
    })
    const { pins, whole } = await page.evaluate(
      () => (window as unknown as { seen: { pins: number; whole: number } }).seen,
    )
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => /\.m?js$/.test(entry.name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    )
    return { pins, used: usedAt, whole, bytes }
  } finally {
    await close()
  }
}

export async function measureMap(browser: Browser, product: Product): Promise<Findings> {
  const visits: Visit[] = []
  const share = processorShare()
  await throughTls(product, async (secured) => {
    for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, secured))
  })
  const used = median(visits.map((sample) => sample.used))
  const range = visits.map((sample) => seconds(sample.used)).join(', ')
  return {
    rows: [
      {
        what: 'slow phone, map: a pin answers with its card',
        reach: `≤ ${seconds(REACH_MS)}`,
        measured: `${seconds(used)} (${range})`,
        limit: '',
        held: used <= REACH_MS,
      },
    ],
    notes: [
      `Slow phone, map: pins are buttons after ${seconds(median(visits.map((sample) => sample.pins)))}, on a picture of the country; the whole map (${kilobytes(visits[0]!.bytes)} of scripts, drawn without a graphics card) is behind them after ${seconds(median(visits.map((sample) => sample.whole)))}. A busy process got ${Math.round(share * 100)} % of a processor.`,
    ],
  }
}
