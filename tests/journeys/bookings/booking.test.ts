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
import { app, desktop, PASSWORD, phone } from '../../support/app.ts'
import { cookieOf, requestAs } from '../../support/people.ts'
import { created, fill, reserve, toForm } from '../../support/scenes/booking-form.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const spotsOf = async (id: string) =>
  (await database().select().from(availableDates).where(eq(availableDates.id, id)))[0]!.spotsAvailable
const bookingsOf = (dateId: string) => database().select().from(bookings).where(eq(bookings.availableDateId, dateId))
let guests = 0
test.each([
  ['phone', phone],
  ['desktop', desktop],
])('a guest finds an experience, signs in, books, sees code and cash, and cancels, on a %s', async (_, device) => {
  // A name of its own, so that a second try finds one experience.
  const title = `Telares de San Sebastián ${++guests}`
  const experience = await createExperience({ title, price: 12.5, dates: [{ capacity: 6 }] })
  const dateId = experience.dateIds[0]!
  const page = await open(`/search?q=${encodeURIComponent(title)}`, device)
  await page.getByRole('article').getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  // Before the page is hydrated the link of the bar leads to the form instead of opening the sheet.
  await waitForHydration(page)
  if (device === phone) {
    await page.getByRole('link', { name: 'Reservar', exact: true }).click()
    // By key, because while the sheet slides in a click would miss.
    await page.getByRole('dialog').getByRole('radio').first().press('Space')
    await page.getByRole('dialog').getByRole('button', { name: 'Agregar uno: Personas' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Continuar' }).click()
  } else {
    const first = page.getByRole('radio').first()
    // A press is kept until the panel is there, so its effect may come later.
    await first.click({ force: true })
    await expect.poll(() => first.isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Agregar uno: Personas' }).click()
    await reserve(page).click()
  }

  // The guard keeps the return path, and the login says why (BOOK-03).
  await page.waitForURL('**/auth/login**')
  await page.getByText('Debes iniciar sesión para realizar una reserva').waitFor()
  await page.getByLabel('Email').fill('viajera@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  expect(await page.getByRole('radio').first().isChecked()).toBe(true)
  expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('2')
  expect(await page.getByLabel('Email').inputValue()).toBe('viajera@demo.torogoz.sv')
  await page.getByText('Cancelación gratuita hasta 24 horas antes de la fecha de inicio.').waitFor()

  await fill(page)
  await reserve(page).dblclick()
  await created(page)
  const [booking, ...otherBookings] = await bookingsOf(dateId)
  expect(otherBookings).toEqual([])
  expect([booking!.guests, booking!.totalAmount, await spotsOf(dateId)]).toEqual([2, 25, 4])
  const main = page.getByRole('main')
  const code = booking!.confirmationCode
  expect(await main.textContent()).toContain(code.slice(0, 4) + code.slice(4))
  await main.getByText('Lleva el efectivo exacto: 1 billete de $20 y 1 de $5.').waitFor()
  await main.getByText('Tu anfitrión confirma el pago cuando recibe el efectivo.').waitFor()
  await page.reload()
  await created(page)

  await page.getByRole('link', { name: 'Ver mis reservas' }).click()
  await page.getByRole('heading', { name: 'Mis Reservas' }).waitFor()
  const card = page.getByRole('article', { name: title })
  await card.getByText('Pendiente', { exact: true }).waitFor()
  const ics = await page.request.get(
    (await card.getByRole('link', { name: 'Agregar al calendario' }).getAttribute('href'))!,
  )
  expect(await ics.text()).toContain(`SUMMARY:${title}`)
  await card.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByText('Cancelación gratuita', { exact: true }).waitFor()
  expect(await spotsOf(dateId)).toBe(4)
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, cancelar' }).click()
  await page.getByText('Reserva cancelada', { exact: true }).waitFor()
  await card.getByText('Cancelada por el viajero').waitFor()
  expect(await spotsOf(dateId)).toBe(6)
})

test('mistakes are marked beside their fields, and nothing typed is lost', async () => {
  const { id } = await createExperience()
  const page = await toForm(await open('/how-it-works'), `/booking/${id}`)
  await expect.poll(() => reserve(page).isDisabled()).toBe(true)
  await page.getByText('Debes seleccionar una fecha para la experiencia').first().waitFor()
  await page.getByText('Sin fecha elegida').waitFor()
  expect(await page.getByLabel('Nombre', { exact: true }).inputValue()).toBe('Ana')
  expect(await page.getByLabel('Apellido').inputValue()).toBe('María de la Paz')
  await page.getByRole('radio').first().check({ force: true })
  await page.getByLabel('Nombre', { exact: true }).fill('A')
  await page.getByLabel('Apellido').fill('')
  await page.getByLabel('Email').fill('ana@')
  await page.getByLabel('Teléfono').fill('12345')
  await page.getByLabel(/Peticiones/).fill('Sin <b>gluten</b>')
  await reserve(page).click()
  for (const words of [
    'El nombre es requerido',
    'El apellido es requerido',
    'Email inválido',
    'Número de teléfono inválido',
    'Debes aceptar los términos y condiciones',
  ])
    await page.getByText(words, { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('guestInfo.firstName')
  expect(await page.getByLabel(/Peticiones/).inputValue()).toBe('Sin <b>gluten</b>')
  expect(
    await page.getByRole('main').getByRole('link', { name: 'términos y condiciones' }).getAttribute('target'),
  ).toBe('_blank')
})

test('a date that was chosen before the page came alive stays chosen', async () => {
  const { id } = await createExperience({ dates: [{}, { startDate: inDays(9) }] })
  const page = await open('/how-it-works', { ...desktop, serviceWorkers: 'block' })
  await signInPage(page, await createPerson())
  const scripts = Promise.withResolvers<void>()
  await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()))
  await page.goto(`/booking/${id}`, { waitUntil: 'commit' })
  const second = page.getByRole('radio').nth(1)
  await second.check({ force: true })
  // Before hydration the browser submits the form. The style that hides one of the two buttons may still be loading.
  expect(await reserve(page).first().isEnabled()).toBe(true)
  scripts.resolve()
  await waitForHydration(page)
  expect(await second.isChecked()).toBe(true)
  expect(await reserve(page).isEnabled()).toBe(true)
})

test('places that go while the form is open are told, dates are read again, the form stays', async () => {
  const experience = await createExperience({ dates: [{ capacity: 4 }, { startDate: inDays(9) }] })
  const page = await toForm(
    await open('/how-it-works'),
    `/booking/${experience.id}?guests=4&date=${experience.dateIds[0]}`,
  )
  await fill(page)
  await createBooking({ availableDateId: experience.dateIds[0]!, guests: 2 })
  expectComplaint(/409/)
  await reserve(page).click()
  await page.getByText('Solo hay 2 cupos disponibles para esta fecha').waitFor()
  // The reason stands beside the button, the choice far above it.
  await page.getByRole('button', { name: 'Ver fecha y personas' }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Fecha y personas')
  await page
    .getByRole('main')
    .getByText('No hay suficientes cupos disponibles para el número de personas solicitado')
    .waitFor()
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('7000-1234')
  await createBooking({ availableDateId: experience.dateIds[0]!, guests: 2 })
  await reserve(page).click()
  await page.getByText('Esa fecha se acaba de agotar o cerrar. Elige otra.').waitFor()
  expect(await reserve(page).isDisabled()).toBe(true)
  // After a reload the reason is still told, as it is to whoever opens an old link.
  await page.reload()
  await page.getByText('La fecha elegida ya no está disponible. Elige otra fecha.').waitFor()
  await waitForHydration(page)
  expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('4')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('radio').first().check({ force: true })
  await reserve(page).click()
  await created(page)
  expect((await bookingsOf(experience.dateIds[1]!))[0]!.guests).toBe(4)
})

test('who loses the last date keeps the form through a reload, reads "No disponible", and is offered the phone again (BOOK-11)', async () => {
  const experience = await createExperience({ dates: [{ capacity: 2 }] })
  const person = await createPerson({ name: 'Rosa Alvarenga' })
  const path = `/booking/${experience.id}?guests=2&date=${experience.dateIds[0]}`
  const page = await toForm(await open('/how-it-works', phone), path, person)
  await fill(page)
  await page.getByLabel('Peticiones especiales').fill('Una persona vegetariana')
  await page.reload()
  await expect.poll(() => page.getByLabel('Teléfono').inputValue()).toBe('7000-1234')
  expect(await page.getByLabel('Peticiones especiales').inputValue()).toBe('Una persona vegetariana')

  await createBooking({ availableDateId: experience.dateIds[0]!, guests: 2 })
  expectComplaint(/409/)
  await page.getByLabel(/Acepto los/).check()
  await reserve(page).click()
  await page.getByText('Esa fecha se acaba de agotar o cerrar. No hay otra por ahora.').waitFor()
  await page.getByText('No disponible', { exact: true }).waitFor()
  expect(await page.getByLabel('Peticiones especiales').inputValue()).toBe('Una persona vegetariana')
  expect(await reserve(page).isDisabled()).toBe(true)

  await createBooking({ userId: person.id })
  const next = await createExperience()
  await page.goto(`/booking/${next.id}`)
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('+50370000000')
})

test('a second reservation for the same date is pointed out and made on purpose', async () => {
  const experience = await createExperience()
  const person = await createPerson({ name: 'Ana María de la Paz' })
  await createBooking({ userId: person.id, availableDateId: experience.dateIds[0]! })
  const page = await toForm(
    await open('/how-it-works', phone),
    `/booking/${experience.id}?date=${experience.dateIds[0]}`,
    person,
  )
  await fill(page)
  expectComplaint(/409/)
  await reserve(page).click()
  await page.getByRole('main').getByText('Ya tienes una reserva para esta fecha.').waitFor()
  await page.getByRole('button', { name: 'Reservar otra vez' }).click()
  await created(page)
  expect(await bookingsOf(experience.dateIds[0]!)).toHaveLength(2)
})

test('without a network the reservation is not lost: the same form makes it once', async () => {
  const experience = await createExperience()
  const page = await toForm(await open('/how-it-works'), `/booking/${experience.id}?date=${experience.dateIds[0]}`)
  await fill(page)
  // The answer is lost after the server has done the work.
  await page.route('**/api/bookings', async (route) => {
    await route.fetch()
    await route.abort()
  })
  expectComplaint(/ERR_FAILED/)
  await reserve(page).click()
  await page
    .getByRole('main')
    .getByText(/^Error al crear la reserva: Error de conexión/)
    .waitFor()
  // Announced once: the copy in the form is silent.
  const notice = page.getByRole('region', { name: 'Notificaciones' }).getByRole('dialog')
  expect(await notice.textContent()).toMatch(/^Error al crear la reserva: Error de conexión/)
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  expect(await bookingsOf(experience.dateIds[0]!)).toHaveLength(1)
  await page.unroute('**/api/bookings')
  await reserve(page).click()
  await created(page)
  // The notice of the failure is gone.
  await notice.getByText(/^Código: /).waitFor()
  expect(await notice.count()).toBe(1)
  expect(await bookingsOf(experience.dateIds[0]!)).toHaveLength(1)
})

test.each([
  ['an unknown experience', () => '0190c5a3-7d2e-7abc-9def-0123456789ab', 'Error al cargar la experiencia', 404],
  ['an address that is none', () => 'xyz', 'Error al cargar la experiencia', 404],
  [
    'an experience without dates',
    async (): Promise<string> => (await createExperience({ dates: [] })).id,
    'No hay fechas disponibles',
    200,
  ],
  [
    'an informational experience',
    async (): Promise<string> =>
      (await createExperience({ bookingRequired: false, externalBookingUrl: 'https://museo.example/x' })).id,
    'Caminata al amanecer',
    200,
  ],
] as [string, () => string | Promise<string>, string, number][])(
  'the form of %s says so',
  async (_, idOf, heading, status) => {
    const page = await open('/how-it-works')
    await signInPage(page, await createPerson())
    if (status === 404) expectComplaint(/404|redacted/)
    const answer = await page.goto(`/booking/${await idOf()}?guests=-3`)
    expect(answer?.status()).toBe(status)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    const wayOut = heading === 'Caminata al amanecer' ? /Comprar entrada/ : 'Explorar experiencias'
    const link = page.getByRole('main').getByRole('link', { name: wayOut })
    expect(await link.getAttribute('href')).toBe(
      status === 200 && heading.startsWith('Cam') ? 'https://museo.example/x' : '/search',
    )
  },
)

test('a host who views as a traveler is told that only travelers book, and the server refuses too', async () => {
  const experience = await createExperience()
  const other = await createPerson({ role: 'host' })
  const request = requestAs(await cookieOf(other))
  expect((await request('post', '/bookings', {}, { key: crypto.randomUUID() })).status).toBe(403)
  const page = await open('/how-it-works')
  await signInPage(page, other)
  await page.goto(`/booking/${experience.id}`)
  expect(new URL(page.url()).pathname).toBe('/host/dashboard')
})
