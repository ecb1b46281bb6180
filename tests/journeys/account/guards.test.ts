import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { app, desktop, PASSWORD, phone } from '../../support/app.ts'

const { open, running } = app()
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

async function signIn(page: Page, email = 'viajera@demo.torogoz.sv') {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}

const words = {
  mobile: ['Inicia sesión', 'Para acceder a esta sección necesitas iniciar sesión'],
  desktop: ['Acceso restringido', 'Debes iniciar sesión para acceder a esta sección'],
}
const notice = (page: Page) => page.getByRole('region', { name: 'Notificaciones' })

test.each([
  ['a phone', phone, words.mobile],
  ['767 pixels', { viewport: { width: 767, height: 900 } }, words.mobile],
  ['768 pixels', { viewport: { width: 768, height: 900 } }, words.desktop],
  ['a desktop', desktop, words.desktop],
])(
  'a guest is sent to the login with the words for %s, and comes back with the query (SHELL-54 to SHELL-58)',
  async (_, device, [title, text]) => {
    const page = await open('/profile/reservations?desde=correo', device)
    expect(path(page)).toBe('/auth/login?redirect=%2Fprofile%2Freservations%3Fdesde%3Dcorreo')
    await notice(page).getByText(title!, { exact: true }).waitFor()
    await notice(page).getByText(text!, { exact: true }).waitFor()
    await signIn(page)
    await page.waitForURL('**/profile/reservations?desde=correo')
    expect(await notice(page).count()).toBe(0)
  },
)

test('who wants to book hears it on the login page too, and the notice once (BOOK-03)', async () => {
  const booking = '/booking/0190f0c2-7a2e-7000-8000-000000000001?guests=3'
  const page = await open(booking, phone)
  expect(path(page)).toBe(`/auth/login?redirect=${encodeURIComponent(booking)}`)
  await page.getByRole('main').getByText('Debes iniciar sesión para realizar una reserva').waitFor()
  await notice(page).getByText('Inicia sesión', { exact: true }).waitFor()
  expect(await notice(page).getByRole('dialog').count()).toBe(1)
})

test('every address of the account is guarded, and the way back survives a change of mind (SHELL-55, SHELL-56)', async () => {
  const page = await open('/profile')
  expect(path(page)).toBe('/auth/login?redirect=%2Fprofile')
  await page.goto('/profile/algo/mas')
  expect(path(page)).toBe('/auth/login?redirect=%2Fprofile%2Falgo%2Fmas')
  await page.getByRole('link', { name: 'Regístrate' }).click()
  await page.getByRole('heading', { name: 'Crea tu cuenta' }).waitFor()
  await page.getByRole('link', { name: 'Inicia sesión' }).click()
  await signIn(page)
  await page.waitForURL('**/profile/algo/mas')
})

test('a session that ends in another tab leads to the login, from inside the page (AUTH-37)', async () => {
  const page = await open('/auth/login?redirect=%2Fprofile')
  await signIn(page)
  await page.waitForURL('**/profile')
  await page.getByRole('button', { name: 'Cerrar sesión' }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/profile')
  await other.getByRole('button', { name: 'Cerrar sesión' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  await page.waitForURL('**/auth/login?redirect=%2Fprofile')
  await notice(page).getByText('Acceso restringido').waitFor()
  // A sign-in in the other tab takes this tab back to where it was.
  await other.goto('/auth/login?redirect=%2Fhow-it-works')
  await signIn(other)
  await other.waitForURL('**/how-it-works')
  await page.waitForURL('**/profile')
})

test.each([
  ['light', ['login', 'register', 'forgot-password', 'reset-password?token=a', 'host/register']],
  ['dark', ['login', 'register']],
] as const)(
  'the doors pass axe in the %s, and nothing runs over the edge of 320 pixels',
  async (colorScheme, places) => {
    const page = await open('/auth/login', { viewport: { width: 320, height: 700 }, colorScheme })
    for (const place of places) {
      await page.goto(`/auth/${place}`)
      await page.evaluate(axe.source)
      const { violations } = await page.evaluate(() => (globalThis as never as { axe: typeof axe }).axe.run())
      expect(violations.map(({ id, nodes }) => `${place}: ${id} ${nodes[0]?.html}`)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  },
)

/** The content security policy of every page, also missing ones; by directive. */
const POLICY = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self' blob:",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
}

test.each([
  ['/', 200],
  ['/search', 200],
  ['/auth/login', 200],
  ['/no-hay-tal-pagina', 404],
])('the page %s carries every header that guards its reader (INV-43)', async (place, status) => {
  // The second is the cached copy of the first; the third is rendered for a visitor with a session cookie.
  for (const cookie of [null, null, 'torogoz.session_token=a']) {
    const answer = await fetch(running.address + place, { headers: { accept: 'text/html', ...(cookie && { cookie }) } })
    expect(answer.status).toBe(status)
    for (const [name, value] of Object.entries(HEADERS)) expect([name, answer.headers.get(name)]).toEqual([name, value])
    const { 'script-src': scripts, ...policy } = Object.fromEntries(
      answer.headers
        .get('content-security-policy')!
        .split('; ')
        .map((line) => [line.split(' ')[0]!, line.split(' ').slice(1).join(' ')]),
    )
    expect(policy).toEqual(POLICY)
    expect(scripts).toMatch(/^'self'( '(nonce|sha256)-[\w+/=-]+')+$/)
  }
})
