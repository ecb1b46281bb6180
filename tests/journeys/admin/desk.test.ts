// Somebody calls: found from any page by the number they say, noted, and their case led to its end (decisions 0212 and 0221).
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool } from '#platform/database/pool.ts'
import { app } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

test('whoever calls is found by their number from any page, noted, and their case goes to its end', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const caller = await createPerson({ name: 'Zenaida Llamadora', profile: { phone: '+503 7411-2233' } })
  const page = await open('/how-it-works')
  await signInPage(page, admin)
  const expectToast = (text: string) => page.getByRole('region', { name: 'Notificaciones' }).getByText(text).waitFor()
  await page.goto('/admin/bookings')
  await waitForHydration(page)
  await page.keyboard.press('/')
  await page.keyboard.type('7411 2233')
  await page.keyboard.press('Enter')
  await page.waitForURL(/admin\/search\?q=7411/)
  await page.getByRole('link', { name: 'Zenaida Llamadora' }).click()
  await page.waitForURL(`**/admin/users/${caller.id}`)
  await page.getByLabel('Nueva nota').fill('Prefiere que la llamen por la tarde')
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expectToast('Nota anotada')
  await page.getByRole('button', { name: 'Abrir caso' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Abrir', exact: true }).click()
  await dialog.getByText('Escribe el asunto').waitFor()
  await dialog.getByLabel('Asunto').fill('No encuentra el punto de encuentro')
  await dialog.getByLabel('Qué pasa').fill('Llamó desde el parque; el mapa la lleva a otra calle.')
  await dialog.getByRole('button', { name: 'Abrir', exact: true }).click()
  await page.waitForURL(/admin\/cases\/[0-9a-f-]{36}/)
  // What was typed survives another choice, and a template stands below it.
  await page.getByLabel('Tu respuesta a Zenaida Llamadora').fill('El punto es la puerta norte.')
  await page.getByText('Cerrar', { exact: true }).click()
  await page.getByLabel('Empezar con una plantilla').selectOption({ label: 'Recibimos tu mensaje' })
  const words = await page.getByLabel('Lo que se le dice a Zenaida Llamadora').inputValue()
  expect(words).toMatch(/^El punto es la puerta norte\.\n\nHola, Zenaida Llamadora:/)
  await page.getByRole('button', { name: 'Cerrar el caso' }).click()
  await expectToast('Caso cerrado')
  await page.getByText('Respuesta guardada: este servidor no tiene correo').waitFor()
  expect(await seriousFindings(page, 'everywhere')).toEqual([])
  await page.goto(`/admin/users/${caller.id}`)
  await page.getByText('Prefiere que la llamen por la tarde').waitFor()
  await page.getByRole('link', { name: 'No encuentra el punto de encuentro' }).waitFor()
})

test('the front page shows counted figures once somebody switches to them', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const visitor = await open('/')
  const figures = visitor.getByRole('region', { name: 'Torogoz en cifras' })
  expect(await figures.textContent()).toContain('500+')
  const page = await open('/how-it-works')
  await signInPage(page, admin)
  await page.goto('/admin/settings')
  await waitForHydration(page)
  await page.getByRole('switch', { name: 'Cifras contadas' }).check()
  const count = (await page.getByText(/^Hoy serían/).textContent())?.match(/Hoy serían ([\d,]+) experiencias/)?.[1]
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByText('Configuración guardada').waitFor()
  await expect
    .poll(async () => {
      await visitor.reload()
      return figures.textContent()
    })
    .toContain(`experiencias${count}`)
  expect(await figures.textContent()).not.toContain('+')
})
