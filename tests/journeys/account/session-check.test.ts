// The session can not be checked: repeated checks, the waiting screen, the user a tab remembers.
import pg from 'pg'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app, PASSWORD } from '../../support/app.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
let sql: pg.Client
beforeAll(async () => {
  sql = new pg.Client({ connectionString: running.databaseUrl })
  await sql.connect()
})
afterAll(() => sql.end())

test('the whole screen belongs to the check of a guarded page, inside the frame of the travelers too (SHELL-65)', async () => {
  const page = await open('/auth/login?redirect=%2Fprofile')
  await page.getByLabel('Email').fill('viajera@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/profile')
  await page.addInitScript(() => sessionStorage.clear())
  expectComplaint(/500|Session validation failed|Algo falló/)
  await sql.query('alter table sessions rename to sessions_away')
  try {
    await page.goto('/profile/reservations')
    const screen = page.getByRole('region', { name: 'Verificación de la sesión' })
    await screen.waitFor()
    await expect.poll(() => screen.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 })
    expect(await page.getByText('Mis reservas', { exact: true }).count()).toBe(0)
    await screen.getByText('Verificando sesión...').first().waitFor()
  } finally {
    await sql.query('alter table sessions_away rename to sessions')
  }
  await page.getByRole('heading', { name: 'Mis reservas' }).waitFor()
})

/** Lets the pauses between the checks pass at once, until the last of them has failed. The page's clock is replaced before. */
async function untilGivenUp(page: Page) {
  const gaveUp = page.getByText(/Failed to validate session after 3 attempts/).first()
  const afterPause = async () => {
    await page.clock.fastForward(3000)
    return gaveUp.isVisible()
  }
  await expect.poll(afterPause).toBe(true)
}

async function hostAtWork(): Promise<Page> {
  const page = await open('/auth/host/login')
  await page.getByLabel('Email').fill('anfitriona@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/host/dashboard')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Tu cuenta/ })
    .waitFor()
  return page
}

test('a guarded page whose check fails shows the cause and a retry that works (SHELL-66, SHELL-67)', async () => {
  const page = await hostAtWork()
  expectComplaint(/500|Session validation failed|Algo falló/)
  await sql.query('alter table sessions rename to sessions_away')
  try {
    await page.goto('/host/dashboard')
    await page.getByRole('heading', { name: 'No pudimos verificar tu sesión' }).waitFor()
    await page.getByText(/^Session validation failed: \S/).waitFor()
  } finally {
    await sql.query('alter table sessions_away rename to sessions')
  }
  // Either the automatic retry or the press comes first.
  const retry = page.getByRole('link', { name: 'Reintentar' })
  const account = page.getByRole('banner').getByRole('button', { name: /Tu cuenta/ })
  const pressed = async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 500 }).catch(() => undefined)
    return account.isVisible()
  }
  await expect.poll(pressed, { timeout: 25_000 }).toBe(true)
})

test('a failing check is repeated after 1, 2 and 3 s; meanwhile the screen says so; then it gives up (AUTH-34, AUTH-35)', async () => {
  const page = await hostAtWork()
  expectComplaint(/500|ERR_FAILED|Session validation failed|Algo falló/)
  // The tab forgets the person as the next document begins. On the page that is left, one that comes to life only now would
  // ask as well, and be counted.
  await page.addInitScript(() => sessionStorage.clear())
  await page.route('**/api/session', (route) => route.abort())
  await sql.query('alter table sessions rename to sessions_away')
  try {
    await page.goto('/host/dashboard')
    await page.getByRole('heading', { name: 'No pudimos verificar tu sesión' }).waitFor()
    await page
      .getByText(/Failed to validate session after 3 attempts/)
      .first()
      .waitFor({ timeout: 15_000 })
  } finally {
    await sql.query('alter table sessions_away rename to sessions')
  }
  // From the end of one check to the begin of the next, as the browser saw it: what they take themselves does not count.
  const pauses = await page.evaluate(() => {
    const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const checks = all.filter(({ name }) => name.endsWith('/api/session'))
    return checks.slice(1).map(({ startTime }, nth) => Math.floor((startTime - checks[nth]!.responseEnd) / 1000))
  })
  expect(pauses).toEqual([1, 2, 3])
  await page
    .getByText(/Session validation failed: Error de conexión/)
    .first()
    .waitFor()

  await page.clock.install()
  const screen = page.getByRole('region', { name: 'Verificación de la sesión' })
  await screen.getByRole('link', { name: 'Reintentar' }).click()
  await screen
    .getByText('Verificando sesión...')
    .or(screen.getByText(/Verificando tu acceso/))
    .first()
    .waitFor()
  await untilGivenUp(page)
  await page.unroute('**/api/session')
  await screen.getByRole('link', { name: 'Reintentar' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Tu cuenta/ })
    .waitFor()
})

test('the user a tab knew is drawn when the check fails for good, and opens nothing on the server (AUTH-35, AUTH-36)', async () => {
  const page = await hostAtWork()
  await page.clock.install()
  expectComplaint(/ERR_FAILED/)
  let requestCount = 0
  await page.route('**/api/session', (route) => {
    requestCount++
    return route.abort()
  })
  // Acts like another tab that announces a change: this tab checks again.
  const announce = async () => {
    await page.evaluate(() => {
      const channel = new BroadcastChannel('torogoz.session')
      channel.postMessage('another tab')
      channel.close()
    })
    return requestCount
  }
  await expect.poll(announce, { interval: 500 }).toBeGreaterThan(0)
  const failure = page.getByText('No pudimos verificar tu sesión')
  await expect.poll(() => page.clock.fastForward(3000).then(() => failure.isVisible())).toBe(true)
  await page.getByText('Seguimos con lo último que sabíamos.').waitFor()
  expect(
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Tu cuenta/ })
      .count(),
  ).toBe(1)
  await page.unroute('**/api/session')
})

test('a browser that cannot listen for other tabs works all the same', async () => {
  const page = await open('/')
  await page.context().addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  await page.goto('/auth/login?redirect=%2Fhow-it-works')
  await page.getByLabel('Email').fill('viajera@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/how-it-works')
})

/** A traveler's tab without a remembered user, in a browser that can not start listening for other tabs (AUTH-47). */
async function startsBadly(): Promise<Page> {
  const page = await open('/auth/login?redirect=%2Fprofile')
  await page.getByLabel('Email').fill('viajera@demo.torogoz.sv')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL('**/profile')
  await page.addInitScript(() => sessionStorage.clear())
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  expectComplaint(/500|ERR_FAILED|Session validation failed|Algo falló/)
  return page
}

/** Opens a page that the server draws without knowing the session. What the browser asks waits for the returned function. */
async function openUnknown(page: Page, path: string): Promise<(how: 'continue' | 'abort') => void> {
  const answered = Promise.withResolvers<'continue' | 'abort'>()
  let asked = 0
  await page.route('**/api/session', async (route) => {
    asked++
    await route[await answered.promise]()
  })
  await sql.query('alter table sessions rename to sessions_away')
  try {
    await page.goto(path)
  } finally {
    await sql.query('alter table sessions_away rename to sessions')
  }
  await expect.poll(() => asked).toBeGreaterThan(0)
  return answered.resolve
}

test('a start-up that failed does not hold up a public page (AUTH-47)', async () => {
  const page = await startsBadly()
  const answer = await openUnknown(page, '/how-it-works')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Explorar' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
  answer('continue')
})

test('a guarded page says that the start-up failed, and its retry opens it (AUTH-47)', async () => {
  const page = await startsBadly()
  const answer = await openUnknown(page, '/comparison')
  await waitForHydration(page)
  // As a link of the application: without a document.
  await page.evaluate(() => history.pushState({}, '', '/profile'))
  const screen = page.getByRole('region', { name: 'Verificación de la sesión' })
  await screen.getByText('Failed to initialize authentication').waitFor()
  await screen.getByText('Verificando sesión...').waitFor()
  const retry = screen.getByRole('link', { name: 'Reintentar' })
  await retry.click()
  await page.clock.install()
  answer('abort')
  await untilGivenUp(page)
  await page.unroute('**/api/session')
  await retry.click()
  await expect.poll(() => screen.count()).toBe(0)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/profile')
})

test('a guarded page that the server could not open says so after a failed start-up too, and its retry opens it (AUTH-47)', async () => {
  const page = await startsBadly()
  const answer = await openUnknown(page, '/profile')
  const screen = page.getByRole('region', { name: 'Verificación de la sesión' })
  await screen.getByText(/^Session validation failed: \S/).waitFor()
  await page.clock.install()
  answer('abort')
  await untilGivenUp(page)
  await page.unroute('**/api/session')
  await screen.getByRole('link', { name: 'Reintentar' }).click()
  await expect.poll(() => screen.count()).toBe(0)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
})

test('a host on a public page that came without a session is led home by the first answer (SHELL-60)', async () => {
  const page = await hostAtWork()
  expectComplaint(/500|Algo falló/)
  await page.addInitScript(() => sessionStorage.clear())
  await sql.query('alter table sessions rename to sessions_away')
  try {
    await page.goto('/how-it-works')
  } finally {
    await sql.query('alter table sessions_away rename to sessions')
  }
  await page.waitForURL('**/host/dashboard')
})

test('a sign-out that fails says so, and the person stays (ACC-03, MSG-159)', async () => {
  const page = await hostAtWork()
  expectComplaint(/ERR_FAILED/)
  await page.route('**/api/auth/sign-out', (route) => route.abort())
  const account = page.getByRole('banner').getByRole('button', { name: /Tu cuenta/ })
  await account.click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.getByText('Error al cerrar sesión').waitFor()
  expect(new URL(page.url()).pathname).toBe('/host/dashboard')
  await page.unroute('**/api/auth/sign-out')
  await page.reload()
  await account.click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/auth/host/login')
})
