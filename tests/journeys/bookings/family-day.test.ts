// A family of four with sixty dollars near Suchitoto on a Saturday, on one phone with a poor signal from the first wish to the
// review, and their host on another one that has none at the meeting.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { users } from '#marketplace/accounts/account.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { created, fill, reserve } from '../../support/scenes/booking-form.ts'
import { looks } from '../../support/scenes/looks.ts'
import { loseAnswer, weaken } from '../../support/scenes/poor-signal.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const TITLE = 'Barriletes de Suchitoto'
const OTHER = 'Barriletes en el lago'

/** The first Saturday at least two days ahead, in El Salvador. */
const saturday = (() => {
  const day = startOfDay(dayOf(new Date(Date.now() + 2 * DAY_MS)))
  return dayOf(new Date(day.getTime() + ((6 - day.getUTCDay() + 7) % 7) * DAY_MS))
})()
const at = (hour: number) => new Date(startOfDay(saturday).getTime() + hour * HOUR_MS)

const { look, faults } = looks()

/** Moves the booking so that it starts in so many hours. */
async function moveTo(hours: number, { id, availableDateId }: { id: string; availableDateId: string | null }) {
  const start = Date.now() + hours * HOUR_MS
  const day = { startDate: new Date(start), endDate: new Date(start + 3 * HOUR_MS) }
  await database().update(availableDates).set(day).where(eq(availableDates.id, availableDateId!))
  await database().update(bookings).set(day).where(eq(bookings.id, id))
}

/** As if the host had noted the cash so many minutes earlier; a trigger lets only a correction change that moment. */
const payEarlier = (minutes: number, id: string) =>
  database().transaction(async (tx) => {
    await tx.execute(`select set_config('torogoz.correction', 'on', true)`)
    const paidAt = new Date(Date.now() - minutes * MINUTE_MS)
    await tx.update(bookings).set({ paidAt }).where(eq(bookings.id, id))
  })

test('finds, compares, asks, books, arrives, pays and reviews, with a poor signal; the host meets them without one', async () => {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const common = { childPrice: 10, childAge: 10, pictured: true }
  const dates = [{ startDate: at(9), capacity: 8 }]
  await createExperience({
    ...common,
    hostId: host.id,
    title: TITLE,
    price: 12,
    childPrice: 5,
    dates: [{ startDate: new Date(at(9).getTime() - DAY_MS), capacity: 8 }, ...dates],
  })
  await createExperience({ ...common, title: OTHER, price: 20, dates })
  await createExperience({ ...common, title: 'Barriletes caros', price: 30, dates })

  // Finds: told once, on the first screen.
  const page = await open('/how-it-works', phone)
  const strengthen = await weaken(page)
  await page.goto('/')
  await waitForHydration(page)
  const form = page.getByRole('search', { name: 'Buscar experiencias' })
  await form.getByLabel('Qué buscas').fill('barriletes cerca de suchitoto')
  await form.getByLabel('Qué día').fill(saturday)
  await form.getByLabel('Personas').selectOption('4')
  await form.getByLabel('De ellas, niños').selectOption('2')
  await form.getByLabel('Presupuesto total').fill('60')
  await look(page, 'wish')
  await form.getByRole('button', { name: 'Buscar' }).click()
  const cards = page.getByRole('region', { name: /experiencia/ }).getByRole('article')
  await cards.getByText('$34 para 4').waitFor()
  await cards.getByText('$60 para 4').waitFor()
  expect(await cards.count()).toBe(2)
  await look(page, 'found')

  // Compares.
  await page.getByRole('button', { name: `Comparar: ${TITLE}` }).click()
  await page.getByRole('button', { name: `Comparar: ${OTHER}` }).click()
  const compared = page
    .getByRole('navigation', { name: 'Principal' })
    .filter({ visible: true })
    .getByRole('link', { name: /Comparar/ })
  await compared.getByText('2', { exact: true }).waitFor()
  await compared.click()
  const prices = page.getByRole('row', { name: 'Precio' }).getByRole('cell')
  await expect
    .poll(() => prices.allInnerTexts())
    .toEqual([expect.stringMatching(/^\$34\s*para 4[\s\S]*La más económica$/), expect.stringMatching(/^\$60\s*para 4/)])
  await look(page, 'compared')
  await page.getByRole('columnheader', { name: TITLE }).getByRole('link').first().click()
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
  await page.getByText('· 2 adultos y 2 niños').filter({ visible: true }).waitFor()
  await look(page, 'read')

  // Asks: from the login to the registration, and back to the question.
  await page.getByRole('link', { name: 'Preguntar antes de reservar' }).click()
  await page.getByRole('link', { name: 'Iniciar sesión para preguntar' }).click()
  await page.getByRole('link', { name: 'Regístrate', exact: true }).click()
  await page.getByLabel('Nombre').fill('Lucía Hernández Paz')
  await page.getByLabel('Email').fill('lucia.familia@correo.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill('pupusas-en-el-amate')
  await page.getByLabel('Confirma tu contraseña').fill('pupusas-en-el-amate')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.getByRole('textbox', { name: 'Tu pregunta' }).fill('¿Pueden ir niños de cinco años?')
  await page.getByRole('checkbox', { name: 'Puede publicarse sin mi nombre' }).check()
  await look(page, 'question')
  // The first answer gets lost; the question is one all the same.
  expectComplaint(/ERR_FAILED/)
  await waitForHydration(page)
  await loseAnswer(page, '**/api/questions')
  await page.getByRole('button', { name: 'Enviar pregunta' }).click()
  await page
    .getByRole('main')
    .getByText(/Error de conexión/)
    .waitFor()
  await page.reload()
  await page.getByText('Espera respuesta', { exact: true }).waitFor()
  const [account] = await database().select().from(users).where(eq(users.email, 'lucia.familia@correo.sv'))
  const userId = account!.id

  const desk = await open('/how-it-works', phone)
  await signInPage(desk, host)
  await desk.goto('/host/dashboard?tab=questions')
  await desk.getByRole('textbox', { name: /^Tu respuesta a Lucía/ }).fill('Sí, con chaleco de su talla.')
  await look(desk, 'host-answer')
  await desk.getByRole('button', { name: 'Enviar respuesta' }).click()
  await desk.getByText('Estás al día: ninguna pregunta espera.').waitFor()
  await page.reload()
  await page.getByText('Sí, con chaleco de su talla.').first().waitFor()

  // Books: day and people are chosen already; the answer to the booking is lost as well.
  await page.getByRole('main').getByRole('link', { name: TITLE }).click()
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
  await waitForHydration(page)
  await page.getByText('· 2 adultos y 2 niños').filter({ visible: true }).waitFor()
  await page.getByRole('link', { name: 'Reservar', exact: true }).filter({ visible: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { checked: true }).waitFor()
  await look(page, 'chosen')
  await sheet.getByRole('link', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  await waitForHydration(page)
  expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('4')
  expect(await page.getByLabel('De ellas, niños', { exact: true }).inputValue()).toBe('2')
  await fill(page)
  await look(page, 'form')
  await loseAnswer(page, '**/api/bookings')
  await reserve(page).click()
  await page
    .getByRole('main')
    .getByText(/^Error al crear la reserva: Error de conexión/)
    .waitFor()
  await reserve(page).click()
  await created(page)
  await page.getByText(/Guardado para ver sin conexión/).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const stored = () => database().select().from(bookings).where(eq(bookings.userId, userId))
  const [booking, ...twins] = await stored()
  expect(twins).toEqual([])
  expect(booking).toMatchObject({ status: 'pending', guests: 4, children: 2, totalAmount: 34 })
  await look(page, 'requested')
  const voucher = `/profile/reservations/${booking!.id}/voucher`

  await desk.goto('/host/reservations')
  const guest = desk.getByRole('article', { name: 'Lucía Hernández Paz' })
  await guest.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await desk.getByText('Reserva confirmada', { exact: true }).waitFor()
  await look(desk, 'host-accepted')
  await page.goto(voucher)
  await page.getByText(/Guardado para ver sin conexión/).waitFor()
  await page.getByRole('img', { name: /Código QR/ }).waitFor()
  await look(page, 'voucher')

  // Arrives: nobody has a signal where they meet.
  await moveTo(1 / 6, booking!)
  await desk.goto(`/host/dates/${booking!.availableDateId}`)
  await desk.getByText(/^Lista guardada el/).waitFor()
  await desk.evaluate(() => navigator.serviceWorker.ready)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error de conexión|net::/)
  // One rule of the network at a time: a poor signal would hide that there is none.
  await strengthen()
  await page.context().setOffline(true)
  await desk.context().setOffline(true)
  await page.reload()
  await page.getByText(/Copia guardada en este dispositivo/).waitFor()
  await look(page, 'voucher-offline')
  await desk.reload()
  await desk.getByText('Sin conexión: esta es la lista guardada en este teléfono').waitFor()
  await desk.getByLabel('Código de quien llega').fill(booking!.confirmationCode.toLowerCase())
  await desk.keyboard.press('Enter')
  await desk.getByText(/Llegada registrada: Lucía .*, 4 personas/).waitFor()
  await look(desk, 'host-arrived')

  // Pays.
  await desk.getByRole('button', { name: /Cobrado.*Lucía/ }).click()
  const question = desk.getByRole('dialog', { name: /Recibiste .34.00 de Lucía/ })
  await question.getByRole('button', { name: '$40' }).click()
  await question.getByText('Vuelto $6.00: 1 billete de $5 y 1 de $1').waitFor()
  await look(desk, 'host-cash')
  await question.getByRole('button', { name: 'Sí, cobrado' }).click()
  await desk.getByText('2 marcas por enviar').waitFor()
  await desk.context().setOffline(false)
  await desk.getByText('Volvió la señal y todo se envió').waitFor()
  expect(await stored()).toMatchObject([{ status: 'in_progress', attendedBy: 'host_code', paymentStatus: 'paid' }])
  await page.context().setOffline(false)
  await weaken(page)
  await page.goto('/profile/reservations')
  const card = page.getByRole('article', { name: TITLE })
  await card.getByText('En curso', { exact: true }).waitFor()
  await card.getByText(/Marta Alvarenga anotó que recibió \$34/).waitFor()
  await look(page, 'paid')
  await payEarlier(11, booking!.id)
  await page.goto(`/profile/reservations/${booking!.id}/receipt`)
  await page.getByRole('main').getByText('$34.00').first().waitFor()
  await look(page, 'receipt')

  // Reviews, once it is over.
  await moveTo(-4, booking!)
  await desk.goto('/host/reservations')
  await guest.getByRole('button', { name: 'Completar', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Completar' }).click()
  await desk.getByText('Reserva completada', { exact: true }).waitFor()
  await look(desk, 'host-completed')
  await page.goto(`/host/${host.id}#resenas`)
  await waitForHydration(page)
  await page.locator('#resenas').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Escribir reseña' }).click()
  await page.locator('label').filter({ hasText: '5 de 5' }).click()
  await page.getByLabel('Tu comentario').fill('Los niños no querían bajar del cerro.')
  await look(page, 'review')
  await page.getByRole('button', { name: 'Publicar reseña' }).dblclick()
  await page.getByText('¡Reseña añadida!').first().waitFor()
  await look(page, 'reviewed')
  expect(await database().select().from(reviews).where(eq(reviews.userId, userId))).toHaveLength(1)
  expect(faults).toEqual({})
}, 600_000)
