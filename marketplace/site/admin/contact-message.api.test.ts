import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { contactMessages } from '#marketplace/site/contact/contact.table.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import type { BulkAnswer } from '../../admin/list.contract.ts'
import type * as contactMessageContract from './contact-message.contract.ts'
import type { AdminMessage } from './contact-message.contract.ts'

type Page = z.output<typeof contactMessageContract.list.answer>
const admin = await signedIn('admin', { name: 'Óscar Operador' })
afterEach(() => void configure({ SMTP_URL: undefined }))

type Wish = Partial<typeof contactMessages.$inferInsert>
async function written(wish: Wish = {}): Promise<string> {
  const usual = {
    name: 'Ana Flores',
    email: 'ana@correo.example',
    subject: '¿Hay parqueo?',
    message: 'Vamos en carro.',
  }
  const [row] = await database()
    .insert(contactMessages)
    .values({ ...usual, ...wish })
    .returning({ id: contactMessages.id })
  return row!.id
}
const read = async (query: Record<string, string> = {}) =>
  (await admin.ask<Page>('get', `/admin/messages?${new URLSearchParams(query)}`)).body
const show = async (id: string) => (await admin.ask<AdminMessage>('get', `/admin/messages/${id}`)).body
const entriesOf = (id: string) => database().select().from(auditEntries).where(eq(auditEntries.objectId, id))

test('messages lie in their boxes, newest first, and are found by every word of theirs', async () => {
  const question = await written({ subject: 'Pregunta de cajón' })
  const report = await written({ kind: 'report', about: '/experience/x', subject: 'Reporte de cajón' })
  const wish = await written({ kind: 'host-wish', subject: 'Deseo de cajón', name: 'Íngrid Tobías' })
  const answered = await written({ subject: 'Respondido de cajón', answer: 'Sí', answeredAt: new Date() })
  const archived = await written({ subject: 'Archivado de cajón', archivedAt: new Date() })
  const ids = async (query: Record<string, string>) => (await read({ q: 'cajon', ...query })).items.map(({ id }) => id)
  expect(await ids({})).toEqual([wish, report, question])
  expect(await ids({ dir: 'asc' })).toEqual([question, report, wish])
  expect(await ids({ box: 'reports' })).toEqual([report])
  expect(await ids({ box: 'wishes' })).toEqual([wish])
  expect(await ids({ box: 'answered' })).toEqual([answered])
  expect(await ids({ box: 'archived' })).toEqual([archived])
  expect((await read({ q: 'ingrid TOBIAS' })).items.map(({ id }) => id)).toEqual([wish])
  expect((await read({ q: 'nadie lo dijo' })).items).toEqual([])
})

test('opening one is remembered once', async () => {
  const id = await written()
  const path = `/admin/messages/${id}/read`
  expect((await admin.ask('post', path)).status).toBe(204)
  const { readAt } = await show(id)
  expect(readAt).not.toBeNull()
  expect((await admin.ask('post', path)).status).toBe(204)
  expect((await show(id)).readAt).toBe(readAt)
  expect((await admin.ask('post', `/admin/messages/${crypto.randomUUID()}/read`)).status).toBe(404)
})

test('an answer is kept and mailed with the question, answers to it go to support, and the log says only that', async () => {
  const traveler = await signedIn('traveler', { name: 'Beto Ruiz' })
  const id = await written({ userId: traveler.id, message: 'Primera línea.\n<b>Segunda</b> línea.' })
  const answer = 'Sí hay.\n\nEntra por la calle <del> mercado.'
  const done = await admin.ask<AdminMessage>('post', `/admin/messages/${id}/answer`, { answer })
  expect(done.status).toBe(200)
  expect(done.body).toMatchObject({
    answer,
    answeredBy: 'Óscar Operador',
    mail: 'kept',
    mailLeaves: false,
    person: { id: traveler.id, name: 'Beto Ruiz', role: 'traveler' },
  })
  const [mail] = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.key, `contact answer ${id}`))
  expect(mail).toMatchObject({
    recipient: 'ana@correo.example',
    replyTo: 'hola@torogoz.example',
    // Anybody can enter any address and text in the form, so neither may appear in the subject.
    subject: 'Respuesta de Torogoz a tu mensaje',
  })
  expect(mail!.html).toContain('&lt;del&gt;')
  expect(mail!.text).toContain('<b>Segunda</b> línea.')
  const entries = await entriesOf(id)
  expect(entries.map(({ action, objectLabel }) => [action, objectLabel])).toEqual([['message.answer', 'Ana Flores']])
  expect(JSON.stringify(entries)).not.toMatch(/mercado|Segunda/)
})

test('of two answers at once one is mailed, and the other is told', async () => {
  const id = await written()
  const other = await signedIn('admin')
  const answers = await Promise.all(
    [admin, other].map(({ ask }) => ask('post', `/admin/messages/${id}/answer`, { answer: 'Hola' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('MESSAGE_ANSWERED')
  expect(await entriesOf(id)).toHaveLength(1)
  for (const answer of ['', ' ', 'x'.repeat(4001)]) {
    const refused = await admin.ask('post', `/admin/messages/${id}/answer`, { answer })
    expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['answer']])
  }
  const gone = await admin.ask('post', `/admin/messages/${crypto.randomUUID()}/answer`, { answer: 'Hola' })
  expect(gone.status).toBe(404)
})

test('several are put away and brought back, each with its entry; what is gone is told', async () => {
  const [one, two, none] = [await written(), await written(), crypto.randomUUID()]
  const move = async (way: string, ids: string[]) =>
    (await admin.ask<BulkAnswer>('post', `/admin/messages/${way}`, { ids })).body
  expect(await move('archive', [one, two, none, one])).toEqual({
    done: [one, two],
    refused: [{ id: none, message: 'El mensaje ya no existe.' }],
  })
  expect((await show(one)).archivedAt).not.toBeNull()
  // Repeating it changes nothing and writes no audit entry.
  expect((await move('archive', [one])).done).toEqual([one])
  expect((await move('restore', [one])).done).toEqual([one])
  expect((await show(one)).archivedAt).toBeNull()
  expect((await entriesOf(one)).map(({ action }) => action)).toEqual(['message.archive', 'message.restore'])
  expect((await admin.ask('post', '/admin/messages/archive', { ids: [] })).status).toBe(422)
})

test('only administrators read and answer', async () => {
  const id = await written()
  const calls = [
    ['get', '/admin/messages'],
    ['get', `/admin/messages/${id}`],
    ['post', `/admin/messages/${id}/read`],
    ['post', `/admin/messages/${id}/answer`, { answer: 'Hola' }],
    ['post', '/admin/messages/archive', { ids: [id] }],
    ['post', '/admin/messages/restore', { ids: [id] }],
  ] as const
  const askers = [
    [401, anonymous],
    [403, await signedIn('traveler')],
    [403, await signedIn('host')],
  ] as const
  for (const [status, { ask }] of askers)
    for (const [method, path, body] of calls)
      expect([path, (await ask(method, path, body)).status]).toEqual([path, status])
  expect((await show(id)).readAt).toBeNull()
})
