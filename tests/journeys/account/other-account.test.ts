// Another person signs in in another tab: nothing that stood in an open form goes out in their name, and none of it is theirs.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles, users } from '#marketplace/accounts/account.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { questions } from '#marketplace/questions/question.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, PASSWORD, phone } from '../../support/app.ts'
import { endSessionsOf } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const EMAIL = 'manuel.reyes@demo.torogoz.sv'
let ana: { id: string }
beforeEach(async () => {
  ana = await createPerson({ name: 'Ana María de la Paz' })
})

const signIn = async (page: Page) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
}
/** Manuel signs in in a second tab, where the session of Ana has ended. */
const signInElsewhere = async (page: Page) => {
  await endSessionsOf(ana)
  const other = await page.context().newPage()
  await signIn(other)
  await other.close()
}
/** The notice stands for 4 seconds. */
const hears = (page: Page) => page.getByText('Ahora usas otra cuenta').first().waitFor()
const nameOfManuel = async () => {
  const [row] = await database()
    .select({ name: profiles.fullName })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(eq(users.email, EMAIL))
  return row!.name
}
const openProfileForm = async (page: Page) => {
  await signInPage(page, ana)
  await page.goto('/profile')
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Nombre completo').fill('Ana Paz')
}

test('a form of the profile is closed, and it is said', async () => {
  const page = await open('/how-it-works', phone)
  await openProfileForm(page)
  await Promise.all([hears(page), signInElsewhere(page)])
  await page.getByRole('main').getByText(EMAIL).locator('visible=true').first().waitFor()
  expect(await page.getByLabel('Nombre completo').count()).toBe(0)
})

test('a question is emptied, and so is what the tab kept of a session that had ended', async () => {
  const { id } = await createExperience({})
  const page = await open('/how-it-works', phone)
  await signInPage(page, ana)
  await page.goto(`/questions/${id}`)
  await waitForHydration(page)
  const field = page.getByRole('textbox', { name: 'Tu pregunta' })
  await field.fill('¿Caben mi silla de ruedas y mi perro?')
  await Promise.all([hears(page), signInElsewhere(page)])
  await expect.poll(() => field.inputValue().catch(() => null)).toBe('')

  // The session of the writer ends, and somebody else signs in in the same tab.
  await page.context().clearCookies()
  await page.goto('/how-it-works')
  await signInPage(page, ana)
  await page.goto(`/questions/${id}`)
  await waitForHydration(page)
  await field.fill('¿Caben mi silla de ruedas y mi perro?')
  await endSessionsOf(ana)
  expectComplaint(/status of 401/)
  await page.getByRole('button', { name: 'Enviar pregunta' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toMatch(/silla de ruedas/)
  await signIn(page)
  await page.goto(`/questions/${id}`)
  await waitForHydration(page)
  expect(await field.inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/silla de ruedas/)
  expect(await database().select().from(questions).where(eq(questions.experienceId, id))).toEqual([])
})

test('a tab that has not heard of it sends nothing in the name of the other', async () => {
  const name = await nameOfManuel()
  const page = await open('/how-it-works', phone)
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    } as unknown as typeof BroadcastChannel
  })
  await openProfileForm(page)
  await signInElsewhere(page)
  expectComplaint(/status of 409/)
  await page.getByRole('button', { name: /Guardar/ }).click()
  await hears(page)
  await page.getByRole('main').getByText(EMAIL).locator('visible=true').first().waitFor()
  expect(await nameOfManuel()).toBe(name)
})
