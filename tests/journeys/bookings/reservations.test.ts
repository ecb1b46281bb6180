import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { endSessionsOf } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const spotsOf = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!.spotsAvailable

test('an address that makes no sense shows the first page, and is put right', async () => {
  const page = await open('/how-it-works', phone)
  await signInPage(page, await createPerson())
  for (const [path, heading] of [
    ['/profile/reservations?status=mañana&after=2&chat=3', 'Mis Reservas'],
    ['/profile/notices?after=2', 'Avisos'],
    ['/profile/favorites?after=2', 'Favoritos'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer!.status()).toBe(200)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  }
  const { id } = await createExperience()
  for (const guests of ['1.5', '-1', 'dos']) {
    await page.goto(`/booking/${id}?guests=${guests}`)
    expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('1')
  }
})

test('reservations: empty, filtered, a late cancellation, one that can not be cancelled any more', async () => {
  const person = await createPerson()
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto('/profile/reservations')
  await page.getByRole('heading', { name: 'Aún no tienes reservas' }).waitFor()
  const soon = await createExperience({
    title: 'Pesca al amanecer',
    dates: [{ startDate: new Date(Date.now() + DAY_MS / 2) }],
  })
  const booking = await createBooking({ userId: person.id, availableDateId: soon.dateIds[0]!, status: 'confirmed' })
  await page.goto('/profile/reservations')
  await page.getByRole('link', { name: 'Canceladas' }).click()
  await page.getByRole('heading', { name: 'No hay reservas en este estado' }).waitFor()
  await page.getByRole('link', { name: 'Confirmadas' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByText('Faltan menos de 24 horas').waitFor()
  // Meanwhile the experience starts: the server decides.
  await database().update(bookings).set({ startDate: new Date() }).where(eq(bookings.id, booking.id))
  expectComplaint(/409/)
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await page.getByText('No se pudo cancelar la reserva').waitFor()
  await page.getByText('La experiencia ya comenzó: la reserva ya no se puede cancelar.').waitFor()
  expect(await spotsOf(soon.dateIds[0]!)).toBe(8)
})

test('a session that ends while the reservations are open leads home; on entry the login comes first (ACC-05)', async () => {
  const person = await createPerson()
  const page = await open('/how-it-works')
  await signInPage(page, person)
  await page.goto('/profile/reservations')
  await page.getByRole('heading', { name: 'Mis Reservas' }).waitFor()
  await page.waitForLoadState('networkidle')
  await endSessionsOf(person)
  expectComplaint(/401/)
  await page.getByRole('link', { name: 'Pendientes' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  // The document of the front page is there, so that it does not end the next one's way.
  await page.getByText('Sesión cerrada').first().waitFor()
  await page.goto('/profile/reservations')
  expect(new URL(page.url()).pathname).toBe('/auth/login')
})

test('any other address below the profile shows the profile', async () => {
  const page = await open('/how-it-works')
  await signInPage(page, await createPerson({ name: 'Ana María de la Paz' }))
  for (const path of ['/profile', '/profile/otra-cosa']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Mi Perfil' }).waitFor()
    await page.getByRole('main').getByText('Viajero', { exact: true }).waitFor()
  }
})

test('the host confirms, declines with a reason, closes and acknowledges cash', async () => {
  const experience = await createExperience({
    title: 'Nuestra prueba',
    dates: [{}, { startDate: new Date(Date.now() - DAY_MS) }],
  })
  const [ahead, past] = experience.dateIds as [string, string]
  const pending = await createBooking({ availableDateId: ahead })
  const over = await createBooking({ availableDateId: past, status: 'confirmed' })
  const page = await open('/how-it-works')
  await signInPage(page, { id: experience.hostId })
  await page.goto('/host/reservations?status=pending')
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await page.getByText('Reserva confirmada').waitFor()
  await page.getByRole('link', { name: 'Confirmadas' }).click()
  await page.getByRole('button', { name: 'Cancelar reserva' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
  await dialog.getByText('Escribe el motivo de la cancelación.').waitFor()
  await dialog.getByLabel('Motivo').fill('Alerta por lluvia')
  await dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
  await page.getByText('Reserva cancelada').waitFor()
  await page.getByRole('button', { name: 'Completar' }).click()
  await dialog.getByLabel('Asistió, el pago queda pendiente').check()
  await dialog.getByRole('button', { name: 'Completar' }).click()
  await page.getByText('Reserva completada').waitFor()
  await page.getByRole('link', { name: 'Completadas' }).click()
  await page.getByRole('button', { name: 'Confirmar pago recibido' }).click()
  await dialog.getByRole('button', { name: 'Sí, cobrado' }).click()
  await page.getByText('Pago confirmado').waitFor()
  const after = await database().select().from(bookings).where(eq(bookings.hostId, experience.hostId))
  const rowOf = (id: string) => after.find((row) => row.id === id)
  expect(rowOf(pending.id)).toMatchObject({
    status: 'cancelled',
    cancelledBy: 'host',
    cancelReason: 'Alerta por lluvia',
  })
  expect(rowOf(over.id)).toMatchObject({ status: 'completed', paymentStatus: 'paid', attended: true })
})
