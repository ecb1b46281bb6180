import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'

const { open, running, expectComplaint } = app()
const ids: Record<string, string> = {}

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  const create = async (title: string, price: number, lat: number, lng: number) => {
    ids[title] = (
      await createExperience({ title, price, location: { lat, lng, city: 'Berlín', state: 'Usulután' } })
    ).id
  }
  await create('Cartógrafo solo', 20, 13.8, -89.6)
  // Two at one address, and two a short distance apart.
  await create('Cartógrafo de arriba', 10, 13.35, -88.45)
  await create('Cartógrafo de abajo', 75, 13.35, -88.45)
  await create('Cartógrafo vecino', 30, 14.05, -88.93)
  await create('Cartógrafo de enfrente', 120, 14.05, -88.91)
})
afterAll(closePool)

const MAP = 'section[aria-label="Mapa de experiencias"]'
const ready = (page: Page) => page.locator(`${MAP}[aria-busy=false] canvas`).waitFor({ timeout: 40_000 })
async function openMap(path: string, device: BrowserContextOptions = desktop) {
  // Software rendering is slow, which Chromium logs.
  expectComplaint(/GL Driver Message/)
  const page = await open(path, device)
  await ready(page)
  return page
}
const pins = (page: Page) => page.getByRole('group', { name: 'Experiencias en el mapa' }).getByRole('button')
const names = async (page: Page) =>
  (await pins(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).sort()
const pin = (page: Page, name: string | RegExp) => pins(page).and(page.getByRole('button', { name }))
const count = (page: Page, words: string | RegExp) => page.getByRole('heading', { level: 2, name: words }).waitFor()
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const rows = (page: Page) => page.locator('article h3')
const address = (page: Page) => new URL(page.url()).searchParams
const active = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName)

test('pins are named buttons; one opens a card with picture, price and the way there', async () => {
  const page = await openMap('/map?q=cartografo')
  await count(page, '5 experiencias')
  expect(await names(page)).toEqual([
    '2 experiencias desde $10. Ver cuáles',
    '2 experiencias desde $30. Acercar',
    'Cartógrafo solo, $20 por persona',
  ])
  await pin(page, /^Cartógrafo solo/).click()
  const shownCard = card(page, 'Cartógrafo solo')
  await shownCard.waitFor()
  expect(await active(page)).toBe('Cartógrafo solo')
  expect(await shownCard.getByRole('link').getAttribute('href')).toBe(`/experience/${ids['Cartógrafo solo']}`)
  expect(await shownCard.textContent()).toMatch(/\$20\s*por persona/)
  expect(await shownCard.locator('img').count()).toBe(1)
  expect(address(page).get('experience')).toBe(ids['Cartógrafo solo'])
  expect(await pin(page, /^Cartógrafo solo/).getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Escape')
  await shownCard.waitFor({ state: 'hidden' })
  expect(await active(page)).toBe('Cartógrafo solo, $20 por persona')
  expect(address(page).get('experience')).toBeNull()
})

test('a cluster comes closer; where no zoom helps it tells which ones are there', async () => {
  const page = await openMap('/map?q=cartografo')
  await pin(page, /Acercar$/).click()
  await pin(page, 'Cartógrafo vecino, $30 por persona').waitFor()
  await pin(page, 'Cartógrafo de enfrente, $120 por persona').waitFor()
  await page.goto('/map?q=cartografo')
  await ready(page)
  await pin(page, /Ver cuáles$/).click()
  await page.getByRole('heading', { name: '2 experiencias aquí' }).waitFor()
  await page.getByRole('button', { name: /^Cartógrafo de abajo/ }).click()
  await card(page, 'Cartógrafo de abajo').waitFor()
})

test('filters change list and map alike, and both go back together', async () => {
  const page = await openMap('/map?q=cartografo')
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByLabel('Precio', { exact: true }).selectOption('low')
  await page.getByRole('button', { name: 'Ver 3 experiencias' }).click()
  await count(page, '3 experiencias')
  await pin(page, 'Cartógrafo vecino, $30 por persona').waitFor()
  expect((await rows(page).allTextContents()).sort()).toEqual([
    'Cartógrafo de arriba',
    'Cartógrafo solo',
    'Cartógrafo vecino',
  ])
  expect(await names(page)).toEqual([
    'Cartógrafo de arriba, $10 por persona',
    'Cartógrafo solo, $20 por persona',
    'Cartógrafo vecino, $30 por persona',
  ])
  expect(address(page).get('price')).toBe('low')
  await page.getByRole('link', { name: 'Quitar Menos de $50' }).click()
  await count(page, '5 experiencias')
  await page.goBack()
  await count(page, '3 experiencias')
  await page.goto('/search?q=cartografo&price=low')
  await page.getByRole('link', { name: 'Ver en el mapa' }).click()
  await page.waitForURL(/\/map\?q=cartografo&price=low$/)
  await count(page, '3 experiencias')
})

test('moving the map offers to search there: the address, the list and the map say the same', async () => {
  const page = await openMap('/map?q=cartografo')
  const here = page.getByRole('button', { name: 'Buscar en esta zona' })
  expect(await here.count()).toBe(0)
  await pin(page, /Acercar$/).click()
  await pin(page, /^Cartógrafo vecino/).waitFor()
  // Filters opened there count what is there, and choose from that.
  const priced = () => page.getByLabel('Precio', { exact: true }).locator('option').allInnerTexts()
  await page.getByRole('button', { name: 'Filtros', exact: true }).click()
  await page.getByRole('button', { name: 'Ver 2 experiencias' }).waitFor()
  await expect
    .poll(priced)
    .toEqual(['Todos los precios', 'Menos de $50 (1)', 'De $50 a menos de $100 (0)', '$100 o más (1)'])
  await page.keyboard.press('Escape')
  await count(page, '2 experiencias en esta zona')
  await page.goBack()
  await count(page, '5 experiencias')
  await here.click()
  await count(page, '2 experiencias en esta zona')
  expect(address(page).get('area')).toMatch(/^-8\d\.\d+,1[34]\.\d+,-8\d\.\d+,14\.\d+$/)
  expect((await rows(page).allTextContents()).sort()).toEqual(['Cartógrafo de enfrente', 'Cartógrafo vecino'])
  const reloaded = await openMap(new URL(page.url()).pathname + new URL(page.url()).search)
  await count(reloaded, '2 experiencias en esta zona')
  expect(await names(reloaded)).toHaveLength(2)
  await reloaded.getByRole('button', { name: 'Quitar la zona' }).click()
  await count(reloaded, '5 experiencias')
})

test('from the page of an experience to its place on the map', async () => {
  const page = await open(`/experience/${ids['Cartógrafo solo']}`)
  await page.getByRole('link', { name: 'Ver en el mapa' }).click()
  expectComplaint(/GL Driver Message/)
  await page.waitForURL(/\/map\?/)
  expect(Object.fromEntries(address(page))).toEqual({
    lat: '13.8',
    lng: '-89.6',
    zoom: '14',
    experience: ids['Cartógrafo solo'],
  })
  await ready(page)
  await card(page, 'Cartógrafo solo').waitFor()
  const [box, mapBox] = [await pin(page, /^Cartógrafo solo/).boundingBox(), await page.locator(MAP).boundingBox()]
  // In the middle of the map, with the tip at the place.
  expect(Math.abs(box!.x + box!.width / 2 - (mapBox!.x + mapBox!.width / 2))).toBeLessThan(6)
  expect(Math.abs(box!.y + box!.height - (mapBox!.y + mapBox!.height / 2))).toBeLessThan(6)
})

test('a link points out its experience even when it is not what was asked for', async () => {
  const page = await openMap(`/map?q=volcan&experience=${ids['Cartógrafo solo']}&lat=13.8&lng=-89.6`)
  await card(page, 'Cartógrafo solo').waitFor()
  expect(await rows(page).allTextContents()).not.toContain('Cartógrafo solo')
  await page.goto('/map?experience=00000000-0000-4000-8000-000000000000')
  expectComplaint(/404/)
  await ready(page)
  await count(page, /^\d+ experiencias$/)
})

test('an address that makes no sense opens the country', async () => {
  const page = await openMap('/map?lat=norte&lng=999&zoom=-3&experience=esta&area=aqui&price=gratis')
  expect(new URL(page.url()).search).toBe('')
  await count(page, /^\d+ experiencias$/)
  expect(await names(page).then((all) => all.length)).toBeGreaterThan(5)
})

test('the list shows on the map; where the map looked is found again after going back', async () => {
  const page = await openMap('/map?q=cartografo')
  await page.getByRole('button', { name: 'Mostrar en el mapa: Cartógrafo vecino' }).click()
  await card(page, 'Cartógrafo vecino').waitFor()
  await page.getByRole('button', { name: 'Alejar', exact: true }).click()
  await page.waitForFunction(() => new URLSearchParams(location.search).has('zoom'))
  const before = page.url()
  await card(page, 'Cartógrafo vecino').getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: 'Cartógrafo vecino' }).waitFor()
  await page.goBack()
  await ready(page)
  expect(page.url()).toBe(before)
  await card(page, 'Cartógrafo vecino').waitFor()
})

test('by keyboard alone: from the search box over the list into the map and its pins', async () => {
  const page = await openMap('/map?q=cartografo')
  await page.getByRole('searchbox').focus()
  const reached: (string | null | undefined)[] = []
  for (let n = 0; n < 40 && !reached.at(-1)?.startsWith('2 experiencias'); n++) {
    await page.keyboard.press('Tab')
    reached.push(await active(page))
  }
  expect(reached).toContain('Mapa')
  // The map moves with the arrow keys and zooms out with minus.
  await page.locator('canvas').focus()
  await page.keyboard.press('-')
  await page.getByRole('button', { name: 'Buscar en esta zona' }).waitFor()
  await pins(page).first().focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction((map) => {
    const { activeElement: now } = document
    return now !== document.body && Boolean(now?.closest(map))
  }, MAP)
})

const here = { latitude: 13.94, longitude: -89.03 }
test('my position, when allowed: found, named, and the map goes there (GEO-10, GEO-11)', async () => {
  const page = await openMap('/map', { ...desktop, geolocation: here, permissions: ['geolocation'] })
  await page.getByRole('button', { name: 'Mi ubicación' }).click()
  await page.getByText('Ubicación encontrada').waitFor()
  await page.getByText('Suchitoto, Cuscatlán, El Salvador').waitFor()
  await page.getByRole('img', { name: 'Estás aquí' }).waitFor()
})

test('my position, when refused, impossible or abroad: each says why', async () => {
  const denied = await openMap('/map', phone)
  await denied.getByRole('button', { name: 'Mi ubicación' }).click()
  await denied.getByText('Permisos de ubicación denegados').waitFor()
  const abroad = await openMap('/map', {
    ...desktop,
    geolocation: { latitude: 40.4, longitude: -3.7 },
    permissions: ['geolocation'],
  })
  await abroad.getByRole('button', { name: 'Mi ubicación' }).click()
  await abroad.getByText('Ubicación fuera del área de servicio').waitFor()
  for (const [code, words] of [
    [2, 'Ubicación no disponible'],
    [3, 'Tiempo de espera agotado'],
    [9, 'Error al obtener ubicación'],
  ] as const) {
    const options = await abroad.evaluate((failing) => {
      let asked: PositionOptions | undefined
      navigator.geolocation.getCurrentPosition = (_, fail, wishes) => {
        asked = wishes
        Object.assign(window, { asked })
        fail?.({ code: failing } as GeolocationPositionError)
      }
    }, code)
    expect(options).toBeUndefined()
    await abroad.getByRole('button', { name: 'Mi ubicación' }).click()
    await abroad.getByText(words).waitFor()
    expect(await abroad.evaluate(() => (window as unknown as { asked: object }).asked)).toEqual({
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    })
  }
})

test('to a place by its name; an unknown one, and a failure, say so', async () => {
  const page = await openMap('/map')
  const place = page.getByLabel('Ir a un lugar')
  await place.fill('Playa el tunco, La Libertad')
  await place.press('Enter')
  await page.getByText('El Tunco, La Libertad, El Salvador').waitFor()
  expectComplaint(/404|503/)
  await place.fill('París')
  await place.press('Enter')
  await page.getByText('No se encontraron resultados para esta dirección').waitFor()
  await page.route('**/api/geocoding/forward*', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'PLACE_SEARCH_FAILED', message: 'No se pudo encontrar la ubicación (código 429)' } },
    }),
  )
  await place.fill('Apaneca')
  await place.press('Enter')
  await page.getByText('Error al buscar ubicación').waitFor()
  await page.getByText('No se pudo encontrar la ubicación (código 429)').waitFor()
})
