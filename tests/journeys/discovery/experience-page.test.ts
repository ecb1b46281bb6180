import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { paintedExperience } from '../../support/scenes/painted-experience.ts'
import { withoutTable } from '../../support/servers/without-table.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const missing = '0190c5a3-7d2e-7abc-9def-0123456789ab'
let experience: Awaited<ReturnType<typeof createExperience>>
let painted: Awaited<ReturnType<typeof paintedExperience>>

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  experience = await createExperience({ title: 'Paseo de prueba' })
  painted = await paintedExperience()
})
afterAll(closePool)

test('link previews: one canonical, and a JPEG below 300 KB that is really there', async () => {
  const page = await waitForHydration(await open(`/experience/${painted.id}?utm_source=x`))
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
    const page = await waitForHydration(await open(path))
    await page.getByRole('heading', { level: 1, name: 'Experiencia no encontrada' }).waitFor()
    await page.getByText(text).waitFor()
    expect(await page.getByRole('link', { name: 'Explorar experiencias' }).first().getAttribute('href')).toBe('/search')
    // The bar with the price is not there, so that of the frame is.
    await page.setViewportSize(phone.viewport!)
    await page.getByRole('navigation', { name: 'Lugares principales' }).getByRole('link', { name: 'Mapa' }).waitFor()
  }
})

test('contact: guests sign in and come back, travelers learn what it takes (DET-13)', async () => {
  const page = await waitForHydration(await open(`/experience/${experience.id}`))
  const link = page.getByRole('link', { name: 'Contactar al anfitrión' })
  expect(decodeURIComponent((await link.getAttribute('href'))!)).toMatch(
    new RegExp(`^/auth/login\\?redirect=/experience/${experience.id}/paseo-de-prueba$`),
  )
  const traveler = await signedIn('traveler')
  await signInPage(page, traveler)
  await page.reload()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Contactar al anfitrión' }).click()
  await page.getByText(/necesitas una reserva/).waitFor()
})

test('whoever holds a booking still sees an archived experience, with a notice and nothing to book (DET-23)', async () => {
  const traveler = await signedIn('traveler')
  const { id, dateIds } = await createExperience()
  await createBooking({ userId: traveler.id, availableDateId: dateIds[0] })
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  const page = await waitForHydration(await open('/how-it-works'))
  await signInPage(page, traveler)
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
  const page = await waitForHydration(await open(`/experience/${id}`))
  await page.getByText('por entrada').first().waitFor()
  const link = page.getByRole('link', { name: /Comprar entrada/ })
  expect(await link.getAttribute('href')).toBe('https://www.boletos.example/concierto?a=1&b=2')
  expect(await link.getAttribute('target')).toBe('_blank')
  expect(await link.getAttribute('rel')).toMatch(/noopener.*nofollow/)
  await page.getByText('boletos.example', { exact: true }).waitFor()
})

test('without dates and without pictures the page says so and stands (DET-18, DET-09)', async () => {
  const { id } = await createExperience({ dates: [], location: { lat: 0, lng: 0 } })
  const page = await waitForHydration(await open(`/experience/${id}`))
  await page.getByText('No hay fechas disponibles').first().waitFor()
  await page.getByText('Aún no hay reseñas').waitFor()
  await page.getByText('Ubicación aproximada').waitFor()
  expect(await page.locator('img[src="/placeholder.svg"]').count()).toBeGreaterThan(0)
})

test('dates and reviews that cannot be read say so in their own place (DET-18, REV-25, MSG-23)', async () => {
  expectComplaint(/Failed to load resource/)
  const page = await open('/how-it-works')
  await withoutTable('available_dates', async () => {
    await page.goto(painted.path)
    await page.getByText('No se pudieron cargar las fechas disponibles').first().waitFor()
    await page.getByText('Error al cargar fechas disponibles', { exact: true }).first().waitFor()
  })
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await page.getByRole('button', { name: 'Ver calendario' }).waitFor()
  // Another address, because of this one there may be a copy for most of a second; what a page does not read leads back to it.
  await withoutTable('review_replies', async () => {
    await page.goto(`${painted.path}?guests=2`)
    await waitForHydration(page)
    await page.locator('#resenas').scrollIntoViewIfNeeded()
    await page.getByText('No se pudieron cargar las reseñas').waitFor()
  })
})

test('axe finds nothing serious, on both widths and with the sheet open', async () => {
  for (const device of [desktop, phone]) {
    const page = await waitForHydration(await open(painted.path, { ...device, bypassCSP: true }))
    if (device === phone) await page.getByRole('link', { name: 'Reservar', exact: true }).click()
    else await page.getByRole('button', { name: 'Ver calendario' }).click()
    await page
      .getByRole(device === phone ? 'dialog' : 'grid')
      .first()
      .waitFor()
    expect(await seriousFindings(page)).toEqual([])
  }
})

test('an experience that cannot be read says so and can be asked for again (DET-05)', async () => {
  expectComplaint(/500/)
  const page = await open('/how-it-works')
  await withoutTable('experiences', () => page.goto(`/experience/${painted.id}`))
  await page.getByRole('main').getByText('Error al cargar la experiencia').waitFor()
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('complementary', { name: 'Precio y reserva' }).waitFor()
})
