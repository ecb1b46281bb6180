import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app, desktop, PASSWORD, phone } from '../../support/app.ts'

const { open, running, expectComplaint } = app()
let sql: pg.Client
beforeAll(async () => {
  sql = new pg.Client({ connectionString: running.databaseUrl })
  await sql.connect()
})
afterAll(() => sql.end())

const people = {
  traveler: 'viajera@demo.torogoz.sv',
  host: 'anfitriona@demo.torogoz.sv',
  admin: 'admin@demo.torogoz.sv',
}
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor()

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

test('somebody registers as a traveler, leaves, and comes back to where they wanted to go', async () => {
  const page = await open('/auth/register?redirect=%2Fhow-it-works%3Ffrom%3D3')
  await page.getByLabel('Nombre').fill('Mélida Ñáñez')
  await page.getByLabel('Email').fill('melida@correo.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill('quetzal-42')
  await page.getByLabel('Confirma tu contraseña').fill('quetzal-42')
  await page.getByLabel(/Acepto los/).check()
  await page.getByRole('button', { name: 'Registrarse' }).click()
  await page.waitForURL('**/how-it-works?from=3')

  await page.getByRole('button', { name: /Mélida/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByText('Sesión cerrada').waitFor()
  expect(path(page)).toBe('/')
  expect(await page.evaluate(() => sessionStorage.getItem('app_auth_state'))).toBeNull()

  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  await signIn(page, 'MELIDA@correo.sv', 'quetzal-42')
  await page.waitForURL('**/search')
  const cached = JSON.parse((await page.evaluate(() => sessionStorage.getItem('app_auth_state'))) ?? '{}')
  expect(cached).toMatchObject({ user: { email: 'melida@correo.sv', role: 'traveler' }, timestamp: expect.any(Number) })
})

test('a sign-out before the scripts have come says so, and leaves nothing of the person in the browser', async () => {
  const page = await open('/auth/login?redirect=%2Fhow-it-works')
  await signIn(page, people.traveler)
  await page.waitForURL('**/how-it-works')
  const hasSnapshots = () => page.evaluate(() => caches.has('kept-pages'))
  await page.evaluate(() => caches.open('kept-pages'))
  await page.evaluate(() => sessionStorage.setItem('draft', 'Llego tarde'))
  await page.route('**/assets/*-islands-*.js', (route) => route.abort())
  expectComplaint(/ERR_FAILED|dynamically imported/)
  await page.reload()
  await page.getByRole('button', { name: /^Tu cuenta: / }).click()
  await page.unroute('**/assets/*-islands-*.js')
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByText('Sesión cerrada').waitFor()
  expect(path(page)).toBe('/')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
  await expect.poll(hasSnapshots).toBe(false)
})

test('a registration with mistakes says so beside the fields and keeps what was typed', async () => {
  const page = await open('/auth/register', phone)
  const submit = page.getByRole('button', { name: 'Registrarse' })
  await page.getByLabel('Nombre').fill('Ana')
  await submit.click()
  await page.getByText('Por favor, completa todos los campos').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email')
  await page.getByLabel('Email').fill('viajera@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill('quetzal-42')
  await page.getByLabel('Confirma tu contraseña').fill('quetzal-43')
  await submit.click()
  await page.getByText('Las contraseñas no coinciden').waitFor()
  await page.getByText('Debes aceptar los términos y condiciones').waitFor()
  await page.getByLabel('Confirma tu contraseña').fill('quetzal-42')
  await page.getByLabel(/Acepto los/).check()
  expectComplaint(/409/)
  await submit.click()
  await page.getByText('Error al registrarse').waitFor()
  await page
    .getByRole('main')
    .getByText(/Ya existe una cuenta con ese email/)
    .waitFor()
  expect(await page.getByLabel('Nombre').inputValue()).toBe('Ana')
  expect(await page.getByLabel('Contraseña', { exact: true }).inputValue()).toBe('quetzal-42')
})

test('a login with the keyboard alone: nothing typed, a wrong password, the right one', async () => {
  const page = await open('/auth/login?redirect=%2Fhow-it-works')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  // Before hydration Enter does nothing, like the disabled button.
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión', disabled: false }).waitFor()
  await page.getByLabel('Email').press('Enter')
  await page.getByText('Por favor, completa todos los campos').waitFor()
  expect(sent).toEqual([])
  await page.keyboard.type(people.traveler)
  await page.keyboard.press('Tab')
  await page.keyboard.type('no-es-esta')
  expectComplaint(/401/)
  await page.keyboard.press('Enter')
  await page.getByText('Error al iniciar sesión').waitFor()
  await page.getByRole('main').getByText('El email o la contraseña no son correctos.').waitFor()
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/how-it-works')
})

test('host and admin land in their areas, and the doors send them there again', async () => {
  const host = await open('/auth/host/login')
  await signIn(host, people.host)
  await host.waitForURL('**/host/dashboard')
  for (const place of ['/', '/auth/login', '/how-it-works']) {
    await host.goto(place)
    expect(path(host)).toBe('/host/dashboard')
  }
  await host
    .getByRole('banner')
    .getByRole('button', { name: /Tu cuenta/ })
    .click()
  await host.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await host.getByText('Sesión cerrada').waitFor()
  expect(path(host)).toBe('/auth/host/login')

  const admin = await open('/auth/login')
  await signIn(admin, people.admin)
  await admin.waitForURL(/\/admin(\/dashboard)?$/)
  for (const place of ['/', '/auth/register', '/host/dashboard']) {
    await admin.goto(place)
    expect(path(admin)).toMatch(/^\/admin(\/dashboard)?$/)
  }
})

test('a traveler signed in is led away from the doors, and from the areas of others', async () => {
  const page = await open('/auth/login?redirect=%2Fhow-it-works')
  await signIn(page, people.traveler)
  await page.waitForURL('**/how-it-works')
  for (const place of ['/auth/login', '/auth/register', '/auth', '/host/dashboard', '/host']) {
    await page.goto(place)
    expect(path(page)).toBe('/')
  }
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'whoever opens /admin without the role hears why, on %s, also after a second redirect (SHELL-63)',
  async (_, device) => {
    const page = await open('/admin', device)
    expect(path(page)).toBe('/')
    await page.getByText('Acceso denegado').waitFor()
    await page.getByText('No tienes permisos de administrador').waitFor()
    await page.goto('/auth/host/login')
    await signIn(page, people.host)
    await page.waitForURL('**/host/dashboard')
    await page.goto('/admin/users')
    expect(path(page)).toBe('/host/dashboard')
    await page.getByText('Acceso denegado').waitFor()
    await page.reload()
    await page.getByRole('banner').waitFor()
    expect(await page.getByText('Acceso denegado').count()).toBe(0)
  },
)

test('a page that is being left does not take the notice of the next one (SHELL-63)', async () => {
  const page = await open('/auth/host/login')
  await signIn(page, people.host)
  await page.waitForURL('**/host/dashboard')
  // A page that was reached by a redirect; its scripts have begun, and it comes to life late.
  const part = Promise.withResolvers<void>()
  await page.route('**/assets/dashboard-page-*.js', (route) => part.promise.then(() => route.continue()))
  await page.goto('/')
  expect(path(page)).toBe('/host/dashboard')
  // The next redirect has left its notice, and its page is still to come.
  const document = Promise.withResolvers<void>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/host/dashboard', requestStage: 'Request' }] })
  devtools.on('Fetch.requestPaused', async ({ requestId }) => {
    await document.promise
    await devtools.send('Fetch.continueRequest', { requestId })
  })
  const arrived = page.goto('/admin/users')
  const hasNotice = async () => (await page.context().cookies()).some(({ name }) => name === 'torogoz.notice')
  await expect.poll(hasNotice).toBe(true)
  const alive = page.waitForRequest('**/api/notices/unread')
  part.resolve()
  await alive
  document.resolve()
  await arrived
  await page.getByText('Acceso denegado').waitFor()
})

test('an administrator whose session ends in another tab hears at home why', async () => {
  const page = await open('/auth/login')
  await signIn(page, people.admin)
  await page.waitForURL(/\/admin(\/dashboard)?$/)
  const other = await page.context().newPage()
  await other.goto('/admin')
  await other.getByRole('banner').getByRole('button', { name: 'Salir' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Acceso denegado').waitFor()
})

test('a traveler whose session has ended elsewhere hears at home why', async () => {
  const page = await open('/auth/login?redirect=%2Fprofile%2Freservations')
  await signIn(page, people.traveler)
  await page.waitForURL('**/profile/reservations')
  await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click()
  await sql.query('delete from sessions where user_id = (select id from users where email = $1)', [people.traveler])
  expectComplaint(/status of 401/)
  await page.getByRole('button', { name: 'Sí, cancelar' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('Sesión cerrada').waitFor()
})

test('a forgotten password is replaced by a link from the mail', async () => {
  const page = await open('/auth/login', phone)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await heading(page, 'Restablece tu contraseña')
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await page.getByText('Por favor, ingresa tu dirección de email').waitFor()
  await page.getByLabel('Email').fill(people.traveler)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await page
    .getByText('Si existe una cuenta con ese email, recibirás un enlace para restablecer tu contraseña.')
    .waitFor()

  const mail = async () =>
    (await sql.query('select text from outbox where recipient = $1', [people.traveler])).rows[0]?.text
  await expect.poll(mail).toContain('/auth/reset-password?token=')
  await page.goto((await mail()).match(/https?:\/\/[^\s]+reset-password[^\s]+/)[0])
  await page.getByLabel('Contraseña nueva').fill('quetzal-nueva')
  await page.getByLabel('Confirma tu contraseña').fill('quetzal-nueva')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await heading(page, 'Tu contraseña cambió')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await signIn(page, people.traveler, 'quetzal-nueva')
  await page.waitForURL('**/search')
  await page.goto('/auth/reset-password')
  await page.getByText('Este enlace ya se usó o venció. Pide uno nuevo.').waitFor()
})

test('signing out in one tab reaches the other one', async () => {
  const page = await open('/auth/host/login')
  await signIn(page, people.host)
  await page.waitForURL('**/host/dashboard')
  const other = await page.context().newPage()
  await other.goto('/host/dashboard')
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Tu cuenta/ })
    .click()
  await other.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await other.waitForURL('**/auth/host/login')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor()
})

test('no page opens a way out of the site after a login (INV-35)', async () => {
  const page = await open('/auth/login?redirect=https%3A%2F%2Fevil.example%2F')
  await signIn(page, people.host)
  await page.waitForURL('**/host/dashboard')
})

test('a hand-written cache draws nobody and opens nothing (AUTH-36)', async () => {
  const page = await open('/')
  await page.evaluate(() =>
    sessionStorage.setItem(
      'app_auth_state',
      JSON.stringify({
        user: { id: 'x', email: 'x@x.sv', name: 'Impostora', avatar: null, role: 'admin', createdAt: '2026-01-01' },
        timestamp: Date.now(),
      }),
    ),
  )
  await page.goto('/admin')
  expect(path(page)).toBe('/')
  expect(await page.getByText('Impostora').count()).toBe(0)
})
