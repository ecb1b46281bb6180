// A slow network: the page is there, its scripts are not. What somebody presses meanwhile is made up for (decision 0245).
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { buildDate, createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { RECORDER } from '#platform/pages/islands/press-recorder.tsx'
import { DAY_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
/** A host with two pages of reviews, and what they offer. */
let host = ''
let experience = ''

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  const tour = await createExperience({ title: 'Paseo de prueba', pictured: true, price: 20, maxGuests: 8 })
  const [past] = await database()
    .insert(availableDates)
    .values(buildDate(tour.id, { startDate: new Date(Date.now() - 7 * DAY_MS), capacity: 20 }))
    .returning()
  for (let n = 0; n < 8; n++) {
    const { id: userId } = await createPerson()
    const trip = await createBooking({ userId, availableDateId: past!.id, status: 'completed' })
    const review = { userId, hostId: tour.hostId, reservationId: trip.id, rating: 5, comment: 'Nos esperó con café.' }
    await database().insert(reviews).values(review)
  }
  host = `/host/${tour.hostId}`
  experience = `/experience/${tour.id}`
})
afterAll(closePool)

/** Opens a page whose scripts wait until the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/[^/]*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}
const compareIcon = (page: Page) => page.getByRole('button', { name: /^Comparar: / }).first()
const isPressed = (page: Page) => compareIcon(page).getAttribute('aria-pressed')

test.each([
  ['home', () => '/'],
  ['the search', () => '/search'],
  ['a host’s page', () => host],
])('%s: "Comparar" pressed before the scripts is made once they are there', async (_, path) => {
  const page = await open('/robots.txt', phone)
  const release = await openBeforeScripts(page, path())
  await compareIcon(page).click()
  await compareIcon(page).click()
  expect(await isPressed(page)).toBe('false')
  release()
  await expect.poll(() => isPressed(page)).toBe('true')
  // Once: the second time it would say that it is in the comparison already.
  await page.getByText('Añadida a tu comparación').first().waitFor()
})

test.each(['a visitor', 'a traveler'])('an experience, for %s: "Comparar" and "Ver más reseñas"', async (who) => {
  const page = await open('/how-it-works', phone)
  if (who === 'a traveler') await signInPage(page, await signedIn('traveler'))
  const release = await openBeforeScripts(page, experience)
  const compare = page.getByRole('button', { name: 'Comparar', exact: true })
  await compare.click()
  const reviews = page.locator('#resenas li')
  const more = page.getByRole('button', { name: 'Ver más reseñas' })
  const before = await reviews.count()
  await more.click()
  release()
  await page.getByRole('button', { name: 'En tu comparación' }).waitFor()
  await expect.poll(() => reviews.count()).toBeGreaterThan(before)
})

test('the search: all that was entered before the scripts is searched for', async () => {
  const page = await open('/robots.txt', desktop)
  const release = await openBeforeScripts(page, '/search')
  const day = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10)
  await page.locator('main [name=q]').fill('paseo')
  await page.locator('[name=from]').fill(day.split('-').reverse().join('/'))
  await page.locator('[name=guests]').fill('3')
  release()
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ q: 'paseo', from: day, guests: '3' })
  expect(await page.locator('main [name=q]').inputValue()).toBe('paseo')
})

test('an experience: people and date entered before the scripts are those that are booked', async () => {
  const page = await open('/robots.txt', desktop)
  const release = await openBeforeScripts(page, experience)
  await page.locator('[name=guests]').first().fill('3')
  await page.locator('[name=children]').first().fill('1')
  await page.locator('label:has([name=date])').first().click()
  release()
  await expect.poll(() => page.url()).toMatch(/guests=3&children=1&date=/)
  expect(await page.locator('[name=guests]').first().inputValue()).toBe('3')
})

const add = (page: Page, what = 'Personas') => page.getByRole('button', { name: `Agregar uno: ${what}` })

test('an experience: every press on a stepper counts, before the scripts and before its part', async () => {
  const page = await open('/robots.txt', desktop)
  const release = await openBeforeScripts(page, experience)
  for (let n = 0; n < 3; n++) await add(page).click()
  release()
  const guests = page.locator('[name=guests]').first()
  await expect.poll(() => guests.inputValue()).toBe('4')
  await page.waitForURL(/guests=4/)
  expect(await guests.inputValue()).toBe('4')
})

test('a reservation: every press on a stepper before the scripts counts', async () => {
  const page = await open('/how-it-works', phone)
  await signInPage(page, await signedIn('traveler'))
  const release = await openBeforeScripts(page, experience.replace('experience', 'booking'))
  for (let n = 0; n < 3; n++) await add(page).click()
  release()
  await expect.poll(() => page.locator('[name=guests]').inputValue()).toBe('4')
})

test('the map: "Ver lista" pressed before the scripts shows the list', async () => {
  const page = await open('/robots.txt', phone)
  const release = await openBeforeScripts(page, '/map')
  await page.getByRole('button', { name: /^Ver lista/ }).click()
  release()
  await page.getByRole('button', { name: /^Ver mapa/ }).waitFor()
})

test('the settings: a switch pressed before the scripts is saved', async () => {
  const page = await open('/how-it-works', phone)
  await signInPage(page, await signedIn('traveler'))
  const release = await openBeforeScripts(page, '/profile/settings')
  const control = page.getByRole('switch').first()
  const wasOn = await control.isChecked()
  await control.click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  release()
  await saved
  await page.reload()
  expect(await control.isChecked()).toBe(!wasOn)
})

test('what a document does by itself is not done twice', async () => {
  const page = await open('/robots.txt', phone)
  const release = await openBeforeScripts(page, '/faq')
  const question = page.locator('summary').first()
  await question.click()
  release()
  await waitForHydration(page)
  expect(await question.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open)).toBe(true)
})

test('the recorder stays small', () => expect(RECORDER.length).toBeLessThanOrEqual(300))
