// The voucher: offline, on paper, and deleted when its owner signs out.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { endSessionsOf } from '../../support/people.ts'
import { created, fill, reserve, toForm } from '../../support/scenes/booking-form.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

type Overrides = Parameters<typeof createBooking>[0]
async function scene(overrides: Overrides = {}, title = 'Pesca al amanecer') {
  const person = await createPerson({ name: 'Lucía Hernández' })
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga', profile: { phone: '7000-0000' } })
  await database().insert(preferences).values({ userId: host.id, showPhone: true, showEmail: true })
  const experience = await createExperience({ hostId: host.id, title, price: 37.75 })
  const availableDateId = experience.dateIds[0]!
  const booking = await createBooking({ userId: person.id, availableDateId, status: 'confirmed', ...overrides })
  return { person, booking, path: `/profile/reservations/${booking.id}/voucher` }
}

/** Opens a voucher on a phone and waits until it is kept and the service worker can serve it. */
async function keptOn(page: Page, path: string) {
  await page.goto(path)
  await page.getByText(/Guardado para ver sin conexión/).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
}
const code = (page: Page) => page.getByRole('main').textContent()
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('kept-pages'))) return []
    const requests = await (await caches.open('kept-pages')).keys()
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/profile'))
  })

test('opened once, a voucher opens without a network: reloaded, and from the list of what is kept', async () => {
  const { person, booking, path } = await scene()
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto('/profile/reservations')
  await page.getByRole('link', { name: 'Ver comprobante' }).click()
  await page.getByRole('heading', { name: 'Comprobante de reserva' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await keptOn(page, path)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByText(/Copia guardada en este dispositivo/).waitFor()
  expect(await code(page)).toContain(booking.confirmationCode)
  await page.getByText('3 billetes de $20, 1 de $10, 1 de $5 y 2 monedas de 25 centavos').waitFor()
  await page.getByRole('img', { name: /Código QR/ }).waitFor()
  const map = page.getByRole('img', { name: 'Mapa de los alrededores de Parque central' })
  expect(await map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBe(720)
  await page.getByRole('link', { name: /WhatsApp/ }).waitFor()
  await page.getByRole('link', { name: /Cómo llegar/ }).waitFor()
  // Rendered correctly: style sheet and font were kept too.
  const family = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => [getComputedStyle(heading).fontFamily, document.fonts.check('700 20px "Figtree Variable"')])
  expect(family).toEqual([expect.stringContaining('Bricolage'), true])
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)

  await page.getByRole('link', { name: 'Mis reservas' }).click()
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
  await page.getByRole('link', { name: /Pesca al amanecer/ }).click()
  await page.waitForURL(`**${path}`)
  expect(await code(page)).toContain(booking.confirmationCode)
  await page.goto('/search')
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor({ state: 'detached' })
  await page.getByRole('contentinfo').waitFor()
  expect(new URL(page.url()).pathname).toBe('/search')
})

test('the line breaks while the application is open: a link to a voucher shows its copy', async () => {
  const { person, booking, path } = await scene()
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await keptOn(page, path)
  await page.goto('/profile/reservations')
  await page.getByRole('article', { name: 'Pesca al amanecer' }).waitFor()
  await page.waitForLoadState('networkidle')
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error de conexión/)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Ver comprobante' }).click()
  await page.getByText(/Copia guardada en este dispositivo/).waitFor()
  expect(await code(page)).toContain(booking.confirmationCode)
  expect(new URL(page.url()).pathname).toBe(path)
})

test('a reservation just made is kept without opening its voucher; signing out takes it away', async () => {
  const experience = await createExperience({ title: 'Ruta de los volcanes' })
  const page = await toForm(await open('/how-it-works', phone), `/booking/${experience.id}`)
  await page.getByRole('radio').first().check({ force: true })
  await fill(page)
  await reserve(page).click()
  await created(page)
  await page.getByText(/Guardado para ver sin conexión/).waitFor()
  const installButton = page.getByRole('button', { name: 'Instalar Torogoz' })
  expect(await installButton.count()).toBe(0)
  await page.evaluate(() => {
    const prompt = () => Promise.resolve(document.documentElement.setAttribute('data-asked', ''))
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  await installButton.click()
  await page.locator('html[data-asked]').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  // The code stays on one line, whatever its emails.
  const lines = await page
    .getByRole('main')
    .locator('.tabular.whitespace-nowrap, .tabular.inline-flex')
    .first()
    .evaluate(
      (element) => element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
  expect(Math.round(lines)).toBe(1)
  await page.getByRole('link', { name: 'Ver mi comprobante' }).click()
  await page.getByText('Pendiente de confirmación.').waitFor()
  await page.getByText(/Guardado para ver sin conexión/).waitFor()
  const path = new URL(page.url()).pathname
  expect(await keptPaths(page)).toEqual([path])
  await page.goto('/profile')
  await page.waitForLoadState('networkidle')
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByText('Sesión cerrada').waitFor()
  expect(await keptPaths(page)).toEqual([])
  await page.evaluate(() => navigator.serviceWorker.ready)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.context().setOffline(true)
  await page.goto(path)
  await page.getByRole('heading', { name: 'Sin conexión' }).waitFor()
  await page.getByText('No hay comprobantes ni listas en este dispositivo.').waitFor()
})

test('somebody else on the same phone finds nothing; a session that ended takes the copy with it', async () => {
  const { person, path } = await scene()
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await keptOn(page, path)
  await signInPage(page, await createPerson())
  await page.goto('/how-it-works')
  await expect.poll(() => keptPaths(page)).toEqual([])
  await page.goto(path)
  await page.getByRole('heading', { name: 'No encontramos esta reserva' }).waitFor()
  expectComplaint(/404/)
  await signInPage(page, person)
  await keptOn(page, path)
  await endSessionsOf(person)
  await page.goto('/how-it-works')
  await expect.poll(() => keptPaths(page)).toEqual([])
})

test('a copy follows the reservation: accepted it is made anew, cancelled it goes', async () => {
  const { person, booking, path } = await scene({ status: 'pending' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await keptOn(page, path)
  const change = (status: 'confirmed' | 'cancelled') =>
    database()
      .update(bookings)
      .set({ status, cancelledBy: status === 'cancelled' ? 'host' : null })
      .where(eq(bookings.id, booking.id))
  const stored = () => page.evaluate(async (of) => (await caches.match(of))?.text(), path)
  expect(await stored()).toContain('Pendiente de confirmación')
  expect(await stored()).not.toContain('wa.me')
  await change('confirmed')
  await page.goto('/profile/reservations')
  await expect.poll(stored).toContain('wa.me')
  await change('cancelled')
  await page.goto('/profile/reservations')
  await expect.poll(() => keptPaths(page)).toEqual([])
  await page.goto(path)
  await page.getByText('Esta reserva fue cancelada: este comprobante ya no vale.').waitFor()
  expect(await code(page)).not.toContain(booking.confirmationCode)
})

test('nobody gets the worker who keeps nothing; it says that it must not be stored', async () => {
  const page = await open('/', phone)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  const worker = await page.request.get('/sw.js')
  expect([worker.status(), worker.headers()['cache-control']]).toEqual([200, 'no-cache'])
  expect(worker.headers()['content-type']).toContain('javascript')
  const manifest = await (await page.request.get('/site.webmanifest')).json()
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone' })
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/profile/reservations', '/search'])
})

test('an iPhone is told the two steps instead', async () => {
  const { person, booking } = await scene({ status: 'pending' })
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Safari/604.1'
  const page = await open('/how-it-works', { ...phone, userAgent })
  await signInPage(page, person)
  await page.goto(`/booking/${booking.experienceId}?reservation=${booking.id}`)
  await page.getByText('Elige “Agregar a inicio”.').waitFor()
  expect(await page.getByRole('button', { name: 'Instalar Torogoz' }).count()).toBe(0)
})

test.each([
  ['a short name', 'Pesca al amanecer'],
  ['a long name', 'Caminata nocturna con guía, telescopio y chocolate caliente '.repeat(3).trim()],
])('a voucher with %s prints on one page', async (_, title) => {
  const { person, path } = await scene({}, title)
  const page = await open('/how-it-works', desktop)
  await signInPage(page, person)
  await page.goto(path)
  await page.getByRole('heading', { name: 'Comprobante de reserva' }).waitFor()
  for (const format of ['A4', 'Letter']) {
    const pdf = (
      await page.pdf({ format, margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' } })
    ).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
  }
})
