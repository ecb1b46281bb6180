// Second step of a sign-in, passkeys, and the repeated password; by keyboard and pointer, on phone and desktop.
import { createServer } from 'node:net'
import { createOTP } from '@better-auth/utils/otp'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { sessions, users } from '#marketplace/accounts/account.table.ts'
import { stepAt } from '#marketplace/accounts/second-factor/second-factor.rules.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

/** Passkeys need a host name, so the product is opened as localhost. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
const port = String(await freePort())
const { open, running, expectComplaint } = app({ PORT: port, APP_URL: `http://localhost:${port}`, SEED_DEMO: 'false' })
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const PASSWORD = 'loroco-y-flor-de-izote'

async function registered(page: Page): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 8)}@correo.sv`
  const data = { email, password: PASSWORD, data: { full_name: 'Ana Núñez', role: 'traveler' }, termsAccepted: true }
  expect((await page.request.post('/api/auth/sign-up', { data })).status()).toBe(201)
  return email
}

function bytesOf(base32: string): Uint8Array {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...base32].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2),
  )
}
const codeOf = (secret: string, steps: number) =>
  createOTP(new TextDecoder().decode(bytesOf(secret))).hotp(stepAt(new Date()) + steps)

async function signIn(page: Page, email: string) {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

test.each([
  ['phone', phone, 'light'],
  ['desktop', desktop, 'dark'],
] as const)('an app is set up and asked for at the next sign-in, on a %s', async (_name, device, colorScheme) => {
  const page = await open('/terms-and-conditions', { ...device, colorScheme })
  const email = await registered(page)
  await page.goto('/profile/settings')
  const security = page.getByRole('region', { name: 'Seguridad' })
  await security.getByRole('button', { name: 'Activar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Activa tu aplicación de códigos' })
  await dialog.getByRole('img', { name: 'Código QR para tu aplicación' }).waitFor()
  const secret = ((await dialog.locator('.select-all').textContent()) ?? '').replaceAll(' ', '')
  expect(await seriousFindings(page)).toEqual([])
  expectComplaint(/422/)
  await dialog.getByLabel('Código', { exact: true }).fill('000000')
  await page.keyboard.press('Enter')
  await dialog.getByText('Ese código no es correcto').first().waitFor()
  await dialog.getByLabel('Código', { exact: true }).fill(await codeOf(secret, -1))
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' })
  await codes.getByRole('listitem').nth(9).waitFor()
  const [recovery = '', another = ''] = await codes.getByRole('listitem').allTextContents()
  expect(await seriousFindings(page)).toEqual([])
  await codes.getByRole('button', { name: 'Ya los guardé' }).focus()
  await page.keyboard.press('Enter')
  await security.getByText('Activa', { exact: true }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Quitar…')
  await security.getByText('Te quedan 10.').waitFor()

  await page.context().clearCookies()
  expectComplaint(/401/)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Un paso más' }).waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await main.getByText('Ese código no es correcto').waitFor()
  expect(await main.getByText('Ese código no es correcto').count()).toBe(1)
  await page.getByLabel('Código', { exact: true }).fill(await codeOf(secret, 0))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search')

  await page.context().clearCookies()
  await signIn(page, email)
  await page.getByLabel('Código', { exact: true }).fill(recovery.toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search')
  await page.getByText('te quedan 9').waitFor()

  // Without script the step works at the same address, and continues after a wrong code.
  const plain = await open('/terms-and-conditions', { ...desktop, javaScriptEnabled: false })
  await signIn(plain, email)
  await plain.getByLabel('Código', { exact: true }).fill('000000')
  await plain.keyboard.press('Enter')
  await plain.getByText('Ese código no es correcto').waitFor()
  await plain.getByLabel('Código', { exact: true }).fill(another)
  await plain.keyboard.press('Enter')
  await plain.waitForURL('**/search')
})

test('a passkey is made, opens the account without a password, and is taken away', async () => {
  const page = await open('/terms-and-conditions')
  await registered(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
  await page.goto('/profile/settings')
  const security = page.getByRole('region', { name: 'Seguridad' })
  await security.getByRole('button', { name: 'Agregar una llave de acceso' }).click()
  await page.getByRole('dialog').getByLabel('Nombre').fill('Mi portátil')
  await page.keyboard.press('Enter')
  // The codes can not be shown again: Escape moves to the confirming button and loses none.
  const codes = page.getByRole('dialog', { name: 'Guarda tus códigos de recuperación' })
  await codes.getByRole('listitem').nth(9).waitFor()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await codes.getByText('Guárdalos antes de cerrar.').waitFor()
  await codes.getByRole('button', { name: 'Cerrar' }).click()
  await page.mouse.click(5, 5)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ya los guardé')
  expect(await codes.getByRole('listitem').count()).toBe(10)
  await page.keyboard.press('Enter')
  await codes.waitFor({ state: 'detached' })
  await security.getByText('Mi portátil').waitFor()
  await security.getByRole('button', { name: 'Cambiar el nombre de Mi portátil' }).click()
  const renaming = page.getByRole('dialog', { name: 'Cambiar el nombre de la llave' })
  await renaming.getByLabel('Nombre').fill('Portátil del hostal')
  await page.keyboard.press('Enter')
  await security.getByText('Portátil del hostal').waitFor()
  await page.context().clearCookies()
  await page.goto('/auth/login')
  const requested = page.waitForRequest('**/api/auth/passkey')
  await page.getByRole('button', { name: 'Entrar con una llave de acceso' }).click()
  const answer = (await requested).postDataJSON()
  await page.waitForURL('**/search')
  // A signed answer can not be replayed.
  const repeated = await page.request.post('/api/auth/passkey', { data: answer })
  expect([repeated.status(), (await repeated.json()).error.code]).toEqual([422, 'PASSKEY_REFUSED'])
  await page.goto('/profile/settings')
  await security.getByText(/Último uso/).waitFor()
  await security.getByRole('button', { name: 'Quitar Portátil del hostal' }).focus()
  await page.keyboard.press('Enter')
  await security.getByText('Portátil del hostal').waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Agregar una llave de acceso')
})

test('what is delicate asks for the password once more and then goes on by itself', async () => {
  const page = await open('/terms-and-conditions', phone)
  const email = await registered(page)
  const [user] = await database().select().from(users).where(eq(users.email, email))
  await database()
    .update(sessions)
    .set({ provedAt: new Date(0) })
    .where(eq(sessions.userId, user!.id))
  await page.goto('/profile/settings')
  await waitForHydration(page)
  expectComplaint(/428|422/)
  await page.getByRole('button', { name: 'Descargar mis datos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirma tu contraseña' })
  await dialog.getByLabel('Tu contraseña').fill('otra-cosa')
  await page.keyboard.press('Enter')
  await dialog.getByText('La contraseña actual no es correcta').first().waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByLabel('Tu contraseña').fill(PASSWORD)
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await download).suggestedFilename()).toBe('torogoz-mis-datos.json')
  await dialog.waitFor({ state: 'detached' })
})

test('an administrator without a second factor is led to set one up', async () => {
  const page = await open('/terms-and-conditions')
  await signInPage(page, await createPerson({ role: 'admin' }))
  expectComplaint(/403/)
  await page.goto('/admin/users')
  await page.waitForURL('**/admin/security')
  await page.getByText('Falta un paso para administrar Torogoz').waitFor()
  expect(await seriousFindings(page)).toEqual([])
})
