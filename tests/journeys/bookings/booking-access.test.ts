// The booking form by keyboard, on the narrowest screen, for assistive technology, and when it cannot be read.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { created, fill, reserve, toForm } from '../../support/scenes/booking-form.ts'
import { withoutTable } from '../../support/servers/without-table.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const bookingsOf = (dateId: string) => database().select().from(bookings).where(eq(bookings.availableDateId, dateId))

test('with the keyboard alone: date, people, contact, consent, reservation', async () => {
  const experience = await createExperience({ dates: [{}, { startDate: inDays(9) }] })
  const page = await toForm(await open('/how-it-works'), `/booking/${experience.id}`)
  await page.waitForLoadState('networkidle')
  const tabTo = async (selector: string) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((target) => document.activeElement?.matches(target), selector)) return
    }
    expect.fail(`${selector} can not be reached`)
  }
  await tabTo('input[type=radio]')
  await page.keyboard.press('ArrowDown')
  await tabTo('input[type=number]')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await tabTo('input[type=tel]')
  await page.keyboard.type('7000-1234')
  await tabTo('input[type=checkbox]')
  await page.keyboard.press('Space')
  await tabTo('button[type=submit]')
  await page.keyboard.press('Enter')
  await created(page)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect((await bookingsOf(experience.dateIds[1]!))[0]).toMatchObject({ guests: 3, status: 'pending' })
})

test('nothing is wider than a screen of 320 pixels', async () => {
  const name = 'Maximiliana Guadalupe Hernández de Villalobos y Echegoyén'
  const experience = await createExperience({ title: `${'Anticonstitucionalmente '.repeat(4)}bello`, price: 123.45 })
  const page = await toForm(
    await open('/how-it-works', { ...phone, viewport: { width: 320, height: 700 } }),
    `/booking/${experience.id}?date=${experience.dateIds[0]}&guests=7`,
    await createPerson({ name }),
  )
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await fill(page)
  await reserve(page).click()
  await created(page)
  expect(await width()).toBe(320)
  for (const path of ['/profile/reservations', '/profile']) {
    await page.goto(path)
    expect(await width()).toBe(320)
  }
})

test('axe finds nothing serious on the form, its errors, the success, the lists and the windows', async () => {
  const experience = await createExperience()
  for (const device of [phone, desktop]) {
    const page = await open('/how-it-works', { ...device, bypassCSP: true })
    await toForm(page, `/booking/${experience.id}?date=${experience.dateIds[0]}`)
    await reserve(page).click()
    await page.getByText('Número de teléfono inválido').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await fill(page)
    await reserve(page).click()
    await created(page)
    expect(await seriousFindings(page)).toEqual([])
    await page.goto('/profile/reservations')
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }
  const host = await open('/how-it-works', { ...desktop, bypassCSP: true })
  await signInPage(host, { id: experience.hostId })
  await host.goto('/host/reservations')
  await host.getByRole('heading', { name: 'Reservas', level: 2 }).waitFor()
  expect(await seriousFindings(host)).toEqual([])
})

test('a reservation whose code is still to come says so, in the notice and on the page (BOOK-43, BOOK-44)', async () => {
  const experience = await createExperience()
  const page = await toForm(await open('/how-it-works'), `/booking/${experience.id}?date=${experience.dateIds[0]}`)
  // The server always makes a code, so the answer without one is faked.
  await page.route(/\/api\/bookings(\/[0-9a-f-]+)?$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), confirmationCode: '' } })
  })
  await fill(page)
  await reserve(page).click()
  await created(page)
  await page.getByRole('region', { name: 'Notificaciones' }).getByText('Código: Generando...').waitFor()
  await page.getByRole('main').getByText('P E N D I N G').waitFor()
  // What is still being answered is nobody's any more when the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a form that cannot be read says so and can be asked for again, with the choice kept (MSG-26)', async () => {
  const experience = await createExperience()
  const page = await open('/how-it-works')
  await signInPage(page, await createPerson())
  expectComplaint(/500|Algo falló/)
  await withoutTable('experiences', () => page.goto(`/booking/${experience.id}?guests=3`))
  await page.getByRole('heading', { name: 'Error al cargar la experiencia', level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('3')
})
