// The list of a date offline: opened once, it works from the device, and each mark arrives once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { sessions } from '#marketplace/accounts/account.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

test('opened once with a signal, the list works without one; everything noted arrives once, and conflicts are told', async () => {
  const host = await createPerson({ role: 'host', name: 'Beto Martínez' })
  const dates = [{ startDate: new Date(Date.now() + HOUR_MS), capacity: 20 }]
  const experience = await createExperience({ hostId: host.id, title: 'Café de altura', price: 17, dates })
  const dateId = experience.dateIds[0]!
  const book = (firstName: string) =>
    createBooking({
      availableDateId: dateId,
      status: 'confirmed',
      guestInfo: { firstName, lastName: 'López', email: 'ana@persona.example', phone: '7000-0000' },
    })
  const [ana, beto, dora] = [await book('Ana'), await book('Berta'), await book('Dora')]
  const stored = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!
  const path = `/host/dates/${dateId}`
  const first = await open('/how-it-works', phone)
  await signInPage(first, host)
  await first.goto(path)
  await first.getByText(/^Lista guardada el/).waitFor()

  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error de conexión|net::/)
  const context = first.context()
  await context.setOffline(true)
  await first.reload()
  await first.getByText('Sin conexión: esta es la lista guardada en este teléfono').waitFor()
  expect(await first.getByRole('main').textContent()).not.toContain(ana.confirmationCode)
  await first.getByLabel('Código de quien llega').fill('aaaa aaaa')
  await first.keyboard.press('Enter')
  await first.getByText(/^Ese código no está en la lista guardada/).waitFor()
  expect(await seriousFindings(first)).toEqual([])
  await first.getByLabel('Código de quien llega').fill(ana.confirmationCode.toLowerCase())
  await first.keyboard.press('Enter')
  await first.getByText(/Llegada registrada: Ana L\., 2 personas\. Guardado en este teléfono/).waitFor()
  // Somebody else with a copy of the same code is told apart, and nothing is noted twice.
  await first.getByLabel('Código de quien llega').fill(ana.confirmationCode)
  await first.keyboard.press('Enter')
  await first.getByText('La llegada ya estaba registrada: Ana L., 2 personas').waitFor()
  await first.getByText('1 marca por enviar').waitFor()
  await first.getByRole('button', { name: /Ya llegó.*Berta/ }).click()
  await first.getByRole('button', { name: /Ya llegó.*Dora/ }).click()
  await first.getByRole('button', { name: /Cobrado.*Ana/ }).click()
  const dialog = first.getByRole('dialog', { name: '¿Recibiste $34.00 de Ana L.?' })
  await dialog.getByRole('button', { name: '$40' }).click()
  await dialog.getByText('Vuelto $6.00: 1 billete de $5 y 1 de $1').waitFor()
  await dialog.getByRole('button', { name: 'Sí, cobrado' }).click()
  await first.getByText('4 marcas por enviar').waitFor()

  // After a restart of the phone marks and list are still there, from any address.
  await first.goto('/host/dashboard')
  await first.getByRole('link', { name: /Café de altura/ }).click()
  await first.getByText('4 marcas por enviar').waitFor()
  expect(await stored(ana.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'pending' })
  const cancelled = { status: 'cancelled', cancelledBy: 'traveler', cancelledAt: new Date() } as const
  await database().update(bookings).set(cancelled).where(eq(bookings.id, dora.id))

  // The session ended meanwhile: nothing is lost, and the screen says what is missing.
  expectComplaint(/409|401/)
  await database().delete(sessions).where(eq(sessions.userId, host.id))
  await context.setOffline(false)
  await first.getByText('Volvió la señal, pero tu sesión terminó').waitFor()
  await first.getByRole('link', { name: 'Inicia sesión para enviarlas' }).waitFor()
  expect(await seriousFindings(first)).toEqual([])
  await signInPage(first, host)
  await first.evaluate(() => dispatchEvent(new Event('online')))
  await first.getByText('Volvió la señal y todo se envió').waitFor()
  expect(await first.getByText(/Guardado en este teléfono/).count()).toBe(0)
  const notice = first.getByText('Esa reserva está cancelada.')
  await notice.waitFor()
  expect(await stored(ana.id)).toMatchObject({ status: 'in_progress', attendedBy: 'host_code', paymentStatus: 'paid' })
  expect((await stored(ana.id)).paidToldAt).not.toBeNull()
  expect(await stored(beto.id)).toMatchObject({ status: 'in_progress', attendedBy: 'host_list' })
  expect((await stored(dora.id)).status).toBe('cancelled')

  // Back online the full page returns; results of marks stay until they were read.
  await first.getByRole('link', { name: 'Ver la lista completa' }).click()
  await first.getByRole('article', { name: 'Ana López' }).getByText('Llegó: lo viste tú').waitFor()
  await first.getByText('Canceladas (1)').click()
  await notice.waitFor()
  await first.getByRole('button', { name: 'Entendido' }).click()
  await notice.waitFor({ state: 'detached' })
  await first.getByRole('button', { name: /Deshacer cobro.*Ana López/ }).click()
  await first.getByText('Cobro deshecho').waitFor()
  expect((await stored(ana.id)).paymentStatus).toBe('pending')

  // Signing out deletes all of it.
  await first.goto('/host/profile')
  await first.waitForLoadState('networkidle')
  await first
    .getByRole('banner')
    .getByRole('button', { name: /Tu cuenta/ })
    .click()
  await first.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await first.getByText('Sesión cerrada').waitFor()
  const databases = () => first.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).not.toContain('torogoz-lists')
})

test('where the signal is lost on the page of a date, a code entered there says that it waits on the device', async () => {
  const host = await createPerson({ role: 'host', name: 'Beto Martínez' })
  const dates = [{ startDate: new Date(Date.now() + HOUR_MS), capacity: 20 }]
  const experience = await createExperience({ hostId: host.id, title: 'Café de altura', price: 17, dates })
  const availableDateId = experience.dateIds[0]!
  const guestInfo = { firstName: 'Ana', lastName: 'López', email: 'ana@persona.example', phone: '7000-0000' }
  const booking = await createBooking({ availableDateId, status: 'confirmed', guestInfo })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto(`/host/dates/${availableDateId}`)
  await page.getByText(/^Lista guardada el/).waitFor()

  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error de conexión|net::/)
  await page.context().setOffline(true)
  await page.getByLabel('Código de quien llega').fill(booking.confirmationCode)
  await page.keyboard.press('Enter')
  await page.getByText(/Llegada registrada: Ana López, 2 personas\. Guardado en este teléfono/).waitFor()
})
