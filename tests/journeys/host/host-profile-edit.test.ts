// A host edits their profile on a phone, loses no input, and previews the public page.
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
const BIO =
  'Nací al pie del volcán y desde niña subo con mi papá. Conozco cada vereda, cada pájaro y cada comal del camino.'

beforeAll(() => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
})
afterAll(closePool)

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones de tu perfil' }).getByRole('link', { name })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Lugares del portal' })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' }).click()
const noted = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

async function portal(path: string, device = phone) {
  const host = await signedIn('host', { name: 'Marta Alicia Alvarenga' })
  const page = await open('/how-it-works', device)
  await signInPage(page, host)
  await page.goto(path)
  return { host, page: await waitForHydration(page) }
}

test('on a phone: two tabs, nothing typed is lost, exact words, and the public page shows it', async () => {
  const { host, page } = await portal('/host/profile')
  await page
    .getByRole('heading', { name: /Completa tu perfil/ })
    .getByText('25 %')
    .waitFor()

  await page.getByLabel('Sobre mí').fill(BIO)
  await page.getByLabel('Teléfono').fill('12')
  await save(page)
  expectComplaint(/422/)
  await noted(page, 'No se pudo actualizar el perfil')
  await page.getByText('Número de teléfono inválido').first().waitFor()
  expect(await page.getByLabel('Sobre mí').inputValue()).toBe(BIO)

  await tab(page, 'Información de Anfitrión').click()
  await page.waitForURL('**/host/profile?tab=anfitrion')
  await page.getByLabel('Habilidades', { exact: true }).first().waitFor()
  const skills = page.getByRole('textbox', { name: 'Habilidades' })
  await skills.fill('  tostar   café , Aves')
  await skills.press('Enter')
  await skills.fill('AVES')
  await skills.press('Enter')
  const chips = page.getByRole('list', { name: 'Habilidades', exact: true }).getByRole('button')
  expect(await chips.allInnerTexts()).toEqual(['tostar café', 'Aves'])
  await page.getByRole('button', { name: 'Quitar Aves' }).click()
  await page.getByRole('button', { name: 'Inglés', exact: true }).click()

  // Leaving asks first, and staying keeps all input.
  await bar(page).getByRole('link', { name: 'Hoy' }).click()
  await page.getByRole('dialog', { name: 'Tienes cambios sin guardar' }).waitFor()
  await page.getByRole('button', { name: 'Seguir editando' }).click()
  expect(new URL(page.url()).pathname).toBe('/host/profile')

  await page.route('**/api/host/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  expectComplaint(/ERR_FAILED/)
  await save(page)
  await noted(page, 'No se pudo actualizar tu información')
  expect(await chips.allInnerTexts()).toEqual(['tostar café'])
  await page.unroute('**/api/host/profile')
  await save(page)
  await noted(page, 'Tu información de anfitrión ha sido actualizada')

  await tab(page, 'Información Personal').click()
  expect(await page.getByLabel('Sobre mí').inputValue()).toBe(BIO)
  await page.getByLabel('Teléfono').fill('+503 7000 1111')
  await save(page)
  await noted(page, 'Perfil actualizado')
  await page
    .getByRole('heading', { name: /Completa tu perfil/ })
    .getByText('63 %')
    .waitFor()
  expect(await seriousFindings(page, 'everywhere')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.getByRole('link', { name: 'Ver mi página pública' }).click()
  await page.getByRole('heading', { level: 1, name: 'Marta Alicia Alvarenga' }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/host/${host.id}`)
  await page.getByText(BIO).waitFor()
  await page.getByText('tostar café').waitFor()
  await page.getByText('Habla español e inglés').waitFor()
})

test('the bar and its menu lead to every place of the portal; its names never are a public profile', async () => {
  const { page } = await portal('/host/dashboard')
  await bar(page).getByRole('button', { name: 'Más' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Configuración' }).click()
  await page.getByRole('heading', { level: 1, name: 'Configuración' }).waitFor()
  for (const part of ['Avisos por correo', 'Privacidad', 'Dispositivos', 'Cobros', 'Eliminar mi cuenta'])
    await page.getByRole('heading', { level: 2, name: part }).waitFor()
  await bar(page).getByRole('button', { name: 'Más' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Preguntas frecuentes' }).click()
  await page.getByRole('heading', { level: 1, name: 'Preguntas de anfitriones' }).waitFor()
  await page.getByRole('searchbox', { name: 'Qué quieres saber' }).fill('comision')
  await page.getByText('El 15 % de las reservas completadas').first().waitFor()
  expect(await seriousFindings(page, 'everywhere')).toEqual([])

  const names = 'dashboard create experiences edit profile settings reservations dates notices cases faq'.split(' ')
  for (const name of names) {
    const answer = await fetch(`${running.address}/host/${name}`, { redirect: 'manual' })
    expect([name, answer.status, answer.headers.get('location')]).toEqual([name, 307, '/'])
  }
})

test('the preview of a draft says that it is not published, and another host finds nothing (DET-23, EDIT-03)', async () => {
  const { host, page } = await portal('/host/dashboard', desktop)
  const { id } = await createExperience({ hostId: host.id, status: 'draft', title: 'Café de altura' })
  await page.getByRole('banner').getByRole('link', { name: 'Ver como viajero' }).click()
  await page.getByRole('complementary', { name: 'Vista de viajero' }).waitFor()
  await page.goto(`/experience/${id}`)
  await page.getByText('Esta experiencia no está publicada').waitFor()
  await page.getByText('Es la vista previa de tu borrador').waitFor()
  const back = page.getByRole('link', { name: 'Volver al editor' })
  expect(await back.getAttribute('href')).toBe(`/host/experiences/${id}/edit`)

  const other = await signedIn('host')
  const cookie = `${other.cookie}; torogoz.traveler-view=on`
  const response = await fetch(`${running.address}/experience/${id}`, { headers: { cookie }, redirect: 'manual' })
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('Café de altura')
})
