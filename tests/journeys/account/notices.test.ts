// Notices reach people: the bell, the page of notices, and the link that unsubscribes.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createNotice } from '#marketplace/accounts/notices/notice.data.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { preferencesOf } from '#marketplace/accounts/preferences/preference.data.ts'
import { subscriptionUrl } from '#marketplace/accounts/preferences/subscription.api.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { cookieOf } from '../../support/people.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

const leave = async (userId: string, count: number, href = '/profile/reservations') => {
  for (let at = 1; at <= count; at++)
    await createNotice(database(), { userId, kind: 'booking', title: `Novedad ${at}`, detail: 'Con detalle', href })
}
const unreadOf = async (userId: string) =>
  (await database().select().from(notices).where(eq(notices.userId, userId))).filter(({ readAt }) => !readAt).length

describe('the bell', () => {
  test.each([
    ['desktop', desktop],
    ['phone', phone],
  ])('%s: counts, lists the newest, and opening one reads it and leads there', async (_name, device) => {
    const person = await createPerson()
    await leave(person.id, 8)
    const page = await open('/how-it-works', device)
    expect(await page.getByRole('button', { name: /Avisos/ }).count()).toBe(0)
    await signInPage(page, person)
    await page.goto('/how-it-works')
    await page.getByRole('button', { name: 'Avisos, 8 sin leer' }).click()
    const panel = page.getByRole('dialog', { name: 'Avisos' })
    await panel.getByRole('link', { name: /Novedad 8/ }).waitFor()
    expect(await panel.getByRole('listitem').count()).toBe(6)
    expect(await seriousFindings(page, 'everywhere')).toEqual([])
    const box = await panel.boundingBox()
    expect(box!.x >= 0 && box!.x + box!.width <= device.viewport!.width).toBe(true)
    await panel.getByRole('link', { name: /Novedad 8/ }).click()
    await page.waitForURL('**/profile/reservations')
    await page.getByRole('button', { name: 'Avisos, 7 sin leer' }).waitFor()
    expect(await unreadOf(person.id)).toBe(7)
  })

  test('the keyboard opens and closes it; all can be read at once', async () => {
    const person = await createPerson()
    await leave(person.id, 2)
    const page = await open('/how-it-works')
    await signInPage(page, person)
    await page.goto('/how-it-works')
    const bell = page.getByRole('button', { name: 'Avisos, 2 sin leer' })
    await bell.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Avisos' })
    await panel.getByRole('link', { name: /Novedad 2/ }).waitFor()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await bell.click()
    await panel.getByRole('button', { name: 'Marcar todos como leídos' }).click()
    await page.getByRole('button', { name: 'Avisos', exact: true }).waitFor()
    expect(await unreadOf(person.id)).toBe(0)
  })

  test('a confirmation by the host rings at the traveler, a request at the host', async () => {
    const traveler = await createPerson()
    const experience = await createExperience({ title: 'Pesca al amanecer' })
    const booking = await createBooking({ userId: traveler.id, availableDateId: experience.dateIds[0]! })
    const cookie = await cookieOf({ id: experience.hostId })
    const confirm = await fetch(`${running.address}/api/host/bookings/${booking.id}/confirm`, {
      method: 'POST',
      headers: { cookie },
    })
    expect(confirm.status).toBe(200)
    await expect.poll(() => unreadOf(traveler.id), { timeout: 20_000 }).toBe(1)
    const page = await open('/how-it-works', phone)
    await signInPage(page, traveler)
    await page.goto('/profile/notices')
    await waitForHydration(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /confirmó tu reserva.*Pesca al amanecer/ })
      .click()
    await page.getByRole('heading', { level: 1, name: 'Mis Reservas' }).waitFor()
    await expect.poll(() => unreadOf(traveler.id)).toBe(0)
  })

  test('hosts have the same bell, and their page in the portal', async () => {
    const host = await createPerson({ role: 'host' })
    await leave(host.id, 1, '/host/reservations')
    const page = await open('/how-it-works')
    await signInPage(page, host)
    await page.goto('/host/dashboard')
    await page.getByRole('button', { name: 'Avisos, 1 sin leer' }).click()
    await page.getByRole('dialog', { name: 'Avisos' }).getByRole('link', { name: 'Ver todos los avisos' }).click()
    await page.waitForURL('**/host/notices')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Novedad 1/ })
      .click()
    await page.waitForURL('**/host/reservations')
  })
})

describe('the page of the notices', () => {
  test('empty, then page by page, then all read', async () => {
    const person = await createPerson()
    const page = await open('/how-it-works', { viewport: { width: 320, height: 640 } })
    await signInPage(page, person)
    await page.goto('/profile/notices')
    await page.getByRole('heading', { name: 'Aún no tienes avisos' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await leave(person.id, 23)
    await page.goto('/profile/notices')
    const list = page.getByRole('main').getByRole('link', { name: /Novedad/ })
    await page.getByText('23 avisos sin leer.').waitFor()
    expect(await list.count()).toBe(20)
    expect(await seriousFindings(page)).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true)
    await page.getByRole('link', { name: 'Siguiente' }).click()
    await expect.poll(() => list.count()).toBe(3)
    await page.getByRole('link', { name: 'Anterior' }).click()
    await expect.poll(() => list.count()).toBe(20)
    await page.getByRole('main').getByRole('button', { name: 'Marcar todos como leídos' }).click()
    await page.getByText('Todo leído.').waitFor()
    expect(await unreadOf(person.id)).toBe(0)
  })

  test('a stranger is asked to sign in and comes back', async () => {
    const page = await open('/profile/notices')
    await page.waitForURL('**/auth/login?redirect=%2Fprofile%2Fnotices')
  })
})

describe('the link at the foot of a mail', () => {
  /** The application has an address of its own; the signing key is the same. */
  const linkFor = (userId: string) => `/subscription${new URL(subscriptionUrl(userId, 'reminders')).search}`

  test('one click, without signing in, ends that mail and nothing else; another wants it back', async () => {
    const { id } = await createPerson({ email: 'rosa.nieto@correo.sv' })
    const page = await open(linkFor(id), phone)
    await page.getByRole('heading', { name: 'Correos de recordatorios' }).waitFor()
    await page.getByText(/^Los recibes en r•••@correo\.sv\./).waitFor()
    expect((await preferencesOf(id)).reminders).toBe(true)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Dejar de recibirlos' }).click()
    await page.getByRole('heading', { name: 'Listo, ya no te escribiremos' }).waitFor()
    expect(await preferencesOf(id)).toMatchObject({ reminders: false, bookingUpdates: true })
    await page.getByRole('button', { name: 'Volver a recibirlos' }).click()
    await page.getByRole('heading', { name: 'Correos de recordatorios' }).waitFor()
    expect((await preferencesOf(id)).reminders).toBe(true)
  })

  test('without JavaScript too', async () => {
    const { id } = await createPerson()
    const page = await open(linkFor(id), { ...desktop, javaScriptEnabled: false })
    await page.getByRole('button', { name: 'Dejar de recibirlos' }).click()
    await page.getByRole('heading', { name: 'Listo, ya no te escribiremos' }).waitFor()
    expect((await preferencesOf(id)).reminders).toBe(false)
  })

  test('a link that was cut says so', async () => {
    const { id } = await createPerson()
    const page = await open(linkFor(id).slice(0, -3))
    await page.getByRole('heading', { name: 'Este enlace no es válido' }).waitFor()
    expect((await preferencesOf(id)).reminders).toBe(true)
  })
})
