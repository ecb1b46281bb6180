// A name without a space, as long as a name may be, keeps what stands beside it in sight.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { createQuestion } from '#marketplace/questions/question.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, phone } from '../../support/app.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const NAME = 'W'.repeat(100)
/** The right edge of an element, in pixels. */
const rightOf = async (page: Page, words: string | RegExp) => {
  const box = await page.getByRole('main').getByText(words).locator('visible=true').first().boundingBox()
  return box!.x + box!.width
}

test('of a traveler whose question waits, and of the host of a booking', async () => {
  const host = await createPerson({ role: 'host', name: NAME })
  const traveler = await createPerson({ name: NAME })
  const { id, dateIds } = await createExperience({ hostId: host.id })
  await createQuestion({
    experienceId: id,
    hostId: host.id,
    travelerId: traveler.id,
    text: '¿Hay parqueo para un bus?',
  })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto('/host/dashboard?tab=questions')
  await page.getByText('¿Hay parqueo para un bus?').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.context().clearCookies()
  await page.goto('/how-it-works')
  await signInPage(page, traveler)
  await page.goto(`/booking/${id}?date=${dateIds[0]}`)
  await waitForHydration(page)
  expect(await rightOf(page, /tiene hasta 48 horas para confirmar/)).toBeLessThanOrEqual(390)
  expect(await rightOf(page, 'Total en efectivo')).toBeLessThanOrEqual(390)
})
