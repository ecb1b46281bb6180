// Somebody joins the staff with a small role: they see what is theirs and nothing else. And the categories, made and put away.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { STAFF_ROLES } from '#marketplace/accounts/staff/staff.rules.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { cookieOf } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const notice = (at: Page, text: string) => at.getByRole('region', { name: 'Notificaciones' }).getByText(text).waitFor()
async function confirm(page: Page, action: string, reason: string) {
  const dialog = page.locator('dialog[open]')
  await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

test('an administrator gives somebody the role of an editor, who then sees categories and no people', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const person = await createPerson({ name: 'Edda Editora' })
  const page = await open('/how-it-works')
  await signInPage(page, admin)
  await page.goto(`/admin/users/${person.id}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Cambiar rol' }).click()
  await page.getByLabel('Rol nuevo').selectOption('admin')
  await page.getByLabel('Rol en el equipo').selectOption('editor')
  await confirm(page, 'Cambiar rol', 'Cuida las experiencias desde hoy')
  await notice(page, 'Ahora es edición')
  const [row] = await database().select().from(profiles).where(eq(profiles.id, person.id))
  expect(row!.staffRole).toBe('editor')
  await page.goto('/admin/staff')
  await page.getByRole('button', { name: 'Cambiar rol de Edda Editora' }).waitFor()
  expect(await seriousFindings(page, 'everywhere')).toEqual([])

  const narrow = await open('/how-it-works', phone)
  await signInPage(narrow, person)
  await narrow.goto('/admin/users')
  await narrow.getByRole('heading', { level: 1, name: 'Tu rol no abre esta página' }).waitFor()
  await narrow.goto('/admin/categories')
  await waitForHydration(narrow)
  expect(await narrow.getByRole('link', { name: 'Usuarios' }).count()).toBe(0)
  await narrow.getByRole('button', { name: 'Nueva categoría' }).click()
  await narrow.getByLabel('Nombre', { exact: true }).fill('Mareas y manglares')
  await narrow.getByRole('button', { name: 'Crear categoría' }).click()
  await narrow.getByRole('heading', { level: 2, name: 'Mareas y manglares' }).waitFor()
  await narrow.getByRole('button', { name: 'Eliminar Mareas y manglares' }).click()
  await confirm(narrow, 'Eliminar', 'Se creó para probar')
  await notice(narrow, 'Categoría eliminada')
  // The notice may come before the list that is read again.
  await narrow.getByRole('heading', { level: 2, name: 'Mareas y manglares' }).waitFor({ state: 'detached' })
})

test('before a host is suspended the window says what would happen, and the reservations are cancelled with it', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const host = await createPerson({ role: 'host', name: 'Tomás Tramposo' })
  const { dateIds } = await createExperience({ hostId: host.id, title: 'Gruta sin salida', pictured: true })
  await createBooking({ availableDateId: dateIds[0], status: 'confirmed', guests: 2 })
  const page = await open('/how-it-works')
  await signInPage(page, admin)
  await page.goto(`/admin/users/${host.id}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Suspender' }).click()
  const dialog = page.locator('dialog[open]')
  await dialog.getByText('1 experiencia sale del sitio').waitFor()
  await dialog.getByText(/Gruta sin salida \(1 reserva, 2 personas\)/).waitFor()
  await dialog.getByLabel('Sus reservas abiertas').selectOption('cancel')
  await confirm(page, 'Suspender', 'Cobró por adelantado')
  await notice(page, 'Cuenta suspendida')
  await page.getByText('no vuelve').waitFor()
  await page.getByText('Oculta: cuenta suspendida').waitFor()
  await page.getByRole('button', { name: 'Reactivar' }).click()
  await page.locator('dialog[open]').getByText('no vuelve').waitFor()
})

test('a role that was chosen but not saved, and that somebody else has given meanwhile, is not offered again', async () => {
  const admin = await createPerson({ role: 'admin', name: 'Olga Recinos' })
  const person = await createPerson({ role: 'admin', name: 'Edda Editora', profile: { staffRole: 'viewer' } })
  const page = await open('/how-it-works')
  await signInPage(page, admin)
  const openDialog = async () => {
    await page.goto(`/admin/users/${person.id}`)
    await waitForHydration(page)
    await page.getByRole('button', { name: 'Cambiar rol' }).click()
  }
  const dialog = page.locator('dialog[open]')
  await openDialog()
  await dialog.getByLabel('Rol en el equipo').selectOption('editor')
  await dialog.getByLabel('Motivo').fill('Cuida las categorías')
  await database().update(profiles).set({ staffRole: 'editor' }).where(eq(profiles.id, person.id))
  await openDialog()
  // Counted once React has heard of everything that was put back.
  await dialog.getByText('20/500').waitFor()
  expect(await dialog.getByLabel('Rol en el equipo').inputValue()).toBe('viewer')
  expect(await dialog.getByLabel('Motivo').inputValue()).toBe('Cuida las categorías')
})

/** Pages of one address with names in it that are opened; they differ by what their object has. */
const OF_ONE_KIND = 6
const CLOSED = 'Tu rol no abre esta página'

test.each(STAFF_ROLES)('whatever the back office links to for the role %s is open to it', async (staffRole) => {
  const cookie = await cookieOf(await createPerson({ role: 'admin', profile: { staffRole } }))
  const kindOf = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)\d+$/g, '{id}')
  const statuses = new Map<string, number>()
  const paths = new Set(['/admin'])
  const closed = new Set<string>()
  const queue: { path: string; from: string }[] = [{ path: '/admin', from: '' }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, from } = next
    const kind = kindOf(path)
    const before = statuses.get(kind) ?? 0
    if (before === OF_ONE_KIND) continue
    statuses.set(kind, before + 1)
    const answer = await fetch(running.address + path, { headers: { cookie } })
    const html = await answer.text()
    if (html.includes(CLOSED)) closed.add(`${kindOf(from)} leads to ${kind}`)
    for (const [, href] of html.matchAll(/<a\b[^>]*\bhref="(\/admin[^"?#]*)/g)) {
      if (paths.has(href!)) continue
      paths.add(href!)
      queue.push({ path: href!, from: path })
    }
  }
  expect([...closed]).toEqual([])
  // The overview, the search, the own security, and what the smallest role reads.
  expect(statuses.size).toBeGreaterThan(6)
})
