// All of a traveler's forms without JavaScript: each is posted to its own page (docs/decisions/0186).
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { users } from '#marketplace/accounts/account.table.ts'
import { bookings } from '#marketplace/bookings/booking.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { favorites } from '#marketplace/favorites/favorite.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const TITLE = 'Taller de sorbetes de carretón'
const PASSWORD = 'loroco-y-flor-de-izote'
let experience: Awaited<ReturnType<typeof createExperience>>

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  const starts = [3, 4, 5, 6, 7, 8].map((days) => new Date(Date.now() + days * DAY_MS))
  experience = await createExperience({
    title: TITLE,
    createdAt: new Date(),
    dates: starts.map((startDate) => ({ startDate })),
  })
})
afterAll(closePool)

const openPlain = (path: string, device = desktop) => open(path, { ...device, javaScriptEnabled: false })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).locator('visible=true').first().click()
const path = (page: Page) => {
  const { pathname, search } = new URL(page.url())
  return decodeURIComponent(pathname + search)
}

test('from the first search to a booked seat', async () => {
  // Refusals have their own status, which the browser logs.
  expectComplaint(/status of 4(01|22)/)
  const page = await openPlain('/')
  const email = `${crypto.randomUUID().slice(0, 8)}@correo.sv`

  await page.getByLabel('Qué buscas').fill(TITLE)
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await page.getByLabel('Ordenar por').selectOption('price-asc')
  await press(page, 'Ordenar')
  expect(path(page)).toContain('sort=price-asc')

  // A guest's heart leads to the login; somebody without an account registers, and returns to the heart.
  await press(page, `Guardar en favoritos: ${TITLE}`)
  await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
  await press(page, 'Iniciar sesión')
  await page.getByText('El email o la contraseña no son correctos.').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
  expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('')
  await page.getByRole('link', { name: 'Regístrate', exact: true }).click()
  await page.getByLabel('Nombre').fill('Ana María de la Paz')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirma tu contraseña').fill('otra-distinta')
  await page.getByLabel(/^Acepto los/).check()
  await press(page, 'Registrarse')
  await page.getByText('Las contraseñas no coinciden').waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Ana María de la Paz')
  expect(await page.getByLabel(/^Acepto los/).isChecked()).toBe(true)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirma tu contraseña').fill(PASSWORD)
  await press(page, 'Registrarse')
  await page.getByRole('heading', { name: 'Explora El Salvador' }).waitFor()
  expect(path(page)).toContain('sort=price-asc')
  const [person] = await database().select().from(users).where(eq(users.email, email))
  const saved = () => database().$count(favorites, eq(favorites.userId, person!.id))
  await press(page, `Guardar en favoritos: ${TITLE}`)
  await page.getByRole('button', { name: `Guardar en favoritos: ${TITLE}`, pressed: true }).waitFor()
  expect(await saved()).toBe(1)

  await page.getByRole('article').getByRole('link', { name: TITLE }).first().click()
  await press(page, 'Guardado')
  await page.getByRole('button', { name: 'Guardar', exact: true }).waitFor()
  expect(await saved()).toBe(0)

  // Playwright does not read text within noscript.
  await page.locator('noscript summary').click()
  await page.locator(`input[value="${experience.dateIds[5]}"]`).check()
  await page.getByRole('spinbutton', { name: 'Personas' }).fill('2')
  await press(page, 'Reservar')
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  expect(path(page)).toContain(`date=${experience.dateIds[5]}`)
  await page.getByLabel('Peticiones especiales').fill('Vamos con <niños> & abuelos')
  await page.getByLabel('Nombre').fill('')
  await press(page, 'Reservar')
  await page.getByText('El nombre es requerido').waitFor()
  await page.getByText('Debes aceptar los términos y condiciones').waitFor()
  expect(await page.getByLabel('Peticiones especiales').inputValue()).toBe('Vamos con <niños> & abuelos')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(experience.dateIds[5])
  expect(await page.getByRole('spinbutton', { name: 'Personas' }).inputValue()).toBe('2')
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByLabel('Teléfono').fill('7000-1234')
  await page.getByLabel(/^Acepto los/).check()
  await press(page, 'Reservar')
  await page.getByRole('heading', { name: '¡Reserva creada exitosamente!' }).waitFor()
  const stored = await database().select().from(bookings).where(eq(bookings.userId, person!.id))
  expect(stored).toMatchObject([{ availableDateId: experience.dateIds[5], guests: 2 }])

  await page.getByRole('link', { name: 'Ver mis reservas' }).click()
  await page.getByRole('button', { name: /^Tu cuenta/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByRole('link', { name: 'Iniciar sesión' }).first().waitFor()
  expect(path(page)).toBe('/')

  await page.goto('/auth/forgot-password')
  await page.getByLabel('Email').fill(email)
  await press(page, 'Enviar enlace')
  await page.getByText('Si existe una cuenta con ese email').waitFor()
})

test('a booking form that was open when somebody else signed in books nothing for them', async () => {
  const [ana, manuel] = [await signedIn('traveler', { name: 'Ana Núñez' }), await signedIn('traveler')]
  const page = await openPlain('/about')
  await signInPage(page, ana)
  await page.goto(`/booking/${experience.id}?date=${experience.dateIds[4]}`)
  await page.getByLabel('Teléfono').fill('7000-1234')
  await page.getByLabel(/^Acepto los/).check()
  await signInPage(page, manuel)
  expectComplaint(/status of 409/)
  await press(page, 'Reservar')
  await page.getByText('En este navegador se abrió otra cuenta, así que no se envió nada.').first().waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(manuel.email)
  expect(await page.getByLabel('Teléfono').inputValue()).toBe('')
  expect(await database().$count(bookings, eq(bookings.availableDateId, experience.dateIds[4]!))).toBe(0)
})

test('a button pressed before the page is hydrated posts its form', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@correo.sv`
  const page = await open('/about', phone)
  const data = { email, password: PASSWORD, data: { full_name: 'Ana Núñez', role: 'traveler' }, termsAccepted: true }
  const response = await fetch(`${running.address}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  expect(response.status).toBe(201)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/auth/login?redirect=/faq', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  await page.waitForURL('**/faq', { waitUntil: 'commit' })
  scripts.resolve()
  await page.getByRole('button', { name: /Ana/ }).first().waitFor()
})

test('a form refused before the page is hydrated keeps its messages and what was typed', async () => {
  // The status of the refused form, which the browser logs.
  expectComplaint(/status of 4(01|22)/)
  const expectRefusal = async (path: string, type: (page: Page) => Promise<void>) => {
    const page = await open('about:blank', phone)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await scripts.promise
      await route.continue().catch(() => {})
    })
    await page.goto(path, { waitUntil: 'commit' })
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await type(page)
    expect((await answer).status()).toBeGreaterThanOrEqual(400)
    await page.waitForLoadState('domcontentloaded')
    scripts.resolve()
    return waitForHydration(page)
  }
  const email = 'nadie@correo.sv'
  const login = await expectRefusal('/auth/login', async (page) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Contraseña', { exact: true }).fill('no-es-esta')
    await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  })
  await login.getByText('El email o la contraseña no son correctos.').waitFor()
  expect(await login.getByLabel('Email').inputValue()).toBe(email)
  // The next page begins without it, and so does the form on return.
  await login.getByRole('link', { name: 'Regístrate', exact: true }).click()
  await login.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor()
  await login.goBack()
  await login.getByRole('heading', { name: 'Inicia sesión' }).waitFor()
  expect(await login.getByText('El email o la contraseña no son correctos.').count()).toBe(0)

  const register = await expectRefusal('/auth/register', async (page) => {
    await page.getByLabel('Nombre').fill('Ana María')
    await page.getByLabel('Nombre').press('Enter')
  })
  await register.getByText('Por favor, completa todos los campos').waitFor()
  expect(await register.getByLabel('Nombre').inputValue()).toBe('Ana María')
})
