// The day itself: from the list of bookings to the code entered at the meeting.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { HOUR_MS, MINUTE_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

type Overrides = Parameters<typeof createBooking>[0]

/** A traveler with a booking that starts in a moment; the host shows phone and address. */
async function scene(overrides: Overrides = {}, startDate = new Date(Date.now() + 5 * MINUTE_MS)) {
  const person = await createPerson({ name: 'Lucía Hernández' })
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga', profile: { phone: '7000-0000' } })
  await database().insert(preferences).values({ userId: host.id, showPhone: true, showEmail: true })
  const experience = await createExperience({ hostId: host.id, title: 'Pesca al amanecer', dates: [{ startDate }] })
  const booking = await createBooking({
    userId: person.id,
    availableDateId: experience.dateIds[0]!,
    status: 'confirmed',
    ...overrides,
  })
  const stored = async () => (await database().select().from(bookings).where(eq(bookings.id, booking.id)))[0]!
  return { person, host, booking, stored }
}

test('from the list to the check-in by keyboard alone', async () => {
  const { person, booking, stored } = await scene()
  const page = await open('/how-it-works', desktop)
  await signInPage(page, person)
  await page.goto('/profile/reservations')
  await page.getByRole('heading', { name: 'Tu próxima salida' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await seriousFindings(page)).toEqual([])
  const card = page.getByRole('article', { name: 'Pesca al amanecer' })
  await card.getByRole('button', { name: 'Confirmar asistencia' }).focus()
  await page.keyboard.press('Enter')
  await card.getByText('Asistencia confirmada').waitFor()
  expect(await card.getByRole('button', { name: 'Confirmar asistencia' }).count()).toBe(0)
  expect(await stored()).toMatchObject({ guestConfirmed: true, hostNotified: false })

  const start = page
    .getByRole('region', { name: 'Tu próxima salida' })
    .getByRole('link', { name: 'Iniciar con código' })
  await start.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/start-experience/${booking.id}`)
  await page.getByRole('heading', { name: 'Iniciar experiencia' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  const code = page.getByLabel('Código de confirmación')
  await code.focus()
  await page.keyboard.press('Enter')
  await page.getByText('Por favor ingresa un código de confirmación').waitFor()
  await page.keyboard.type('aaaa aaaa')
  expectComplaint(/404/)
  await page.keyboard.press('Enter')
  await page.getByText('Código de confirmación inválido o no encontrado').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  await page.keyboard.type(` ${booking.confirmationCode.toLowerCase()} `)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: '¡Tu experiencia comenzó!' }).waitFor()
  await page.getByText('Pagado en efectivo').waitFor()
  expect(await stored()).toMatchObject({ status: 'in_progress', paymentStatus: 'paid_cash' })
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Ver mis reservas' }).click()
  await page.getByRole('link', { name: /En curso/ }).click()
  await card.getByText('En curso', { exact: true }).waitFor()
  await page.goto(`/start-experience/${booking.id}`)
  await page.getByRole('heading', { name: '¡Tu experiencia comenzó!' }).waitFor()
})

test('before its hour and before the acceptance the code says so in words, everywhere, and nothing offers to begin (START-08, START-11)', async () => {
  const early = await scene({}, new Date(Date.now() + 5 * HOUR_MS))
  const page = await open('/how-it-works', phone)
  await signInPage(page, early.person)
  const expectText = async (id: string, words: RegExp) => {
    for (const path of ['/profile/reservations', `/profile/reservations/${id}/voucher`, `/start-experience/${id}`]) {
      await page.goto(path)
      await page.getByRole('main').getByText(words).waitFor()
      expect(await page.getByRole('link', { name: 'Iniciar con código' }).count()).toBe(0)
      expect(await page.getByRole('button', { name: 'Iniciar experiencia' }).count()).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
  }
  await expectText(early.booking.id, /El código funciona desde las? \d+:\d\d/)
  expect(await seriousFindings(page)).toEqual([])
  const { person, booking } = await scene({ status: 'pending' })
  await signInPage(page, person)
  await expectText(booking.id, /Tu anfitrión todavía no acepta la reserva/)
})

test('the host enters the code in the list of the date: arrived, seen by the host, the cash still to be acknowledged', async () => {
  const { host, person, booking, stored } = await scene()
  const desk = await open('/how-it-works', phone)
  await signInPage(desk, host)
  await desk.goto(`/host/dates/${booking.availableDateId}`)
  const guest = desk.getByRole('article', { name: 'Lucía Hernández' })
  await desk.waitForLoadState('networkidle')
  const code = desk.getByLabel('Código de quien llega')
  await code.fill('aaaa aaaa')
  expectComplaint(/404/)
  await code.press('Enter')
  await desk.getByText('Ese código no es de ninguna de tus reservas').waitFor()
  expect(await seriousFindings(desk)).toEqual([])
  // The wrong code is selected, so that typing replaces it.
  await desk.keyboard.type(booking.confirmationCode.toLowerCase())
  await desk.keyboard.press('Tab')
  await desk.keyboard.press('Enter')
  await desk.getByText('Llegada registrada: Lucía Hernández, 2 personas').waitFor()
  await guest.getByText('Llegó: lo viste tú').waitFor()
  await guest.getByText('Pago pendiente').waitFor()
  await guest.getByRole('button', { name: 'Cobrado' }).waitFor()
  // The field is ready for the next guest.
  expect(await desk.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
  expect(await stored()).toMatchObject({ status: 'in_progress', startedBy: 'host', paymentStatus: 'pending' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  await page.goto(`/start-experience/${booking.id}`)
  await page.getByText('Marta Alvarenga registró tu llegada').waitFor()
})

test('a guest goes through the login and comes back to the code', async () => {
  const { booking } = await scene()
  const page = await open(`/start-experience/${booking.id}`, phone)
  const url = new URL(page.url())
  expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/auth/login', `/start-experience/${booking.id}`])
})

test("another's reservation shows nothing, and its code is as wrong as any", async () => {
  const { booking, stored } = await scene()
  const page = await open('/how-it-works', phone)
  await signInPage(page, await createPerson())
  for (const id of [booking.id, 'no-es-una-reserva']) {
    await page.goto(`/start-experience/${id}`)
    await page.getByRole('heading', { name: 'Iniciar experiencia' }).waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain('Pesca')
    await page.getByLabel('Código de confirmación').fill(booking.confirmationCode)
    expectComplaint(/404/)
    await page.getByRole('button', { name: 'Iniciar experiencia' }).click()
    await page.getByText('Código de confirmación inválido o no encontrado').waitFor()
  }
  expect((await stored()).status).toBe('confirmed')
})

test('the host is told of the attendance by the list, once; counts stand beside the states', async () => {
  const { host, stored } = await scene({ guestConfirmed: true, guestConfirmedAt: new Date() })
  const page = await open('/how-it-works')
  await signInPage(page, host)
  const reported = page.waitForResponse('**/api/host/attendances/seen')
  await page.goto('/host/reservations')
  await page.getByText('Asistencia confirmada').waitFor()
  await page.getByText('Nuevo', { exact: true }).waitFor()
  expect((await reported).status()).toBe(204)
  expect((await stored()).hostNotified).toBe(true)
  await page.reload()
  await page.getByText('Asistencia confirmada').waitFor()
  expect(await page.getByText('Nuevo', { exact: true }).count()).toBe(0)
  await page.getByRole('link', { name: 'Confirmadas 1' }).waitFor()
})

test('the host can be reached from the acceptance on; a failing attendance says so', async () => {
  const pending = await scene({ status: 'pending' }, new Date(Date.now() + 90 * HOUR_MS))
  const page = await open('/how-it-works', phone)
  await signInPage(page, pending.person)
  await page.goto('/profile/reservations')
  await page.getByRole('article', { name: 'Pesca al amanecer' }).waitFor()
  expect(await page.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Tu próxima salida' }).count()).toBe(0)
  await database().update(bookings).set({ status: 'confirmed' }).where(eq(bookings.id, pending.booking.id))
  await page.reload()
  const link = await page.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')
  expect(link).toMatch(/^https:\/\/wa\.me\/50370000000\?text=Hola%2C%20Marta/)
  expect(decodeURIComponent(link!)).not.toContain(pending.booking.confirmationCode)
  await page.getByRole('link', { name: '7000-0000' }).waitFor()
  await page.waitForLoadState('networkidle')
  await database().update(bookings).set({ status: 'completed' }).where(eq(bookings.id, pending.booking.id))
  expectComplaint(/409/)
  await page.getByRole('button', { name: 'Confirmar asistencia' }).click()
  await page.getByText('No se pudo confirmar la asistencia').waitFor()
})

test('reservations that can not be read say so, and the way to try again works', async () => {
  const { person } = await scene()
  const page = await open('/how-it-works')
  await signInPage(page, person)
  await page.goto('/profile')
  await page.waitForLoadState('networkidle')
  await page.route(/\/api\/bookings(\?.*)?$/, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'BROKEN' } } }),
  )
  expectComplaint(/500|at queryFn/)
  await page.getByRole('main').getByRole('link', { name: 'Mis reservas' }).click()
  await page.getByText('Error al cargar las reservas').waitFor()
  await page.getByText('No se pudieron cargar las reservas').waitFor()
  await page.unroute(/\/api\/bookings(\?.*)?$/)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('article', { name: 'Pesca al amanecer' }).waitFor()
})
