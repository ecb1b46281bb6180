// A full date on a phone: one tap to wait, a returned spot, and the booking of what was held.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createAlert } from '#marketplace/alerts/alert.factory.ts'
import { MAX_ALERTS } from '#marketplace/alerts/alert.rules.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()

beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

test('one tap to wait for a full date; its places are held when they return, and reserved (docs/decisions/0208)', async () => {
  const experience = await createExperience({ title: 'Amanecer en el lago', pictured: true, dates: [{ capacity: 2 }] })
  const holder = await signedIn('traveler')
  const booking = await createBooking({ userId: holder.id, availableDateId: experience.dateIds[0]! })
  const person = await signedIn('traveler')
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto(`/experience/${experience.id}?guests=2`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Avísame', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('No disponible').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await sheet.getByRole('button', { name: /^Avísame: / }).click()
  await sheet.getByText('Te avisaremos (2 personas). Sigues tú.').waitFor()

  expect((await holder.request('post', `/bookings/${booking.id}/cancel`)).status).toBe(200)
  await page.goto('/profile/alerts')
  await page.getByText(/^Lugar apartado hasta /).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  await page.getByText(/^Te apartamos lugar en esta fecha/).waitFor()
  await page.getByLabel('Teléfono').fill('7000-0000')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Reservar' }).last().click()
  await page.waitForURL(/reservation=/)
  // The notice of it leaves the code in sight.
  const notice = await page.getByRole('region', { name: 'Notificaciones' }).getByRole('dialog').boundingBox()
  const code = await page.locator('main [translate=no]').first().boundingBox()
  expect(code!.y + code!.height).toBeLessThanOrEqual(notice!.y)
})

test('the link of the waiting list says after the booking that the date is booked, and leads to it', async () => {
  const person = await signedIn('traveler')
  const dates = [{ capacity: 2 }, { startDate: new Date(Date.now() + 12 * DAY_MS) }]
  const withOther = await createExperience({ title: 'Amanecer en la laguna', pictured: true, dates })
  const alone = await createExperience({ title: 'Atardecer en la laguna', pictured: true, dates: [{ capacity: 2 }] })
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  for (const { id, dateIds } of [withOther, alone]) {
    await createBooking({ userId: person.id, availableDateId: dateIds[0]!, guests: 2 })
    await page.goto(`/booking/${id}?date=${dateIds[0]}&guests=2`)
    await page.getByText('Ya reservaste esta fecha').waitFor()
    expect(await page.getByText('La fecha elegida ya no está disponible').count()).toBe(0)
    await page.getByRole('link', { name: 'Ver mi reserva' }).click()
    await page.waitForURL('**/profile/reservations')
  }
})

test('who asks for a day that is full is offered to wait for it at once', async () => {
  const full = new Date(Date.now() + 9 * DAY_MS)
  const dates = [{ startDate: full, capacity: 1 }, { startDate: new Date(Date.now() + 12 * DAY_MS) }]
  const experience = await createExperience({ title: 'Luna llena en el cráter', pictured: true, dates })
  await createBooking({ availableDateId: experience.dateIds[0]!, guests: 1 })
  const page = await open('/how-it-works', desktop)
  await signInPage(page, await signedIn('traveler'))
  await page.goto(`/experience/${experience.id}?from=${dayOf(full)}`)
  await page.getByText(/no hay lugar para 1 persona/).waitFor()
  await page.getByRole('button', { name: /^Avísame: / }).click()
  await page.getByText('Te avisaremos (1 persona). Sigues tú.').waitFor()
})

const offerOf = (page: Page) => page.getByRole('main').getByText('Avísame de nuevas experiencias')

test.each(['a visitor', 'a traveler'])(
  '%s sees the alert of a search before any script, and nothing jumps',
  async (who) => {
    const page = await open('/how-it-works', phone)
    if (who === 'a traveler') await signInPage(page, await signedIn('traveler'))
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => scripts.promise.then(() => route.continue()))
    await page.goto('/search?q=nocturno', { waitUntil: 'commit' })
    await offerOf(page).waitFor()
    const place = () => offerOf(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const before = await place()
    // It may come by itself before the pointer is there.
    const loaded = page.waitForResponse(/\/assets\/search-(?!islands)[^/]*\.js/)
    scripts.resolve()
    await waitForHydration(page)
    await page.getByRole('main').getByRole('link').first().hover()
    await (await loaded).finished()
    await page.waitForLoadState('networkidle')
    expect(await place()).toBe(before)
  },
)

test('without script an alert is kept and taken back by forms, and a refusal is said', async () => {
  const { id } = await createExperience({ title: 'Nado de madrugada', pictured: true, dates: [] })
  const person = await signedIn('traveler')
  const page = await open('/how-it-works', { ...desktop, javaScriptEnabled: false })
  await signInPage(page, person)
  for (const [path, offer] of [
    ['/search?q=madrugada&sort=newest', 'Avísame de nuevas experiencias'],
    [`/experience/${id}`, 'Avísame de la próxima fecha'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: offer }).click()
    await page.getByRole('button', { name: 'Quitar alerta' }).waitFor()
  }
  const { body } = await person.request<{ alerts: { href: string }[] }>('get', '/alerts')
  expect(body.alerts.map(({ href }) => href)).toEqual([expect.stringContaining(id), '/search?q=madrugada'])
  await page.goto('/search?q=madrugada')
  await page.getByText('Te avisaremos de lo nuevo').waitFor()
  await page.getByRole('button', { name: 'Quitar alerta' }).click()
  await page.getByRole('button', { name: 'Avísame de nuevas experiencias' }).waitFor()

  expectComplaint(/status of 409/)
  for (let at = 1; at < MAX_ALERTS; at++) await createAlert({ userId: person.id, search: `?q=surf${at}` })
  await page.getByRole('button', { name: 'Avísame de nuevas experiencias' }).click()
  await page.getByText(`Puedes tener hasta ${MAX_ALERTS} alertas.`).waitFor()
})

test('one tap keeps a search and the next date of an experience; both are taken back under alerts (docs/decisions/0220)', async () => {
  const { id } = await createExperience({ title: 'Nado nocturno', pictured: true, dates: [] })
  const page = await open('/how-it-works', phone)
  await signInPage(page, await signedIn('traveler'))
  await page.goto('/search?q=nocturno')
  await waitForHydration(page)
  // Each of the two buttons leaves with its press, and the keyboard stays where they stand.
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.getByRole('button', { name: 'Avísame de nuevas experiencias' }).press('Enter')
  await page.getByRole('button', { name: 'Quitar alerta' }).waitFor()
  await expect.poll(focused).toBe('Te avisaremos de lo nuevoQuitar alerta')
  await page.getByRole('button', { name: 'Quitar alerta' }).press('Enter')
  const offer = page.getByRole('button', { name: 'Avísame de nuevas experiencias' })
  await offer.waitFor()
  await expect.poll(focused).toBe('Avísame de nuevas experiencias')
  await offer.press('Enter')
  await page.getByRole('button', { name: 'Quitar alerta' }).waitFor()
  await page.goto(`/experience/${id}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Avísame', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('No hay fechas disponibles').waitFor()
  await sheet.getByRole('button', { name: 'Avísame de la próxima fecha' }).click()
  await sheet.getByText('Te avisaremos cuando haya fecha', { exact: true }).first().waitFor()
  await page.goto('/profile/alerts')
  await waitForHydration(page)
  await page.getByRole('link', { name: '«nocturno»' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  for (const name of ['«nocturno»', 'Nado nocturno']) {
    await page.getByRole('button', { name: `Quitar alerta: ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Quitar alerta: ${name}`, exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('novedades')
  }
  await page.getByText('No sigues ninguna búsqueda').waitFor()
})
