// The home page when its lists cannot be read, or are empty; it is a light page, so the server draws both (decision 0239).
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop } from '../../support/app.ts'
import { withoutTable } from '../../support/servers/without-table.ts'

const { open, running, expectComplaint } = app()

beforeAll(() => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
})
afterAll(closePool)

const lists = (page: Page) => page.getByRole('region', { name: 'Todas las experiencias' })
const FAILED = 'No se pudieron cargar las experiencias. Por favor, inténtalo más tarde.'

test('lists that cannot be read say so, and "Reintentar" loads the page (HOME-08)', async () => {
  expectComplaint(/500/)
  let plain!: Page
  // First of all, while no card of them is in the server's memory.
  await withoutTable('experience_images', async () => {
    const page = await open('/')
    await page.getByText(FAILED).waitFor()
    plain = await open('/', { ...desktop, javaScriptEnabled: false })
    await plain.getByText(FAILED).waitFor()
  })
  const retry = plain.getByRole('link', { name: 'Reintentar' })
  // The server's copy of the failed page lives for a moment.
  const countLists = async () => {
    if (await retry.isVisible()) await retry.click()
    return lists(plain).count()
  }
  await expect.poll(countLists).toBe(1)
})

test('without script the lists, their links and the search are there', async () => {
  const page = await open('/', { ...desktop, javaScriptEnabled: false })
  expect(await lists(page).getByRole('article').count()).toBe(8)
  await lists(page).getByRole('article').first().getByRole('link').click()
  await page.waitForURL('**/experience/**')
})

test('an empty catalogue says so (HOME-09)', async () => {
  await database().execute(sql`update experiences set status = 'archived'`)
  const home = () => fetch(running.address).then((answer) => answer.text())
  await expect.poll(home).toContain('No hay experiencias disponibles')
  const page = await open('/')
  await page.getByRole('heading', { name: 'No hay experiencias disponibles' }).waitFor()
  expect(await lists(page).count()).toBe(0)
})
