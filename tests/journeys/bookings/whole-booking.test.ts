// One traveler makes a whole booking on a phone, from the map to the review; the host works on a desktop beside it.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { runJobs } from '../../support/run-jobs.ts'
import { created, fill, reserve } from '../../support/scenes/booking-form.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const TITLE = 'Teñir con añil en el obraje viejo'

/** Marta, with one review of four stars, and an experience in three days. */
async function workshop() {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const days = (count: number) => new Date(Date.now() + count * DAY_MS)
  const experience = await createExperience({
    hostId: host.id,
    title: TITLE,
    price: 18.5,
    dates: [{ startDate: days(-20), endDate: days(-20) }, { startDate: days(3), capacity: 6 }, { startDate: days(9) }],
  })
  const before = await createBooking({ availableDateId: experience.dateIds[0]!, status: 'completed' })
  await database()
    .insert(reviews)
    .values({ userId: before.userId, hostId: host.id, rating: 4, reservationId: before.id, comment: 'Muy bonito.' })
  return {
    host,
    dateId: experience.dateIds[1]!,
    experience: `/experience/${experience.id}`,
    profile: `/host/${host.id}`,
  }
}

/** Waits for a notice, which a job creates. */
const expectNotice = (userId: string, words: RegExp) =>
  expect
    .poll(
      async () =>
        (await database().select().from(notices).where(eq(notices.userId, userId))).map((notice) => notice.title),
      {
        timeout: 20_000,
      },
    )
    .toContainEqual(expect.stringMatching(words))

/** Opens the notice with these words from the bell. */
async function followBell(page: Page, person: { id: string }, words: RegExp) {
  await expectNotice(person.id, words)
  await page.reload()
  await page.getByRole('button', { name: /^Avisos, \d+ sin leer$/ }).click()
  await page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: words }).click()
}

/** Moves a booking so that it starts in so many hours. */
async function moveTo(hours: number, { id, availableDateId }: { id: string; availableDateId: string | null }) {
  const startTime = Date.now() + hours * HOUR_MS
  const day = { startDate: new Date(startTime), endDate: new Date(startTime + 3 * HOUR_MS) }
  await database().update(availableDates).set(day).where(eq(availableDates.id, availableDateId!))
  await database().update(bookings).set(day).where(eq(bookings.id, id))
}

const send = async (page: Page, words: string) => {
  const field = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await field.fill(words)
  await page.getByRole('button', { name: 'Enviar' }).click()
}
const expectMessage = (page: Page, words: string) => page.getByRole('log').getByText(words, { exact: true }).waitFor()
const closeDialog = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()

test('from the map to the review: one traveler, one host, one whole reservation', async () => {
  const { host, dateId, experience, profile } = await workshop()

  // The map: a pin, its card, the page of the experience.
  expectComplaint(/GL Driver Message/)
  const page = await open('/map?q=obraje+viejo', phone)
  await page.getByRole('button', { name: `${TITLE}, $18.50 por persona` }).click({ timeout: 40_000 })
  await page.getByRole('region', { name: TITLE, exact: true }).getByRole('link', { name: TITLE }).click()
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()

  // Before the scripts have come the link leads to the form, which asks for the date itself.
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio').first().press('Space')
  await sheet.getByRole('button', { name: 'Agregar uno: Personas' }).click()
  await sheet.getByRole('link', { name: 'Continuar' }).click()

  // No account yet: from the login to the registration, and back to the form with the choice kept.
  await page.getByText('Debes iniciar sesión para realizar una reserva').waitFor()
  await page.getByRole('link', { name: 'Regístrate', exact: true }).click()
  await page.getByLabel('Nombre').fill('Lucía Hernández Paz')
  await page.getByLabel('Email').fill('lucia@correo.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill('pupusas-en-el-amate')
  await page.getByLabel('Confirma tu contraseña').fill('pupusas-en-el-amate')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  expect(await page.getByRole('radio').first().isChecked()).toBe(true)
  expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('2')
  expect(await page.getByLabel('Apellido').inputValue()).toBe('Hernández Paz')

  await fill(page)
  await reserve(page).click()
  await created(page)
  const [booking] = await database().select().from(bookings).where(eq(bookings.availableDateId, dateId))
  const { id, userId, confirmationCode } = booking!
  expect(booking).toMatchObject({ status: 'pending', paymentStatus: 'pending', guests: 2, totalAmount: 37 })
  expect((await page.getByRole('main').textContent())!.replaceAll(/\s/g, '')).toContain(confirmationCode)
  await page.getByText('Lleva el efectivo exacto: 1 billete de $20, 1 de $10, 1 de $5 y 2 de $1.').waitFor()
  await page.getByRole('link', { name: 'Ver mis reservas' }).click()
  const card = page.getByRole('article', { name: TITLE })
  await card.getByText('Pendiente', { exact: true }).waitFor()

  const desk = await open('/how-it-works', desktop)
  await signInPage(desk, host)
  await desk.goto('/host/dashboard')
  await followBell(desk, host, /Lucía.* quiere reservar/)
  const guest = desk.getByRole('article', { name: 'Lucía Hernández Paz' })
  await guest.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await desk.getByText('Reserva confirmada', { exact: true }).waitFor()

  await followBell(page, { id: userId }, /Marta Alvarenga confirmó tu reserva/)
  await card.getByText('Confirmada', { exact: true }).waitFor()

  await card.getByRole('button', { name: 'Chat con el anfitrión' }).click()
  await send(page, '¿Llevo ropa vieja?')
  await desk.goto(`/host/reservations?chat=${id}`)
  await expectMessage(desk, '¿Llevo ropa vieja?')
  await send(desk, 'Sí, y un sombrero.')
  await expectMessage(page, 'Sí, y un sombrero.')
  await send(page, 'Perfecto, ahí estaré.')
  await expectMessage(desk, 'Perfecto, ahí estaré.')
  await closeDialog(page)
  await closeDialog(desk)

  await card.getByRole('button', { name: 'Confirmar asistencia' }).click()
  await card.getByText('Asistencia confirmada').waitFor()
  await card.getByRole('link', { name: 'Ver comprobante' }).click()
  await page.getByRole('heading', { name: 'Comprobante de reserva' }).waitFor()
  await page.getByRole('img', { name: `Código QR de ${confirmationCode}` }).waitFor()
  await page.getByText('Para llevar exacto:').waitFor()

  // Three days later, ten minutes before the start.
  await moveTo(1 / 6, booking!)
  await page.goto('/profile/reservations')
  const departure = page.getByRole('region', { name: 'Tu próxima salida' })
  await departure.getByRole('link', { name: 'Iniciar con código' }).click()
  await page.getByLabel('Código de confirmación').fill(` ${confirmationCode.toLowerCase()} `)
  await page.getByRole('button', { name: 'Iniciar experiencia' }).click()
  await page.getByRole('heading', { name: '¡Tu experiencia comenzó!' }).waitFor()
  await page.getByText('Pagado en efectivo').waitFor()

  // Four hours later it is over; the host closes it with attendance and cash.
  await moveTo(-4, booking!)
  await desk.goto('/host/reservations')
  await guest.getByText('En curso', { exact: true }).waitFor()
  await guest.getByText('Asistencia confirmada').waitFor()
  await guest.getByRole('button', { name: 'Completar', exact: true }).click()
  await desk.getByRole('dialog').getByLabel('Asistió y pagó en efectivo').check()
  await desk.getByRole('dialog').getByRole('button', { name: 'Completar' }).click()
  await desk.getByText('Reserva completada', { exact: true }).waitFor()
  expect((await database().select().from(bookings).where(eq(bookings.id, id)))[0]).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    attended: true,
    guestConfirmed: true,
    hostNotified: true,
  })

  // Two hours after the end the traveler is invited to a review, and writes one.
  await runJobs()
  await followBell(page, { id: userId }, /¿Cómo te fue con Marta Alvarenga\?/)
  await page.waitForURL(`**${profile}**`)
  await page.getByText('Puedes dejar una reseña').waitFor()
  await page.getByRole('button', { name: 'Escribir reseña' }).click()
  await page.locator('label').filter({ hasText: '5 de 5' }).click()
  await page.getByLabel('Tu comentario').fill('Salimos con las manos azules.')
  await page.getByRole('button', { name: 'Publicar reseña' }).click()
  await page.getByText('¡Reseña añadida!').first().waitFor()

  // Visible for everybody: of 4 and 5 stars the average is 4.5.
  const stranger = await open(profile, desktop)
  for (const place of [profile, experience]) {
    await stranger.goto(place)
    const review = stranger.getByRole('listitem').filter({ hasText: 'Salimos con las manos azules.' })
    await review.getByText('Lucía P.').waitFor()
    await stranger.getByText('Promedio: 4.5 de 5, 2 reseñas').waitFor({ state: 'attached' })
  }
})
