// Phones whose clock is hours or a year off: what counts is the server's time.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { localMoment } from '#marketplace/experiences/availability/schedule/schedule.rules.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** A phone of this person whose clock is so many hours ahead. */
async function phoneOf(person: { id: string }, hours: number) {
  const page = await open('about:blank', phone)
  await page.clock.install({ time: Date.now() + hours * HOUR_MS })
  await page.goto('/how-it-works')
  await signInPage(page, person)
  return page
}

test('two hours ahead the chat of the day is open until the server ends it', async () => {
  const [host, traveler] = [await createPerson({ role: 'host', name: 'Marta Alvarenga' }), await createPerson()]
  await createConversation({
    hostId: host.id,
    travelerId: traveler.id,
    startDate: new Date(Date.now() + 5 * MINUTE_MS),
  })
  const page = await phoneOf(traveler, 2)
  await page.goto('/profile/reservations')
  await waitForHydration(page)
  await page.getByRole('button', { name: /^Chat con el/ }).click()
  const field = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await field.waitFor()
  await page.clock.runFor(MINUTE_MS)
  await field.fill('Vamos llegando al parque')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('log').getByText('Vamos llegando al parque').waitFor()
  // The hour that was left is over.
  await page.clock.runFor(65 * MINUTE_MS)
  await page.getByText('Conversación expirada').waitFor()
})

test('a day behind a receipt can be read; twenty minutes ahead a host can take a payment back', async () => {
  const [host, traveler] = [await createPerson({ role: 'host' }), await createPerson()]
  const dates = [{ startDate: new Date(Date.now() - HOUR_MS) }]
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Pesca al amanecer', dates })
  const common = { availableDateId: dateIds[0]!, status: 'in_progress', paymentStatus: 'paid', paidBy: 'host' } as const
  const paidAt = new Date(Date.now() - 11 * MINUTE_MS)
  const booking = await createBooking({ ...common, userId: traveler.id, paidAt })
  // As the database notes it when cash is collected: what it would be taken back to.
  await createBooking({ ...common, paidFrom: 'pending', paidAt: new Date() })
  const page = await phoneOf(traveler, -26)
  await page.goto(`/profile/reservations/${booking.id}/receipt`)
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'Recibo', level: 1 }).waitFor()
  await page.goto('/profile/reservations')
  await page.getByRole('link', { name: /^Recibo de/ }).waitFor()

  const desk = await phoneOf(host, 1 / 3)
  await desk.goto(`/host/dates/${dateIds[0]}`)
  await waitForHydration(desk)
  await desk.clock.runFor(MINUTE_MS)
  await desk.getByRole('button', { name: /^Deshacer cobro/ }).click()
  await desk.getByText('Cobro deshecho').waitFor()
})

test.each([-30, 30, 400 * 24])('%i hours off every page of the trip is drawn as the server did', async (hours) => {
  const traveler = await createPerson()
  const dates = [{ startDate: new Date(Date.now() + HOUR_MS) }, { startDate: new Date(Date.now() + 3 * DAY_MS) }]
  const experience = await createExperience({ title: 'Pesca al amanecer', dates })
  const availableDateId = experience.dateIds[0]!
  const { id } = await createBooking({ userId: traveler.id, availableDateId, status: 'confirmed' })
  const page = await phoneOf(traveler, hours)
  for (const [path, words] of [
    [`/experience/${experience.id}`, 'Pesca al amanecer'],
    [`/booking/${experience.id}?date=${experience.dateIds[1]}`, 'Completa tu reserva'],
    ['/profile/reservations', 'Mis Reservas'],
    [`/profile/reservations/${id}/voucher`, 'Comprobante de reserva'],
    [`/start-experience/${id}`, 'Iniciar experiencia'],
  ] as const) {
    await page.goto(path)
    await waitForHydration(page)
    await page.getByRole('heading', { name: words, level: 1 }).waitFor()
  }
  await page.getByLabel('Código de confirmación').waitFor()
  // A complaint of the browser, as about a page that was drawn differently, fails the test.
  expect(await page.getByText('Algo falló').count()).toBe(0)
})

test.each([-26, 26])('%i hours off "Hoy" of the search is the day in El Salvador', async (hours) => {
  const page = await phoneOf(await createPerson(), hours)
  await page.goto('/search')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Filtros' }).click()
  const today = page.getByRole('link', { name: 'Hoy', exact: true })
  await today.hover()
  await page.waitForLoadState('networkidle')
  expect(new URL((await today.getAttribute('href'))!, running.address).searchParams.get('from')).toBe(dayOf(new Date()))
  await today.click()
  await page.waitForURL(`**/search?*from=${dayOf(new Date())}*`)
})

test('a day ahead a host writes to the guests of today, may cancel the date, and adds one for tomorrow', async () => {
  const host = await createPerson({ role: 'host' })
  const dates = [{ startDate: new Date(Date.now() + 3 * HOUR_MS), endDate: new Date(Date.now() + 5 * HOUR_MS) }]
  const { id, dateIds } = await createExperience({ hostId: host.id, title: 'Pesca al amanecer', dates })
  await createBooking({ availableDateId: dateIds[0]!, status: 'confirmed' })
  const desk = await phoneOf(host, 26)
  await desk.goto(`/host/dates/${dateIds[0]}`)
  await waitForHydration(desk)
  await desk.getByRole('button', { name: 'Cancelar fecha' }).waitFor()
  await desk.getByRole('heading', { name: 'Escribir por WhatsApp' }).waitFor()
  // Software rendering of the editor's map logs this.
  expectComplaint(/GL Driver Message/)
  await desk.goto(`/host/experiences/${id}/edit`)
  await waitForHydration(desk)
  const [day = '', hour = ''] = localMoment(new Date(Date.now() + 20 * HOUR_MS)).split('T')
  await desk.getByRole('button', { name: 'Una fecha' }).click()
  await desk.getByLabel('Empieza').fill(day)
  await desk.getByLabel('Hora de inicio').fill(hour)
  await desk.getByRole('button', { name: 'Agregar fecha' }).click()
  await desk.getByText('¡Fecha agregada!').waitFor()
})
