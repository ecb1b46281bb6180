// A host on a cheap phone without a session: a link in an email answers a request with two taps, and its page is tiny.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { linkUrl } from '#marketplace/bookings/links/link-token.data.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { appUrl, configure } from '#platform/configuration.ts'
import { closePool, pool } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** Maximum weight of the page with all its resources, in bytes. */
const BUDGET = 60_000

async function request() {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const experience = await createExperience({ hostId: host.id, title: 'Café de altura con desayuno', price: 12 })
  const guestInfo = { firstName: 'Ana', lastName: 'Flores', email: 'ana@persona.example', phone: '7000-0000' }
  const booking = await createBooking({ availableDateId: experience.dateIds[0]!, guestInfo, guests: 4 })
  const path = linkUrl({ act: 'answer', bookingId: booking.id }, 0).slice(appUrl().length)
  const status = async () =>
    (await pool().query('select status from bookings where id = $1', [booking.id])).rows[0].status as string
  return { host, path, status }
}

test.each([
  ['phone', phone],
  ['desk', desktop],
])('a request is answered from the link on a %s, without script and without a session', async (_, device) => {
  const { path, status } = await request()
  const page = await open('/plain.css', { ...device, javaScriptEnabled: false })
  let weight = 0
  page.on('response', async (answer) => {
    weight += (await answer.body().catch(() => Buffer.alloc(0))).length
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1, name: 'Ana F. quiere reservar' }).waitFor()
  expect(weight).toBeLessThan(BUDGET)
  expect(await page.title()).toBe('Torogoz')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth).catch(() => true)).toBe(true)
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await page.getByRole('heading', { level: 1, name: 'Confirmaste a Ana F.' }).waitFor()
  expect(await status()).toBe('confirmed')
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Confirmaste a Ana F.' }).waitFor()
})

test('the portal hands the same link on in a message, and no is said with a reason', async () => {
  const { host, path, status } = await request()
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto('/host/dashboard')
  await page.getByRole('button', { name: /Pasar a WhatsApp/ }).click()
  const link = page.getByRole('link', { name: /Abrir WhatsApp/ })
  const text = new URL((await link.getAttribute('href'))!).searchParams.get('text')!
  expect(text.length).toBeLessThanOrEqual(160)
  expect(text.endsWith(path)).toBe(true)
  await page.goto(path)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByText('No puedo recibirlos').click()
  await page.getByLabel(/Motivo/).fill('Hay alerta por lluvia')
  await page.getByRole('button', { name: 'Rechazar la solicitud' }).click()
  await page.getByRole('heading', { level: 1, name: 'Rechazaste la solicitud de Ana F.' }).waitFor()
  expect(await status()).toBe('cancelled')
})
