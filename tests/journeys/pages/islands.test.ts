// Parts of light pages whose code loads late: what somebody does to them meanwhile is not lost (decision 0230).
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
/** A host with several experiences and reviews. */
let host = ''
/** An experience with dates, for six. */
let offered = ''

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  const { rows } = await database().execute<{ id: string }>(sql`
    select p.id from profiles p join experiences e on e.host_id = p.id
    where e.status = 'published' and p.rating_count > 0 group by p.id having count(*) > 3 order by p.id limit 1`)
  host = `/host/${rows[0]!.id}`
  offered = `/experience/${(await createExperience({ title: 'Paseo de prueba', price: 20, maxGuests: 6 })).id}`
})
afterAll(closePool)

const hearts = (page: Page) => page.getByRole('button', { name: /^Guardar en favoritos/ })

async function openAsTraveler(path: string): Promise<Page> {
  const page = await open('/how-it-works', phone)
  await signInPage(page, await signedIn('traveler'))
  return page.goto(path).then(() => page)
}

/** Lets no file with this name through before the returned function is called. */
async function hold(page: Page, file: string): Promise<(how?: 'abort') => void> {
  let release: (how?: 'abort') => void = () => {}
  const blocked = new Promise<'abort' | undefined>((resolve) => {
    release = resolve
  })
  await page.route(new RegExp(`/assets/${file}-[^/]*\\.js`), async (route) =>
    (await blocked) === 'abort' ? route.abort() : route.continue(),
  )
  return release
}

test.each([
  ['a host’s page', () => host, 'host-experience-list'],
  ['home', () => '/', 'home-lists'],
])('%s: a press before the part is there is made once it answers, and only once', async (_, path, file) => {
  const page = await openAsTraveler('/how-it-works')
  const release = await hold(page, file)
  await page.goto(path())
  await waitForHydration(page)
  const heart = hearts(page).first()
  await heart.click()
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  release()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.getByText('Favorito guardado').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(path())
})

/** Lets no timer without a delay run out before the returned function is called, as when a page is busy. */
async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { setTimeout } = window
    const held: (() => void)[] = []
    const delayed = (run: () => void, delay?: number) => (delay === undefined ? held.push(run) : setTimeout(run, delay))
    Object.assign(window, {
      setTimeout: delayed,
      releaseTimers: () => {
        Object.assign(window, { setTimeout })
        for (const run of held) setTimeout(run)
      },
    })
  })
  return () => page.evaluate(() => (window as unknown as { releaseTimers: () => void }).releaseTimers())
}

test('presses are made in their order, also one that comes when the part answers and the first is not made yet', async () => {
  const page = await open('/how-it-works', phone)
  const release = await hold(page, 'host-experience-list')
  await page.goto(host)
  await waitForHydration(page)
  const compare = page.getByRole('button', { name: /^Comparar: / })
  const names = (await compare.evaluateAll((all) => all.map((one) => one.ariaLabel!))).slice(0, 2)
  const releaseTimers = await holdTimers(page)
  await compare.first().click()
  release()
  await page.waitForFunction(
    (button) => Object.keys(button!).some((key) => key.startsWith('__reactFiber$')),
    await compare.nth(1).elementHandle(),
  )
  await compare.nth(1).click()
  await releaseTimers()
  const compared = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('comparedExperiences') ?? '[]') as { title: string }[])
  await expect.poll(async () => (await compared()).map(({ title }) => `Comparar: ${title}`)).toEqual(names)
})

/** Opens a page that could not read the session, and whose browser has it before the next island begins, as where all is busy. */
async function openWithoutSession(page: Page, path: string, answer: object): Promise<void> {
  await page.addInitScript((answer) => {
    const { fetch } = window
    window.fetch = (input, init) =>
      String(input instanceof Request ? input.url : input).endsWith('/api/session')
        ? Promise.resolve(Response.json(answer))
        : fetch(input, init)
  }, answer)
  await database().execute(sql`alter table sessions rename to sessions_away`)
  try {
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('main h1').waitFor()
  } finally {
    await database().execute(sql`alter table sessions_away rename to sessions`)
  }
}

test('a page that was drawn without the session comes to life with it, and nothing is said to differ', async () => {
  expectComplaint(/500|Algo falló/)
  const person = await signedIn('traveler')
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  const { body } = await person.request<object>('get', '/session')
  await openWithoutSession(page, '/about', body)
  await waitForHydration(page)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Tu cuenta/ })
    .waitFor()
})

test('what was typed before the scripts stays where a page is drawn anew, with the focus in it', async () => {
  expectComplaint(/500|Algo falló/)
  const person = await signedIn('traveler')
  const page = await open('/how-it-works', phone)
  await signInPage(page, person)
  const { body } = await person.request<object>('get', '/session')
  const release = await hold(page, '[^/]*')
  await openWithoutSession(page, '/contact', body)
  const message = page.getByLabel('Mensaje')
  await page.getByLabel('Asunto').fill('Una guía')
  await message.fill('¿Hay guías que hablen náhuat?')
  await message.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(9, 9))
  const drawn = await message.elementHandle()
  release()
  await waitForHydration(page)
  expect(await drawn!.evaluate((field) => field.isConnected)).toBe(false)
  await page.keyboard.type('buenas ')
  expect(await message.inputValue()).toBe('¿Hay guíabuenas s que hablen náhuat?')
  expect(await page.getByLabel('Asunto').inputValue()).toBe('Una guía')
})

test('people typed and a date chosen before the scripts stay when a heart is pressed before the panel is there', async () => {
  const page = await open('/how-it-works', desktop)
  await signInPage(page, await signedIn('traveler'))
  const [release, releasePanel] = [await hold(page, '[^/]*'), await hold(page, 'reserve')]
  await page.goto(offered, { waitUntil: 'commit' })
  const panel = page.getByRole('complementary', { name: 'Precio y reserva' })
  const people = panel.getByLabel('Personas', { exact: true })
  await people.fill('3')
  await panel.getByRole('radio').first().click({ force: true })
  const drawn = await people.elementHandle()
  release()
  await waitForHydration(page)
  await page.getByRole('main').getByRole('button', { name: 'Guardar', exact: true }).click()
  await page.getByText('Favorito guardado').first().waitFor()
  releasePanel()
  await panel.getByText('$60').waitFor()
  expect(await drawn!.evaluate((field) => field.isConnected)).toBe(false)
  await expect.poll(() => panel.getByRole('radio').first().isChecked()).toBe(true)
  await page.waitForURL(/guests=3.*date=|date=.*guests=3/)
})

test('a part whose code can not be loaded does what the document does by itself', async () => {
  expectComplaint(/ERR_FAILED|Failed to fetch/)
  const page = await openAsTraveler('/how-it-works')
  const release = await hold(page, 'host-experience-list')
  await page.goto(host)
  await waitForHydration(page)
  await hearts(page).first().click()
  release('abort')
  // The form of the page was posted, and the document is drawn with the filled heart.
  await expect.poll(() => hearts(page).first().getAttribute('aria-pressed')).toBe('true')
})

test('by keyboard: the focus stays on what was reached before its part was there', async () => {
  const page = await openAsTraveler('/how-it-works')
  const release = await hold(page, 'host-experience-list')
  await page.goto(host)
  await waitForHydration(page)
  const heart = hearts(page).first()
  await heart.focus()
  await page.keyboard.press('Enter')
  release()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(await heart.evaluate((button) => button === document.activeElement)).toBe(true)
})

test.each([
  ['a host’s page', () => host, 'host-experience-list', '#experiencias'],
  ['home', () => '/', 'home-lists', '#destacadas'],
])('%s: nothing of a part below the screen is loaded before it comes near', async (_, path, name, part) => {
  const page = await open('about:blank', phone)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto(path())
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  const loaded = () => files.some((file) => file.startsWith(`/assets/${name}`))
  expect(loaded()).toBe(false)
  await page.locator(part).scrollIntoViewIfNeeded()
  await expect.poll(loaded).toBe(true)
})

test('home: coming back from an experience shows the list where it was left', async () => {
  const page = await open('/', phone)
  const card = page.getByRole('region', { name: 'Todas las experiencias' }).getByRole('article').nth(3)
  await card.scrollIntoViewIfNeeded()
  const inSight = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const top = await inSight()
  await card.getByRole('link').click()
  await page.waitForURL('**/experience/**')
  await page.goBack()
  await expect.poll(async () => Math.abs((await inSight()) - top)).toBeLessThan(100)
})

test('home: the cards name the price of the people somebody looked for', async () => {
  const page = await open('/search?guests=3', phone)
  await waitForHydration(page)
  await page.goto('/')
  const list = page.getByRole('region', { name: 'Todas las experiencias' })
  await list.scrollIntoViewIfNeeded()
  await list.getByText('para 3').first().waitFor()
  expect(await page.getByRole('search').getByLabel('Personas').inputValue()).toBe('3')
})

test('people typed and a date chosen before the panel is there count once it is', async () => {
  const page = await open('/how-it-works', desktop)
  const release = await hold(page, 'reserve')
  await page.goto(offered)
  await waitForHydration(page)
  const panel = page.getByRole('complementary', { name: 'Precio y reserva' })
  await panel.getByLabel('Personas', { exact: true }).fill('3')
  await panel.getByRole('radio').first().click({ force: true })
  release()
  await panel.getByText('$60').waitFor()
  await expect.poll(() => panel.getByRole('radio').first().isChecked()).toBe(true)
  await page.waitForURL(/guests=3.*date=|date=.*guests=3/)
})

test('three presses on a stepper before the panel is there are three people more', async () => {
  const page = await open('/how-it-works', desktop)
  const release = await hold(page, 'reserve')
  await page.goto(offered)
  await waitForHydration(page)
  for (let n = 0; n < 3; n++) await page.getByRole('button', { name: 'Agregar uno: Personas' }).click()
  release()
  await page.getByRole('complementary', { name: 'Precio y reserva' }).getByText('$80').waitFor()
})

test('on a phone "Reservar" pressed before its code is there opens the sheet, and does not leave the page', async () => {
  const page = await open('/how-it-works', phone)
  const release = await hold(page, 'reserve')
  await page.goto(offered)
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Reservar', exact: true }).click()
  release()
  await page.getByRole('dialog').getByText('Elige fecha y personas').waitFor()
  expect(new URL(page.url()).pathname).toContain('/experience/')
})
