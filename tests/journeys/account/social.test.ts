import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { app, phone } from '../../support/app.ts'
import { startIdentityProvider } from '../../support/servers/identity-provider.ts'

const identity = await startIdentityProvider(() => `${running.address}/auth/callback`)
const { open, running, expectComplaint } = app({ ...identity.settings, RATE_LIMITS: 'on' })
afterAll(() => identity.stop())
beforeEach(() => {
  identity.behaviour.down = false
})

const person = (sub: string) =>
  Object.assign(identity.behaviour, {
    person: { sub, email: `${sub}@gmail.com`, email_verified: true, name: 'Rosa Imelda' },
  })
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const start = (page: Page, provider: string) => page.getByRole('button', { name: `Continuar con ${provider}` }).click()

test('a phone signs in with Google and goes where it wanted to go', async () => {
  person('rosa')
  const page = await open('/auth/login?redirect=%2Fhow-it-works', phone)
  await start(page, 'Google')
  await page.getByRole('heading', { name: 'Google de prueba' }).waitFor()
  expect(identity.asked.at(-1)!.searchParams.get('prompt')).toBe('consent')
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.waitForURL('**/how-it-works')
  await page.getByRole('button', { name: /Rosa/ }).waitFor()
  await page.goto('/profile/settings')
  const linked = page.getByRole('region', { name: 'Cuentas sociales' })
  await linked.getByText('Google', { exact: true }).waitFor()
  await linked.getByText(/^Vinculada desde /).waitFor()
  expect(await linked.getByRole('button').count()).toBe(0)
})

test('a start on the host pages makes a host', async () => {
  person('anfitrion')
  const page = await open('/auth/host/register')
  await start(page, 'Facebook')
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.waitForURL('**/host/dashboard')
})

test('who cancels is told so and is back at the login after 3 s, way back kept (AUTH-23, AUTH-26)', async () => {
  person('arrepentida')
  const page = await open('/auth/login?redirect=%2Fhow-it-works')
  await start(page, 'Google')
  expectComplaint(/409/)
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('main').getByText('Login cancelado.').waitFor()
  expect(path(page)).toContain('/auth/callback')
  await page.waitForURL('**/auth/login?redirect=%2Fhow-it-works')
})

test('a provider that fails, a lost network and too many tries are told apart', async () => {
  person('insistente')
  const page = await open('/auth/login')
  const main = page.getByRole('main')
  await start(page, 'Facebook')
  await page.getByRole('link', { name: 'Continuar' }).waitFor()
  identity.behaviour.down = true
  await page.goto('/auth/login')
  // Facebook needs no request before its consent page, so its return fails instead.
  identity.behaviour.down = false
  await start(page, 'Facebook')
  const back = page.waitForRequest('**/auth/callback**')
  await page.getByRole('link', { name: 'Continuar' }).click()
  identity.behaviour.down = true
  await back
  expectComplaint(/409/)
  await main.getByText('No se pudo conectar con Facebook').waitFor()
  identity.behaviour.down = false
  await page.waitForURL('**/auth/login')

  await page.context().setOffline(true)
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await start(page, 'Facebook')
  await main.getByText('Error de conexión. Verifica tu conexión a internet.').waitFor()
  await page.context().setOffline(false)

  expectComplaint(/429/)
  for (let nth = 0; nth < 5; nth++) {
    await page.goto('/auth/login')
    await start(page, 'Facebook')
    await page
      .getByRole('link', { name: 'Continuar' })
      .or(main.getByText(/Demasiados/))
      .waitFor()
  }
  await main.getByText('Demasiados intentos de login. Espera unos minutos...').waitFor()
})
