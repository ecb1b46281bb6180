// A page of the back office that could not open: why, in our words, and never in those of an exception.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app } from '../../support/app.ts'
import { withoutTable } from '../../support/servers/without-table.ts'
import { openDesk } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const deskOf = async (path: string) => openDesk(await open('/how-it-works'), path)
const failureOf = async (page: Page): Promise<string> => {
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Esta página no quiso abrir' }).waitFor()
  return (await main.textContent()) ?? ''
}
const isList = ({ pathname }: URL) => pathname === '/api/admin/reviews'
const REVIEWS = { name: 'Reseñas', exact: true }

test('a page that crashes says so in Spanish, and its retry opens it', async () => {
  expectComplaint(/Cannot read|undefined|not iterable|error occurred/i)
  const page = await deskOf('/admin/users')
  // Nothing a page can draw: it throws while it draws.
  await page.route(isList, (route) => route.fulfill({ json: { shape: 'unknown' } }))
  await page.getByRole('link', REVIEWS).first().click()
  const words = await failureOf(page)
  expect(words).toContain('Algo falló de nuestro lado')
  expect(words).not.toMatch(/undefined|Cannot read|not iterable/)
  await page.unroute(isList)
  await page.getByRole('link', { name: 'Reintentar' }).click()
  await page.getByRole('main').getByRole('heading', REVIEWS).waitFor()
})

test('a refusal keeps its sentence, whether the browser or the server met it', async () => {
  expectComplaint(/Failed to load resource|Vuelve en un minuto|Código de esta falla/)
  const page = await deskOf('/admin/users')
  await page.route(isList, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'UNAVAILABLE', message: 'Vuelve en un minuto.' } } }),
  )
  await page.getByRole('link', REVIEWS).first().click()
  expect(await failureOf(page)).toContain('Vuelve en un minuto.')

  const whole = await deskOf('/admin/users')
  await withoutTable('reviews', () => whole.goto('/admin/reviews'))
  const rendered = await failureOf(whole)
  expect(rendered).toMatch(/Código de esta falla: \S+/)
  // Taken over by the script, it is the same page.
  await waitForHydration(whole)
  expect(await failureOf(whole)).toBe(rendered)
})
