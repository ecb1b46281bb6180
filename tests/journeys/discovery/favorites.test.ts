import { eq, sql } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { favorites } from '#marketplace/favorites/favorite.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const TITLE = 'Caminata de los farolitos'
let experience: Awaited<ReturnType<typeof createExperience>>

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  experience = await createExperience({ title: TITLE, createdAt: new Date() })
})
afterAll(closePool)

const searchPath = `/search?q=${encodeURIComponent(TITLE)}`
const heart = (page: Page) => page.getByRole('button', { name: `Guardar en favoritos: ${TITLE}` })
const pressed = (page: Page) => heart(page).getAttribute('aria-pressed')
const stored = (userId: string) => database().$count(favorites, eq(favorites.userId, userId))

async function traveler(path: string, device = desktop) {
  const person = await signedIn('traveler')
  const page = await open('/how-it-works', device)
  await signInPage(page, person)
  await page.goto(path)
  await waitForHydration(page)
  return { page, person }
}

test('a guest hears that they must sign in, and nothing is asked of the server (FAV-01, FAV-02)', async () => {
  const page = await waitForHydration(await open(searchPath))
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/favorites') && requests.push(request.url()))
  await heart(page).click()
  await page.getByText('Debes iniciar sesión para guardar favoritos').waitFor()
  await page.getByText('Inicia sesión', { exact: true }).waitFor()
  expect(await pressed(page)).toBe('false')
  expect(requests).toEqual([])
  expect(await page.getByRole('link', { name: 'Iniciar sesión' }).last().getAttribute('href')).toBe(
    `/auth/login?redirect=${encodeURIComponent(searchPath)}`,
  )
})

test('a heart knows its state when it is drawn, before any script asks (FAV-03)', async () => {
  const { page, person } = await traveler('/how-it-works')
  await database().insert(favorites).values({ userId: person.id, experienceId: experience.id })
  const html = await (await page.context().request.get(searchPath)).text()
  expect(html).toMatch(new RegExp(`<button[^>]*aria-label="Guardar en favoritos: ${TITLE}"[^>]*aria-pressed="true"`))
})

test('from the heart on a card to the list and away again (FAV-03, FAV-04, FAV-07, FAV-08)', async () => {
  const { page, person } = await traveler('/profile/favorites')
  await page.getByRole('heading', { name: 'Aún no tienes favoritos' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Explorar experiencias' }).click()
  await page.waitForURL('**/search')
  await page.goto(searchPath)
  await waitForHydration(page)
  await heart(page).click()
  await page.getByText('Favorito guardado').waitFor()
  expect(await stored(person.id)).toBe(1)

  // Ignores requests that the previous page may still be making.
  const requests: string[] = []
  page.on('request', (request) => {
    const from = request.headers().referer ?? ''
    if (request.url().endsWith('/api/favorites') && from.includes('/experience/')) requests.push(request.url())
  })
  await page.goto(`/experience/${experience.id}`)
  await page.getByRole('button', { name: 'Guardado', pressed: true }).waitFor()
  // Saved experiences are rendered on the server, so no request follows.
  await waitForHydration(page)
  expect(requests).toEqual([])

  await page.getByRole('button', { name: /^Tu cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Favoritos' }).click()
  await page.waitForURL('**/profile/favorites')
  await page.getByRole('link', { name: TITLE }).waitFor()
  await heart(page).focus()
  await page.keyboard.press('Space')
  await page.getByText('Favorito eliminado').waitFor()
  await page.getByRole('heading', { name: 'Aún no tienes favoritos' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await stored(person.id)).toBe(0)
})

test('the control changes before the server answers, and goes back when it refuses (FAV-03, FAV-05)', async () => {
  const { page, person } = await traveler(searchPath)
  expectComplaint(/Failed to load resource/)
  const pendingRoutes: Route[] = []
  await page.route('**/api/favorites/*', (route) => void pendingRoutes.push(route))
  await heart(page).click()
  await page.waitForFunction(
    (name) => document.querySelector(`[aria-label="${name}"]`)?.ariaPressed === 'true',
    `Guardar en favoritos: ${TITLE}`,
  )
  await expect.poll(() => pendingRoutes.length).toBe(1)
  await pendingRoutes[0]!.fulfill({ status: 500, json: { error: { code: 'BROKEN', message: 'x' } } })
  await page.getByText('No se pudo actualizar el favorito. Intenta de nuevo.').waitFor()
  await expect.poll(() => pressed(page)).toBe('false')
  expect(await stored(person.id)).toBe(0)

  // The same without a network; with one it works again.
  await page.unroute('**/api/favorites/*')
  await page.context().setOffline(true)
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await heart(page).click()
  await expect.poll(() => pressed(page)).toBe('false')
  await page.context().setOffline(false)
  await heart(page).click()
  await page.getByText('Favorito guardado').waitFor()
  expect(await pressed(page)).toBe('true')
})

test('a first press without a network loses no page and is told (0282)', async () => {
  const { page, person } = await traveler(searchPath, phone)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/)
  await page.context().setOffline(true)
  await heart(page).click()
  await page.getByRole('alert').filter({ hasText: 'Sin conexión. Inténtalo de nuevo cuando tengas señal.' }).waitFor()
  expect([new URL(page.url()).pathname, await pressed(page)]).toEqual(['/search', 'false'])
  await page.context().setOffline(false)
  await heart(page).click()
  await expect.poll(() => pressed(page)).toBe('true')
  expect(await stored(person.id)).toBe(1)
})

test('however fast somebody presses, the last wish is what stays', async () => {
  const { page, person } = await traveler(searchPath)
  const methods: string[] = []
  const pendingRoutes: Route[] = []
  await page.route('**/api/favorites/*', (route) => {
    methods.push(route.request().method())
    if (methods.length === 1) pendingRoutes.push(route)
    else void route.continue()
  })
  await heart(page).click()
  await expect.poll(() => pendingRoutes.length).toBe(1)
  for (let press = 0; press < 5; press++) await heart(page).click()
  expect(await pressed(page)).toBe('false')
  await pendingRoutes[0]!.continue()
  await page.getByText('Favorito eliminado').waitFor()
  expect(methods).toEqual(['PUT', 'DELETE'])
  expect([await pressed(page), await stored(person.id)]).toEqual(['false', 0])
})

test('a host who looks as a traveler has no hearts (SHELL-12)', async () => {
  const page = await open('/how-it-works')
  await signInPage(page, await signedIn('host'))
  await page.goto('/host/dashboard')
  await page.getByRole('banner').getByRole('link', { name: 'Ver como viajero' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page
    .getByRole('button', { name: /^Comparar: / })
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^Guardar en favoritos/ }).count()).toBe(0)
})

test('what cannot be seen by all is neither listed nor offered a heart (DET-23, FAV-07)', async () => {
  const { page, person } = await traveler('/how-it-works')
  const withdrawn = await createExperience({ title: 'Se retiró' })
  await database()
    .insert(favorites)
    .values([withdrawn, experience].map(({ id }) => ({ userId: person.id, experienceId: id })))
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, withdrawn.id))
  await page.goto('/profile/favorites')
  await page.getByRole('link', { name: TITLE }).waitFor()
  expect(await page.getByText('Se retiró').count()).toBe(0)
  expect(await stored(person.id)).toBe(2)
})

test('many favorites go page by page; what cannot be read says so', async () => {
  const { page, person } = await traveler('/how-it-works')
  await database().execute(sql`insert into favorites (user_id, experience_id)
    select ${person.id}::uuid, e.id from experiences e join users u on u.id = e.host_id
    where e.status = 'published' and u.suspended_at is null limit 30`)
  await page.goto('/profile/favorites')
  await waitForHydration(page)
  expect(await page.getByRole('article').count()).toBe(24)
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await page.getByText('Guardadas antes').waitFor()
  expect(await page.getByRole('article').count()).toBe(6)
})

test('axe finds nothing serious, light and dark, and nothing scrolls sideways', async () => {
  for (const device of [desktop, { ...phone, colorScheme: 'dark' as const }]) {
    const { page, person } = await traveler('/how-it-works', { ...device, bypassCSP: true })
    const long = await createExperience({ title: 'Otorrinolaringológicamente '.repeat(8).trim() })
    await database().insert(favorites).values({ userId: person.id, experienceId: long.id })
    await page.goto('/profile/favorites')
    await waitForHydration(page)
    await page.getByRole('button', { name: /^Guardar en favoritos/, pressed: true }).waitFor()
    expect(await seriousFindings(page, 'everywhere')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    const box = await page.getByRole('button', { name: /^Guardar en favoritos/ }).boundingBox()
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44)
  }
})
