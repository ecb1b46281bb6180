// The map without WebGL, settings, script or a wide screen.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { paintedExperience } from '../../support/scenes/painted-experience.ts'
import { withoutWebgl } from '../../support/without-webgl.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => void configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const MAP = 'section[aria-label="Mapa de experiencias"]'
const ready = (page: Page) => page.locator(`${MAP}[aria-busy=false] canvas`).waitFor({ timeout: 40_000 })
const total = (page: Page) => page.getByRole('heading', { level: 2, name: /^\d+ experiencias$/ })

test('without WebGL: no map, its coordinates, and the list as an equal (MAP-07)', async () => {
  for (const device of [desktop, phone]) {
    const page = await open('/how-it-works', device)
    await withoutWebgl(page)
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await page.goto('/map')
    await page.getByText('Mapa no disponible').locator('visible=true').waitFor()
    await page.getByText('13.69290, -89.21820').locator('visible=true').waitFor()
    await total(page).waitFor()
    expect(await page.locator('article h3').count()).toBe(24)
    await page.getByRole('button', { name: 'Ver más' }).click()
    expect(await page.locator('article h3').count()).toBe(48)
    expect(requests.filter((url) => /maplibre/.test(url))).toEqual([])
    expect(await seriousFindings(page)).toEqual([])
  }
})

test('without its settings the reason is told (MAP-08)', async () => {
  const page = await open('/how-it-works')
  await page.route('**/api/map/token', (route) => route.abort())
  expectComplaint(/Failed to load resource/)
  await page.goto('/map?lat=13.4932&lng=-89.3826')
  await page.getByText('Mapa no disponible').locator('visible=true').waitFor()
  await page.getByText('Unable to load map configuration').locator('visible=true').waitFor()
  // The point of the address, not the capital.
  await page.getByText('13.49320, -89.38260').locator('visible=true').waitFor()
  await total(page).waitFor()
})

test('without scripts it is the list and a form', async () => {
  const page = await open('/map', { ...desktop, javaScriptEnabled: false })
  await total(page).waitFor()
  expect(await page.locator('article h3').count()).toBe(24)
  expect(await page.locator(MAP).isVisible()).toBe(false)
  await page.getByRole('searchbox').fill('volcan')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  expect(new URL(page.url()).searchParams.get('q')).toBe('volcan')
  await page.getByRole('heading', { level: 2, name: /^\d+ experiencias?$/ }).waitFor()
  const small = await open('/map', { ...phone, javaScriptEnabled: false })
  expect(await small.locator('article h3').first().isVisible()).toBe(true)
})

test('nothing found says so, and what to leave out', async () => {
  expectComplaint(/GL Driver Message/)
  const page = await open('/map?q=zzzz&price=low')
  await page.getByRole('heading', { name: 'No se encontraron experiencias' }).waitFor()
  await page.getByRole('link', { name: '«zzzz»', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: /^\d+ experiencias$/ }).waitFor()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/map?price=low')
})

test('on a phone map and list take turns; the settings are asked once', async () => {
  expectComplaint(/GL Driver Message/)
  const page = await open('/how-it-works', phone)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await ready(page)
  expect(await total(page).isVisible()).toBe(false)
  // The license asks for the credit, so nothing stands over it.
  const [credit, list] = [page.getByText(/GeoNames/), page.getByRole('button', { name: 'Ver lista' })]
  expect((await list.boundingBox())!.y + 44).toBeLessThanOrEqual((await credit.boundingBox())!.y)
  await list.click()
  await total(page).waitFor()
  await page
    .getByRole('button', { name: /^Mostrar en el mapa/ })
    .first()
    .click()
  await page.locator(MAP).getByRole('link').first().waitFor()
  // An empty map says so, and how to go on.
  await page.getByRole('searchbox').fill('zzzz')
  await page.getByText('No se encontraron experiencias.').waitFor()
  await page.getByRole('link', { name: 'Ver todas', exact: true }).click()
  await page.getByRole('button', { name: /^Ver lista \(\d+\)$/ }).waitFor()
  // To a page of the router and back; home would be another document.
  await page.getByRole('link', { name: 'Comparar', exact: true }).click()
  await page.getByRole('heading', { name: 'Aún no comparas nada' }).waitFor()
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await ready(page)
  expect(requests.filter((path) => path === '/api/map/token')).toHaveLength(1)
})

test('the page of an experience loads a map only when its picture is tapped', async () => {
  const { path } = await paintedExperience()
  const page = await open('/how-it-works', phone)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(path)
  const picture = page.getByRole('img', { name: /^Mapa de los alrededores/ })
  await picture.scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>('img[alt^="Mapa de los alrededores"]')
    return image?.complete && image.naturalWidth > 0
  })
  expect(requests.filter((url) => /maplibre|location-map/.test(url))).toEqual([])
  expectComplaint(/GL Driver Message/)
  await page.getByRole('button', { name: /^Mapa de los alrededores/ }).click()
  await page.locator('section[aria-label="Mapa del punto de encuentro"][aria-busy=false] canvas').waitFor()
  expect(requests.some((url) => /maplibre/.test(url))).toBe(true)
})

test.each([
  ['wide', desktop],
  ['on a phone', phone],
  ['320 px wide', { ...phone, viewport: { width: 320, height: 640 } }],
  ['dark', { ...phone, colorScheme: 'dark' as const }],
])('%s: axe finds nothing serious, nothing scrolls sideways', async (_, device) => {
  expectComplaint(/GL Driver Message/)
  const page = await open('/map', device)
  await ready(page)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: /^Filtros/ }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  if (device !== desktop) await page.getByRole('button', { name: 'Ver lista' }).click()
  await page
    .getByRole('button', { name: /^Mostrar en el mapa/ })
    .first()
    .click()
  await page.locator(MAP).getByRole('button', { name: 'Cerrar', exact: true }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('pictures of places: a drawing for every point, a plain refusal for what is none', async () => {
  const picture = (name: string) => fetch(`${running.address}/map-picture/${name}`)
  for (const name of ['country.svg', '13.4932,-89.3826.svg', '13.6929,-89.2182.svg', '40,-3.7.svg']) {
    const answer = await picture(name)
    expect([name, answer.status, answer.headers.get('content-type')]).toEqual([
      name,
      200,
      'image/svg+xml; charset=utf-8',
    ])
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(await answer.text()).toMatch(/^<svg [^>]+><title>/)
  }
  for (const name of ['13,-89', 'x.svg', '99,-89.svg', '13.123456,-89.svg', '..%2fcountry.svg'])
    expect([name, (await picture(name)).status]).toEqual([name, 404])
})
