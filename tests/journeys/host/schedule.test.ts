// A host's schedule on a phone: one date, a season with its preview, capacity, closing; then a date is cancelled, and a
// traveler in another browser chooses another one with one tap (EDIT-54 to EDIT-61, trust 4.2).
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { dateHours, dateText } from '#marketplace/experiences/availability/availability.text.ts'
import { daysLater, localMoment } from '#marketplace/experiences/availability/schedule/schedule.rules.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** So many days from now, at 9 in the morning in El Salvador. */
const morning = (days: number) =>
  new Date(`${localMoment(new Date(Date.now() + days * DAY_MS)).slice(0, 10)}T15:00:00Z`)
const storedDate = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!

test('a season with its preview, places, closing, a date that is cancelled, and a traveler who moves with one tap', async () => {
  const [first, second] = [morning(10), morning(11)]
  const experience = await createExperience({
    title: 'Kayak entre manglares',
    pictured: true,
    price: 20,
    dates: [first, second].map((startDate) => ({ startDate, endDate: null, capacity: 6 })),
  })
  const [cancelledId, otherId] = experience.dateIds as [string, string]
  const traveler = await createPerson()
  const booking = await createBooking({
    userId: traveler.id,
    availableDateId: cancelledId,
    guests: 3,
    status: 'confirmed',
  })

  // Software rendering of the editor's map logs this.
  expectComplaint(/GL Driver Message/)
  const host = await open('/how-it-works', phone)
  await signInPage(host, { id: experience.hostId })
  await host.goto(`/host/experiences/${experience.id}/edit`)
  const section = host.locator('#fechas')
  await section.getByText('3 de 6 reservados').waitFor()
  const options = (at: Date) =>
    section.getByRole('button', {
      name: `Opciones de ${dateText(at)}, ${dateHours({ startDate: at, endDate: null })}`,
    })
  const choose = async (at: Date, action: string) => {
    await options(at).click()
    await host.getByRole('menuitem', { name: action }).click()
  }

  // One date: the past is refused, whatever the browser's zone; then it is added at the typed hour.
  await section.getByRole('button', { name: 'Una fecha' }).click()
  const begin = async (at: Date) => {
    const [day = '', hour = ''] = localMoment(at).split('T')
    await section.getByLabel('Empieza').fill(day)
    await section.getByLabel('Hora de inicio').fill(hour)
  }
  await begin(new Date(Date.now() - MINUTE_MS))
  await section.getByRole('button', { name: 'Agregar fecha' }).click()
  await section.getByText('No puedes agregar fechas en el pasado').waitFor()
  await begin(morning(12))
  // The hour as people here write it, chosen from the list, and by the keys.
  const hour = section.getByLabel('Hora de inicio')
  await hour.press('Tab')
  expect(await hour.inputValue()).toBe('9:00 a. m.')
  await section.getByRole('button', { name: 'Ver las horas' }).first().click()
  await host.getByRole('dialog').getByRole('button', { name: '2:30 p. m.', exact: true }).click()
  expect(await hour.inputValue()).toBe('2:30 p. m.')
  await hour.press('ArrowUp')
  expect(await hour.inputValue()).toBe('3:00 p. m.')
  await hour.fill('no es una hora')
  await hour.press('Tab')
  expect(await hour.inputValue()).toBe('3:00 p. m.')
  await hour.fill('9 am')
  await section.getByRole('button', { name: 'Agregar fecha' }).click()
  await host.getByText('¡Fecha agregada!').waitFor()
  await section.getByText(`Fecha agregada: ${dateText(morning(12))}, 9:00 a. m.`).waitFor()

  // A season: every day of three weeks at one hour, one day excluded in the preview.
  const from = localMoment(morning(40)).slice(0, 10)
  await section.getByRole('button', { name: 'Una temporada' }).click()
  for (const day of ['lun', 'mar', 'mié', 'jue', 'vie']) await section.locator('label', { hasText: day }).click()
  await section.getByLabel('Desde').fill(from)
  await section.getByLabel('Hasta').fill(daysLater(from, 20))
  await section.getByRole('button', { name: 'Crear 21 fechas' }).waitFor()
  await section.getByText('Todos los días, a las 8:00').waitFor()
  await section
    .getByRole('button', { name: /se crea$/ })
    .first()
    .click()
  expect(await seriousFindings(host)).toEqual([])
  await section.getByRole('button', { name: 'Crear 20 fechas' }).click()
  await host.getByText('¡20 fechas agregadas!').waitFor()
  const all = await database().select().from(availableDates).where(eq(availableDates.experienceId, experience.id))
  expect(all).toHaveLength(23)
  expect(all.filter(({ startDate }) => startDate.toISOString().endsWith('T14:00:00.000Z'))).toHaveLength(20)

  // Capacity, never below what is booked; a closed date; one with bookings is not removed.
  await host.reload()
  await choose(first, 'Cambiar cupos')
  const seats = host.getByRole('dialog').getByRole('spinbutton', { name: 'Cupos en total' })
  await seats.fill('1')
  await seats.blur()
  expect(await seats.inputValue()).toBe('3')
  await seats.fill('8')
  await host.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click()
  await section.getByText('3 de 8 reservados').waitFor()
  expect(await storedDate(cancelledId)).toMatchObject({ capacity: 8, spotsAvailable: 5 })
  await choose(first, 'Eliminar')
  const question = host.getByRole('dialog')
  await question.getByRole('heading', { name: 'Hay personas con reserva' }).waitFor()

  // It is cancelled: all guests are told why, and offered other dates.
  await question.getByRole('button', { name: 'Cancelar fecha' }).click()
  await host.getByRole('dialog').getByText('3 personas').waitFor()
  await host.getByRole('dialog').getByText('Mal tiempo').click()
  await host.getByLabel('Nota para tus viajeros').fill('Marejada alta')
  await host.getByRole('dialog').getByRole('button', { name: 'Cancelar fecha' }).click()
  await host.getByText('Avisamos a 1 viajero.').waitFor()
  await section.getByText('Cancelada').waitFor()

  const page = await open('/how-it-works', phone)
  await signInPage(page, traveler)
  await page.goto('/profile/reservations?status=cancelled')
  await page.getByText('Cancelada por el anfitrión: Mal tiempo. Marejada alta').waitFor()
  const offers = page.getByRole('button', { name: /^Pasarme al / })
  await offers.nth(2).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await offers.first().click()
  await page.getByText('Te pasaste a otra fecha.').waitFor()
  await page.getByRole('link', { name: 'Ver tu reserva nueva' }).click()
  await page.waitForURL(/voucher/)
  await page.getByText('Kayak entre manglares').first().waitFor()
  const moved = await database()
    .select()
    .from(bookings)
    .where(and(eq(bookings.userId, traveler.id), eq(bookings.availableDateId, otherId)))
  expect(moved).toMatchObject([{ status: 'confirmed', guests: 3, unitPrice: 20 }])
  expect((await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!.movedToId).toBe(moved[0]!.id)

  // The host closes the full date: existing bookings stay.
  await host.reload()
  await section.getByText('3 de 6 reservados').waitFor()
  await choose(second, 'Cerrar fecha')
  await section.getByText('Cerrada').waitFor()
  expect(await storedDate(otherId)).toMatchObject({ status: 'closed', spotsAvailable: 3 })
})

test('who comes from the dashboard may dictate a season: the page loads again for the microphone', async () => {
  // Software rendering of the editor's map logs this.
  expectComplaint(/GL Driver Message/)
  const experience = await createExperience({ pictured: true })
  const host = await open('/how-it-works', phone)
  await signInPage(host, { id: experience.hostId })
  await host.goto('/host/dashboard?tab=experiences')
  const edit = host.getByRole('link', { name: /^Editar/ }).first()
  // Before that it loads a document, which may use the microphone from the start.
  await expect
    .poll(() => edit.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber$'))))
    .toBe(true)
  await edit.click()
  await host.waitForURL('**/edit')
  await host.getByRole('button', { name: 'Una temporada' }).click()
  const allowed = () =>
    host.evaluate(() =>
      (
        document as unknown as { featurePolicy: { allowsFeature: (name: string) => boolean } }
      ).featurePolicy.allowsFeature('microphone'),
    )
  expect(await allowed()).toBe(false)
  await host.getByRole('button', { name: 'Dictar' }).click()
  await host.getByText('Ya puedes dictar: toca el botón otra vez.').waitFor()
  expect(await allowed()).toBe(true)
  expect(new URL(host.url()).hash).toBe('')
  // At its second address it is the same page (SHELL-41).
  await host.goto(`/host/edit/${experience.id}`)
  expect(await allowed()).toBe(true)
})

test('removing a date leaves the keyboard at the schedule', async () => {
  // Software rendering of the editor's map logs this.
  expectComplaint(/GL Driver Message/)
  const experience = await createExperience({ dates: [{ startDate: morning(10), endDate: null, capacity: 6 }] })
  const host = await open('/how-it-works', phone)
  await signInPage(host, { id: experience.hostId })
  await host.goto(`/host/experiences/${experience.id}/edit`)
  const section = host.locator('#fechas')
  await section.getByRole('button', { name: /^Opciones de/ }).click()
  await host.getByRole('menuitem', { name: 'Eliminar' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).press('Enter')
  await section.getByText('Agrega una fecha, o una temporada entera').waitFor()
  await expect.poll(() => host.evaluate(() => document.activeElement?.id)).toBe('fechas-titulo')
})
