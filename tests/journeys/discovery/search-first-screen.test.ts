// What the search shows before anything is touched: two cards on a phone, also with a whole trip, and days in Spanish in a
// browser that is not.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
const day = dayOf(new Date(Date.now() + 3 * DAY_MS))

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  const dates = [{ startDate: new Date(startOfDay(day).getTime() + 9 * HOUR_MS) }]
  for (const title of ['Garabato uno', 'Garabato dos', 'Garabato tres'])
    await createExperience({ title, price: 9, pictured: true, dates })
})
afterAll(closePool)

const trip = `near=suchitoto&from=${day}&guests=4&children=2&budget=60`

/** Top edge of a card, and the bottom edge of title, search, filters and order, both from the top of the content. */
async function edges(page: Page, card: number) {
  const top = async (place: string, at: number, edge: 'top' | 'bottom') =>
    page
      .locator(place)
      .nth(at)
      .evaluate((element, name) => element.getBoundingClientRect()[name] + scrollY, edge)
  const start = await top('main', 0, 'top')
  return {
    tools: (await top('[name=sort]', 0, 'bottom')) - start,
    card: await top('article', card, 'top'),
    bar: await page
      .getByRole('navigation', { name: 'Principal' })
      .filter({ visible: true })
      .evaluate((element) => element.getBoundingClientRect().top),
  }
}

test.each([
  ['nothing', '/search', 390],
  ['a word and a whole trip', `/search?q=garabato&${trip}`, 390],
  ['nothing', '/search', 320],
  ['a word and a whole trip', `/search?q=garabato&${trip}`, 320],
])('on a phone that was told %s the tools take 190 px and cards are in sight (%s, %i px)', async (_, path, width) => {
  const height = width === 390 ? 844 : 640
  const page = await open(path, { ...phone, viewport: { width, height } })
  // Two cards on an everyday phone, one on the smallest.
  const { tools, card, bar } = await edges(page, width === 390 ? 1 : 0)
  expect(tools).toBeLessThanOrEqual(190)
  expect(card + 60).toBeLessThanOrEqual(bar)
  // The number of results breaks between words only.
  const lines = await page
    .locator('#resultados')
    .evaluate(
      (heading) => heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
    )
  expect(Math.round(lines)).toBeLessThanOrEqual(2)
  // Every filter can be reached in one row, which does not move the page.
  const chips = page.getByRole('list', { name: 'Filtros activos' })
  if (path !== '/search') expect(await chips.evaluate((list) => list.clientHeight)).toBeLessThanOrEqual(64)
  for (const chip of await chips.getByRole('link').all()) {
    await chip.scrollIntoViewIfNeeded()
    expect(await chip.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

const written = day.split('-').reverse().join('/')

test.each(['/search', '/map', '/'])(
  'in an English browser without scripts the days of %s are in Spanish',
  async (path) => {
    const page = await open(`${path}?from=${day}`, { ...desktop, locale: 'en-US', javaScriptEnabled: false })
    const field = page.getByLabel(/^¿?Qué día/).first()
    expect([await field.getAttribute('placeholder'), await field.inputValue()]).toEqual(['dd/mm/aaaa', written])
    expect(await page.locator('input[type=date]').count()).toBe(0)
    // A calendar that needs a script is not offered.
    expect(await page.getByRole('button', { name: 'Abrir el calendario' }).count()).toBe(0)
  },
)

test('without scripts a typed day is searched for', async () => {
  const page = await open('/search?q=garabato', { ...desktop, javaScriptEnabled: false })
  await page.getByLabel('¿Qué día?').fill(written)
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await page.locator('#resultados').filter({ hasText: '3 experiencias' }).waitFor()
  expect(await page.getByLabel('¿Qué día?').inputValue()).toBe(written)
})

test.each(['/search?q=garabato', '/'])(
  'a day typed before the scripts of %s have come is searched for',
  async (path) => {
    const page = await open('/about', desktop)
    let arrive = () => {}
    const scripts = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.js', async (route) => {
      await scripts
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const field = page.getByLabel(/^¿?Qué día/).first()
    // Nobody types into what has not been drawn yet, and it does not take the focus.
    await field.click()
    await field.pressSequentially(written)
    arrive()
    await waitForHydration(page)
    if (path === '/') await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('from') === day)
  },
)
