// A host's month, from bookings to a settled statement: made in the back office, read on a phone, paid in two parts.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { lastMonth } from '#marketplace/ledger/statements/statement.rules.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** Two reservations of last month, each of $100 that the host received. */
async function scene() {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const dates = [{ startDate: new Date(Date.now() - DAY_MS), capacity: 9 }]
  const experience = await createExperience({ hostId: host.id, price: 100, pictured: true, dates })
  const paidAt = new Date(`${lastMonth(new Date())}-15T18:00:00Z`)
  const paid = { guests: 1, status: 'completed', paymentStatus: 'paid', paidAt, createdAt: paidAt } as const
  for (const _ of [1, 2]) await createBooking({ availableDateId: experience.dateIds[0]!, ...paid })
  return { admin, host }
}

test('the month is made, read, paid in two parts by hand, and settled', async () => {
  const { admin, host } = await scene()
  const desk = await open('/how-it-works', desktop)
  await signInPage(desk, admin)
  await desk.goto('/admin/statements')
  await desk.getByRole('button', { name: 'Hacer los de un mes' }).click()
  await desk.getByRole('button', { name: 'Hacer', exact: true }).click()
  await desk.getByText(/Se hizo 1 estado|Se hicieron \d+ estados/).waitFor()

  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  const account = async (words: RegExp) => {
    await page.goto('/host/dashboard?tab=earnings')
    await page.getByRole('region', { name: 'Estados de cuenta' }).getByText(words).first().waitFor()
  }
  await account(/Hoy debes a Torogoz\s+\$30\.00/)
  expect(await seriousFindings(page)).toEqual([])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^pdf/i }).click()])
  expect(file.suggestedFilename()).toMatch(/^estado-de-cuenta-EC-\d{4}-\d{2}-\d{6}\.pdf$/)

  await desk.goto(`/admin/statements?host=${host.id}`)
  await desk.locator('main a[href*="/admin/statements/"]').first().click()
  await desk.getByRole('heading', { name: 'Cuenta hoy' }).waitFor()
  const pay = async (amount: string, reference: string) => {
    await desk.getByRole('button', { name: 'Registrar pago' }).click()
    await desk.getByLabel('Importe, en dólares').fill(amount)
    await desk.getByLabel('Referencia').fill(reference)
    await desk.getByRole('button', { name: 'Registrar', exact: true }).click()
  }
  // More than the debt: the error is shown at the field, and nothing typed is lost.
  expectComplaint(/status of 409/)
  await pay('31', 'TR-88-1')
  await desk.getByText('Debe $30.00: escribe eso o menos.').waitFor()
  expect(await desk.getByLabel('Referencia').inputValue()).toBe('TR-88-1')
  await desk.getByLabel('Importe, en dólares').fill('12.50')
  await desk.getByRole('button', { name: 'Registrar', exact: true }).click()
  await desk.getByText('Pago registrado: quedan $17.50').waitFor()
  await account(/quedan \$17\.50/)
  await pay('17.50', 'Recibo 7')
  await desk.getByText('Pago registrado: está al día').waitFor()
  await account(/No debes nada a Torogoz/)
  await page.getByText('Al día').waitFor()
})
