import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { paintedExperience } from '../../support/scenes/painted-experience.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
const inDays = (days: number, hour: number) => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-06:00`)
}
/** Two dates on one day, one with few spots, one sold out. */
let experience: Awaited<ReturnType<typeof createExperience>>
let painted: Awaited<ReturnType<typeof paintedExperience>>

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  experience = await createExperience({
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
  painted = await paintedExperience()
})
afterAll(closePool)

/** Presses Tab until the focused element has this name. */
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
  const page = await waitForHydration(await open(`/experience/${experience.id}`))
  await tabTo(page, /^Ver calendario$/)
  await page.keyboard.press('Enter')
  await page.getByRole('grid').first().waitFor()
  await tabTo(page, /hay cupo/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(experience.dateIds[2])
  await tabTo(page, /^Agregar uno: Personas$/)
  for (let more = 0; more < 2; more++) await page.keyboard.press('Enter')
  await page.getByText('$112.50', { exact: true }).first().waitFor()
  await page.getByText('5 billetes de $20, 1 de $10, 2 de $1 y 2 monedas de 25 centavos').first().waitFor()
  await tabTo(page, /^Reservar$/)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/experience'))
  expect(decodeURIComponent(page.url())).toContain(`/booking/${experience.id}?guests=3&date=${experience.dateIds[2]}`)
})

test('several times on one day can be told apart; people never exceed the places of the date (trap 13)', async () => {
  const page = await waitForHydration(await open(`/experience/${experience.id}?guests=5`))
  await page.getByRole('button', { name: 'Ver calendario' }).click()
  await page
    .getByRole('button', { name: /hay cupo/ })
    .first()
    .click()
  await page.getByText(/^Elige la hora/).waitFor()
  await page.getByText('3:00 p. m. – 6:00 p. m.').click()
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe(experience.dateIds[1])
  await page.getByRole('button', { name: 'Ver lista' }).click()
  await page.getByText('Pocos cupos').first().click()
  await page.getByText('Solo hay 3 cupos disponibles para esta fecha').waitFor()
  const people = page.getByRole('spinbutton', { name: 'Personas' })
  expect(await people.inputValue()).toBe('3')
  await page.getByText('hora de El Salvador').waitFor()
  // The five are not forgotten: the address has them, and a date with room for all is for all of them.
  await page.waitForURL(new RegExp(`guests=5.*date=${experience.dateIds[2]}`))
  await page.getByText('Disponible', { exact: true }).first().click()
  await expect.poll(() => people.inputValue()).toBe('5')
})

test('without scripts the dates are a plain form and the text is all there', async () => {
  const page = await open(`/experience/${experience.id}`, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  })
  await page.route('**/booking/**', (route) => route.fulfill({ body: 'the form' }))
  await page.getByRole('radio').nth(2).check({ force: true })
  await page.getByRole('spinbutton', { name: 'Personas' }).fill('2')
  await page.getByRole('button', { name: 'Reservar' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/experience'))
  const address = decodeURIComponent(page.url())
  expect(address).toContain(`/booking/${experience.id}?`)
  expect(address).toContain(`date=${experience.dateIds[2]}`)
  expect(address).toContain('guests=2')
})

test('on a phone price and "Reservar" stay under the thumb and open the dates in a sheet', async () => {
  const page = await waitForHydration(await open(`/experience/${experience.id}`, phone))
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Elige fecha y personas' })
  await sheet.getByText('Disponible').first().click()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  expect(await sheet.getByRole('radio', { checked: true }).count()).toBe(1)
  await sheet.getByRole('link', { name: 'Continuar' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/experience'))
  expect(decodeURIComponent(page.url())).toContain(`/booking/${experience.id}?guests=1&date=${experience.dateIds[0]}`)
})

test('the pictures advance every 12 s until somebody pauses or touches them (DET-06)', async () => {
  const page = await waitForHydration(
    await open('/how-it-works', { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' }),
  )
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
  const page = await waitForHydration(await open(painted.path))
  const pictures = page.getByRole('region', { name: /^Fotos de/ })
  await pictures.getByRole('button', { name: 'Reproducir el carrusel' }).waitFor()
  await pictures.getByRole('group', { name: /usa las flechas/ }).focus()
  await page.keyboard.press('ArrowRight')
  await pictures.getByText('2 / 5').waitFor()
  await pictures.getByRole('button', { name: 'Anterior' }).click()
  await pictures.getByText('1 / 5').waitFor()
})

test('the viewer opens on the picture, moves on and closes with Escape (DET-08)', async () => {
  const page = await waitForHydration(await open(painted.path))
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
  const page = await waitForHydration(await open(`/experience/${painted.id}`))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByText('Enlace copiado al portapapeles').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(running.address + painted.path)
})
