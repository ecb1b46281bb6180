// Four people, two of them children, a Saturday, sixty dollars: entered once on the front page, kept on every page after it.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { dayOf, startOfDay } from '#platform/clock.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

/** The first Saturday at least two days ahead, in El Salvador. */
const saturday = (() => {
  const day = startOfDay(dayOf(new Date(Date.now() + 2 * DAY_MS)))
  return dayOf(new Date(day.getTime() + ((6 - day.getUTCDay() + 7) % 7) * DAY_MS))
})()
const at = (day: string, hour: number) => new Date(startOfDay(day).getTime() + hour * HOUR_MS)
const before = dayOf(new Date(startOfDay(saturday).getTime() - DAY_MS))

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('a family says its trip once, on a %s', async (name, device) => {
  const title = name === 'phone' ? 'Barriletes' : 'Farolitos'
  const price = { price: 12, childPrice: 5, childAge: 10 }
  const experience = await createExperience({
    title: `${title} de Suchitoto`,
    ...price,
    pictured: true,
    // A sold-out morning and a free afternoon on Saturday; free on the day before too.
    dates: [
      { startDate: at(before, 9), capacity: 8 },
      { startDate: at(saturday, 9), capacity: 8, spotsAvailable: 0 },
      { startDate: at(saturday, 15), capacity: 8 },
    ],
  })
  await createExperience({ title: `${title} caros de Suchitoto`, price: 30, dates: [{ startDate: at(saturday, 9) }] })

  const page = await open('/', device)
  await waitForHydration(page)
  const form = page.getByRole('search', { name: 'Buscar experiencias' })
  await form.getByLabel('Qué buscas').fill(`${title} cerca de suchitoto`)
  await form.getByLabel('Qué día').fill(saturday)
  await form.getByLabel('Personas').selectOption('4')
  await form.getByLabel('De ellas, niños').selectOption('2')
  await form.getByLabel('Presupuesto total').fill('60')
  await form.getByRole('button', { name: 'Buscar' }).click()

  await page.getByRole('heading', { name: 'Explora El Salvador' }).waitFor()
  // Only what the four can afford that day; the total, and the requested day.
  const card = page.getByRole('region', { name: /experiencia/ }).getByRole('article')
  await card.getByText('$34 para 4').waitFor()
  expect(await card.count()).toBe(1)
  expect(dayOf(new Date((await card.locator('time').getAttribute('datetime'))!))).toBe(saturday)
  await card.getByText('a menos de 1 km').waitFor()
  // A place typed as words becomes the place in the address.
  const criteria = () => {
    const { pathname, searchParams } = new URL(page.url())
    const values = ['from', 'guests', 'children', 'budget'].map((name) => searchParams.get(name))
    return [pathname, ...values, `${searchParams.get('q')} ${searchParams.get('near')}`.includes('suchitoto')]
  }
  const search = criteria()
  await page.reload()
  await page.getByRole('list', { name: 'Filtros activos' }).getByText('2 adultos y 2 niños').waitFor()

  await card.getByRole('link', { name: `${title} de Suchitoto` }).click()
  await page.getByRole('heading', { name: `${title} de Suchitoto`, level: 1 }).waitFor()
  const checked = page.getByRole('radio', { checked: true })
  const reserve = page.getByRole('complementary', { name: 'Precio y reserva' })
  const total = device === phone ? page.getByText('· 2 adultos y 2 niños') : reserve.getByText('$34', { exact: true })
  await total.waitFor()
  if (device === desktop) expect(await checked.getAttribute('value')).toBe(experience.dateIds[2])

  await page.goBack()
  await card.getByText('$34 para 4').waitFor()
  expect(criteria()).toEqual(search)
  await page.goForward()
  await page.reload()
  await total.waitFor()

  // Pages whose address has no trip use the stored one; links to search pages contain it.
  await page.evaluate(() => document.querySelector('header')?.scrollIntoView())
  const explore = page.locator('a[href^="/map"]').first()
  expect(await explore.getAttribute('href')).toContain(`near=suchitoto&from=${saturday}&guests=4&children=2&budget=60`)

  // So does the map of the meeting point, which else would forget the trip.
  const onMap = page.getByRole('link', { name: 'Ver en el mapa' })
  expect(await onMap.getAttribute('href')).toMatch(new RegExp(`guests=4.*zoom=14&experience=${experience.id}$`))

  // Lists that everybody is shown alike name the day of the trip, where it has room for the four.
  const trip = new URL(page.url()).search
  await page.goto('/')
  const listed = page
    .getByRole('article')
    .filter({ hasText: `${title} de Suchitoto` })
    .first()
  await listed.scrollIntoViewIfNeeded()
  const listedDay = async () => dayOf(new Date((await listed.locator('time').getAttribute('datetime')) ?? 0))
  await expect.poll(listedDay).toBe(saturday)
  // And the categories there, which are drawn once for everybody, lead to a search that knows it.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Aventura/ })
    .first()
    .click()
  await page.waitForURL(new RegExp(`/search\\?category=Aventura&.*from=${saturday}&guests=4&children=2&budget=60`))

  await signInPage(page, await createPerson({ name: 'Ana Mejía' }))
  // Sharing the address leads to the same party on the same day, and so does the form.
  await page.goto(`/booking/${experience.id}${trip}`)
  await waitForHydration(page)
  expect(await checked.getAttribute('value')).toBe(experience.dateIds[2])
  expect(await page.getByLabel('Personas', { exact: true }).inputValue()).toBe('4')
  expect(await page.getByLabel('De ellas, niños', { exact: true }).inputValue()).toBe('2')
  await page.getByText('$12 × 2 personas').waitFor()
  await page.getByText('$5 × 2 niños').waitFor()
  // A change survives a reload.
  await page.getByRole('button', { name: 'Agregar uno: Personas' }).click()
  await page.waitForURL(/guests=5/)
  await page.reload()
  await page.getByText('$12 × 3 personas').waitFor()
  expect(await checked.getAttribute('value')).toBe(experience.dateIds[2])

  // Sold out meanwhile: it is reported, and no other day is chosen instead.
  await database().update(availableDates).set({ spotsAvailable: 3 })
  await page.goto(`/booking/${experience.id}?from=${saturday}&guests=4&children=2`)
  await page.getByText('no hay lugar para 4 personas').waitFor()
  expect(await checked.count()).toBe(0)
})
