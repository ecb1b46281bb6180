// Script bytes of a first visit by kind of page, with an empty cache and without interaction (decision 0219).
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, phone } from '../../support/app.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
const KILOBYTE = 1000
/** Light pages, of which only islands are hydrated. */
const LIGHT = 100 * KILOBYTE

beforeAll(() => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
})
afterAll(closePool)

/** A page with all its sections: many dates, experiences and reviews. */
async function first(table: 'host' | 'experience') {
  const { rows } = await database().execute<{ path: string }>(
    {
      host: sql`select '/host/' || p.id as path from profiles p join experiences e on e.host_id = p.id
        where e.status = 'published' and p.rating_count > 0 group by p.id having count(*) > 3 order by p.id limit 1`,
      experience: sql`select '/experience/' || e.id as path from experiences e join available_dates d on d.experience_id = e.id
        where e.status = 'published' and e.booking_required and d.start_date > now() group by e.id having count(*) > 3 order by e.id limit 1`,
    }[table],
  )
  return rows[0]!.path
}

test.each<[string, number, () => string | Promise<string>]>([
  ['home', LIGHT, () => '/'],
  ['/about', LIGHT, () => '/about'],
  ['/faq', LIGHT, () => '/faq'],
  ['/contact', LIGHT, () => '/contact'],
  ['a host’s page', LIGHT, () => first('host')],
  ['an experience', LIGHT, () => first('experience')],
  ['the search', LIGHT, () => '/search'],
])('%s begins with at most %i bytes of packed script, and loads them side by side', async (_, limit, pathOf) => {
  const path = await pathOf()
  const page = await open('about:blank', phone)
  const loaded: Promise<[string, number]>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? ''))
      loaded.push(
        response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]),
      )
  })
  await page.goto(path)
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const files = await Promise.all(loaded)
  expect(files.length).toBeGreaterThan(3)
  expect(files.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(limit)
  // The document names all of them, so none is discovered late.
  const urls = await page
    .locator('link[rel=modulepreload], script[src]')
    .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? element.getAttribute('src')))
  expect(files.map(([file]) => file).filter((file) => !urls.includes(file))).toEqual([])
})

test('scripts of a light page wait until its stylesheet is there', async () => {
  const page = await open('about:blank', phone)
  // All that the document asks for by itself is on its way by then.
  const font = page.waitForRequest((request) => request.resourceType() === 'font')
  await page.route('**/*.css', async (route) => {
    await font
    await route.continue()
  })
  await page.goto('/about')
  await waitForHydration(page)
  const loaded = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, responseEnd }) => ({
        file: new URL(name).pathname,
        startTime,
        responseEnd,
      }),
    ),
  )
  const scripts = loaded.filter(({ file }) => file.endsWith('.js'))
  const styled = Math.max(...loaded.filter(({ file }) => file.endsWith('.css')).map(({ responseEnd }) => responseEnd))
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter(({ startTime }) => startTime < styled)).toEqual([])
})
