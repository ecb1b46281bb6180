// What somebody else changed while a screen was open is said before anything is done with it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { cookieOf, requestAs, signedIn } from '../../support/people.ts'
import { created, fill, reserve, toForm } from '../../support/scenes/booking-form.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const changePrice = (id: string, price: number) =>
  database().update(experiences).set({ price }).where(eq(experiences.id, id))
const bookingsOf = (experienceId: string) =>
  database().select().from(bookings).where(eq(bookings.experienceId, experienceId))

test.each([
  ['with scripts', true],
  ['without', false],
])('a price that the host changed while the form was open is shown before it is paid, %s', async (_, scripts) => {
  const { id, dateIds } = await createExperience({ price: 15 })
  const page = await open('/how-it-works', scripts ? phone : { ...phone, javaScriptEnabled: false })
  const path = `/booking/${id}?date=${dateIds[0]}&guests=2`
  if (scripts) await toForm(page, path)
  else {
    await signInPage(page, await createPerson({ name: 'Ana María de la Paz' }))
    await page.goto(path)
  }
  await fill(page)
  await changePrice(id, 18)
  expectComplaint(/status of 409/)
  await reserve(page).click()
  await page
    .getByText(/El precio cambió mientras reservabas: ahora son \$36 en total/)
    .first()
    .waitFor()
  expect(await bookingsOf(id)).toEqual([])
  // The summary and the bar say it as well, and what was typed is still there.
  await page.getByText('$18 × 2 personas').waitFor()
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('7000-1234')
  await reserve(page).click()
  await created(page)
  expect(await bookingsOf(id)).toMatchObject([{ totalAmount: 36 }])
})

test('an experience that its host stopped offering while the form was open says so, with a way on', async () => {
  const { id, dateIds } = await createExperience()
  const page = await toForm(await open('/how-it-works', phone), `/booking/${id}?date=${dateIds[0]}&guests=2`)
  await fill(page)
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  expectComplaint(/status of 404/)
  await reserve(page).click()
  await page.getByText('Su anfitrión dejó de ofrecerla mientras reservabas. No se reservó nada.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Explorar experiencias' }).click()
  await page.waitForURL('**/search')
  expect(await bookingsOf(id)).toEqual([])
})

test('a host who declines a request that the other device has confirmed cancels nothing', async () => {
  const host = await createPerson({ role: 'host' })
  const { dateIds } = await createExperience({ hostId: host.id })
  const booking = await createBooking({ availableDateId: dateIds[0]! })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto('/host/reservations')
  await page.getByRole('button', { name: 'Rechazar' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Rechazar esta solicitud?' })
  await dialog.getByLabel(/Motivo/).fill('Ese día no puedo.')
  const otherDevice = requestAs(await cookieOf(host))
  expect((await otherDevice('post', `/host/bookings/${booking.id}/confirm`)).status).toBe(200)
  expectComplaint(/status of 409/)
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByText('La reserva cambió de estado y ya no admite este cambio.').first().waitFor()
  // The card shows what it is now.
  await page.getByRole('button', { name: 'Cancelar reserva' }).waitFor()
  expect((await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!.status).toBe('confirmed')
})

test('a cancellation that is no longer free is not made before the traveler knows', async () => {
  const person = await createPerson()
  const { id, dateIds } = await createExperience()
  const booking = await createBooking({ userId: person.id, availableDateId: dateIds[0]!, status: 'confirmed' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto('/profile/reservations')
  await page.getByRole('button', { name: /Cancelar/ }).click()
  const dialog = page.getByRole('dialog', { name: '¿Cancelar esta reserva?' })
  await dialog.getByText('Cancelación gratuita', { exact: true }).waitFor()
  // A day before the start comes while the question stands there.
  await database()
    .update(bookings)
    .set({ startDate: new Date(Date.now() + 23 * HOUR_MS), endDate: null })
    .where(eq(bookings.id, booking.id))
  await dialog.getByRole('button', { name: 'Sí, cancelar' }).click()
  await dialog.getByText(/La cancelación gratuita terminó mientras lo pensabas/).waitFor()
  expect(await bookingsOf(id)).toMatchObject([{ status: 'confirmed' }])
  await dialog.getByRole('button', { name: 'Sí, cancelar' }).click()
  await page.getByText('Reserva cancelada').first().waitFor()
  expect(await bookingsOf(id)).toMatchObject([{ status: 'cancelled', cancelledBy: 'traveler' }])
})

test('a traveler whose code is no longer needed is told why, not that it is wrong', async () => {
  const host = await createPerson({ role: 'host' })
  const person = await createPerson()
  const dates = [{ startDate: new Date(Date.now() - HOUR_MS) }, {}]
  const { dateIds } = await createExperience({ hostId: host.id, dates })
  const book = (nth: number) =>
    createBooking({ userId: person.id, availableDateId: dateIds[nth]!, status: 'confirmed' })
  const [begun, cancelled] = [await book(0), await book(1)]
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto(`/start-experience/${begun.id}`)
  await page.getByText('¿Ya estás con tu anfitrión?').waitFor()
  await waitForHydration(page)
  const desk = requestAs(await cookieOf(host))
  // The host takes them for somebody else; the open page follows.
  expect((await desk('post', `/host/bookings/${begun.id}/complete`, { attended: false, paid: false })).status).toBe(200)
  await page
    .getByRole('status')
    .getByText(/se cerró como «No asistió»/)
    .waitFor()
  await page.getByRole('main').getByText('No asistió', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Avisar de un problema' }).waitFor()
  expect(await page.getByRole('button', { name: 'Iniciar experiencia' }).count()).toBe(0)
  await desk('post', `/host/bookings/${cancelled.id}/cancel`, { reason: 'Llueve.' })
  await page.goto(`/start-experience/${cancelled.id}`)
  await page.getByText('Esta reserva está cancelada: no hay nada que iniciar ni que pagar.').waitFor()
  expect(await page.getByLabel('Código de confirmación').count()).toBe(0)
})

test('a reply edited in two tabs: the second is told what stands there, keeps its words and may replace them', async () => {
  const host = await signedIn('host')
  const dates = [{ startDate: new Date(Date.now() - 3 * DAY_MS) }]
  const { dateIds } = await createExperience({ hostId: host.id, dates })
  const { id: reservationId, userId } = await createBooking({ availableDateId: dateIds[0]!, status: 'completed' })
  const review = { userId, hostId: host.id, reservationId, rating: 5, comment: 'Hermoso.' }
  const [stored] = await database().insert(reviews).values(review).returning()
  await host.request('post', `/host/reviews/${stored!.id}/reply`, { text: 'Gracias' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto('/host/dashboard?tab=reviews')
  await page.getByRole('button', { name: 'Editar respuesta' }).click()
  const words = page.getByLabel(/^Tu respuesta a/)
  await words.fill('Vuelvan pronto')
  await host.request('patch', `/host/reviews/${stored!.id}/reply`, { text: 'Gracias por venir' })
  expectComplaint(/status of 409/)
  const save = page.getByRole('button', { name: 'Guardar cambios' })
  await save.click()
  await page.getByText('En otra ventana la guardaste así: «Gracias por venir»').waitFor()
  expect(await words.inputValue()).toBe('Vuelvan pronto')
  await save.click()
  await page.getByText('Respuesta actualizada').first().waitFor()
  await page.getByText('Vuelvan pronto').waitFor()
})
