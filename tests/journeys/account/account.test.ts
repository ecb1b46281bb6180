import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { preferences } from '#marketplace/accounts/preferences/preference.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { padded, photograph } from '../../support/scenes/hostile-pictures.ts'
import { signInPage } from '../../support/signed-in-page.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** Not the demo's password, which is refused because it is public. */
const PASSWORD = 'tres pupusas de loroco'
const LONG = 'María de los Ángeles Guadalupe Hernández-Villacorta de Escalante y Martínez'

async function openAs(person: { id: string }, path: string, device = desktop): Promise<Page> {
  const page = await open('/terms-and-conditions', device)
  await signInPage(page, person)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return page
}

/** Registers through the form's own endpoint, so that there is a password. */
async function register(page: Page, email: string) {
  const answer = await page.request.post('/api/auth/sign-up', {
    data: { email, password: PASSWORD, data: { full_name: 'Ana Núñez', role: 'traveler' }, termsAccepted: true },
  })
  expect(answer.status()).toBe(201)
}

const newAddress = () => `${crypto.randomUUID().slice(0, 8)}@correo.sv`

test('the profile is read, edited, cancelled and saved; the name changes everywhere at once (ACC-06 to ACC-10)', async () => {
  const person = await createPerson({ name: 'Ana Núñez', profile: { phone: '7000-0000' } })
  const page = await openAs(person, '/profile')
  const info = page.getByRole('region', { name: 'Información personal' })
  await info.getByText('7000-0000').waitFor()
  await page.getByText('Viajero', { exact: true }).first().waitFor()
  await info.getByRole('button', { name: 'Editar' }).click()
  await expect.poll(() => info.getByLabel('Correo electrónico').getAttribute('readonly')).toBe('')
  await info.getByLabel('Nombre completo').fill('Otra Persona')
  await info.getByRole('button', { name: 'Cancelar' }).click()
  await info.getByText('Ana Núñez').waitFor()
  await info.getByRole('button', { name: 'Editar' }).click()
  expect(await info.getByLabel('Nombre completo').inputValue()).toBe('Ana Núñez')
  // Invalid input: messages at the fields, and the input stays.
  await info.getByLabel('Nombre completo').fill('Rosa Elena')
  await info.getByLabel(/^Teléfono/).fill('llámame')
  expectComplaint(/422/)
  await info.getByRole('button', { name: 'Guardar cambios' }).click()
  await info.getByText('Número de teléfono inválido').waitFor()
  await page.getByText('No se pudo actualizar el perfil').waitFor()
  expect(await info.getByLabel('Nombre completo').inputValue()).toBe('Rosa Elena')
  await info.getByLabel(/^Teléfono/).fill('+503 7111-1111')
  await info.getByText('Francés').click()
  await info.getByLabel(/^Sobre mí/).fill('Camino despacio.')
  await info.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Perfil actualizado').waitFor()
  await page.getByRole('button', { name: 'Tu cuenta: Rosa Elena' }).waitFor()
  await page.reload()
  await info.getByText('Español, Francés').waitFor()
  await info.getByText('Camino despacio.').waitFor()
})

test('what was changed on the other device while the form stood open is not put back', async () => {
  const person = await createPerson({ name: 'Ana Núñez', profile: { phone: '7000-0000' } })
  const [page, other] = [await openAs(person, '/profile'), await openAs(person, '/profile')]
  const info = (at: Page) => at.getByRole('region', { name: 'Información personal' })
  for (const at of [page, other]) await info(at).getByRole('button', { name: 'Editar' }).click()
  await info(other)
    .getByLabel(/^Teléfono/)
    .fill('7222-2222')
  await info(other).getByRole('button', { name: 'Guardar cambios' }).click()
  await other.getByText('Perfil actualizado').waitFor()
  await info(page)
    .getByLabel(/^Sobre mí/)
    .fill('Camino despacio.')
  await info(page).getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Perfil actualizado').waitFor()
  await info(page).getByText('Camino despacio.').waitFor()
  await info(page).getByText('7222-2222').waitFor()
})

test('the picture: too large, no picture, a good one, taken away again (UPL-07)', async () => {
  const person = await createPerson()
  const page = await openAs(person, '/profile', phone)
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  const jpeg = await photograph(900, 1200).jpeg().toBuffer()
  const input = page.getByLabel(/Subir foto|Cambiar foto/)
  await input.setInputFiles(file('foto.jpg', 'image/jpeg', padded(jpeg, 5_242_881)))
  await page.getByText('La imagen no puede ser mayor a 5MB').first().waitFor()
  await input.setInputFiles(file('carta.pdf', 'application/pdf', Buffer.from('%PDF-1.7')))
  await page.getByText('Por favor selecciona una imagen válida').first().waitFor()
  // An HTML file with a picture's type passes the browser and is refused by the server.
  expectComplaint(/415/)
  const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/avatar'))
  await input.setInputFiles(file('foto.jpg', 'image/jpeg', Buffer.from('<!doctype html><p>hola')))
  expect((await uploaded).status()).toBe(415)
  // A server error is not reported as a wrong picture, and the picture can be chosen again (MSG-100).
  await page.route('**/api/profile/avatar', (route) => route.abort())
  expectComplaint(/ERR_FAILED/)
  await input.setInputFiles(file('foto.jpg', 'image/jpeg', jpeg))
  await page.getByRole('main').getByText('No se pudo actualizar la foto de perfil').waitFor()
  await page.getByText('Subir foto').waitFor()
  await page.unroute('**/api/profile/avatar')
  await input.setInputFiles(file('foto.jpg', 'image/jpeg', padded(jpeg, 5_242_880)))
  await page.getByText('Foto de perfil actualizada correctamente').waitFor()
  const avatar = page.getByRole('banner').locator('img[src^="/files/avatars/"]')
  await avatar.waitFor()
  const served = await page.request.get((await avatar.getAttribute('src'))!)
  expect((await sharp(await served.body()).metadata()).format).toBe('webp')
  await page.getByRole('button', { name: 'Quitar' }).click()
  await page.getByText('Subir foto').waitFor()
  await expect.poll(() => avatar.count()).toBe(0)
})

test('choices survive a reload, and one that can not be stored goes back (ACC-12, ACC-15)', async () => {
  const person = await createPerson()
  const page = await openAs(person, '/profile')
  const box = (name: string) => page.getByRole('checkbox', { name })
  expect([
    await box('Notificaciones por correo').isChecked(),
    await box('Boletín').isChecked(),
    await box('Ofertas personalizadas').isChecked(),
  ]).toEqual([true, true, false])
  await box('Ofertas personalizadas').check()
  await page.getByText('Guardado').waitFor()
  await page.goto('/profile/settings')
  await page.waitForLoadState('networkidle')
  const choose = (name: string) => page.getByRole('switch', { name })
  await choose('Recordatorios').uncheck()
  await choose('Mostrar mi teléfono').check()
  await expect.poll(() => page.getByText('Guardado').count()).toBe(2)
  await page.route('**/api/profile/preferences', (route) => route.abort())
  expectComplaint(/ERR_FAILED/)
  await choose('Perfil público').click()
  await page.getByText('No se pudo actualizar el perfil').waitFor()
  expect(await choose('Perfil público').isChecked()).toBe(true)
  await page.unroute('**/api/profile/preferences')
  await page.reload()
  expect([await choose('Recordatorios').isChecked(), await choose('Mostrar mi teléfono').isChecked()]).toEqual([
    false,
    true,
  ])
  const [row] = await database().select().from(preferences).where(eq(preferences.userId, person.id))
  expect(row).toMatchObject({ personalisedOffers: true, reminders: false, showPhone: true, profilePublic: true })
})

test('a new password ends the session of the other browser (ACC-16)', async () => {
  const [here, there] = [await open('/terms-and-conditions'), await open('/terms-and-conditions', phone)]
  const email = newAddress()
  await register(here, email)
  const entered = await there.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } })
  expect(entered.status()).toBe(200)
  await here.goto('/profile/settings')
  await here.waitForLoadState('networkidle')
  const devices = here.getByRole('region', { name: 'Dispositivos' })
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(2)
  const form = here.getByRole('form', { name: 'Contraseña' })
  const fill = async (current: string, password: string, confirmation: string) => {
    await form.getByLabel('Contraseña actual').fill(current)
    await form.getByLabel('Contraseña nueva', { exact: true }).fill(password)
    await form.getByLabel('Confirma la contraseña nueva').fill(confirmation)
    await form.getByRole('button', { name: 'Cambiar contraseña' }).click()
  }
  await fill(PASSWORD, 'quetzal-42', 'quetzal-43')
  await form.getByText('Las contraseñas no coinciden').waitFor()
  expectComplaint(/422/)
  await fill('otra-cosa', 'quetzal-42', 'quetzal-42')
  await form.getByText('La contraseña actual no es correcta').waitFor()
  await fill(PASSWORD, 'quetzal-42', 'quetzal-42')
  await here.getByText('Tu contraseña cambió').waitFor()
  await expect.poll(() => devices.getByRole('listitem').count()).toBe(1)
  await devices.getByText('Este dispositivo').waitFor()
  await there.goto('/profile')
  expect(new URL(there.url()).pathname).toBe('/auth/login')
  await here.reload()
  expect(new URL(here.url()).pathname).toBe('/profile/settings')
})

test('another device is signed out from here', async () => {
  const [here, there] = [await open('/terms-and-conditions'), await open('/terms-and-conditions')]
  const email = newAddress()
  await register(here, email)
  await there.request.post('/api/auth/sign-in', { data: { email, password: PASSWORD } })
  await here.goto('/profile/settings')
  await here.waitForLoadState('networkidle')
  await here.getByRole('button', { name: /^Cerrar sesión en / }).waitFor()
  expect(await seriousFindings(here)).toEqual([])
  await here.getByRole('button', { name: /^Cerrar sesión en / }).click()
  await here.getByText('Sesión cerrada').waitFor()
  await there.goto('/profile/settings')
  expect(new URL(there.url()).pathname).toBe('/auth/login')
})

test('a copy of everything, and the end of the account (trust 4.4)', async () => {
  const page = await open('/terms-and-conditions', phone)
  const email = newAddress()
  await register(page, email)
  const { id } = (await (await page.request.get('/api/profile')).json()) as { id: string }
  const { dateIds } = await createExperience()
  const booking = await createBooking({ userId: id, availableDateId: dateIds[0]!, status: 'confirmed' })
  await page.goto('/profile/settings')
  await page.waitForLoadState('networkidle')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar mis datos' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('torogoz-mis-datos.json')
  const copy = await readFile((await file.path())!, 'utf8')
  expect(JSON.parse(copy)).toMatchObject({ reservas: { comoViajero: [{ id: booking.id }] } })
  expect(copy).toContain(email)
  await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^1 reserva por venir se cancela/).waitFor()
  expectComplaint(/422/)
  await dialog.getByLabel(/^Tu contraseña/).fill('otra-cosa')
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
  await dialog.getByText('La contraseña actual no es correcta').first().waitFor()
  await dialog.getByLabel(/^Tu contraseña/).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Tu cuenta quedó eliminada').waitFor()
  const [row] = await database().select().from(bookings).where(eq(bookings.id, booking.id))
  expect(row).toMatchObject({ status: 'cancelled', cancelledBy: 'traveler' })
  await page.goto('/profile')
  expect(new URL(page.url()).pathname).toBe('/auth/login')
})

test('a profile that can not be loaded says so and offers another try (ACC-11)', async () => {
  const person = await createPerson()
  const page = await openAs(person, '/profile/reservations')
  await page.route('**/api/profile', (route) => route.fulfill({ status: 500, json: { error: { message: 'x' } } }))
  expectComplaint(/500|^Error: x|x/)
  await page
    .getByRole('navigation', { name: 'Secciones de tu cuenta' })
    .getByRole('link', { name: 'Mi perfil' })
    .click()
  await page.getByRole('heading', { name: 'No se pudo cargar el perfil del usuario' }).waitFor({ timeout: 20_000 })
  await page.unroute('**/api/profile')
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('region', { name: 'Información personal' }).waitFor()
})

test.each([
  ['on a phone', phone],
  ['on a desktop by night', { ...desktop, colorScheme: 'dark' as const }],
])('nothing serious for axe, and a long name fits: %s', async (_name, device) => {
  const person = await createPerson({ name: LONG })
  const page = await openAs(person, '/profile', device)
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect([await seriousFindings(page), await wide()]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Editar' }).click()
  expect([await seriousFindings(page), await wide()]).toEqual([[], 0])
  await page.goto('/profile/settings')
  await page.waitForLoadState('networkidle')
  expect([await seriousFindings(page), await wide()]).toEqual([[], 0])
  await page.getByRole('button', { name: 'Eliminar mi cuenta…' }).click()
  await page.getByLabel('Escribe ELIMINAR para confirmar').waitFor()
  expect(await seriousFindings(page)).toEqual([])
})
