// The window that asks for a reason: what is typed into it belongs to one record, and its question stays whole until it has left.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createQuestion } from '#marketplace/questions/question.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app } from '../../support/app.ts'
import { openDesk } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const deskOf = async (path: string) => openDesk(await open('/how-it-works'), path)

/** Every heading and field the open window shows from now on until it is gone. */
async function watchWindow(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const note = () => {
      const shown = document.querySelector('dialog:has(h2)')
      const [heading] = shown?.getElementsByTagName('h2') ?? []
      if (heading) seen.add(`${heading.textContent} ${shown!.querySelectorAll('select, textarea').length}`)
    }
    note()
    new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return async () => {
    await expect.poll(() => page.locator('dialog h2').count()).toBe(0)
    return page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  }
}

test('what was typed about one booking is not in the window of another', async () => {
  const [first, second] = [await createBooking({ status: 'confirmed' }), await createBooking({ status: 'confirmed' })]
  const page = await deskOf(`/admin/bookings/${first.id}`)
  const reason = page.getByRole('dialog', { name: '¿Cancelar esta reserva?' }).getByLabel('Motivo')
  const ask = async (id: string) => {
    if (!page.url().endsWith(id)) await page.goto(`/admin/bookings/${id}`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Cancelar reserva' }).click()
    await reason.waitFor()
  }
  await ask(first.id)
  await reason.fill('El anfitrión llamó: se enfermó el guía')
  await ask(second.id)
  expect(await reason.inputValue()).toBe('')
  // Of the first nothing was lost.
  await ask(first.id)
  await expect.poll(() => reason.inputValue()).toBe('El anfitrión llamó: se enfermó el guía')
})

test('the question stays whole while its window leaves: given up, and answered', async () => {
  const booking = await createBooking({ status: 'confirmed' })
  const page = await deskOf(`/admin/bookings/${booking.id}`)
  await page.getByRole('button', { name: 'Cancelar reserva' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Llamó')
  const givenUp = await watchWindow(page)
  await dialog.getByRole('button', { name: 'Volver' }).click()
  expect(await givenUp()).toEqual(['¿Cancelar esta reserva? 2'])

  const question = await createQuestion()
  await page.goto(`/admin/questions/${question.id}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Ocultar', exact: true }).click()
  await dialog.getByLabel('Motivo').fill('Pide un teléfono')
  const answered = await watchWindow(page)
  await dialog.getByRole('button', { name: 'Ocultar' }).click()
  // By then its page has read that it is hidden, and would ask the opposite.
  expect(await answered()).toEqual(['¿Ocultar esta pregunta y su respuesta? 1'])
  await page.getByRole('main').getByText('Motivo: Pide un teléfono').waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('.text.')))).toEqual([])
})
