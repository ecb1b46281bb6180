// A full date on a phone: one tap to wait, a returned spot, and the booking of what was held.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { alive } from '../../support/alive.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running } = app()

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
  await alive(page)
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
})

test('one tap keeps a search and the next date of an experience; both are taken back under alerts (docs/decisions/0220)', async () => {
  const { id } = await createExperience({ title: 'Nado nocturno', pictured: true, dates: [] })
  const page = await open('/how-it-works', phone)
  await signInPage(page, await signedIn('traveler'))
  await page.goto('/search?q=nocturno')
  await alive(page)
  await page.getByRole('button', { name: 'Avísame de nuevas experiencias' }).click()
  await page.getByRole('button', { name: 'Quitar alerta' }).waitFor()
  await page.goto(`/experience/${id}`)
  await alive(page)
  await page.getByRole('button', { name: 'Avísame', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('No hay fechas disponibles').waitFor()
  await sheet.getByRole('button', { name: 'Avísame de la próxima fecha' }).click()
  await sheet.getByText('Te avisaremos cuando haya fecha', { exact: true }).first().waitFor()
  await page.goto('/profile/alerts')
  await alive(page)
  await page.getByRole('link', { name: '«nocturno»' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  for (const name of ['«nocturno»', 'Nado nocturno']) {
    await page.getByRole('button', { name: `Quitar alerta: ${name}`, exact: true }).click()
    await page.getByRole('button', { name: `Quitar alerta: ${name}`, exact: true }).waitFor({ state: 'detached' })
  }
  await page.getByText('No sigues ninguna búsqueda').waitFor()
})
