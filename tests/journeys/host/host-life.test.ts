import { readdir } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { lastMonth } from '#marketplace/ledger/statements/statement.rules.ts'
import { dayOf } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { created, fill, reserve, toForm } from '../../support/scenes/booking-form.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const PAINTED = 'database/pictures/painted'
const TITLE = 'Panes de Apaneca al horno de leña'

const photographs = async () =>
  (await readdir(PAINTED))
    .filter((file) => file.startsWith('anil-'))
    .slice(0, 5)
    .map((file) => `${PAINTED}/${file}`)

async function register(page: Page) {
  await page.getByLabel('Nombre').fill('Marta Alvarenga')
  await page.getByLabel('Email').fill(`marta-${crypto.randomUUID()}@correo.sv`)
  await page.getByLabel('Contraseña', { exact: true }).fill('pupusas-en-el-amate')
  await page.getByLabel('Confirma tu contraseña').fill('pupusas-en-el-amate')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Registrarme como anfitrión' }).click()
  await page.waitForURL('**/host/dashboard')
}

async function write(page: Page) {
  await page.getByLabel('Título').fill(TITLE)
  await page.getByLabel('Descripción corta').fill('Amasamos, horneamos y desayunamos.')
  await page.getByLabel('Categoría').selectOption({ label: 'Gastronomía' })
  await page.getByLabel('Precio por persona').fill('25')
  await page.getByLabel('Máximo de personas').fill('6')
  await page.getByText('Escribir las coordenadas').click()
  await page.getByLabel('Latitud').fill('13.859')
  await page.getByLabel('Longitud').fill('-89.804')
  await page.getByLabel('Nombre del lugar').fill('Panadería de la plaza')
  await page.getByLabel('Dirección', { exact: true }).fill('Frente a la iglesia')
  await page.getByLabel('Ciudad o municipio').fill('Apaneca')
  await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill('Nos vemos en la plaza.')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photographs())
  await expect.poll(() => page.getByRole('button', { name: /^Hacer principal/ }).count(), { timeout: 20_000 }).toBe(4)
  await page.getByRole('button', { name: 'Guardar como borrador' }).last().click()
  await page.getByText('¡Experiencia creada!').first().waitFor()
}

const send = async (page: Page, words: string) => {
  await page.getByRole('textbox', { name: 'Escribe un mensaje' }).fill(words)
  await page.getByRole('button', { name: 'Enviar' }).click()
}
const expectMessage = (page: Page, words: string) => page.getByRole('log').getByText(words, { exact: true }).waitFor()

test('a host registers, publishes, is booked, talks, completes, and their month is settled', async () => {
  expectComplaint(/GPU stall/)
  const host = await open('/auth/host/register', phone)
  await register(host)
  await host.goto('/host/experiences/new')
  await write(host)

  await host.getByRole('button', { name: 'Una temporada' }).click()
  await host.getByLabel('Hasta', { exact: true }).fill(dayOf(new Date(Date.now() + 35 * DAY_MS)))
  await host.getByRole('button', { name: /^Crear \d+ fechas$/ }).click()
  await host
    .getByText(/fechas agregadas/)
    .first()
    .waitFor()
  const id = host.url().split('/').at(-2)!
  expect(await database().$count(availableDates, eq(availableDates.experienceId, id))).toBeGreaterThan(7)
  await host.getByRole('button', { name: 'Finalizar y Publicar' }).click()
  await host.getByText('¡Experiencia publicada!').first().waitFor()
  await host.waitForURL('**/host/dashboard')

  const ana = await createPerson({ name: 'Ana María de la Paz' })
  const traveler = await toForm(await open('/how-it-works', phone), `/booking/${id}`, ana)
  await traveler.getByRole('radio').first().press('Space')
  await fill(traveler)
  await reserve(traveler).click()
  await created(traveler)
  const [booking] = await database().select().from(bookings).where(eq(bookings.experienceId, id))

  await host.goto('/host/dashboard')
  await host
    .getByRole('button', { name: /^Confirmar a Ana/ })
    .first()
    .click()
  await host.getByText('Reserva confirmada', { exact: true }).first().waitFor()
  await traveler.goto('/profile/reservations')
  await traveler.getByRole('button', { name: 'Chat con el anfitrión' }).click()
  await send(traveler, '¿Llevo delantal?')
  await host.goto(`/host/reservations?chat=${booking!.id}`)
  await expectMessage(host, '¿Llevo delantal?')
  await send(host, 'Aquí hay para todos.')
  await expectMessage(traveler, 'Aquí hay para todos.')

  const startDate = new Date(Date.now() - 4 * HOUR_MS)
  const day = { startDate, endDate: new Date(startDate.getTime() + HOUR_MS) }
  await database().update(availableDates).set(day).where(eq(availableDates.id, booking!.availableDateId))
  await database().update(bookings).set(day).where(eq(bookings.id, booking!.id))
  await host.goto('/host/reservations')
  await host.getByRole('button', { name: 'Completar', exact: true }).first().click()
  await host.getByRole('dialog').getByLabel('Asistió y pagó en efectivo').check()
  await host.getByRole('dialog').getByRole('button', { name: 'Completar' }).click()
  await host.getByText('Reserva completada', { exact: true }).first().waitFor()
  await host.goto('/host/dashboard?tab=earnings')
  await host
    .getByRole('main')
    .getByText(/\$25(\.00)?/)
    .first()
    .waitFor()

  // The month passes, and its statement is made, read, paid and settled.
  await database().transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update ledger_entries set at = ${`${lastMonth(new Date())}-20T18:00:00Z`}
      where booking_id = ${booking!.id}`)
  })
  const desk = await open('/how-it-works', desktop)
  await signInPage(desk, await createPerson({ role: 'admin', name: 'Olga Recinos' }))
  await desk.goto('/admin/statements')
  await desk.getByRole('button', { name: 'Hacer los de un mes' }).click()
  await desk.getByRole('button', { name: 'Hacer', exact: true }).click()
  await desk.getByText(/Se hizo 1 estado|Se hicieron \d+ estados/).waitFor()
  const account = async (words: RegExp) => {
    await host.goto('/host/dashboard?tab=earnings')
    await host.getByRole('region', { name: 'Estados de cuenta' }).getByText(words).first().waitFor()
  }
  await account(/Hoy debes a Torogoz\s+\$3\.75/)
  await desk.goto(`/admin/statements?host=${booking!.hostId}`)
  await desk.locator('main a[href*="/admin/statements/"]').first().click()
  await desk.getByRole('button', { name: 'Registrar pago' }).click()
  await desk.getByLabel('Importe, en dólares').fill('3.75')
  await desk.getByLabel('Referencia').fill('Recibo 12')
  await desk.getByRole('button', { name: 'Registrar', exact: true }).click()
  await desk.getByText('Pago registrado: está al día').waitFor()
  await account(/No debes nada a Torogoz/)
}, 120_000)
