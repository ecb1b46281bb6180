// The search as a light page: what the server drew answers, whenever its code arrives (decisions 0219, 0230).
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  for (let n = 0; n < 30; n++)
    await createExperience({
      title: `Garabato ${String(n).padStart(2, '0')}`,
      category: n < 3 ? 'Café' : 'Cultural',
      createdAt: new Date(Date.now() + n * 1000),
    })
})
afterAll(closePool)

const box = (page: Page) => page.getByRole('searchbox')
const cards = (page: Page) => page.locator('article h3')
const count = (page: Page, words: string) => page.getByRole('heading', { level: 2, name: words }).waitFor()
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search)

/** Counts the documents that a page loads from now on. */
function documents(page: Page): () => number {
  let loaded = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded++
  })
  return () => loaded
}

/** Lets no code of the search through before the returned function is called. */
async function hold(page: Page): Promise<(how?: 'abort') => void> {
  let release: (how?: 'abort') => void = () => {}
  const blocked = new Promise<'abort' | undefined>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/search-[^/]*\.js/, async (route) => {
    if (/search-islands/.test(route.request().url())) return route.continue()
    return (await blocked) === 'abort' ? route.abort() : route.continue()
  })
  return release
}

test('filters, chips and categories change the list without a document; back leads to the list before', async () => {
  const page = await open('/search', phone)
  await waitForHydration(page)
  const loaded = documents(page)
  await box(page).pressSequentially('garabato')
  await count(page, '30 experiencias')
  await expect.poll(() => page.title()).toBe('«garabato»: experiencias en El Salvador · Torogoz')
  await page.getByRole('navigation', { name: 'Categorías' }).getByRole('link', { name: 'Café' }).click()
  await count(page, '3 experiencias')
  await expect.poll(() => page.title()).toBe('Café: experiencias en El Salvador · Torogoz')
  await page.getByRole('link', { name: 'Quitar «garabato»', exact: true }).click()
  await expect.poll(() => query(page)).toBe('?category=Café')
  await page.goBack()
  await count(page, '3 experiencias')
  expect(await box(page).inputValue()).toBe('garabato')
  await page.goBack()
  await count(page, '30 experiencias')
  await page.getByRole('link', { name: 'Ver más' }).click()
  await expect.poll(() => cards(page).count()).toBe(30)
  expect(loaded()).toBe(0)
})

test('back from an experience and back again shows the search before it, though nothing was touched', async () => {
  const page = await open('/search', phone)
  await waitForHydration(page)
  const all = await page.locator('#resultados').textContent()
  await box(page).pressSequentially('garabato')
  await count(page, '30 experiencias')
  await cards(page).first().click()
  await page.waitForURL(/\/experience\//)
  await waitForHydration(page)
  await page.goBack()
  await page.waitForURL(/\/search\?q=garabato/)
  await waitForHydration(page)
  await page.evaluate(() => history.back())
  await expect.poll(() => query(page)).toBe('')
  await expect.poll(() => page.locator('#resultados').textContent()).toBe(all)
  expect(await box(page).inputValue()).toBe('')
})

test('a link of the search that is pressed before its code is there is answered in place', async () => {
  const page = await open('/about', phone)
  const release = await hold(page)
  await page.goto('/search?q=garabato')
  await waitForHydration(page)
  const loaded = documents(page)
  await page.getByRole('link', { name: 'Ver más' }).click()
  release()
  await expect.poll(() => cards(page).count()).toBe(30)
  expect([loaded(), query(page)]).toEqual([0, '?q=garabato'])
})

test('when the code of the search can not be loaded its links load documents', async () => {
  expectComplaint(/ERR_FAILED|Failed to fetch/)
  const page = await open('/about', phone)
  const release = await hold(page)
  await page.goto('/search?q=garabato')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Ver más' }).click()
  release('abort')
  await page.waitForURL(/cursor=/)
  expect(await cards(page).count()).toBe(6)
})

test('what is compared in this browser is marked, though nothing was touched', async () => {
  const page = await open('/search?q=garabato', phone)
  const compare = page.getByRole('button', { name: /^Comparar: Garabato/ }).first()
  await compare.click()
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
  await page.reload()
  await expect.poll(() => compare.getAttribute('aria-pressed')).toBe('true')
})

test('where nothing has every word, what has some of them is shown with a way to all of it', async () => {
  const page = await open('/search', phone)
  await waitForHydration(page)
  await box(page).pressSequentially('garabato con sushi')
  await page.getByText('Nada tiene «garabato con sushi». Esto tiene «garabato»:').waitFor()
  expect(await cards(page).count()).toBe(6)
  await page.getByRole('link', { name: 'Ver las 30' }).click()
  await count(page, '30 experiencias')
  expect(query(page)).toBe('?q=garabato')
})

test('the nearby days of a page that stood open over midnight are those of the new day', async () => {
  const page = await open('/how-it-works', phone)
  const midnight = startOfDay(dayOf(new Date())).getTime() + DAY_MS
  await page.clock.install({ time: midnight - MINUTE_MS })
  // Whose day it is says the server; its clock stands where this one does.
  await page.route('**/search', async (route) => {
    const document = await route.fetch()
    const body = (await document.text()).replace(/data-now="\d+"/, `data-now="${midnight - MINUTE_MS}"`)
    await route.fulfill({ response: document, body })
  })
  await page.goto('/search')
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const today = page.getByRole('link', { name: 'Hoy', exact: true })
  expect(await today.getAttribute('href')).toContain(`from=${dayOf(new Date(midnight - 1))}`)
  await page.clock.runFor(2 * MINUTE_MS)
  await expect.poll(() => today.getAttribute('href')).toContain(`from=${dayOf(new Date(midnight))}`)
})
