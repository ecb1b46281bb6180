import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const WORD = 'Farolito'
const titles = ['uno', 'dos', 'tres', 'cuatro'].map((name) => `${WORD} ${name}`)
const listed: { id: string; title: string }[] = []

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  for (const [at, title] of titles.entries()) {
    const { id } = await createExperience({
      title,
      price: 20 + at,
      included: ['Guía', 'Agua', 'Casco', 'Almuerzo', 'Fotos'].slice(0, 5 - at),
      languages: ['Español'],
    })
    listed.push({ id, title })
  }
})
afterAll(closePool)

const compare = (page: Page, title: string) => page.getByRole('button', { name: `Comparar: ${title}` })
const places = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const badge = (page: Page) => places(page).getByRole('link', { name: /^Comparar/ })
const storedValue = (page: Page) => page.evaluate(() => localStorage.getItem('comparedExperiences'))
const store = (page: Page, value: string) =>
  page.evaluate((text) => localStorage.setItem('comparedExperiences', text), value)
const searchPath = `/search?q=${WORD}`
const rowOf = (page: Page, name: string) => page.getByRole('row', { name })

test('from cards to a decision: three side by side, one less, none, and back (CMP-01 to CMP-11, SHELL-05)', async () => {
  const page = await waitForHydration(await open(searchPath))
  await expect.poll(() => badge(page).textContent()).toBe('Comparar')
  for (const title of titles.slice(0, 3)) await compare(page, title).click()
  // The first press wakes the search; the three are made once it has come to life.
  await expect.poll(() => badge(page).textContent()).toBe('Comparar3')
  expect(await compare(page, titles[0]!).getAttribute('aria-pressed')).toBe('true')

  // A duplicate is reported before the limit (CMP-03), then the limit (CMP-02); the list stays.
  await compare(page, titles[0]!).click()
  await page.getByText('Ya añadida').waitFor()
  await page.getByText('Esta experiencia ya está en tu comparación').waitFor()
  expect(await page.getByText('Límite alcanzado').count()).toBe(0)
  await compare(page, titles[3]!).click()
  await page.getByText('Límite alcanzado').waitFor()
  await page.getByText('Solo puedes comparar hasta 3 experiencias a la vez').waitFor()
  expect(JSON.parse((await storedValue(page))!)).toEqual(listed.slice(0, 3))

  await page.reload()
  await waitForHydration(page)
  await badge(page).click()
  await page.waitForURL('**/comparison')
  for (const title of titles.slice(0, 3)) await page.getByRole('columnheader', { name: title }).waitFor()
  expect(await rowOf(page, 'Precio').getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^\$20[\s\S]*La más económica$/),
    expect.stringMatching(/^\$21/),
    expect.stringMatching(/^\$22/),
  ])
  expect(await rowOf(page, 'Incluye').first().getByRole('cell').first().textContent()).toMatch(/GuíaAguaCascoy 2 más/)
  await page.getByText('Igual en todas').first().waitFor()
  await page.getByLabel('Ver solo las diferencias').check()
  expect(await rowOf(page, 'Idiomas').count()).toBe(0)

  await page.getByRole('button', { name: `Quitar de la comparación: ${titles[1]}` }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'comparacion')
  await expect.poll(() => badge(page).textContent()).toBe('Comparar2')
  expect(await page.getByRole('link', { name: 'Agregar otra experiencia' }).getAttribute('href')).toBe('/search')
  expect(await page.getByRole('columnheader').count()).toBe(2)

  await page.getByRole('button', { name: 'Vaciar' }).click()
  await page.getByRole('heading', { name: 'Aún no comparas nada' }).waitFor()
  await expect.poll(() => badge(page).textContent()).toBe('Comparar')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await page.getByRole('columnheader', { name: titles[2]! }).waitFor()
  await page.getByRole('button', { name: 'Vaciar' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Explorar experiencias' }).click()
  await page.waitForURL('**/search')
})

test('saving keeps a comparison in this browser, from two on (CMP-05, CMP-06)', async () => {
  const page = await waitForHydration(await open('/comparison'))
  await store(page, JSON.stringify(listed.slice(0, 1)))
  await page.reload()
  await page.getByRole('columnheader', { name: titles[0]! }).waitFor()
  expect(await page.getByRole('button', { name: 'Guardar comparación' }).count()).toBe(0)

  await store(page, JSON.stringify(listed.slice(0, 2)))
  await page.reload()
  const save = page.getByRole('button', { name: 'Guardar comparación' })
  await save.click()
  await page.getByText('Comparación guardada', { exact: true }).waitFor()
  // Another tab removed one, and this one does not know it yet.
  await store(page, JSON.stringify(listed.slice(0, 1)))
  await save.click()
  await page.getByText('Necesitas al menos 2 experiencias para guardar una comparación').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('columnheader', { name: titles[1]! }).waitFor()
  await page.getByRole('button', { name: /^Olvidar la comparación/ }).click()
  expect(await page.getByRole('heading', { name: 'Comparaciones guardadas' }).count()).toBe(0)
})

test('two tabs of a browser hold one comparison', async () => {
  const page = await waitForHydration(await open(searchPath))
  const other = await page.context().newPage()
  await other.goto('/comparison')
  await other.getByRole('heading', { name: 'Aún no comparas nada' }).waitFor()
  await compare(page, titles[0]!).click()
  await other.getByRole('columnheader', { name: titles[0]! }).waitFor()
  await other.getByRole('button', { name: `Quitar de la comparación: ${titles[0]}` }).click()
  await expect.poll(() => compare(page, titles[0]!).getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => badge(page).textContent()).toBe('Comparar')
})

test('a damaged value is an empty list, and the next one goes in (CMP-07)', async () => {
  const page = await waitForHydration(await open('/comparison'))
  for (const damaged of ['{"', 'null', '[{"id":7}]', '"x"']) {
    await store(page, damaged)
    await page.reload()
    await page.getByRole('heading', { name: 'Aún no comparas nada' }).waitFor()
  }
  await page.goto(searchPath)
  await waitForHydration(page)
  await compare(page, titles[2]!).click()
  // The press is made once the search has come to life.
  await expect.poll(async () => JSON.parse((await storedValue(page))!)).toEqual([listed[2]])
})

test('what is not offered any more leaves the list, with a note (CMP-07)', async () => {
  const { id } = await createExperience({ title: 'Se retiró' })
  const page = await waitForHydration(await open('/comparison'))
  await store(page, JSON.stringify([listed[0], { id, title: 'Se retiró' }]))
  await database().update(experiences).set({ status: 'archived' }).where(eq(experiences.id, id))
  await page.reload()
  await page.getByText('«Se retiró» ya no está disponible y salió de tu comparación.').waitFor()
  expect(JSON.parse((await storedValue(page))!)).toEqual([listed[0]])
  await expect.poll(() => badge(page).textContent()).toBe('Comparar1')
})

test('a list that cannot be read says so and stays', async () => {
  const page = await waitForHydration(await open('/comparison'))
  await store(page, JSON.stringify(listed.slice(0, 2)))
  expectComplaint(/Failed to load resource/)
  await page.route('**/api/comparison*', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'BROKEN', message: 'x' } } }),
  )
  await page.reload()
  await page.getByRole('heading', { name: 'No se pudo cargar la comparación' }).waitFor()
  await page.unroute('**/api/comparison*')
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('columnheader', { name: titles[1]! }).waitFor()
})

test('a shared comparison opens for anybody, without scripts too, and can become one’s own', async () => {
  const address = `/comparison?ids=${listed[0]!.id},${listed[1]!.id}`
  const plainPage = await open(address, { ...desktop, javaScriptEnabled: false })
  await plainPage.getByRole('columnheader', { name: titles[1]! }).waitFor()
  const page = await waitForHydration(await open(address))
  await page.getByText('Alguien te compartió esta comparación').waitFor()
  expect(await page.getByRole('button', { name: /^Quitar/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Usar como mi comparación' }).click()
  await expect.poll(() => badge(page).textContent()).toBe('Comparar2')
  await badge(page).click()
  await page.getByRole('button', { name: 'Guardar comparación' }).waitFor()
})

test('sharing copies the address and offers the other ways (DET-10, DET-11)', async () => {
  const page = await waitForHydration(await open(`/comparison?ids=${listed[0]!.id}`))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Compartir' }).click()
  await page.getByText('Enlace copiado al portapapeles').waitFor()
  const url = `${running.address}/comparison?ids=${listed[0]!.id}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  const href = (name: string) => page.getByRole('menuitem', { name }).getAttribute('href')
  expect(await href('WhatsApp')).toBe(
    `https://wa.me/?text=${encodeURIComponent(`Comparación de experiencias en Torogoz\n${url}`)}`,
  )
  expect(await href('Facebook')).toContain(encodeURIComponent(url))
  expect(await href('Correo electrónico')).toMatch(/^mailto:\?subject=.+&body=.+/)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('menuitem').count()).toBe(0)
})

test('a phone with a menu of its own uses that', async () => {
  const page = await open('/how-it-works', phone)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) })
  })
  await page.goto(`/experience/${listed[0]!.id}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: { title: string; url: string } }).shared)
  expect(shared).toMatchObject({ title: titles[0], url: expect.stringContaining(listed[0]!.id) })
  expect(await page.getByRole('menuitem').count()).toBe(0)
})

test('with the keyboard alone: the experience first, then its controls', async () => {
  const page = await waitForHydration(await open(searchPath))
  const card = page.getByRole('article').filter({ hasText: titles[0]! })
  await card.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // The press is made once the search has come to life.
  await expect.poll(() => compare(page, titles[0]!).getAttribute('aria-pressed')).toBe('true')
  expect(await compare(page, titles[0]!).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  expect(name).toBe(`Guardar en favoritos: ${titles[0]}`)
})

test('on a phone side by side, the questions staying in sight; the bar counts (CMP-09, SHELL-05)', async () => {
  const page = await waitForHydration(await open('/comparison', phone))
  await store(page, JSON.stringify(listed.slice(0, 3)))
  await page.reload()
  const frame = page.getByRole('region', { name: 'Experiencias comparadas' })
  await frame.getByRole('columnheader').nth(2).scrollIntoViewIfNeeded()
  expect(await frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  expect((await frame.getByRole('rowheader', { name: 'Precio' }).boundingBox())!.x).toBeGreaterThanOrEqual(0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3800)
  const bar = page.getByRole('navigation', { name: 'Lugares principales' })
  expect(await bar.getByRole('link', { name: /Comparar/ }).textContent()).toBe('3Comparar')
  await page.getByRole('button', { name: `Quitar de la comparación: ${titles[0]}` }).click()
  expect(await frame.getByRole('button').count()).toBe(2)
})

test('axe finds nothing serious; long names stay inside, from 320 px on', async () => {
  const long = await createExperience({
    title: 'Otorrinolaringológicamente '.repeat(8).trim(),
    included: ['Sombrilla'.repeat(12)],
  })
  const list = JSON.stringify([...listed.slice(0, 2), { id: long.id, title: 'x' }])
  for (const device of [
    desktop,
    { ...desktop, colorScheme: 'dark' as const },
    { ...phone, viewport: { width: 320, height: 640 } },
    { viewport: { width: 768, height: 900 } },
  ]) {
    const page = await waitForHydration(await open('/comparison', { ...device, bypassCSP: true }))
    expect(await seriousFindings(page, 'everywhere')).toEqual([])
    await store(page, list)
    await page.reload()
    await page.getByRole('button', { name: 'Guardar comparación' }).waitFor()
    expect(await seriousFindings(page, 'everywhere')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test.each([768, 800, 1024])('the header fits at %i px, for guests with a comparison', async (width) => {
  const page = await open('/how-it-works', { viewport: { width, height: 700 } })
  await store(page, JSON.stringify(listed.slice(0, 3)))
  await page.reload()
  await expect.poll(() => badge(page).textContent()).toBe('Comparar3')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const header = await page.getByRole('banner').boundingBox()
  expect(header!.height).toBeLessThan(80)
})

test('a notice is shown however busy the browser is', async () => {
  const page = await open(searchPath, phone)
  await waitForHydration(page)
  await compare(page, titles[0]!).hover()
  // React draws in slices that it posts to itself; each now waits longer than a notice settles.
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 400)
    } as typeof postMessage
  })
  await compare(page, titles[0]!).click()
  await page.getByText('Añadida a tu comparación').first().waitFor()
})
