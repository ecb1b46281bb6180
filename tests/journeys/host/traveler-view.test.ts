// 'Ver como viajero' (SHELL-12): a host views traveler pages in one tab, until they return or sign out.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { app, desktop, PASSWORD, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'
import { withoutWebgl } from '../../support/without-webgl.ts'

const { open, running, expectComplaint } = app()
const path = (page: Page) => new URL(page.url()).pathname
const bar = (page: Page) => page.getByRole('complementary', { name: 'Vista de viajero' })
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Tu cuenta/ })

async function hostAtWork(device = desktop): Promise<Page> {
  const page = await open('/auth/host/login', device)
  await page.getByLabel('Email').fill('anfitriona@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/host/dashboard')
  await menu(page).waitFor()
  return page
}

async function lookAsTraveler(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Ver como viajero' }).click()
  await page.getByRole('heading', { level: 1, name: 'País chiquito' }).waitFor()
  await bar(page).waitFor()
}

test('a host looks around as a traveler, also after a reload, and goes back to a portal that is closed again', async () => {
  const page = await hostAtWork()
  await lookAsTraveler(page)
  expect(path(page)).toBe('/')
  await page.reload()
  await bar(page).getByText('no puedes reservar, guardar favoritos ni reseñar').waitFor()
  expect(path(page)).toBe('/')

  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Explorar' }).click()
  await page.waitForURL('**/search')
  await bar(page).waitFor()
  expect(await seriousFindings(page, 'everywhere')).toEqual([])
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await page.waitForURL('**/experience/**')
  await page
    .getByRole('complementary', { name: 'Precio y reserva' })
    .getByText(/viajero/)
    .waitFor()
  expect(await page.getByRole('button', { name: 'Reservar', exact: true }).isEnabled()).toBe(false)

  await bar(page).getByRole('link', { name: 'Volver al portal' }).click()
  await page.waitForURL('**/host/dashboard')
  // The portal ends the mode once it answers.
  await waitForHydration(page)
  await page.goto('/')
  await page.waitForURL('**/host/dashboard')
})

test('on a phone the action is in the menu, and the way back too', async () => {
  const page = await hostAtWork(phone)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Ver como viajero' }).click()
  await bar(page).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Volver al portal' }).click()
  await page.waitForURL('**/host/dashboard')
})

test('the mode belongs to one tab, and the account of a traveler does not belong to it', async () => {
  const page = await hostAtWork()
  await lookAsTraveler(page)
  const other = await page.context().newPage()
  await other.goto('/search')
  await other.waitForURL('**/host/dashboard')
  await page.goto('/how-it-works')
  await bar(page).waitFor()
  for (const place of ['/profile', '/profile/reservations']) {
    await page.goto('/how-it-works')
    await page.goto(place)
    await page.waitForURL('**/host/dashboard')
    await lookAsTraveler(page)
  }
})

test('a preview opened in a tab of its own stays there: its address carries the mode (EDIT-03)', async () => {
  const page = await hostAtWork()
  const answer = await page.request.get('/api/host/experiences')
  const { experiences } = (await answer.json()) as { experiences: { id: string }[] }
  // Both tabs share a process: without a GPU, drawing the editor's map in it would hold the other one up.
  await withoutWebgl(page)
  await page.goto(`/host/experiences/${experiences[0]!.id}/edit`)
  // The browser's own new tab is seen by its request: the driver misses, now and then, that such a tab has arrived.
  const [request] = await Promise.all([
    page.context().waitForEvent('request', (sent) => sent.isNavigationRequest() && sent.url().includes('/experience/')),
    page.getByRole('link', { name: 'Vista Previa' }).click({ button: 'middle' }),
  ])
  expect(path(page)).toMatch(/\/edit$/)
  const other = await page.context().newPage()
  await other.goto(request.url())
  await bar(other).waitFor()
  expect(path(other)).toMatch(/^\/experience\//)
  await bar(other).getByRole('link', { name: 'Volver al portal' }).click()
  await other.waitForURL('**/host/dashboard')
})

test('the menu of travelers signs out to the front page, and ends the mode in every tab (SHELL-07)', async () => {
  const page = await hostAtWork()
  await lookAsTraveler(page)
  await menu(page).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByText('Sesión cerrada').waitFor()
  expect(path(page)).toBe('/')
  const stored = await page.evaluate(() => [sessionStorage.getItem('torogoz.traveler-view'), document.cookie])
  expect(stored[0]).toBeNull()
  expect(stored[1]).not.toContain('traveler-view')
})

test('the server lets no host reserve, whatever the tab says', async () => {
  const page = await hostAtWork()
  await lookAsTraveler(page)
  const { items } = (await (await fetch(`${running.address}/api/experiences`)).json()) as { items: { id: string }[] }
  await page.goto(`/booking/${items[0]!.id}`)
  await page.getByRole('heading', { name: 'Solo los viajeros pueden reservar' }).waitFor()
  expectComplaint(/403/)
  const answer = await page.evaluate(async () => {
    const sent = await fetch('/api/bookings', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: '{}',
    })
    return [sent.status, (await sent.json()).error.code]
  })
  expect(answer).toEqual([403, 'FORBIDDEN'])
})
