// WhatsApp messages against a server with Meta's protocol: opt-in by a code, sent once, retried.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database, pool } from '#platform/database/pool.ts'
import { sendTemplate } from '#platform/whatsapp/cloud-api.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { bookingInput, newKey } from '#tests/support/scenes/booking-input.ts'
import { type Mood, startWhatsappServer } from '#tests/support/servers/whatsapp-server.ts'
import { notices } from '../notices/notice.table.ts'
import type { WhatsappState } from './whatsapp.contract.ts'
import { notifyByWhatsapp } from './whatsapp.data.ts'
import { outcomeOf } from './whatsapp.rules.ts'
import { whatsappMessages } from './whatsapp.table.ts'

const TOKEN = 'EAAG-una-clave-de-prueba-larga'
const PHONE_ID = '106540352242922'
let server: Awaited<ReturnType<typeof startWhatsappServer>>
const switchOn = () => configure({ WHATSAPP_TOKEN: TOKEN, WHATSAPP_PHONE_ID: PHONE_ID, WHATSAPP_API_URL: server.url })
beforeAll(async () => {
  server = await startWhatsappServer({ token: TOKEN, phoneId: PHONE_ID })
})
afterAll(async () => {
  configure({ WHATSAPP_TOKEN: undefined, WHATSAPP_PHONE_ID: undefined })
  await server.stop()
})
beforeEach(async () => {
  switchOn()
  Object.assign(server.state, { mood: 'ok', received: [], asked: 0 })
  await pool().query('delete from graphile_worker._private_jobs')
})

const words = () =>
  server.state.received.map(({ template }) => template.components[0].parameters.map(({ text }) => text))

async function optedIn() {
  const host = await signedIn('host')
  const started = await host.request<WhatsappState>('put', '/host/whatsapp', { phone: '7000-0042' })
  expect(started.body).toEqual({ available: true, state: 'unconfirmed', phone: '•••• 0042' })
  await runJobs()
  const code = words().at(-1)![0]!
  const confirm = (code: string) => host.request<WhatsappState>('post', '/host/whatsapp/confirm', { code })
  const tell = async (key: string = crypto.randomUUID()) => {
    await database().transaction((tx) =>
      notifyByWhatsapp(tx, host.id, { kind: 'news', parameters: ['Reserva nueva', 'https://torogoz.example/x'], key }),
    )
    await runJobs()
    const [row] = await database().select().from(whatsappMessages).where(eq(whatsappMessages.key, key))
    return row
  }
  return { host, code, confirm, tell }
}

test('nothing is sent before the code that came to the number is given, and another number starts anew', async () => {
  const { code, confirm, tell, host } = await optedIn()
  expect(server.state.received[0]).toMatchObject({ to: '50370000042', template: { name: 'torogoz_codigo' } })
  expect(await tell()).toBeUndefined()
  const wrong = code === '000000' ? '000001' : '000000'
  expect((await confirm(wrong)).body).toMatchObject({ error: { code: 'WHATSAPP_CODE_WRONG' } })
  expect((await confirm(code)).body).toMatchObject({ state: 'on', phone: '•••• 0042' })
  expect((await tell())?.status).toBe('sent')
  await host.request('put', '/host/whatsapp', { phone: '7000-0043' })
  expect(await tell()).toBeUndefined()
})

test('a request comes with the link that answers it, in one SMS; what was handed over is forgotten, and sent once', async () => {
  const { host, code, confirm, tell } = await optedIn()
  await confirm(code)
  server.state.received.length = 0
  const offer = await createExperience({ hostId: host.id, title: 'Café de altura con desayuno', price: 12 })
  const traveler = await signedIn('traveler')
  await traveler.request('post', '/bookings', bookingInput(offer), { key: newKey() })
  await runJobs()
  const [text, link] = words()[0] as [string, string]
  expect(server.state.received[0]!.template.name).toBe('torogoz_solicitud')
  expect([`${text} ${link}`.length <= 160, /\/w\/[\w-]+$/.test(link), / pide .*\$/.test(text)]).toEqual([
    true,
    true,
    true,
  ])
  const key = crypto.randomUUID()
  for (const _ of [1, 2])
    expect(await tell(key)).toMatchObject({ status: 'sent', parameters: [], providerId: 'wamid.2' })
  expect(server.state.received).toHaveLength(2)
})

test.each<[string, Mood]>([
  ['too many', { status: 429, code: 130429, retryAfter: 60 }],
  ['in trouble', { status: 503, code: 131016 }],
  ['our key has ended', { status: 401, code: 190 }],
  ['the connection is cut', 'cut'],
])('%s: it waits, and is sent once the service is back', async (_, mood) => {
  const { code, confirm, tell } = await optedIn()
  await confirm(code)
  server.state.mood = mood
  const row = await tell()
  expect(row?.status).toBe('waiting')
  server.state.mood = 'ok'
  await pool().query('update graphile_worker._private_jobs set attempts = 1')
  await runJobs()
  const [after] = await database().select().from(whatsappMessages).where(eq(whatsappMessages.id, row!.id))
  expect(after?.status).toBe('sent')
})

test('a service that hangs is not waited for, and what it was handed may be tried again', async () => {
  server.state.mood = 'hang'
  const message = { to: '50370000042', template: 'torogoz_aviso', language: 'es', parameters: ['Hola'] }
  const answer = await sendTemplate(message, 200)
  expect([answer, outcomeOf(answer)]).toEqual([{ status: 0, code: null, id: null, retryAfterSeconds: null }, 'later'])
})

test('a number that nobody reads is forgotten, and the bell says so; a template that is not known is given up', async () => {
  const { host, code, confirm, tell } = await optedIn()
  await confirm(code)
  server.state.mood = { status: 404, code: 132001 }
  expect(await tell()).toMatchObject({ status: 'refused', errorCode: 132001, parameters: [] })
  expect((await host.request<WhatsappState>('get', '/host/whatsapp')).body.state).toBe('on')
  server.state.mood = { status: 400, code: 131026 }
  expect(await tell()).toMatchObject({ status: 'refused', errorCode: 131026 })
  expect((await host.request<WhatsappState>('get', '/host/whatsapp')).body).toMatchObject({ state: 'off', phone: null })
  const noticeRows = await database().select().from(notices).where(eq(notices.userId, host.id))
  expect(noticeRows.map(({ title }) => title)).toEqual(['Apagamos tus mensajes de WhatsApp'])
})

test('turned off, or without a key, nothing more is sent, also of what waits', async () => {
  const { host, code, confirm, tell } = await optedIn()
  await confirm(code)
  expect((await host.request('delete', '/host/whatsapp')).status).toBe(204)
  expect(await tell()).toBeUndefined()
  configure({ WHATSAPP_TOKEN: undefined })
  expect((await host.request<WhatsappState>('get', '/host/whatsapp')).body.available).toBe(false)
  expect((await host.request('put', '/host/whatsapp', { phone: '7000-0042' })).body.error.code).toBe(
    'WHATSAPP_UNAVAILABLE',
  )
  switchOn()
  for (const phone of ['no', '123', '7000-00 a'])
    expect((await host.request('put', '/host/whatsapp', { phone })).status).toBe(422)
})
