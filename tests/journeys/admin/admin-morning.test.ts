// An operator's morning: waiting tasks one by one, and all of them in the log.
import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { openCase } from '#marketplace/cases/case.data.ts'
import { caseMessages } from '#marketplace/cases/case.table.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { reviews } from '#marketplace/reviews/review.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const ago = (days: number) => new Date(Date.now() - days * DAY_MS)

/** A question, a first publication, a host to suspend, an unclosed booking, and a review with insults. */
async function scene() {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const message = await openCase(database(), {
    ...{ kind: 'question', name: 'Pilar Quezada', email: 'pilar@persona.example', personId: null, about: null },
    subject: 'Niños pequeños',
    text: '¿Puedo llevar a mi hija de tres años al volcán?',
    now: new Date(),
  })
  const newcomer = await createPerson({ role: 'host', name: 'Nora Primeriza' })
  const first = await createExperience({
    hostId: newcomer.id,
    title: 'Añil para principiantes zurdos',
    status: 'draft',
    submittedAt: ago(1),
    pictured: true,
  })
  const rogue = await createPerson({ role: 'host', name: 'Ramiro Tramposo' })
  await createExperience({ hostId: rogue.id, title: 'Tesoro sumergido de Coatepeque', pictured: true })
  const past = await createExperience({ title: 'Amanecer olvidado', dates: [{ startDate: ago(20) }] })
  const stuck = await createBooking({
    availableDateId: past.dateIds[0],
    status: 'confirmed',
    createdAt: ago(25),
  })
  const reviewed = await createPerson({ role: 'host', name: 'Hilda Reseñada' })
  const tour = await createExperience({ hostId: reviewed.id, pictured: true, dates: [{ startDate: ago(9) }] })
  const createReview = async (name: string, rating: number, comment: string) => {
    const author = await createPerson({ name })
    const { id, userId, hostId } = await createBooking({
      availableDateId: tour.dateIds[0],
      userId: author.id,
      status: 'completed',
      createdAt: ago(12),
    })
    const row = { userId, hostId, rating, comment, reservationId: id }
    const [review] = await database().insert(reviews).values(row).returning()
    return review!
  }
  await createReview('Benito Amable', 5, 'Nos esperó con café.')
  const insult = await createReview('Irma Airada', 1, 'Insultos que nadie debe leer.')
  return { admin, message, first, rogue, stuck, reviewed, insult }
}

/** Waits for the notice of success. */
const notice = (at: Page, text: string) => at.getByRole('region', { name: 'Notificaciones' }).getByText(text).waitFor()

/** Answers the dialog that asks for a reason. */
async function confirm(page: Page, action: string, reason?: string) {
  const dialog = page.locator('dialog[open]')
  if (reason) await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('an operator works through what waits, and the log keeps all of it (ADM-03 to ADM-12)', async () => {
  const { admin, message, first, rogue, stuck, reviewed, insult } = await scene()
  const page = await open('/how-it-works')
  const outside = await open('/search?q=tesoro+sumergido')
  await outside.getByText('Tesoro sumergido de Coatepeque').first().waitFor()
  await signInPage(page, admin)
  await page.goto('/admin')
  await waitForHydration(page)
  const pending = page.getByRole('region', { name: 'Lo que espera' })
  for (const words of [/casos? por atender/, /experiencias? por aprobar/, /reservas? atascadas?/])
    await pending.getByRole('link', { name: words }).waitFor()
  expect(await seriousFindings(page, 'everywhere')).toEqual([])

  await pending.getByRole('link', { name: /casos? por atender/ }).click()
  await page.getByRole('table').getByRole('link', { name: 'Niños pequeños' }).click()
  await page.getByLabel('Tu respuesta a Pilar Quezada').fill('Desde los seis años; te proponemos otra caminata.')
  await page.getByRole('button', { name: 'Enviar respuesta' }).click()
  await notice(page, 'Respuesta guardada')
  const messages = await database().select().from(caseMessages).where(eq(caseMessages.caseId, message.id))
  expect(messages).toHaveLength(2)
  expect(messages.find(({ kind }) => kind === 'answer')?.authorId).toBe(admin.id)
  const mails = await database().select().from(outbox).where(eq(outbox.recipient, 'pilar@persona.example'))
  expect(mails).toHaveLength(1)
  await page.getByRole('link', { name: /^Experiencias/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Experiencias' }).waitFor()
  await page.getByLabel('Estado').selectOption('submitted')
  await page.waitForURL(/=submitted/)
  await page.getByRole('link', { name: /Añil para principiantes zurdos/ }).click()
  await page.getByRole('button', { name: 'Aprobar y publicar' }).click()
  await confirm(page, 'Aprobar y publicar')
  await notice(page, 'Experiencia aprobada y publicada')
  await outside.goto(`/experience/${first.id}`)
  await outside.getByRole('heading', { level: 1, name: 'Añil para principiantes zurdos' }).waitFor()

  await page.getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('searchbox').fill('ramiro trampo')
  await page.getByRole('link', { name: 'Ramiro Tramposo' }).click()
  await page.waitForURL(`**/admin/users/${rogue.id}`)
  await page.getByRole('button', { name: 'Suspender' }).click()
  await confirm(page, 'Suspender', 'Cobró por adelantado y no se presentó')
  await notice(page, 'Cuenta suspendida')
  await expect
    .poll(async () => {
      await outside.goto('/search?q=tesoro+sumergido')
      return outside.getByText('Tesoro sumergido de Coatepeque').count()
    })
    .toBe(0)

  await page.goto('/admin/bookings?stuck=yes')
  await waitForHydration(page)
  await page.getByRole('link', { name: stuck.confirmationCode }).click()
  await page.getByRole('button', { name: 'Cancelar reserva' }).click()
  await confirm(page, 'Cancelar reserva', 'El anfitrión no se presentó ese día')
  await notice(page, 'Reserva cancelada')

  await outside.goto(`/host/${reviewed.id}`)
  await outside.getByText('Insultos que nadie debe leer.').waitFor()
  expect(await outside.locator('main').textContent()).toMatch(/\b3\.0\b/)
  await page.getByRole('link', { name: 'Reseñas' }).first().click()
  await page.getByRole('searchbox').fill('insultos que nadie')
  await page.waitForURL(/q=insultos/)
  await page
    .getByRole('link', { name: /Irma Airada/ })
    .first()
    .click()
  await page.waitForURL(`**/admin/reviews/${insult.id}`)
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await confirm(page, 'Ocultar', 'Insulta a la anfitriona')
  await notice(page, 'Reseña oculta')
  await expect
    .poll(async () => {
      await outside.goto(`/host/${reviewed.id}`)
      return outside.locator('main').textContent()
    })
    .toMatch(/\b5\.0\b/)
  expect(await outside.getByText('Insultos que nadie debe leer.').count()).toBe(0)

  await page.getByRole('link', { name: 'Configuración' }).last().click()
  await page.getByRole('main').getByLabel('Teléfono').fill('+503 2222 7788')
  await page.getByRole('link', { name: 'Usuarios' }).click()
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).getByRole('button', { name: 'Seguir aquí' }).click()
  expect(await page.getByRole('main').getByLabel('Teléfono').inputValue()).toBe('+503 2222 7788')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await page.getByRole('button', { name: 'Guardar cambios' }).waitFor({ state: 'hidden' })
  await expect
    .poll(async () => {
      await outside.goto('/contact')
      return outside.getByRole('link', { name: '+503 2222 7788' }).count()
    })
    .toBeGreaterThan(0)

  await page.goto('/admin/bookings?status=cancelled')
  await waitForHydration(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Descargar CSV/ }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain(stuck.confirmationCode)

  await page.getByRole('link', { name: 'Bitácora' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bitácora' }).waitFor()
  const log = await page.getByRole('table').textContent()
  for (const words of [
    `respondió el caso ${message.number}: Pilar Quezada`,
    'aprobó Añil para principiantes zurdos',
    'suspendió la cuenta de Ramiro Tramposo',
    'Cobró por adelantado y no se presentó',
    'El anfitrión no se presentó ese día',
    'ocultó la reseña de Irma Airada',
    'cambió la configuración',
    'descargó',
  ])
    expect(log?.replace(/\s+/g, ' ')).toContain(words)
  expect(await seriousFindings(page, 'everywhere')).toEqual([])
})

test('on a phone every place of the desk is under the thumb, and lists are cards (SHELL-15, SHELL-16)', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const page = await open('/how-it-works', phone)
  await signInPage(page, admin)
  await page.goto('/admin/dashboard')
  await waitForHydration(page)
  expect(await page.getByRole('banner').textContent()).toMatch(/Olga Recinos\s*Administrador/)
  expect(await seriousFindings(page, 'everywhere')).toEqual([])
  const bar = page.getByRole('navigation', { name: 'Lugares de la administración' })
  await bar.getByRole('button', { name: 'Más' }).click()
  const more = page.getByRole('dialog')
  for (const place of ['Experiencias', 'Reseñas', 'Categorías', 'Analítica', 'Configuración', 'Correos', 'Bitácora'])
    await more.getByRole('link', { name: place }).waitFor()
  await page.keyboard.press('Escape')
  await bar.getByRole('link', { name: 'Reservas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Reservas' }).waitFor()
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await wide()).toBe(0)
  expect(await seriousFindings(page, 'everywhere')).toEqual([])
  // On a phone figures are cards too: nothing scrolls sideways.
  await page.goto('/admin/analytics?by=host')
  const figures = page.getByRole('region', { name: 'Cifras por anfitrión' })
  await figures.getByRole('rowheader').first().waitFor()
  expect(await figures.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
  // After a lost answer the reason stays, and the error is shown inside the dialog, where no notice covers it.
  await page.goto(`/admin/users/${(await createPerson({})).id}`)
  await page.getByRole('button', { name: 'Suspender' }).click()
  await page.route('**/suspend', (route) => route.abort())
  expectComplaint(/ERR_FAILED/)
  await more.getByLabel('Motivo').fill('Cobró por adelantado')
  await more.getByRole('button', { name: 'Suspender' }).click()
  await more.getByText(/Error de conexión/).waitFor()
  expect(await more.getByLabel('Motivo').inputValue()).toBe('Cobró por adelantado')
  expect(await page.getByText('No se pudo hacer').count()).toBe(0)
})

test('by keyboard alone: search, choose two, say why, and hear what became of them', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const names = ['Xenia Teclado', 'Ximena Teclado']
  for (const name of names) await createPerson({ name })
  const page = await open('/how-it-works')
  await signInPage(page, admin)
  await page.goto('/admin/users')
  await waitForHydration(page)
  const { keyboard } = page
  await page.getByRole('searchbox').focus()
  await keyboard.type('teclado')
  await page.waitForURL(/q=teclado/)
  await page.getByRole('checkbox', { name: `Elegir a ${names[0]}` }).waitFor()
  await page.getByText('2 en total').waitFor()
  expect(await page.getByRole('row').count()).toBe(3)
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Elegir a ${name}` }).focus()
    await keyboard.press('Space')
  }
  const selection = page.getByRole('region', { name: 'Filas elegidas' })
  await selection.getByText('2 elegidas').waitFor()
  await selection.getByRole('button', { name: 'Suspender' }).focus()
  await keyboard.press('Enter')
  // The dialog focuses its field; a reason is required before anything is sent.
  await page.getByRole('dialog').waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Escribe el motivo').waitFor()
  await keyboard.type('Cuentas de prueba')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await page.getByText('2 hechas').waitFor()
  expect(await page.getByRole('row', { name: /Suspendid/ }).count()).toBe(2)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('2 hechas')
})

test('without scripts a list is searched, sorted and turned by plain links and a form', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const page = await open('/how-it-works', { javaScriptEnabled: false })
  await signInPage(page, admin)
  await page.goto('/admin/bookings?status=completed')
  await page.getByRole('link', { name: 'Página 2', exact: true }).click()
  await page.getByText(/Se muestran 21–40 de /).waitFor()
  await page.getByRole('columnheader').getByRole('link', { name: 'Total' }).click()
  expect(await page.locator('[aria-sort=descending]').textContent()).toBe('Total')
  await page.getByRole('searchbox').fill('nadie se llama así')
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.getByRole('heading', { name: 'Nada coincide' }).waitFor()
  expect(new URL(page.url()).searchParams.get('status')).toBe('completed')
  await page.getByRole('link', { name: 'Quitar filtros' }).first().click()
  await page.getByText(/Se muestran 1–20 de /).waitFor()
})
