import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, MINUTE_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const midnight = () => startOfDay(dayOf(new Date())).getTime()
const guest = (firstName: string) => ({ firstName, lastName: 'Mejía', email: 'a@persona.example', phone: '7000 1111' })
const statusOf = async (id: string) => (await database().select().from(bookings).where(eq(bookings.id, id)))[0]!

/** A host with a group tonight, a request for next week, a booking of yesterday to close, a chat and a review to come. */
async function scene() {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const tour = await createExperience({
    hostId: host.id,
    title: 'Volcán al amanecer',
    price: 12.5,
    dates: [
      { startDate: new Date(midnight() + DAY_MS - MINUTE_MS) },
      { startDate: new Date(midnight() + 7 * DAY_MS) },
      { startDate: new Date(midnight() - DAY_MS / 2) },
    ],
  })
  const [tonight, week, yesterday] = tour.dateIds as [string, string, string]
  const create = (availableDateId: string, name: string, overrides: Parameters<typeof createBooking>[0] = {}) =>
    createBooking({ availableDateId, guestInfo: guest(name), guests: 2, ...overrides })
  const coming = await create(tonight, 'Ana', {
    status: 'confirmed',
    guestConfirmed: true,
    guestConfirmedAt: new Date(),
  })
  const yes = await create(week, 'Berta')
  const no = await create(week, 'Carla')
  const closing = await create(yesterday, 'Delia', { status: 'confirmed' })
  const traveler = await createPerson({ name: 'Elena Ruiz' })
  await createConversation({
    hostId: host.id,
    travelerId: traveler.id,
    messages: [{ by: 'traveler', content: '¿Llevo botas?', read: false }],
  })
  return { host, tour, coming, yes, no, closing }
}

async function enter(host: { id: string }, path: string): Promise<Page> {
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto(path)
  return waitForHydration(page)
}
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Secciones del dashboard' }).getByRole('link', { name })
const card = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(name) })

test('a morning on the phone: who comes, an answer, a no with a reason, closing, cash, a chat', async () => {
  const { host, yes, no, closing } = await scene()
  const page = await enter(host, '/host')
  await page.getByRole('heading', { name: /^Hoy, / }).waitFor()
  const group = card(page, 'Volcán al amanecer')
  await group.getByText('Todos dicen que vienen').waitFor()
  await group.getByText('$25.00 por cobrar').first().waitFor()
  await group.getByText('Quién viene (1)').click()
  await group.getByRole('link', { name: 'Llamar a Ana Mejía' }).waitFor()
  await page.getByRole('link', { name: /Elena Ruiz.*¿Llevo botas\?/ }).waitFor()

  await page.getByRole('button', { name: 'Confirmar a Berta Mejía' }).click()
  await page.getByText('Reserva confirmada').waitFor()
  // It stays in place, with its new state.
  await card(page, 'Berta Mejía').getByText('Confirmada', { exact: true }).waitFor()
  expect((await statusOf(yes.id)).status).toBe('confirmed')
  await page.getByRole('button', { name: 'Rechazar a Carla Mejía' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Ese día cierra el parque')
  await dialog.getByRole('button', { name: 'Rechazar' }).click()
  await card(page, 'Carla Mejía').getByText('Cancelada', { exact: true }).waitFor()
  expect(await statusOf(no.id)).toMatchObject({ status: 'cancelled', cancelReason: 'Ese día cierra el parque' })

  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByText('Datos actualizados').waitFor()

  await tab(page, 'Reservas').click()
  await page.waitForURL(/tab=reservations/)
  await page.getByRole('searchbox').fill('delia')
  await page.waitForURL(/q=delia/)
  const delia = card(page, 'Delia Mejía')
  await expect.poll(() => page.getByRole('article').count()).toBe(1)
  await delia.getByRole('button', { name: 'Completar' }).click()
  await dialog.getByLabel('Asistió, el pago queda pendiente').check()
  await dialog.getByRole('button', { name: 'Completar' }).click()
  await delia.getByText('Completada', { exact: true }).waitFor()
  await delia.getByRole('button', { name: 'Confirmar pago recibido' }).click()
  await dialog.getByRole('button', { name: 'Sí, cobrado' }).click()
  await page.getByText('Pago confirmado').waitFor()
  expect(await statusOf(closing.id)).toMatchObject({ status: 'completed', attended: true, paymentStatus: 'paid' })
  await page.reload()
  await waitForHydration(page)
  expect(await page.getByRole('searchbox').inputValue()).toBe('delia')
  await page.getByText('Filtros', { exact: true }).click()
  await page.getByLabel('Desde').fill('2030-01-01')
  await page.getByRole('heading', { name: 'Ninguna reserva coincide' }).waitFor()
  await page.getByRole('link', { name: 'Quitar filtros' }).click()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThanOrEqual(4)

  await tab(page, /Conversaciones/).click()
  await page.getByRole('button', { name: /Elena Ruiz/ }).click()
  await page.getByRole('heading', { name: 'Conversación', exact: true }).waitFor()
  await dialog.getByText('¿Llevo botas?').waitFor()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await tab(page, /Conversaciones/).waitFor()
  await expect.poll(() => tab(page, 'Conversaciones').textContent()).toBe('Conversaciones')
})

test('by keyboard alone, tab by tab; an unknown one is the summary, and each stays on reload', async () => {
  const { host } = await scene()
  const page = await enter(host, '/host/dashboard?tab=nada')
  await page.getByRole('heading', { name: 'Tus cifras' }).waitFor()
  expect(await tab(page, 'Resumen').getAttribute('aria-current')).toBe('page')
  const shows: [string, string][] = [
    ['Experiencias', 'Volcán al amanecer'],
    ['Reservas', 'Delia Mejía'],
    ['Conversaciones', 'Elena Ruiz'],
    ['Reseñas', 'Aún no hay reseñas'],
    ['Ganancias', '15'],
  ]
  for (const [name, text] of shows) {
    await tab(page, new RegExp(`^${name}`)).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByText(text).first().waitFor()
    await page.reload()
    await waitForHydration(page)
    await page.getByRole('main').getByText(text).first().waitFor()
    expect(await tab(page, new RegExp(`^${name}`)).getAttribute('aria-current')).toBe('page')
    // Nothing is wider than the phone.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await page.goto('/host/dashboard?tab=profile')
  expect(new URL(page.url()).pathname).toBe('/host/profile')
})

test('by keyboard alone: after an answer the focus is at its card, in the summary, the list and the date', async () => {
  const { host, no } = await scene()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  const page = await enter(host, '/host')
  const pressByKey = async (button: Locator) => {
    // A press of the keyboard does not wait for a button that hydrates late.
    await expect.poll(() => button.isEnabled()).toBe(true)
    await button.press('Enter')
  }
  await pressByKey(page.getByRole('button', { name: 'Confirmar a Berta Mejía' }))
  await expect.poll(focused).toBe('Confirmada')
  await tab(page, 'Reservas').press('Enter')
  await page.waitForURL(/tab=reservations/)
  // The arrival moves the focus as well, and later than the address.
  await expect.poll(focused).toBe('Dashboard de Anfitrión')
  await pressByKey(card(page, 'Carla Mejía').getByRole('button', { name: 'Confirmar' }))
  await card(page, 'Carla Mejía').getByText('Confirmada', { exact: true }).waitFor()
  await expect.poll(focused).toBe('Carla Mejía')
  await page.goto(`/host/dates/${no.availableDateId}`)
  await waitForHydration(page)
  await pressByKey(card(page, 'Carla Mejía').getByRole('button', { name: 'Cancelar reserva' }))
  await page.getByRole('dialog').getByRole('textbox', { name: 'Motivo' }).fill('Lluvia')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).press('Enter')
  // Her card has left the list of those who come.
  await page.getByText('Canceladas (1)').waitFor()
  await expect.poll(focused).toBe('Volcán al amanecer')
})

test('what fails says so in its place; somebody faster; nobody signed in any more', async () => {
  const { host, yes } = await scene()
  const page = await enter(host, '/host/reservations?status=pending')
  await database().update(bookings).set({ status: 'confirmed', confirmedAt: new Date() }).where(eq(bookings.id, yes.id))
  expectComplaint(/409|500|401/)
  const berta = card(page, 'Berta Mejía')
  await berta.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await page.getByText('No se pudo actualizar el estado de la reserva').waitFor()
  await page.getByText('La reserva cambió de estado y ya no admite este cambio.').waitFor()
  await berta.getByText('Confirmada', { exact: true }).waitFor()

  const error = { error: { code: 'UNEXPECTED', message: 'Algo se rompió', fields: null, data: null, requestId: 'r' } }
  await page.route('**/api/host/stats', (route) => route.fulfill({ status: 500, json: error }))
  await tab(page, 'Resumen').click()
  await page.getByRole('heading', { name: 'Error al cargar las estadísticas' }).waitFor()
  await page.getByText('No se pudieron cargar las estadísticas').waitFor()
  await page.getByRole('heading', { name: /^Hoy, / }).waitFor()
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByText('Error al actualizar').waitFor()
  await page.getByText('No se pudieron actualizar los datos').waitFor()
  await page.unroute('**/api/host/stats')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('heading', { name: 'Tus cifras' }).waitFor()

  const out = { error: { ...error.error, code: 'NOT_SIGNED_IN', message: 'Usuario no autenticado' } }
  await page.route('**/api/host/today', (route) => route.fulfill({ status: 401, json: out }))
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await page.getByRole('heading', { name: 'Error de autenticación' }).waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe(
    '/auth/host/login',
  )
})

test('a new host is led to the first experience; axe finds nothing serious', async () => {
  const page = await open('/how-it-works', { ...phone, bypassCSP: true })
  await signInPage(page, await createPerson({ role: 'host', name: 'Nueva' }))
  await page.goto('/host/dashboard')
  await page.getByRole('heading', { name: 'Tu primera experiencia empieza aquí' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  const { host } = await scene()
  await signInPage(page, host)
  for (const path of ['/host', '/host/reservations']) {
    await page.goto(path)
    await page.getByRole('article').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }
})
