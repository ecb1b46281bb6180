import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createPerson } from '#marketplace/accounts/account.factory.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { conversations } from '#marketplace/conversations/conversation.table.ts'
import { configure } from '#platform/configuration.ts'
import { closePool, database } from '#platform/database/pool.ts'
import { HOUR_MS } from '#platform/units.ts'
import { app, desktop, phone } from '../../support/app.ts'
import { seriousFindings } from '../../support/axe.ts'
import { signInPage } from '../../support/signed-in-page.ts'
import { waitForHydration } from '../../support/wait-for-hydration.ts'

const { open, running, expectComplaint } = app()
beforeAll(() => configure({ DATABASE_URL: running.databaseUrl, DATA_DIR: inject('dataDir'), LOG_LEVEL: 'silent' }))
afterAll(closePool)

type Messages = NonNullable<Parameters<typeof createConversation>[0]>['messages']
const lines = (count: number, read = true): Messages =>
  Array.from({ length: count }, (_, at) => ({ by: at % 2 ? 'host' : 'traveler', content: `Mensaje ${at + 1}`, read }))

async function people() {
  const [host, traveler] = await Promise.all([
    createPerson({ role: 'host', name: 'Marta Alvarenga' }),
    createPerson({ name: 'Ana Mejía' }),
  ])
  const createRoom = (overrides: NonNullable<Parameters<typeof createConversation>[0]> = {}) =>
    createConversation({ ...overrides, hostId: host.id, travelerId: traveler.id })
  const sit = async (person: { id: string }, device: typeof desktop) => {
    const page = await open('/how-it-works', device)
    await signInPage(page, person)
    await page.goto(person === host ? '/host/reservations' : '/profile/reservations')
    return waitForHydration(page)
  }
  return { host, traveler, room: createRoom, sit }
}
const field = (page: Page) => page.getByRole('textbox', { name: 'Escribe un mensaje' })
const log = (page: Page) => page.getByRole('log')
const enter = async (page: Page) => {
  await page.getByRole('button', { name: /^Chat con el/ }).click()
  await field(page).waitFor()
}

test('traveler and host talk: typed here, read there, marked as read, with a picture', async () => {
  const { host, traveler, room, sit } = await people()
  await room()
  const [phonePage, deskPage] = [await sit(traveler, phone), await sit(host, desktop)]
  await enter(phonePage)
  await phonePage.getByText('Saluda a Marta Alvarenga').waitFor()
  await field(phonePage).fill('¿Dónde nos vemos?\nVamos 2')
  await phonePage.getByRole('button', { name: 'Enviar' }).click()
  await log(phonePage).getByText('Vamos 2').waitFor()
  expect(await field(phonePage).inputValue()).toBe('')

  await enter(deskPage)
  await log(deskPage).getByText('¿Dónde nos vemos?').waitFor()
  await log(phonePage).getByText('Leído').waitFor()
  // Enter sends, Shift+Enter breaks the line, and the field is ready for the next message.
  await field(deskPage).pressSequentially('Frente a la iglesia')
  await field(deskPage).press('Shift+Enter')
  await field(deskPage).pressSequentially('a las seis')
  await field(deskPage).press('Enter')
  await log(phonePage).getByText('a las seis').waitFor()
  await expect.poll(() => field(deskPage).evaluate((element) => element === document.activeElement)).toBe(true)

  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#0b7a85' } })
    .png()
    .toBuffer()
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    phonePage.getByLabel('Elegir una imagen').setInputFiles({ name, mimeType, buffer })
  await choose('mapa.pdf', 'application/pdf', Buffer.from('%PDF'))
  await phonePage.getByText('Tipo de archivo no permitido. Solo se permiten imágenes.').waitFor()
  await choose('foto.png', 'image/png', Buffer.alloc(5_242_881))
  await phonePage.getByText('El archivo es demasiado grande. Máximo 5MB.').waitFor()
  await choose('foto.png', 'image/png', picture)
  await phonePage.getByRole('img', { name: 'La imagen que vas a enviar' }).waitFor()
  await phonePage.getByRole('button', { name: 'Quitar la imagen' }).click()
  await choose('foto.png', 'image/png', picture)
  await phonePage.getByRole('button', { name: 'Enviar' }).click()
  const arrived = deskPage.getByRole('img', { name: 'Imagen que envió Ana Mejía' })
  await arrived.waitFor()
  await expect.poll(() => arrived.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  await deskPage.getByRole('button', { name: 'Ver la imagen de Ana Mejía en grande' }).click()
  const viewer = deskPage.getByRole('dialog', { name: 'Fotos a pantalla completa' })
  const large = viewer.getByRole('img', { name: 'Imagen que envió Ana Mejía' })
  await large.waitFor()
  // It lies above the chat's dialog and covers the screen, and Escape closes only it.
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role=dialog]') !== null
  }
  expect(await large.evaluate(isOnTop)).toBe(true)
  expect((await viewer.boundingBox())!.width).toBeGreaterThan(desktop.viewport!.width - 20)
  expect(await seriousFindings(deskPage)).toEqual([])
  await viewer.getByRole('button', { name: 'Acercar' }).waitFor()
  await deskPage.keyboard.press('Escape')
  await viewer.waitFor({ state: 'detached' })
  await log(deskPage).getByText('¿Dónde nos vemos?').waitFor()
  expect(await deskPage.locator('dialog[open]').count()).toBe(1)
  expect(await seriousFindings(deskPage)).toEqual([])
  expect(await seriousFindings(phonePage)).toEqual([])
})

test('a cut is bridged: what was said meanwhile arrives once, and a failed message keeps its words', async () => {
  const { host, traveler, room, sit } = await people()
  await room({ messages: lines(2) })
  const [travelerPage, hostPage] = [await sit(traveler, phone), await sit(host, desktop)]
  await enter(travelerPage)
  await enter(hostPage)
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await travelerPage.context().setOffline(true)
  await field(travelerPage).fill('Sin señal')
  await travelerPage.getByRole('button', { name: 'Enviar' }).click()
  await travelerPage.getByText('Error al enviar').waitFor()
  expect(await field(travelerPage).inputValue()).toBe('Sin señal')
  await field(hostPage).fill('¿Me lees?')
  await hostPage.getByRole('button', { name: 'Enviar' }).click()
  await log(hostPage).getByText('¿Me lees?').waitFor()
  await travelerPage.context().setOffline(false)
  await travelerPage.getByRole('button', { name: 'Reintentar' }).click()
  await log(hostPage).getByText('Sin señal').waitFor()
  await log(travelerPage).getByText('¿Me lees?').waitFor()
  expect(await log(travelerPage).getByText('¿Me lees?').count()).toBe(1)
  expect(await log(travelerPage).getByText('Sin señal').count()).toBe(1)
})

test('a message that failed with its picture keeps its words when the picture is taken away', async () => {
  const { traveler, room, sit } = await people()
  await room({ messages: lines(2) })
  const page = await sit(traveler, phone)
  await enter(page)
  const buffer = await sharp({ create: { width: 32, height: 20, channels: 3, background: '#0b7a85' } })
    .png()
    .toBuffer()
  await page.getByLabel('Elegir una imagen').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer })
  await field(page).fill('Aquí nos vemos')
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Error al enviar').waitFor()
  await page.getByRole('button', { name: 'Quitar la imagen' }).click()
  await page.getByText('Error al enviar').waitFor({ state: 'hidden' })
  expect(await field(page).inputValue()).toBe('Aquí nos vemos')
})

test('the last messages are announced, the 200th is accepted, then the chat is full for both', async () => {
  const { host, traveler, room, sit } = await people()
  await room({ messages: lines(198) })
  const [travelerPage, hostPage] = [await sit(traveler, phone), await sit(host, desktop)]
  await enter(travelerPage)
  await travelerPage.getByText('Quedan 2 mensajes en esta conversación.').waitFor()
  await enter(hostPage)
  await field(travelerPage).fill('Penúltimo')
  await field(travelerPage).press('Enter')
  await hostPage.getByText('Queda 1 mensaje en esta conversación.').waitFor()
  await field(hostPage).fill('Último')
  await field(hostPage).press('Enter')
  for (const page of [travelerPage, hostPage]) {
    await page.getByText('Límite alcanzado').waitFor()
    expect(await field(page).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Enviar' }).isDisabled()).toBe(true)
  }
  // Older pages load on request. Pressed where it stands, because scrolling to it loads them by itself.
  await travelerPage.getByRole('button', { name: 'Ver mensajes anteriores' }).dispatchEvent('click')
  await log(travelerPage).getByText('Mensaje 120', { exact: true }).waitFor()
})

test('unread messages are counted on the way in, and an expired chat is read only, dimmed and without a count', async () => {
  const { traveler, room, sit } = await people()
  const unread = { by: 'host', content: 'Lleva agua', read: false } as const
  await room({ messages: [unread] })
  await room({ startDate: new Date(Date.now() - 3 * HOUR_MS), status: 'completed', messages: [unread] })
  const page = await sit(traveler, phone)
  await page.getByRole('button', { name: 'Mensajes 1 mensaje sin leer' }).click()
  const expired = page.getByRole('dialog').getByRole('button', { name: /Expirada/ })
  expect(await expired.getByText('sin leer').count()).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await expired.click()
  await page.getByText('Conversación expirada').waitFor()
  await log(page).getByText('Lleva agua').waitFor()
  expect(await field(page).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Todas las conversaciones' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /1 mensaje sin leer/ })
    .click()
  await field(page).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Mensajes', exact: true }).waitFor()
})

test('a chat that expires while it is open says so at once', async () => {
  const { traveler, room, sit } = await people()
  const { id } = await room({ messages: lines(1) })
  const page = await sit(traveler, phone)
  await database()
    .update(conversations)
    .set({ expireAt: new Date(Date.now() + 6000) })
    .where(eq(conversations.id, id))
  await enter(page)
  await page.getByText('Conversación expirada').waitFor()
  expect(await field(page).isDisabled()).toBe(true)
})

test('the way from a notice opens the chat; one that can not be opened says so', async () => {
  const { traveler, room, sit } = await people()
  const { bookingId } = await room({ messages: lines(1) })
  const page = await sit(traveler, desktop)
  await page.goto(`/profile/reservations?chat=${bookingId}`)
  await log(page).getByText('Mensaje 1').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.waitForURL((url) => !url.searchParams.has('chat'))
  expectComplaint(/404/)
  await page.goto(`/profile/reservations?chat=${crypto.randomUUID()}`)
  await page.getByRole('heading', { name: 'Booking no encontrado' }).waitFor()
})

test('messages that can not be read say so, and come when asked for again (CHAT-18)', async () => {
  const { traveler, room, sit } = await people()
  await room({ messages: lines(3) })
  const page = await sit(traveler, phone)
  await page.route('**/api/conversations/*/messages', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'BROKEN', message: 'Algo falló' } } }),
  )
  expectComplaint(/500/)
  await page.getByRole('button', { name: 'Chat con el anfitrión' }).click()
  await page.getByRole('heading', { name: 'No se pudieron cargar los mensajes' }).waitFor()
  expect(await field(page).count()).toBe(0)
  expect(await seriousFindings(page)).toEqual([])
  await page.unroute('**/api/conversations/*/messages')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await log(page).getByText('Mensaje 3').waitFor()
  await field(page).waitFor()
})

test('without conversations the list says what to do next, to either side (EMPTY-08)', async () => {
  const { host, traveler, sit } = await people()
  const travelerPage = await sit(traveler, phone)
  await travelerPage.getByRole('button', { name: 'Mensajes', exact: true }).click()
  const list = travelerPage.getByRole('dialog')
  await list.getByText('Aún no tienes conversaciones').waitFor()
  await list.getByRole('link', { name: 'Explorar experiencias' }).click()
  await travelerPage.waitForURL('**/search')
  const hostPage = await sit(host, phone)
  await hostPage.goto('/host/dashboard?tab=conversations')
  await hostPage.getByText('Aún no tienes conversaciones').waitFor()
  await hostPage.getByRole('link', { name: 'Ver mis reservas' }).click()
  await hostPage.waitForURL('**/host/dashboard?tab=reservations')
})

test('"Contactar al anfitrión" leads a traveler with a reservation into its chat', async () => {
  const { traveler, room, sit } = await people()
  const { booking } = await room({ messages: lines(1) })
  const page = await sit(traveler, desktop)
  await page.goto(`/experience/${booking.experienceId}`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Contactar al anfitrión' }).click()
  await log(page).getByText('Mensaje 1').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
})
