import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
const TITLE = 'Vuelo en ultraligero al alba'
let experience: Awaited<ReturnType<typeof createExperience>>

beforeAll(async () => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
  experience = await createExperience({ title: TITLE, price: 63.5, dates: [{ capacity: 5 }] })
})
afterAll(closePool)

const button = (page: Page) => page.getByRole('button', { name: 'Asistente', exact: true })
const chat = (page: Page) => page.getByRole('dialog', { name: 'Asistente' })
const field = (page: Page) => chat(page).getByRole('textbox', { name: 'Escribe tu pregunta' })
const starters = (page: Page) => chat(page).getByRole('list', { name: 'Preguntas para empezar' })
/** The answer is complete, and the field is enabled again (AI-13). */
const waitForAnswer = (page: Page) =>
  page.waitForFunction(() => {
    const input = document.querySelector<HTMLInputElement>('dialog[open] form input')
    return input && !input.disabled && document.activeElement === input && !document.querySelector('dialog [aria-busy]')
  })

async function traveler(device = desktop) {
  const person = await signedIn('traveler')
  const page = await open('/how-it-works', device)
  expect(await button(page).count()).toBe(0)
  await signInPage(page, person)
  await page.goto('/search')
  await waitForHydration(page)
  return page
}

test('on a phone: a starter, a follow-up, a card and the filled form (AI-01, AI-03 to AI-06)', async () => {
  const page = await traveler(phone)
  const gate = { release: () => {} }
  await page.route('**/api/intelligent-chat/live', async (route) => {
    await new Promise<void>((resolve) => {
      gate.release = resolve
    })
    await route.continue()
  })
  await button(page).click()
  await starters(page).waitFor()
  expect(await starters(page).getByRole('button').count()).toBe(6)
  expect(await seriousFindings(page)).toEqual([])
  // Blanks are not sent (AI-05).
  await field(page).fill('   ')
  await page.keyboard.press('Enter')
  expect(await starters(page).count()).toBe(1)
  await starters(page).getByRole('button').first().click()
  await chat(page).locator('p').getByText('Pensando...').first().waitFor()
  expect([await field(page).isDisabled(), await starters(page).count()]).toEqual([true, 0])
  gate.release()
  await waitForAnswer(page)
  await page.unroute('**/api/intelligent-chat/live')

  await field(page).fill('quiero volar en ultraligero')
  await page.keyboard.press('Enter')
  await waitForAnswer(page)
  await field(page).fill('¿cuánto sale para 2?')
  await page.keyboard.press('Enter')
  await chat(page).locator('p').getByText('para 2 personas son $127').first().waitFor()
  await waitForAnswer(page)
  expect(await seriousFindings(page)).toEqual([])
  await chat(page).getByRole('link', { name: TITLE }).last().click()
  await page.waitForURL(`**/experience/${experience.id}/**`)
  await page.getByRole('heading', { name: TITLE, level: 1 }).waitFor()
  expect(await chat(page).count()).toBe(0)

  // The conversation is still there, and leads into the form with date and people.
  await button(page).click()
  await chat(page).getByRole('link', { name: 'Abrir el formulario de reserva' }).last().click()
  await page.waitForURL(`**/booking/${experience.id}?guests=2&date=${experience.dateIds[0]}`)
  await page.getByRole('main').getByText('$127').first().waitFor()
})

test('with the keyboard alone: open, request, an error, close, begin anew (AI-09, AI-10, AI-13)', async () => {
  const page = await traveler()
  await button(page).focus()
  await page.keyboard.press('Enter')
  await field(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('dialog input'))
  await page.route('**/api/intelligent-chat/live', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":{"code":"BROKEN","message":"x"}}' }),
  )
  expectComplaint(/500/)
  await page.keyboard.type('busco surf')
  await page.keyboard.press('Enter')
  await chat(page)
    .getByText('Lo siento, ha ocurrido un error temporal. ¿Podrías intentar reformular tu pregunta?')
    .first()
    .waitFor()
  await page.getByText('Error temporal', { exact: true }).waitFor()
  await page.getByText('El asistente está experimentando dificultades. Inténtalo de nuevo.').waitFor()
  await waitForAnswer(page)
  await page.unroute('**/api/intelligent-chat/live')
  await page.keyboard.type('hola')
  await page.keyboard.press('Enter')
  await chat(page).getByText('¡Hola!').first().waitFor()
  await waitForAnswer(page)
  // The focus stays inside, and returns to where it came from.
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      ),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.activeElement?.textContent === 'Asistente')

  // The conversation survives a reload, until it is restarted.
  await page.reload()
  await waitForHydration(page)
  await button(page).click()
  await chat(page).getByText('¡Hola!').first().waitFor()
  await chat(page).getByRole('button', { name: 'Nueva conversación' }).click()
  await starters(page).waitFor()
})
