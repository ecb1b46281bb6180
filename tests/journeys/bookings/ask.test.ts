// A traveler without script asks before a booking, the host answers on a phone, and everybody reads it; after the booking the
// companions get a card.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const withoutScript = { ...phone, javaScriptEnabled: false }

test('a question posted without script, an answer on a phone, and both on the page of the experience', async () => {
  const host = await createPerson({ role: 'host', name: 'Marta Alvarenga' })
  const traveler = await createPerson({ name: 'Lucía Hernández' })
  const { id } = await createExperience({ hostId: host.id, title: 'Pesca al amanecer', pictured: true })

  const page = await open('/how-it-works', withoutScript)
  await signInPage(page, traveler)
  await page.goto(`/questions/${id}?text=${encodeURIComponent('Llámame al 7845-1236, ¿pueden ir niños?')}`)
  await page.getByRole('checkbox', { name: 'Puede publicarse sin mi nombre' }).check()
  // The server answers such a form with 422, which the browser logs.
  expectComplaint(/status of 422/)
  await page.getByRole('button', { name: 'Enviar pregunta' }).click()
  await page.getByText('Quita el teléfono').waitFor()
  const field = page.getByRole('textbox', { name: 'Tu pregunta' })
  expect(await field.inputValue()).toContain('¿pueden ir niños?')
  await field.fill('¿Pueden ir niños de cinco años?')
  await page.getByRole('button', { name: 'Enviar pregunta' }).click()
  await page.getByText('Espera respuesta', { exact: true }).waitFor()

  const portal = await open('/how-it-works', phone)
  await signInPage(portal, host)
  await portal.goto('/host/dashboard')
  await portal.getByRole('link', { name: '1 pregunta' }).click()
  await portal.getByRole('textbox', { name: 'Tu respuesta a Lucía H.' }).fill('Sí, con chaleco de su talla.')
  await portal.getByRole('checkbox', { name: /^Publicar la pregunta/ }).check()
  expect(await seriousFindings(portal)).toEqual([])
  await portal.getByRole('button', { name: 'Enviar respuesta' }).click()
  await portal.getByText('Estás al día: ninguna pregunta espera.').waitFor()
  // The form is gone with the button that was pressed, and the keyboard goes on at the page's heading.
  await expect.poll(() => portal.evaluate(() => document.activeElement?.tagName)).toBe('H1')

  const stranger = await open(`/experience/${id}`, withoutScript)
  const section = stranger.getByRole('region', { name: 'Preguntas y respuestas' })
  await section.getByText('Sí, con chaleco de su talla.').waitFor()
  expect(await section.textContent()).not.toMatch(/Lucía/)
  await section.getByRole('link', { name: 'Preguntar antes de reservar' }).click()
  await stranger.getByRole('link', { name: 'Iniciar sesión para preguntar' }).waitFor()
})

test('a trip card made without script opens for the group, also without a network, until it is ended', async () => {
  const traveler = await createPerson({ name: 'Lucía Hernández' })
  const { dateIds } = await createExperience({ title: 'Pesca al amanecer', bringWithYou: ['Gorra'] })
  const overrides = { userId: traveler.id, availableDateId: dateIds[0]!, status: 'confirmed', guests: 3 } as const
  const booking = await createBooking({ ...overrides, guestInfo: null })
  const page = await open('/how-it-works', withoutScript)
  await signInPage(page, traveler)
  await page.goto(`/profile/reservations/${booking.id}/voucher`)
  await page.getByRole('button', { name: 'Crear la tarjeta' }).click()
  const path = (await page.getByRole('link', { name: 'Ver la tarjeta' }).getAttribute('href'))!

  const friend = await open(path, phone)
  await friend.getByText('Lucía tiene el código de inicio').waitFor()
  expect(await friend.getByRole('main').textContent()).not.toContain(booking.confirmationCode)
  expect(await seriousFindings(friend)).toEqual([])
  await friend.getByText(/Guardado para ver sin conexión/).waitFor()
  await friend.evaluate(() => navigator.serviceWorker.ready)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await friend.context().setOffline(true)
  await friend.reload()
  await friend.getByText(/Copia guardada en este dispositivo/).waitFor()
  await friend.getByText('Gorra').waitFor()

  await page.getByRole('button', { name: 'Dejar de compartir' }).click()
  await page.getByRole('button', { name: 'Crear la tarjeta' }).waitFor()
  await friend.context().setOffline(false)
  expectComplaint(/status of 404/)
  await friend.goto(path)
  await friend.getByRole('heading', { name: 'Esta tarjeta ya no está' }).waitFor()
})
