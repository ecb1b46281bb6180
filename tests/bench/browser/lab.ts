// Web vitals on a slow phone: Chromium with a 4× slower processor and slow 4G, through TLS and HTTP/2. Median of three visits.
import type { Browser } from 'playwright-core'
import { type Product, processorShare } from '../harness/product.ts'
import { type Findings, kilobytes, median, milliseconds, seconds } from '../harness/report.ts'
import { throughTls } from '../harness/tls-front.ts'
import { tokenCookie } from '../worlds/booking-world.ts'
import { ask } from '../worlds/databases.ts'
import { type BenchPage, overPages } from './bench-pages.ts'
import { slowPhone } from './slow-phone.ts'

const VISITS = 3

type Resource = { path: string; bytes: number; from: number; to: number }
type Visit = {
  lcp: number
  cls: number
  /** The longest time from an event of a press to the frame that answers it. */
  inp: number
  longTasks: number[]
  ttfb: number
  fcp: number
  element: string
  /** Null when the largest element is text. */
  picture: Resource | null
  /** Resources loaded before the largest paint, heaviest first. */
  before: Resource[]
}

function observe() {
  const seen = {
    lcp: null as null | { time: number; url: string; element: string },
    cls: 0,
    inp: 0,
    longTasks: [] as number[],
  }
  Object.assign(window, { seen })
  const watch = (type: string, callback: (entry: never) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) callback(entry as never)
    }).observe({ type, buffered: true, ...options })
  watch('largest-contentful-paint', (entry: { startTime: number; url: string; element: Element | null }) => {
    const { element } = entry
    const name = element
      ? `${element.tagName.toLowerCase()} “${(element.textContent || element.getAttribute('alt') || '').trim().slice(0, 40)}”`
      : '?'
    seen.lcp = { time: entry.startTime, url: entry.url, element: name }
  })
  watch('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.cls += entry.value
  })
  const press = ({ interactionId, duration }: { interactionId: number; duration: number }) => {
    if (interactionId > 0) seen.inp = Math.max(seen.inp, duration)
  }
  watch('event', press, { durationThreshold: 16 })
  watch('longtask', (entry: { duration: number }) => seen.longTasks.push(entry.duration))
}

function collect(): Visit {
  const { seen } = window as unknown as {
    seen: { lcp: { time: number; url: string; element: string } | null; cls: number; inp: number; longTasks: number[] }
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
    path: entry.name.replace(location.origin, ''),
    bytes: entry.transferSize,
    from: entry.requestStart,
    to: entry.responseEnd,
  }))
  const lcp = seen.lcp ?? { time: Number.POSITIVE_INFINITY, url: '', element: '?' }
  const document = {
    path: 'the document',
    bytes: navigation!.transferSize,
    from: navigation!.requestStart,
    to: navigation!.responseEnd,
  }
  return {
    lcp: lcp.time,
    cls: seen.cls,
    inp: seen.inp,
    longTasks: seen.longTasks,
    ttfb: navigation!.responseStart,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    element: lcp.element,
    picture: resources.find((resource) => resource.path === lcp.url.replace(location.origin, '')) ?? null,
    before: [document, ...resources.filter((resource) => resource.from < lcp.time)].sort((a, b) => b.bytes - a.bytes),
  }
}

async function visit(browser: Browser, { address }: Product, { name, path, press, cookie }: BenchPage): Promise<Visit> {
  const { page, close } = await slowPhone(browser)
  try {
    await page.addInitScript(observe)
    const [, key = '', value = ''] = cookie?.match(/^([^=]+)=([^;]+)/) ?? []
    if (cookie) await page.context().addCookies([{ name: key, value, url: address }])
    const response = await page.goto(address + path, { waitUntil: 'networkidle', timeout: 60_000 })
    if (response?.status() !== 200) throw new Error(`${name} (${path}) answered ${response?.status()}`)
    const loaded = await page.evaluate(collect)
    await page.getByRole('button', { name: press }).first().tap()
    await page.waitForFunction(() => (window as unknown as { seen: { inp: number } }).seen.inp > 0)
    return { ...loaded, inp: (await page.evaluate(collect)).inp }
  } finally {
    await close()
  }
}

const span = ({ path, bytes, from, to }: Resource) =>
  `${path.split('/').slice(-2).join('/')} ${kilobytes(bytes)} ${Math.round(from)}–${Math.round(to)} ms`

function explain({ name }: BenchPage, visits: Visit[]): string {
  const middle = visits.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(visits.length / 2)]!
  const { ttfb, fcp, lcp, element, picture, before, longTasks } = middle
  const times = `first byte ${milliseconds(ttfb)}, first paint ${milliseconds(fcp)}, largest ${milliseconds(lcp)}`
  const cause = picture ? `picture ${span(picture)}` : 'text'
  const tasks = longTasks.map((task) => Math.round(task)).join(', ') || 'none'
  const list = before.slice(0, 6).map(span).join('; ')
  return `Slow phone, ${name}: ${times}; largest is ${element} (${cause}); long tasks ${tasks} ms. Asked before it: ${list}.`
}

/** The pages of the router: the map, and the form of somebody who is signed in. */
async function routedPages(databaseUrl: string): Promise<BenchPage[]> {
  const [date] = await ask<{ path: string; token: string }>(
    databaseUrl,
    `with begun as (
       insert into sessions (user_id, token, expires_at)
       select id, 'token-lab-' || gen_random_uuid(), now() + interval '1 day' from users where email = 'viajera@demo.torogoz.sv'
       returning token)
     select '/booking/' || e.id || '?date=' || d.id || '&guests=2' as path, (select token from begun) as token
     from experiences e join available_dates d on d.experience_id = e.id
     where e.status = 'published' and e.booking_required and d.start_date > now() + interval '3 days' and d.spots_available > 3
     order by e.id, d.start_date limit 1`,
  )
  return [
    { name: 'map', path: '/map', press: /^Filtros/ },
    {
      name: 'booking',
      path: date!.path,
      press: /^(?:Reservar|Confirmar|Solicitar|Enviar)/,
      cookie: tokenCookie(date!.token),
    },
  ]
}

/** Rows for the largest paint, the layout shift, the answer to a press and the longest task of the pages. */
export const measureLab = (browser: Browser, product: Product, databaseUrl: string): Promise<Findings> =>
  throughTls(product, async (secured) =>
    overPages(product, databaseUrl, (page) => measurePage(browser, secured, page), await routedPages(databaseUrl)),
  )

async function measurePage(browser: Browser, product: Product, page: BenchPage): Promise<Findings> {
  const visits: Visit[] = []
  const share = processorShare()
  for (let n = 0; n < VISITS; n++) visits.push(await visit(browser, product, page))
  const paints = visits.map((sample) => sample.lcp)
  const lcp = median(paints)
  const cls = median(visits.map((sample) => sample.cls))
  const inp = median(visits.map((sample) => sample.inp))
  const longest = median(visits.map((sample) => Math.max(0, ...sample.longTasks)))
  const range = `${seconds(Math.min(...paints))} to ${seconds(Math.max(...paints))}`
  const row = { what: `slow phone, ${page.name}:`, limit: '' }
  return {
    rows: [
      {
        ...row,
        what: `${row.what} LCP`,
        reach: '≤ 2.50 s',
        measured: `${seconds(lcp)} (${range})`,
        held: lcp <= 2500,
      },
      { ...row, what: `${row.what} CLS`, reach: '≤ 0.02', measured: cls.toFixed(3), held: cls <= 0.02 },
      {
        ...row,
        what: `${row.what} a press is answered`,
        reach: '≤ 100 ms',
        measured: milliseconds(inp),
        held: inp <= 100,
      },
      {
        ...row,
        what: `${row.what} longest task`,
        reach: '≤ 150 ms',
        measured: milliseconds(longest),
        held: longest <= 150,
      },
    ],
    notes: [`${explain(page, visits)} A busy process got ${Math.round(share * 100)} % of a processor.`],
  }
}
