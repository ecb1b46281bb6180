// The booking form as a traveler meets it.
import type { Page } from 'playwright-core'
import { createPerson, type Person } from '#marketplace/accounts/account.factory.ts'
import { signInPage } from '../signed-in-page.ts'

/** The button that sends the form: beside it on a desktop, under the thumb on a phone. */
export const reserve = (page: Page) =>
  page.getByRole('button', { name: 'Reservar', exact: true }).locator('visible=true')

/** Waits for the success. */
export const created = (page: Page) =>
  page.getByRole('heading', { name: '¡Reserva creada exitosamente!', level: 1 }).waitFor()

/** Signs a traveler in and leads an open page to the form. */
export async function toForm(page: Page, path: string, person?: Person) {
  await signInPage(page, person ?? (await createPerson({ name: 'Ana María de la Paz' })))
  await page.goto(path)
  await page.getByRole('heading', { name: 'Completa tu reserva' }).waitFor()
  return page
}

/** What the form does not know yet. */
export async function fill(page: Page) {
  await page.getByLabel('Teléfono').fill('7000-1234')
  await page.getByLabel(/Acepto los/).check()
}
