// A host writes an experience on a phone: in steps, offline for a while, in two tabs, until it is public.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { availableDates } from '#marketplace/experiences/availability/availability.table.ts'
import { experienceEdits } from '#marketplace/experiences/editor/draft/draft.table.ts'
import { buildDate, createExperience } from '#marketplace/experiences/experience.factory.ts'
import { experiences } from '#marketplace/experiences/experience.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signedIn } from '../../support/people.ts'
import { withoutTable } from '../../support/servers/without-table.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()

beforeAll(() => {
  configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' })
})
afterAll(closePool)

const waitForSaved = (page: Page) => page.getByText('Guardado en este momento').last().waitFor()
const title = (page: Page) => page.getByLabel('Título')
const photograph = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b7a85' } })
    .jpeg()
    .toBuffer()

test('an experience is written by and by on a phone, without a network for a while, and published', async () => {
  const host = await signedIn('host', { name: 'Marta Alvarenga' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  // As on plain http from another machine, which is no secure context.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
  await page.goto('/host/create')
  await page.getByRole('heading', { name: 'Crear nueva experiencia' }).waitFor()

  expectComplaint(/GPU stall/)

  // Input is kept a moment later; a reload in the middle of a word loses nothing.
  await title(page).fill('Amanecer')
  await waitForSaved(page)
  await title(page).pressSequentially(' en Izalco')
  await page.reload()
  await page.getByText('Recuperamos lo que habías escrito').waitFor()
  expect(await title(page).inputValue()).toBe('Amanecer en Izalco')

  // Offline one can go on writing; back online it is sent automatically.
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await page.getByLabel('Descripción corta').fill('Subida corta con desayuno.')
  await page.getByText('Sin conexión: lo que escribes queda en este teléfono').last().waitFor()
  await page.context().setOffline(false)
  await waitForSaved(page)
  const [edit] = await database().select().from(experienceEdits).where(eq(experienceEdits.hostId, host.id))
  expect(edit?.content).toMatchObject({ title: 'Amanecer en Izalco', shortDescription: 'Subida corta con desayuno.' })

  // Missing input is reported at each field, and the first one has the focus.
  const save = page.getByRole('button', { name: 'Guardar como borrador' }).last()
  await save.click()
  for (const words of [
    'La categoría es requerida',
    'El precio debe ser mayor a 0',
    'La descripción es requerida',
    'Debes seleccionar una ubicación en el mapa',
    'Debes subir al menos una imagen',
  ])
    await page.getByText(words).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  expect(await seriousFindings(page)).toEqual([])

  await page.getByLabel('Categoría').selectOption({ index: 1 })
  // The 0 that the form begins with makes room for what is typed (EDIT-11).
  expect(await page.getByLabel('Precio por persona').inputValue()).toBe('0')
  await page.getByLabel('Precio por persona').click()
  await page.keyboard.type('12,50')
  const amenities = page.getByRole('textbox', { name: 'Comodidades' })
  await amenities.fill(' Fogata ')
  await amenities.press('Enter')
  await page.getByRole('button', { name: 'Quitar Fogata' }).waitFor()
  // A map that gives up, as one does on a busy machine without a GPU, has opened them already.
  if (await page.getByLabel('Latitud').isHidden()) await page.getByText('Escribir las coordenadas').click()
  await page.getByLabel('Latitud').fill('13.813')
  await page.getByLabel('Longitud').fill('-89.633')
  await page.getByLabel('Nombre del lugar').fill('Parque de Izalco')
  await page.getByLabel('Dirección', { exact: true }).fill('Calle principal')
  await page.getByLabel('Ciudad o municipio').fill('Izalco')
  await page.getByRole('textbox', { name: 'Descripción', exact: true }).fill('Salimos a oscuras.\nDesayunamos arriba.')
  const file = { name: 'volcan.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('Principal', { exact: true }).waitFor()
  await save.click()
  await page.getByText('¡Experiencia creada!').first().waitFor()
  await page.waitForURL(/\/host\/experiences\/[0-9a-f-]{36}\/edit$/)
  const id = page.url().split('/').at(-2)!
  const stored = async () => (await database().select().from(experiences).where(eq(experiences.id, id)))[0]!
  expect(await stored()).toMatchObject({ status: 'draft', price: 12.5, amenities: ['Fogata'], hostId: host.id })
  // EDIT-07: the dates appear, and scroll into view.
  const dates = page.locator('#fechas')
  await expect.poll(async () => (await dates.boundingBox())?.y ?? 9999).toBeLessThan(700)

  // Not publishable without a date; with one it is, and the dashboard opens.
  const finish = page.getByRole('button', { name: 'Finalizar y Publicar' })
  expectComplaint(/409/)
  await finish.click()
  await page.getByText('No se puede publicar').first().waitFor()
  await page.getByText('Falta al menos una fecha futura con cupos.').first().waitFor()
  expect((await stored()).status).toBe('draft')
  await database().insert(availableDates).values(buildDate(id))
  await finish.click()
  await page.getByText('¡Experiencia publicada!').first().waitFor()
  await page.waitForURL('**/host/dashboard')
  expect((await stored()).status).toBe('published')

  // Two tabs: the slower one is asked, and keeps its input.
  await page.goto(`/host/edit/${id}`)
  await page.getByRole('heading', { name: 'Editar Experiencia' }).waitFor()
  const other = await page.context().newPage()
  await other.goto(`/host/experiences/${id}/edit`)
  await title(other).waitFor()
  await title(page).fill('Izalco de madrugada')
  await waitForSaved(page)
  await title(other).fill('Izalco en la otra pestaña')
  const question = other.getByRole('dialog', { name: 'Se guardaron cambios en otra pestaña' })
  await question.getByText('Izalco en la otra pestaña').waitFor()
  await question.getByRole('button', { name: 'Usar la otra' }).click()
  await expect.poll(() => title(other).inputValue()).toBe('Izalco de madrugada')
  await other.close()
  await page.getByRole('button', { name: 'Actualizar experiencia' }).last().click()
  await page.getByText('Experiencia actualizada exitosamente').first().waitFor()
  expect(await stored()).toMatchObject({ title: 'Izalco de madrugada', status: 'published' })
})

test('published by the status that a save asks for, it is announced too, and the dashboard opens', async () => {
  const host = await signedIn('host')
  const { id } = await createExperience({ hostId: host.id, pictured: true, status: 'draft' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  await page.goto(`/host/experiences/${id}/edit`)
  expectComplaint(/GPU stall/)
  await page.getByLabel('Al guardar queda como').selectOption('published')
  await page.getByRole('button', { name: 'Actualizar experiencia' }).last().click()
  await page.getByText('¡Experiencia publicada!').first().waitFor()
  await page.waitForURL('**/host/dashboard')
  const [stored] = await database().select().from(experiences).where(eq(experiences.id, id))
  expect(stored!.status).toBe('published')
})

test('an experience of another host is missing, with a way back', async () => {
  const host = await signedIn('host')
  const page = await open('/how-it-works', phone)
  await signInPage(page, host)
  expectComplaint(/404/)
  await page.goto(`/host/edit/${crypto.randomUUID()}`)
  await page.getByRole('heading', { name: 'Experiencia no encontrada' }).waitFor()
  await page.getByRole('link', { name: 'Volver' }).click()
  await page.waitForURL('**/host/dashboard')
})

test.each(['/host/experiences/new', '/host/create'])(
  'the form at %s that cannot be read says so within the portal, and opens by the retry',
  async (place) => {
    const page = await open('/how-it-works', phone)
    await signInPage(page, await signedIn('host'))
    expectComplaint(/500|Algo falló|GPU stall/)
    await withoutTable('experience_edits', () => page.goto(place))
    await page.getByRole('main').getByRole('heading', { name: 'No se pudo abrir el formulario', level: 1 }).waitFor()
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Reintentar' }).click()
    await title(page).waitFor()
  },
)
