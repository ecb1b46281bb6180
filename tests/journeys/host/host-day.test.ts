// The day of a host on a phone: guests, messages, a printed list, cash, and the calendar.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const guestInfo = (firstName: string, phone = '7000-0000') => ({
  guestInfo: { firstName, lastName: 'López', email: 'ana@persona.example', phone },
})

/** A host whose date of tomorrow has these bookings. */
async function scene(rows: object[]) {
  const host = await createPerson({ role: 'host', name: 'Beto Martínez' })
  const dates = [{ startDate: new Date(Date.now() + DAY_MS), capacity: 120 }]
  const experience = await createExperience({ hostId: host.id, title: 'Café de altura', price: 12, dates })
  const dateId = experience.dateIds[0]!
  const bookings = []
  for (const overrides of rows)
    bookings.push(await createBooking({ availableDateId: dateId, status: 'confirmed', ...overrides }))
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  return { page, path: `/host/dates/${dateId}`, bookings, dateId }
}

const guest = (page: Page, name: string) => page.getByRole('article', { name })
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('the people of a date: written to once, remembered after a reload, and in a file', async () => {
  const { page, path, bookings } = await scene([
    { ...guestInfo('Ana'), guests: 3 },
    { ...guestInfo('Carlos', '12345'), guests: 1, paymentStatus: 'paid' },
    { ...guestInfo('Zoila'), guests: 2, status: 'pending' },
  ])
  // WhatsApp opens in a window whose requests are answered here.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(path)
  await page.getByRole('heading', { level: 1, name: 'Café de altura' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByLabel('Totales').textContent()).toContain('$36.00')
  expect(await seriousFindings(page)).toEqual([])
  expect(await fits(page)).toBe(true)

  await page.getByText('Faltan 2 por escribir').waitFor()
  await guest(page, 'Carlos López').getByText('no se puede abrir WhatsApp').waitFor()
  await page.getByLabel('Mensaje').fill('Hola {nombre}: salimos puntuales. {reserva}')
  const link = guest(page, 'Ana López').getByRole('link', { name: /Escribir por WhatsApp/ })
  const address = new URL((await link.getAttribute('href'))!)
  expect(address.pathname).toBe('/50370000000')
  expect(address.searchParams.get('text')).toBe(
    'Hola Ana: salimos puntuales. Son 3 personas, total $36.00 en efectivo.',
  )
  expect(decodeURIComponent(address.href)).not.toContain(bookings[0]!.confirmationCode)
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/written') && answer.ok())
  const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()])
  await Promise.all([popup.close(), saved])
  await page.reload()
  await guest(page, 'Ana López')
    .getByText(/Escrito hoy \d/)
    .waitFor()
  await page.getByText('Falta 1 por escribir').waitFor()
  await page.waitForLoadState('networkidle')
  await guest(page, 'Ana López')
    .getByRole('button', { name: /Quitar marca/ })
    .click()
  await page.getByText('Faltan 2 por escribir').waitFor()

  // A change of place can not be sent without the new place.
  await page.getByText('Cambio de lugar').click()
  await guest(page, 'Ana López').getByRole('button', { name: 'Escribir por WhatsApp' }).waitFor()
  await page.getByLabel('Nuevo punto de encuentro').fill('Gasolinera de Ataco')
  const changed = guest(page, 'Ana López').getByRole('link', { name: /Escribir por WhatsApp/ })
  expect(decodeURIComponent((await changed.getAttribute('href'))!)).toContain('nos vemos en Gasolinera de Ataco.')

  await guest(page, 'Zoila López').getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Reserva confirmada').waitFor()
  await page.getByText('Faltan 3 por escribir').waitFor()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Descargar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^invitados-cafe-de-altura-[\d-]+\.csv$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith('\uFEFFNombre,Personas,Teléfono')).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(4)
})

test('thirty people on paper: black on white, the heads on each page, no row in two', async () => {
  const note = 'Una persona es vegetariana y otra no come maní; quizá lleguemos diez minutos tarde.'
  const { page, path } = await scene(
    Array.from({ length: 30 }, (_, at) => ({
      ...guestInfo(`Ana ${at}`),
      guests: 1,
      specialRequests: at % 6 ? null : note,
    })),
  )
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const table = page.getByRole('table')
  await table.waitFor()
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByText('Escribir por WhatsApp').first().isVisible()).toBe(false)
  expect(
    await table.evaluate((element: HTMLTableElement) => {
      const css = (part: Element) => getComputedStyle(part)
      return [
        css(element.tHead!).display,
        new Set([...element.tBodies[0]!.rows].map((row) => css(row).breakInside)).size,
        css(element.tBodies[0]!.rows[0]!).breakInside,
        css(element).color,
      ]
    }),
  ).toEqual(['table-header-group', 1, 'avoid', 'rgb(0, 0, 0)'])
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2)
  }
})

test('earnings: cash confirmed with one tap, the months behind the picture, a month as a file', async () => {
  const { page } = await scene([
    { ...guestInfo('Ana'), guests: 3, status: 'in_progress', paymentStatus: 'paid_cash' },
    { ...guestInfo('Carlos'), guests: 1, status: 'completed', paymentStatus: 'paid' },
  ])
  await page.goto('/host/dashboard?tab=earnings')
  const month = page.getByLabel('Este mes')
  await month.getByText('$48.00').waitFor()
  expect(await month.textContent()).toContain('$36.00 por confirmar')
  expect(await month.textContent()).toContain('$7.20')
  expect(await month.textContent()).toContain('$40.80')
  await page.waitForLoadState('networkidle')
  expect(await seriousFindings(page)).toEqual([])
  expect(await fits(page)).toBe(true)
  await page.getByRole('button', { name: 'Confirmar pago de Ana López' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cobrado' }).click()
  await month.getByText('recibido en efectivo').waitFor()
  await page.getByRole('heading', { name: 'Pagos por confirmar' }).waitFor({ state: 'detached' })
  // The part has left with the button, and the focus goes on at the heading of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(
    await page
      .getByRole('table', { name: /Ganancias/ })
      .getByRole('row')
      .count(),
  ).toBe(8)
  await page.getByText('dentro de los primeros 5 días hábiles del mes siguiente').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /Descargar las reservas de/ })
      .first()
      .click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^ganancias-torogoz-20\d\d-\d\d\.csv$/)
})

test('the calendar: made, read, its address changed, the old one dead', async () => {
  const { page, dateId } = await scene([{ ...guestInfo('Ana'), guests: 3 }])
  await page.goto('/host/settings')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Crear mi calendario' }).click()
  const field = page.getByLabel('Dirección secreta')
  const first = await field.inputValue()
  expect(first.startsWith(running.address)).toBe(true)
  const calendar = await (await fetch(first)).text()
  expect(calendar).toContain(`UID:${dateId}@torogoz`)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Cambiar la dirección' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cambiar' }).click()
  await page.getByText('Dirección cambiada').waitFor()
  const second = await field.inputValue()
  expect(second).not.toBe(first)
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200])
  await page.reload()
  await page.getByText(/Leído por última vez/).waitFor()
})

test("another host's date is missing", async () => {
  const { path } = await scene([{}])
  const { page } = await scene([])
  expectComplaint(/404/)
  expect((await page.goto(path))?.status()).toBe(404)
  await page.getByRole('heading', { name: 'No encontramos esta fecha' }).waitFor()
})
