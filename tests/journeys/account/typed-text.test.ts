// A session that ends while somebody writes: signed in again, what was typed is in its form.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, PASSWORD, phone } from '../../support/app.ts'
import { endSessionsOf } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const WORDS = '¡Gracias por venir! Los esperamos en la próxima cosecha.'

/** Ends the session as a sign-out elsewhere does, presses, and signs in again once the page has been left. */
async function endAndReturn(page: Page, person: { id: string }, press: () => Promise<void>, left: RegExp) {
  const path = page.url()
  expectComplaint(/status of 401/)
  await endSessionsOf(person)
  // A page that follows something live may hear of the end, and leave, before it is pressed.
  const pressed = press().catch((error) => {
    if (page.url() === path) throw error
  })
  await Promise.all([page.waitForResponse((answer) => answer.status() === 401), pressed])
  await page.waitForURL(left)
  await page.waitForLoadState('networkidle')
  // What sends people away may still be at it, and would interrupt this.
  const isAway = () => page.goto('/how-it-works').then(Boolean, () => false)
  await expect.poll(isAway).toBe(true)
  await signInPage(page, person)
  await page.goto(path)
}

test('a reply to a review', async () => {
  const host = await createPerson({ role: 'host' })
  const dates = [{ startDate: new Date(Date.now() - 3 * DAY_MS) }]
  const { dateIds } = await createExperience({ hostId: host.id, dates })
  const booking = await createBooking({ availableDateId: dateIds[0]!, status: 'completed' })
  await database()
    .insert(reviews)
    .values({ userId: booking.userId, hostId: host.id, reservationId: booking.id, rating: 5, comment: 'Hermoso.' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto('/host/dashboard?tab=reviews')
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  await page.getByLabel(/^Tu respuesta a/).fill(WORDS)
  const press = () => page.getByRole('button', { name: 'Publicar respuesta' }).click()
  await endAndReturn(page, host, press, /tab=reviews$/)
  await page.getByLabel(/^Tu respuesta a/).waitFor()
  expect(await page.getByLabel(/^Tu respuesta a/).inputValue()).toBe(WORDS)
  await press()
  await page.getByText('Respuesta publicada').first().waitFor()
  // Kept once: another form does not find it.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.text.')))).toEqual([])
})

test('an answer of the desk to a case, and of somebody to the desk', async () => {
  const [admin, ana] = [await createPerson({ role: 'admin' }), await createPerson({ name: 'Ana Flores' })]
  const { id } = await openCase(database(), {
    ...{ kind: 'question', subject: '¿Hay parqueo?', text: 'Vamos en carro.', name: 'Ana Flores', email: null },
    ...{ about: null, personId: ana.id, now: new Date() },
  })
  const desk = await open('/how-it-works', desktop)
  await signInPage(desk, admin)
  await desk.goto(`/admin/cases/${id}`)
  const field = desk.getByLabel('Tu respuesta a Ana Flores')
  await waitForHydration(desk)
  await field.fill(WORDS)
  const press = () => desk.getByRole('button', { name: 'Enviar respuesta' }).click()
  await endAndReturn(desk, admin, press, /:\d+\/$/)
  await expect.poll(() => field.inputValue()).toBe(WORDS)

  const page = await open('/how-it-works', phone)
  await signInPage(page, ana)
  await page.goto(`/profile/cases/${id}`)
  await waitForHydration(page)
  await page.getByLabel('Tu mensaje').fill(WORDS)
  const send = () => page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await endAndReturn(page, ana, send, /\/auth\/login/)
  await expect.poll(() => page.getByLabel('Tu mensaje').inputValue()).toBe(WORDS)
})

test('a reason in a dialog: of a host who cancels, of the desk that hides a review', async () => {
  const [host, admin] = [await createPerson({ role: 'host' }), await createPerson({ role: 'admin' })]
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Pesca al amanecer' })
  await createBooking({ availableDateId: dateIds[0]!, status: 'confirmed' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto('/host/reservations')
  await waitForHydration(page)
  const cancel = page.getByRole('article').getByRole('button', { name: 'Cancelar reserva' })
  const dialog = page.getByRole('dialog', { name: '¿Cancelar esta reserva?' })
  await cancel.click()
  await dialog.getByLabel('Motivo').fill(WORDS)
  const press = () => dialog.getByRole('button', { name: 'Cancelar reserva' }).click()
  await endAndReturn(page, host, press, /\/host\//)
  await cancel.click()
  await expect.poll(() => dialog.getByLabel('Motivo').inputValue()).toBe(WORDS)
  await press()
  await page.getByText('Reserva cancelada', { exact: true }).waitFor()

  const { id: userId } = await createPerson({ name: 'Ana Flores' })
  const booking = await createBooking({ userId, status: 'completed' })
  const review = { userId, hostId: booking.hostId, reservationId: booking.id, rating: 1, comment: 'Palabras feas.' }
  const [stored] = await database().insert(reviews).values(review).returning()
  const desk = await open('/how-it-works', desktop)
  await signInPage(desk, admin)
  await desk.goto(`/admin/reviews/${stored!.id}`)
  await waitForHydration(desk)
  const hide = desk.getByRole('button', { name: 'Ocultar', exact: true })
  const question = desk.getByRole('dialog', { name: /^¿Ocultar la reseña/ })
  await hide.first().click()
  await question.getByLabel('Motivo').fill(WORDS)
  await endAndReturn(desk, admin, () => question.getByRole('button', { name: 'Ocultar' }).click(), /:\d+\/$/)
  await waitForHydration(desk)
  await hide.first().click()
  await expect.poll(() => question.getByLabel('Motivo').inputValue()).toBe(WORDS)
  await question.getByRole('button', { name: 'Ocultar' }).click()
  await desk.getByText('Reseña oculta').first().waitFor()
  // What was sent is kept no longer.
  expect(await desk.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.text.')))).toEqual([])
})

test('a question to a host, and a message in a chat', async () => {
  const [host, ana] = [await createPerson({ role: 'host' }), await createPerson({ name: 'Ana Flores' })]
  const { id } = await createExperience({ hostId: host.id })
  const page = await open('/how-it-works', phone)
  await signInPage(page, ana)
  await page.goto(`/questions/${id}`)
  await waitForHydration(page)
  const field = page.getByRole('textbox', { name: 'Tu pregunta' })
  await field.fill(WORDS)
  const press = () => page.getByRole('button', { name: 'Enviar pregunta' }).click()
  await endAndReturn(page, ana, press, /questions/)
  await expect.poll(() => field.inputValue()).toBe(WORDS)
  await waitForHydration(page)
  await press()
  await page.getByText('Espera respuesta', { exact: true }).waitFor()

  await createConversation({ hostId: host.id, travelerId: ana.id })
  await page.goto('/profile/reservations')
  await waitForHydration(page)
  const chat = page.getByRole('button', { name: /^Chat con el/ })
  const message = page.getByRole('textbox', { name: 'Escribe un mensaje' })
  await chat.click()
  await message.fill(WORDS)
  await endAndReturn(page, ana, () => page.getByRole('button', { name: 'Enviar' }).click(), /:\d+\/$/)
  await waitForHydration(page)
  await chat.click()
  await expect.poll(() => message.inputValue()).toBe(WORDS)
})

test('the reason of a window of the desk, which a reload keeps as well', async () => {
  const [admin, ana] = [await createPerson({ role: 'admin' }), await createPerson({ name: 'Ana Flores' })]
  const desk = await open('/how-it-works', desktop)
  await signInPage(desk, admin)
  await desk.goto(`/admin/users/${ana.id}`)
  const reason = desk.getByRole('dialog').getByLabel('Motivo')
  const ask = async () => {
    await waitForHydration(desk)
    await desk.getByRole('button', { name: 'Suspender' }).click()
    await reason.waitFor()
  }
  await ask()
  await reason.fill('Cobró por adelantado')
  await desk.reload()
  await ask()
  await expect.poll(() => reason.inputValue()).toBe('Cobró por adelantado')
  const press = () => desk.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await endAndReturn(desk, admin, press, /:\d+\/$/)
  await ask()
  await expect.poll(() => reason.inputValue()).toBe('Cobró por adelantado')
  // Given up: the next time it is empty.
  await desk.getByRole('dialog').getByRole('button', { name: 'Volver' }).click()
  await expect.poll(() => desk.getByRole('dialog').count()).toBe(0)
  await ask()
  expect(await reason.inputValue()).toBe('')
})

test('of somebody who signs out nothing that was typed stays for the next one at this browser', async () => {
  const ana = await createPerson({ name: 'Ana Flores' })
  const { id } = await createExperience({})
  const page = await open('/how-it-works', desktop)
  await signInPage(page, ana)
  await page.goto(`/booking/${id}?guests=2`)
  await waitForHydration(page)
  await page.getByLabel('Teléfono').fill('7411-2233')
  await page.getByLabel('Peticiones especiales').fill('Soy alérgica al maní')
  await page.reload()
  await waitForHydration(page)
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('7411-2233')
  await page.getByRole('button', { name: /Ana/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByText('Sesión cerrada').waitFor()
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toMatch(/7411-2233|alérgica/)
})

test('a form belongs to who opened it: somebody else who signs in in another tab gets one of their own', async () => {
  const ana = await createPerson({ name: 'Ana Flores' })
  const EMAIL = 'manuel.reyes@demo.torogoz.sv'
  const { id, dateIds } = await createExperience({})
  const page = await open('/how-it-works', phone)
  await signInPage(page, ana)
  await page.goto(`/booking/${id}?date=${dateIds[0]}`)
  await waitForHydration(page)
  await page.getByLabel('Teléfono').fill('7000-1234')
  await page.getByLabel('Peticiones especiales').fill('Soy alérgica a la nuez.')
  const other = await page.context().newPage()
  await other.goto('/how-it-works')
  await endSessionsOf(ana)
  await other.goto('/auth/login')
  await other.getByLabel('Email').fill(EMAIL)
  await other.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Iniciar sesión' }).click()
  await other.waitForURL('**/search')
  const email = page.getByLabel('Email')
  await expect.poll(() => email.inputValue().catch(() => '')).toBe(EMAIL)
  await waitForHydration(page)
  expect(await page.getByLabel('Peticiones especiales').inputValue()).toBe('')
  await page.getByLabel('Teléfono').fill('7111-2222')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Reservar', exact: true }).locator('visible=true').click()
  await page.getByRole('heading', { level: 1, name: '¡Reserva creada exitosamente!' }).waitFor()
  const booked = await database().select().from(bookings).where(eq(bookings.experienceId, id))
  expect(booked).toMatchObject([{ specialRequests: null, guestInfo: { firstName: 'Manuel', email: EMAIL } }])
})
