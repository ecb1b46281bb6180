import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  for (let n = 0; n < 30; n++)
    await createExperience({
      title: `Chirimbolo ${String(n).padStart(2, '0')}`,
      price: n < 10 ? 20 : 120,
      amenities: n === 3 ? ['Hamaca de prueba', 'Baños'] : ['Baños'],
      category: n < 3 ? 'Café' : 'Cultural',
      createdAt: new Date(Date.now() + n * 1000),
      dates: n % 2 ? [{}] : [],
    })
  await createExperience({
    title:
      'Supercalifragilistico paseo con un nombre muy largo que no termina nunca porque alguien quiso contarlo todo',
    location: { city: 'Concepción Quezaltepeque de las Vueltas Larguísimas' },
  })
})
afterAll(closePool)

const box = (page: Page) => page.getByRole('searchbox')
const count = async (page: Page, words: string | RegExp) =>
  page.getByRole('heading', { level: 2, name: words }).waitFor()
const cards = (page: Page) => page.locator('article h3')
const address = (page: Page) => decodeURIComponent(new URL(page.url()).search.replaceAll('+', ' '))
const chip = (page: Page, name: string) => page.getByRole('link', { name: `Quitar ${name}`, exact: true })

test('results follow while one types; filters are steps one can go back; the address is the search', async () => {
  const page = await open('/search')
  await page.getByRole('heading', { level: 1, name: 'Explora El Salvador' }).waitFor()
  await box(page).pressSequentially(' CHIRÍMB')
  await count(page, '30 experiencias')
  expect(address(page)).toBe('?q=CHIRÍMB')
  expect(await box(page).inputValue()).toBe(' CHIRÍMB')

  await page.getByLabel('Precio', { exact: true }).selectOption('low')
  await count(page, '10 experiencias')
  await page.getByLabel('Categoría', { exact: true }).selectOption('Café')
  await count(page, '3 experiencias')
  expect(address(page)).toBe('?q=CHIRÍMB&category=Café&price=low')

  await page.goBack()
  await count(page, '10 experiencias')
  expect(await page.getByLabel('Categoría', { exact: true }).inputValue()).toBe('')
  await page.goForward()
  await count(page, '3 experiencias')
  await page.getByRole('link', { name: 'Quitar categoría' }).click()
  await count(page, '10 experiencias')
  expect(address(page)).toBe('?q=CHIRÍMB&price=low')

  await cards(page).first().click()
  await page.waitForURL(/\/experience\//)
  await page.goBack()
  await count(page, '10 experiencias')
  expect(await box(page).inputValue()).toBe('CHIRÍMB')

  // A new text adds a history entry, and typing on within it does not.
  await page.goto('/search')
  await waitForHydration(page)
  await box(page).pressSequentially('chirim')
  await expect.poll(() => address(page)).toBe('?q=chirim')
  await box(page).pressSequentially('bolo')
  await count(page, '30 experiencias')
  // So does another word in its place, without leaving the box.
  await box(page).fill('')
  await box(page).pressSequentially('kayak')
  await expect.poll(() => address(page)).toBe('?q=kayak')
  await page.goBack()
  await count(page, '30 experiencias')
  await page.goBack()
  await expect.poll(() => address(page)).toBe('')
  await page.goForward()

  const shared = await open(new URL(page.url()).pathname + new URL(page.url()).search, phone)
  await count(shared, '30 experiencias')
  expect(await box(shared).inputValue()).toBe('chirimbolo')
})

test('the values beside a filter say how many would remain, and an amenity of an address is applied and shown', async () => {
  const page = await open('/search?amenity=Hamaca+de+prueba&q=chirimbolo')
  await count(page, '1 experiencia')
  expect(await page.locator('details', { hasText: 'Filtros avanzados' }).first().getAttribute('open')).not.toBeNull()
  const amenity = page.getByRole('checkbox', { name: /^Hamaca de prueba/ })
  expect(await amenity.isChecked()).toBe(true)
  await page.getByText('Hamaca de prueba1 experiencias').waitFor()
  expect(await page.getByLabel('Precio', { exact: true }).locator('option').allTextContents()).toEqual([
    'Todos los precios',
    'Menos de $50 (1)',
    'De $50 a menos de $100 (0)',
    '$100 o más (0)',
  ])
  // Not uncheck(): the value disappears with its check, because it is not among the fifteen listed.
  await amenity.click()
  await count(page, '30 experiencias')
  const closed = await open('/search')
  expect(await closed.locator('details', { hasText: 'Filtros avanzados' }).first().getAttribute('open')).toBeNull()
})

test('more results are appended, found again after going back, and a plain link without scripts', async () => {
  const page = await open('/search?q=chirimbolo')
  await count(page, '30 experiencias')
  expect(await cards(page).count()).toBe(24)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Ver más' }).click()
  await page.waitForFunction(() => document.querySelectorAll('article h3').length === 30)
  expect(address(page)).toBe('?q=chirimbolo')
  // The focus moves to the first new card.
  await page.waitForFunction(() => document.querySelectorAll('article')[24]?.contains(document.activeElement))
  await cards(page).nth(28).click()
  await page.waitForURL(/\/experience\//)
  await page.goBack()
  await page.waitForFunction(() => document.querySelectorAll('article h3').length === 30)

  const plain = await open('/search?q=chirimbolo', { ...desktop, javaScriptEnabled: false })
  const first = await cards(plain).allTextContents()
  await plain.getByRole('link', { name: 'Ver más' }).click()
  await plain.waitForLoadState('domcontentloaded')
  const second = await cards(plain).allTextContents()
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([24, 6, 30])
  await plain.getByRole('link', { name: 'Volver a los primeros resultados' }).click()
  await plain.waitForLoadState('domcontentloaded')
  expect(await cards(plain).allTextContents()).toEqual(first)
})

test('without scripts it is a form', async () => {
  const page = await open('/search', { ...desktop, javaScriptEnabled: false })
  await box(page).fill('chirimbolo')
  await page.getByLabel('Precio', { exact: true }).selectOption('low')
  await page.getByRole('button', { name: 'Aplicar filtros' }).click()
  await count(page, '10 experiencias')
  expect(address(page)).toBe('?q=chirimbolo&price=low')
})

test('what is typed and chosen before the page comes alive counts', async () => {
  for (const path of ['/search?amenity=Ba%C3%B1os', '/map?amenity=Ba%C3%B1os']) {
    expectComplaint(/GL Driver Message/)
    const page = await open('/about', phone)
    let arrive = () => {}
    const later = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.js', async (route) => {
      await later
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await box(page).pressSequentially('chirimbolo ')
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await page.getByLabel('Precio', { exact: true }).selectOption('low')
    await page.getByLabel('¿Cuántas personas?', { exact: true }).fill('2')
    arrive()
    await page.getByRole('button', { name: 'Ver 5 experiencias' }).click()
    await page.waitForURL(/guests=2/)
    expect(address(page)).toBe('?q=chirimbolo&price=low&amenity=Baños&guests=2')
    expect(await box(page).inputValue()).toBe('chirimbolo ')
  }
})

test('on a phone filters are a sheet with the number of results under the thumb', async () => {
  const page = await open('/search?q=chirimbolo', phone)
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByRole('heading', { name: 'Filtros', exact: true }).waitFor()
  await page.getByLabel('Precio', { exact: true }).selectOption('high')
  await page.getByRole('button', { name: 'Agregar uno: ¿Cuántas personas?' }).click()
  await page.getByRole('button', { name: 'Ver 10 experiencias' }).click()
  await page.getByRole('heading', { name: 'Filtros', exact: true }).waitFor({ state: 'hidden' })
  await count(page, '10 experiencias')
  expect(address(page)).toBe('?q=chirimbolo&price=high&guests=2')
  await page.getByRole('button', { name: 'Filtros 2 activos' }).waitFor()
  await chip(page, '2 personas').click()
  await count(page, '20 experiencias')
})

test('nothing found says so and what to leave out; an unknown category finds nothing', async () => {
  const page = await open('/search?q=chirimbolo&category=Submarinismo')
  await page.getByRole('heading', { name: 'No se encontraron experiencias' }).waitFor()
  await page.getByRole('link', { name: 'Submarinismo', exact: true }).click()
  await count(page, '30 experiencias')
  expect(address(page)).toBe('?q=chirimbolo')
})

test('when loading fails it says so with the cause, and loads again (MSG-22)', async () => {
  const page = await open('/search?q=chirimbolo')
  await count(page, '30 experiencias')
  expectComplaint(/500|Failed to load resource/)
  await page.route('**/api/experiences?*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'BROKEN', message: 'Algo falló' } } }),
  )
  await box(page).fill('chirimbolo 07')
  await page
    .getByRole('heading', { name: 'No se pudieron cargar las experiencias. Por favor, inténtalo más tarde.' })
    .waitFor()
  await page.getByRole('alert').getByText('Error al cargar experiencias', { exact: true }).waitFor()
  await page.unroute('**/api/experiences?*')
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await count(page, '1 experiencia')
})

test('search and filters with the keyboard alone', async () => {
  const page = await open('/search', phone)
  await box(page).focus()
  await page.keyboard.type('chirimbolo 0')
  await count(page, '10 experiencias')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Filtros', exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filtros')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: 'Filtros', exact: true }).waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Filtros')
})

test('what search engines read', async () => {
  const headOf = async (path: string) => {
    const html = await (await fetch(running.address + path)).text()
    const facts = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1]
    return {
      title: html.match(/<title>(.*?)<\/title>/)?.[1],
      canonical: html.match(/rel="canonical" href="([^"]*)"/)?.[1]?.replace(running.address, ''),
      noindex: html.includes('content="noindex"'),
      listed: facts ? JSON.parse(facts)['@graph'][0].itemListElement.length : 0,
    }
  }
  const plain = {
    title: 'Explora experiencias en El Salvador · Torogoz',
    canonical: '/search',
    noindex: false,
    listed: 24,
  }
  expect(await headOf('/search')).toEqual(plain)
  expect(await headOf('/search?utm_source=x')).toMatchObject(plain)
  expect(await headOf('/search?category=gastronom%C3%ADa')).toMatchObject({
    title: 'Gastronomía: experiencias en El Salvador · Torogoz',
    canonical: '/search?category=Gastronom%C3%ADa',
    noindex: false,
  })
  expect(await headOf('/search?category=Caf%C3%A9&price=low')).toMatchObject({
    canonical: '/search?category=Caf%C3%A9',
    noindex: true,
  })
  expect(await headOf('/search?q=chirimbolo')).toMatchObject({ canonical: '/search', noindex: true })
  expect(await headOf('/search?category=Submarinismo')).toMatchObject({
    canonical: '/search',
    noindex: true,
    listed: 0,
  })
})

test('addresses typed wrong still open, without what makes no sense', async () => {
  for (const path of [
    '/search?price=gratis&guests=-3&from=ayer&sort=azar&cursor=nada&minPrice=x',
    '/search?q=%00&category=',
  ]) {
    const page = await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(address(page)).toBe('')
  }
})

test('axe finds nothing serious, nothing scrolls sideways at 320 px, long names stay inside', async () => {
  const small = { ...phone, viewport: { width: 320, height: 700 } }
  for (const [path, device] of [
    ['/search?amenity=Ba%C3%B1os', desktop],
    ['/search', phone],
    ['/search?q=zzzz', small],
    ['/search?q=supercalifragilistico', small],
  ] as const) {
    const page = await open(path, device)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (device === phone) {
      await page.getByRole('button', { name: /^Filtros/ }).click()
      await page.locator('summary', { hasText: 'Filtros avanzados' }).click()
      expect(await seriousFindings(page)).toEqual([])
    }
  }
})

test('drafts and archived ones are nowhere', async () => {
  const { rows } = await database().execute<{ title: string }>(
    sql`select title from experiences where status <> 'published' limit 1`,
  )
  const page = await open(`/search?q=${encodeURIComponent(rows[0]!.title)}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await cards(page).allTextContents()).not.toContain(rows[0]!.title)
})
