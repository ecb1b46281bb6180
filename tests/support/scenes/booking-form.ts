import type { Page } from 'playwright-core'
import { createPerson, type Person } from '#marketplace/accounts/account.factory.ts'
import { signInPage } from '../signed-in-page.ts'
import { waitForHydration } from '../wait-for-hydration.ts'

/** The button that sends the form: beside it on a desktop, fixed at the bottom on a phone. */
export const reserve = (page: Page) =>
  page.getByRole('button', { name: 'Reservar', exact: true }).locator('visible=true')

export const created = (page: Page) =>
  page.getByRole('heading', { name: '¡Reserva creada exitosamente!', level: 1 }).waitFor()

/** Signs a traveler in and opens the form. */
export async function toForm(page: Page, path: string, person?: Person) {
  await signInPage(page, person ?? (await createPerson({ name: 'Ana María de la Paz' })))
  await page.goto(path)
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  // Before that the form is posted by the browser, as without scripts.
  return waitForHydration(page)
}

export async function fill(page: Page) {
  await page.getByLabel('Teléfono').fill('7000-1234')
  await page.getByLabel(/Acepto los/).check()
}
