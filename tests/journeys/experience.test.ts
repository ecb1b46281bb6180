import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, phone } from '../support/app.ts'
import { cookieOf, signedIn } from '../support/people.ts'

const { open, running, expectComplaint } = app()
const missing = '0190c5a3-7d2e-7abc-9def-0123456789ab'
const inDays = (days: number, hour: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-06:00`)
}
/** Made for these tests: two dates on one day, one with few places, one sold out. */
let made: Awaited<ReturnType<typeof createExperience>>
/** One of the demo catalogue, with five pictures and a reviewed host. */
let painted: { id: string; path: string }

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  made = await createExperience({
    title: 'Paseo de prueba',
    price: 37.5,
    maxGuests: 6,
    category: 'Noche y eventos',
    dates: [
      { startDate: inDays(20, 8) },
      { startDate: inDays(20, 15) },
      { startDate: inDays(22, 8), capacity: 3 },
      { startDate: inDays(23, 8), spotsAvailable: 0 },
      { startDate: inDays(24, 8) },
      { startDate: inDays(26, 8) },
    ],
  })
  const { rows } = await database().execute<{ id: string }>(
    `select e.id from experiences e join profiles p on p.id = e.host_id where e.status = 'published' and e.booking_required
       and exists (select 1 from available_dates d where d.experience_id = e.id and d.start_date > now())
       and (select count(*) from experience_images i where i.experience_id = e.id) = 5
     order by p.rating_count desc, e.id limit 1`,
  )
  const { id } = rows[0]!
  const { path } = await (await fetch(`${running.address}/api/experiences/${id}`)).json()
  painted = { id, path }
})
afterAll(closePool)

/** Presses Tab until what has the focus is named like this. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.ariaLabel || element?.labels?.[0]?.textContent || element?.textContent || ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`nothing named ${name} can be reached with Tab`)
}

test('a date is chosen and carried to the booking form with the keyboard alone (DET-16)', async () => {
  const page = await open(`/experience/${made.id}`)
  await tabTo(page, /^Ver calendario$/)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').first().waitFor()
  await tabTo(page, /hay cupo/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(made.dateIds[2])
  await tabTo(page, /^Agregar uno: Personas$/)
  for (let more = 0; more < 2; more++) await page.keyboard.press('Enter')
  await page.getByText('$112.50', { exact: true }).first().waitFor()
  await page.getByText('5 billetes de $20, 1 de $10, 2 de $1 y 2 monedas de 25 centavos').first().waitFor()
  await tabTo(page, /^Reservar$/)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/experience'))
  expect(decodeURIComponent(page.url())).toContain(`/booking/${made.id}?guests=3&date=${made.dateIds[2]}`)
})

test('several times on one day can be told apart; people never exceed the places of the date (trap 13)', async () => {
  const page = await open(`/experience/${made.id}?guests=5`)
  await page.getByRole('button', { name: 'Ver calendario' }).click()
  await page
    .getByRole('button', { name: /hay cupo/ })
    .first()
    .click()
  await page.getByText(/^Elige la hora/).waitFor()
  await page.getByText('3:00 p. m. – 6:00 p. m.').click()
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(made.dateIds[1])
  await page.getByRole('button', { name: 'Ver lista' }).click()
  await page.getByText('Pocos cupos').first().click()
  await page.getByText('Solo hay 3 cupos disponibles para esta fecha').waitFor()
  expect(await page.getByRole('spinbutton', { name: 'Personas' }).inputValue()).toBe('3')
  await page.getByText('hora de El Salvador').waitFor()
})

test('without scripts the dates are a plain form and the text is all there', async () => {
  const page = await open(`/experience/${made.id}`, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  })
  await page.route('**/booking/**', (route) => route.fulfill({ body: 'the form' }))
  await page.getByRole('radio').nth(2).check({ force: true })
  await page.getByRole('spinbutton', { name: 'Personas' }).fill('2')
  await page.getByRole('button', { name: 'Reservar' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/experience'))
  const address = decodeURIComponent(page.url())
  expect(address).toContain(`/booking/${made.id}?`)
  expect(address).toContain(`date=${made.dateIds[2]}`)
  expect(address).toContain('guests=2')
})

test('on a phone price and "Reservar" stay under the thumb and open the dates in a sheet', async () => {
  const page = await open(`/experience/${made.id}`, phone)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await page.getByRole('link', { name: 'Reservar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Elige fecha y personas' })
  await sheet.getByText('Disponible').first().click()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Reservar' }).click()
  expect(await sheet.getByRole('radio', { checked: true }).count()).toBe(1)
  await sheet.getByRole('link', { name: 'Continuar' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/experience'))
  expect(decodeURIComponent(page.url())).toContain(`/booking/${made.id}?guests=1&date=${made.dateIds[0]}`)
})

test('the pictures advance every 12 s until somebody pauses or touches them (DET-06)', async () => {
  const page = await open('/how-it-works', { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(painted.path)
  const pictures = page.getByRole('region', { name: /^Fotos de/ })
  await pictures.getByRole('button', { name: 'Pausar el carrusel' }).waitFor()
  await page.clock.runFor(11_000)
  await pictures.getByText('1 / 5').waitFor()
  await page.clock.runFor(1500)
  await pictures.getByText('2 / 5').waitFor()
  await page.clock.runFor(12_500)
  await pictures.getByText('3 / 5').waitFor()
  await pictures.getByRole('button', { name: 'Pausar el carrusel' }).focus()
  await page.keyboard.press('Enter')
  await pictures.getByRole('button', { name: 'Reproducir el carrusel' }).waitFor()
  await page.clock.runFor(40_000)
  await pictures.getByText('3 / 5').waitFor()
})

test('under reduced motion the pictures stay; arrows move them', async () => {
  const page = await open(painted.path)
  const pictures = page.getByRole('region', { name: /^Fotos de/ })
  await pictures.getByRole('button', { name: 'Reproducir el carrusel' }).waitFor()
  await pictures.getByRole('group', { name: /usa las flechas/ }).focus()
  await page.keyboard.press('ArrowRight')
  await pictures.getByText('2 / 5').waitFor()
  await pictures.getByRole('button', { name: 'Anterior' }).click()
  await pictures.getByText('1 / 5').waitFor()
})

test('the viewer opens on the picture, moves on and closes with Escape (DET-08)', async () => {
  const page = await open(painted.path)
  const second = page.getByRole('link', { name: /^Ver a pantalla completa la foto 2 de 5/ }).last()
  await second.click()
  const viewer = page.getByRole('dialog', { name: 'Fotos a pantalla completa' })
  await viewer.getByText('2 / 5').waitFor()
  await viewer.getByRole('button', { name: 'Foto siguiente' }).click()
  await viewer.getByText('3 / 5').waitFor()
  await page.keyboard.press('ArrowLeft')
  await viewer.getByText('2 / 5').waitFor()
  await page.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  expect(await second.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('sharing without a native menu copies the canonical link and says so (DET-11)', async () => {
  const page = await open(`/experience/${painted.id}`)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByText('Enlace copiado al portapapeles').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(running.address + painted.path)
})

test('link previews: one canonical, and a JPEG below 300 KB that is really there', async () => {
  const page = await open(`/experience/${painted.id}?utm_source=x`)
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(running.address + painted.path)
  expect(await content('og:url')).toBe(running.address + painted.path)
  expect(await content('og:locale')).toBe('es_LA')
  const image = await fetch((await content('og:image'))!)
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect((await image.arrayBuffer()).byteLength).toBeLessThan(300 * 1024)
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!)
  expect(facts['@graph'][0].url).toBe(running.address + painted.path)
})

test('the sitemap names pages that open; private areas are not indexed', async () => {
  const text = await (await fetch(`${running.address}/sitemap.xml`)).text()
  expect(text).toContain(running.address + painted.path)
  expect((await fetch(`${running.address}/robots.txt`)).status).toBe(200)
  const login = await fetch(`${running.address}/auth/login`)
  expect(login.headers.get('x-robots-tag')).toBe('noindex')
  const detail = await fetch(running.address + painted.path)
  expect(detail.headers.get('x-robots-tag')).toBeNull()
})

test('every error is "Experiencia no encontrada" with its own words, a way on, and HTTP 404 (DET-01 to DET-04)', async () => {
  const draft = await createExperience({ status: 'draft' })
  const words = {
    '/experience/1': 'ID de experiencia inválido',
    '/experience': 'ID de experiencia no proporcionado',
    [`/experience/${missing}/cafe`]: 'Puede que ya no se ofrezca',
    [`/experience/${draft.id}`]: 'Puede que ya no se ofrezca',
  }
  expectComplaint(/404/)
  for (const [path, text] of Object.entries(words)) {
    expect([path, (await fetch(running.address + path)).status]).toEqual([path, 404])
    const page = await open(path)
    await page.getByRole('heading', { level: 1, name: 'Experiencia no encontrada' }).waitFor()
    await page.getByText(text).waitFor()
    expect(await page.getByRole('link', { name: 'Explorar experiencias' }).first().getAttribute('href')).toBe('/search')
  }
})

test('contact: guests sign in and come back, travelers learn what it takes (DET-13)', async () => {
  const page = await open(`/experience/${made.id}`)
  const link = page.getByRole('link', { name: 'Contactar al anfitrión' })
  expect(decodeURIComponent((await link.getAttribute('href'))!)).toMatch(
    new RegExp(`^/auth/login\\?redirect=/experience/${made.id}/paseo-de-prueba$`),
  )
  const traveler = await signedIn('traveler')
  const [name, value] = (await cookieOf(traveler)).split('=')
  await page.context().addCookies([{ name: name!, value: value!, url: running.address }])
  await page.reload()
  await page.getByRole('button', { name: 'Contactar al anfitrión' }).click()
  await page.getByText(/necesitas una reserva/).waitFor()
})

test('whoever holds a booking still sees an archived experience, with a notice and nothing to book (DET-23)', async () => {
  const traveler = await signedIn('traveler')
  const { id, dateIds } = await createExperience()
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0] })
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  const page = await open('/how-it-works')
  const [name, value] = (await cookieOf(traveler)).split('=')
  await page.context().addCookies([{ name: name!, value: value!, url: running.address }])
  await page.goto(`/experience/${id}`)
  await page.getByText('Esta experiencia no está publicada').waitFor()
  expect(await page.getByText('Reservar', { exact: true }).count()).toBe(0)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
})

test('an experience sold elsewhere shows the price per ticket and a safe link out (DET-20)', async () => {
  const { id } = await createExperience({
    bookingRequired: false,
    externalBookingUrl: 'https://www.boletos.example/concierto?a=1&b=2',
    dates: [],
  })
  const page = await open(`/experience/${id}`)
  await page.getByText('por entrada').first().waitFor()
  const link = page.getByRole('link', { name: /Comprar entrada/ })
  expect(await link.getAttribute('href')).toBe('https://www.boletos.example/concierto?a=1&b=2')
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toMatch(/noopener.*nofollow/)
  await page.getByText('boletos.example', { exact: true }).waitFor()
})

test('without dates and without pictures the page says so and stands (DET-18, DET-09)', async () => {
  const { id } = await createExperience({ dates: [], location: { lat: 0, lng: 0 } })
  const page = await open(`/experience/${id}`)
  await page.getByText('No hay fechas disponibles').first().waitFor()
  await page.getByText('Aún no hay reseñas').waitFor()
  await page.getByText('Ubicación aproximada').waitFor()
  expect(await page.locator('img[src="/placeholder.svg"]').count()).toBe(1)
})

test('dates and reviews that cannot be read say so in their own place (DET-18, REV-25)', async () => {
  const page = await open('/how-it-works')
  expectComplaint(/Failed to load resource/)
  await page.route(/\/api\/.*\/(dates|reviews)/, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'BROKEN', message: 'x' } } }),
  )
  // A move inside the app: the server renders nothing, so the browser asks by itself.
  await page.evaluate(
    (path) =>
      (window as unknown as { __TSR_ROUTER__: { navigate: (to: object) => void } }).__TSR_ROUTER__.navigate({
        href: path,
      }),
    painted.path,
  )
  await page.getByText('No se pudieron cargar las fechas disponibles').first().waitFor()
  await page.getByText('No se pudieron cargar las reseñas').waitFor()
})

test('axe finds nothing serious, on both widths and with the sheet open', async () => {
  const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
  for (const kind of [undefined, phone]) {
    const page = await open(painted.path, kind && { ...kind, bypassCSP: true })
    if (kind) await page.getByRole('link', { name: 'Reservar' }).click()
    else await page.getByRole('button', { name: 'Ver calendario' }).click()
    if (kind) await page.getByRole('dialog').waitFor()
    else await page.getByRole('grid').first().waitFor()
    await page.evaluate(axe)
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run()
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    })
    expect(found).toEqual([])
  }
})
