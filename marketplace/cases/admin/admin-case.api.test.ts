import { desc, eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { profiles } from '#marketplace/accounts/account.table.ts'
import { notices } from '#marketplace/accounts/notices/notice.table.ts'
import { dataRequests } from '#marketplace/accounts/rights/right.table.ts'
import { createBooking } from '#marketplace/bookings/booking.factory.ts'
import { createExperience } from '#marketplace/experiences/experience.factory.ts'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS, HOUR_MS } from '#platform/units.ts'
import { signedIn, signedStaff } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { auditEntries } from '../../admin/audit/audit.table.ts'
import type { BulkAnswer } from '../../admin/list.contract.ts'
import { type NewCase, openCase } from '../case.data.ts'
import { sendOvernightDigest } from '../case.jobs.ts'
import { cases } from '../case.table.ts'
import type * as contract from './admin-case.contract.ts'
import type { AdminCase } from './admin-case.contract.ts'

type Page = z.output<typeof contract.list.answer>
const admin = await signedIn('admin', { name: 'Óscar Operador' })
afterEach(() => void configure({ SMTP_URL: undefined }))

const usual = {
  kind: 'question',
  subject: '¿Hay parqueo?',
  text: 'Vamos en carro.',
  name: 'Ana Flores',
  about: null,
} as const
const brought = (wish: Partial<NewCase> = {}) =>
  openCase(database(), { ...usual, email: 'ana@correo.example', personId: null, now: new Date(), ...wish })
const show = async (id: string) => (await admin.request<AdminCase>('get', `/admin/cases/${id}`)).body
const write = (id: string, act: string, body: object, by = admin) =>
  by.request<AdminCase>('post', `/admin/cases/${id}/${act}`, body, { key: crypto.randomUUID() })
const lastOf = async (id: string) => (await show(id)).messages.at(-1)!.id
const list = async (query: Record<string, string> = {}) =>
  (await admin.request<Page>('get', `/admin/cases?${new URLSearchParams(query)}`)).body
const actsOn = async (id: string) =>
  (await database().select().from(auditEntries).where(eq(auditEntries.objectId, id))).map(({ action }) => action)
const mailOf = async (key: string) => (await database().select().from(outbox).where(eq(outbox.key, key)))[0]

test('a case is answered as often as needed, noted upon, heard again and closed; the thread keeps all of it', async () => {
  const traveler = await signedIn('traveler', { name: 'Beto Ruiz' })
  const { id, number } = await brought({
    personId: traveler.id,
    name: 'Beto Ruiz',
    email: traveler.email,
    text: '<b>Hola</b>',
  })
  const answered = await write(id, 'answer', { text: 'Sí hay.\n\n<i>Entra</i> por atrás.', last: await lastOf(id) })
  expect(answered.body).toMatchObject({ status: 'waiting', person: { id: traveler.id, role: 'traveler' } })
  expect(answered.body.messages.at(-1)).toMatchObject({ kind: 'answer', author: 'Óscar Operador', mail: 'kept' })
  const mail = await mailOf(`case message ${answered.body.messages.at(-1)!.id}`)
  expect(mail).toMatchObject({
    recipient: traveler.email,
    replyTo: 'hola@torogoz.example',
    subject: `Respuesta de Torogoz a tu mensaje (caso ${number})`,
  })
  expect(mail!.html).toContain('&lt;i&gt;Entra')
  expect(mail!.text).toContain('<b>Hola</b>')
  expect((await write(id, 'notes', { text: 'Es cliente de años' })).body.status).toBe('waiting')
  const again = await write(id, 'heard', { text: 'Llamó: ¿y para tres carros?' })
  expect(again.body).toMatchObject({ status: 'open' })
  expect(new Date(again.body.dueAt).getTime() - new Date(again.body.askedAt).getTime()).toBe(48 * HOUR_MS)
  await write(id, 'answer', { text: 'También.', last: await lastOf(id) })
  const closed = await write(id, 'close', { outcome: 'solved', text: 'Quedamos en eso.', last: await lastOf(id) })
  expect(closed.body).toMatchObject({ status: 'closed', outcome: 'solved' })
  expect(closed.body.messages.map(({ kind }) => kind)).toEqual([
    'asker',
    'answer',
    'note',
    'asker',
    'answer',
    'outcome',
  ])
  const noticeRows = await database().select().from(notices).where(eq(notices.userId, traveler.id))
  expect(noticeRows.map(({ detail }) => detail).sort()).toEqual([
    'Quedamos en eso.',
    'Sí hay. <i>Entra</i> por atrás.',
    'También.',
  ])
  // The log says that it was said, not what.
  expect(await actsOn(id)).toEqual(['case.answer', 'case.note', 'case.hear', 'case.answer', 'case.close'])
  const refused = await write(id, 'answer', { text: 'Otra cosa', last: await lastOf(id) })
  expect([refused.status, (refused.body as never as { error: { code: string } }).error.code]).toEqual([
    409,
    'CASE_CLOSED',
  ])
  expect((await write(id, 'heard', { text: 'Volvió a escribir' })).body).toMatchObject({
    status: 'open',
    outcome: null,
  })
})

test('an answer is called sent once it was: until then it is kept', async () => {
  const server = await startSmtpServer()
  configure({ SMTP_URL: server.url })
  const { id } = await brought()
  const { body } = await write(id, 'answer', { text: 'Sí hay.', last: await lastOf(id) })
  expect(body.messages.at(-1)!.mail).toBe('waiting')
  await runJobs()
  expect((await show(id)).messages.at(-1)!.mail).toBe('sent')
  await server.stop()
})

test('of two who answer at once one is told to read first, and nobody writes past a new message', async () => {
  const { id } = await brought()
  const last = await lastOf(id)
  const other = await signedIn('admin')
  const answers = await Promise.all(
    [admin, other].map((by) => write(id, 'answer', { text: 'Hola', last }, by as typeof admin)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await show(id)).messages).toHaveLength(2)
  await write(id, 'heard', { text: 'Ya no hace falta' })
  expect((await write(id, 'close', { outcome: 'solved', text: 'Listo', last })).status).toBe(409)
  // Having read it, it is done.
  expect((await write(id, 'close', { outcome: 'solved', text: 'Listo', last: await lastOf(id) })).status).toBe(200)
})

test('a person without an address is answered by telephone, and told so', async () => {
  const { id } = await brought({ email: null })
  const { status, body } = await write(id, 'answer', { text: 'Hola', last: await lastOf(id) })
  expect([status, (body as never as { error: { code: string } }).error.code]).toEqual([409, 'CASE_WITHOUT_ADDRESS'])
  expect((await write(id, 'close', { outcome: 'solved', text: 'Por teléfono', last: await lastOf(id) })).status).toBe(
    200,
  )
})

test("the team opens cases for people and their reservations, and for nobody else's", async () => {
  const traveler = await signedIn('traveler', { name: 'Celia Cárcamo' })
  const { dateIds } = await createExperience({})
  const booking = await createBooking({ userId: traveler.id, availableDateId: dateIds[0]! })
  const open = (body: object) => admin.request<AdminCase>('post', '/admin/cases', body, { key: crypto.randomUUID() })
  const wish = { kind: 'dispute', subject: 'Cobro', text: 'Dice que pagó dos veces' }
  const { status, body } = await open({ ...wish, personId: traveler.id, bookingId: booking.id })
  expect([status, body]).toMatchObject([
    201,
    { name: 'Celia Cárcamo', email: traveler.email, booking: { id: booking.id }, aboutPerson: { id: booking.hostId } },
  ])
  expect(body.messages).toMatchObject([{ kind: 'asker', author: 'Óscar Operador' }])
  const foreign = await signedIn('traveler')
  expect((await open({ ...wish, personId: foreign.id, bookingId: booking.id })).status).toBe(409)
  expect((await open({ ...wish, personId: crypto.randomUUID() })).status).toBe(409)
  expect((await open(wish)).status).toBe(422)
  expect((await open({ ...wish, name: 'Sin cuenta', email: '' })).body).toMatchObject({ email: null, person: null })
})

test('a request about data is a case that opens and closes with it', async () => {
  const traveler = await signedIn('traveler', { name: 'Dora Datos' })
  const details = 'Quiero saber qué guardan de mí'
  await traveler.request('post', '/profile/data-requests', { kind: 'access', details }, { key: crypto.randomUUID() })
  const [row] = await database().select().from(cases).where(eq(cases.personId, traveler.id))
  const [request] = await database().select().from(dataRequests).where(eq(dataRequests.userId, traveler.id))
  expect(row).toMatchObject({ kind: 'data', status: 'open', dueAt: request!.dueAt, dataRequestId: request!.id })
  expect((await show(row!.id)).messages).toMatchObject([{ kind: 'asker', text: details }])
  // It is talked about here, and decided where the clock of the law is.
  expect((await write(row!.id, 'answer', { text: 'Lo vemos', last: await lastOf(row!.id) })).status).toBe(200)
  expect((await write(row!.id, 'close', { outcome: 'solved', text: 'Ya', last: await lastOf(row!.id) })).status).toBe(
    409,
  )
  const answer = { status: 'refused', answer: 'No podemos, por esta razón' }
  await admin.request('post', `/admin/rights/${request!.id}/answer`, answer)
  expect(await show(row!.id)).toMatchObject({ status: 'closed', outcome: 'refused' })
  expect((await show(row!.id)).messages.at(-1)).toMatchObject({
    kind: 'outcome',
    mail: 'kept',
    author: 'Óscar Operador',
  })
})

test('cases are listed by box and by what they are about, the most pressing first, and found by their words and number', async () => {
  const late = await brought({ subject: 'Cajón tardío', now: new Date(Date.now() - 3 * DAY_MS) })
  const fresh = await brought({ subject: 'Cajón fresco', name: 'Íngrid Tobías' })
  const report = await brought({ subject: 'Cajón reportado', kind: 'report', text: 'Es un sitio peligroso de verdad' })
  const ids = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id)
  expect(await ids({ q: 'cajon' })).toEqual([late.id, report.id, fresh.id])
  expect(await ids({ q: 'cajon', late: 'yes' })).toEqual([late.id])
  expect(await ids({ q: 'cajon', kind: 'report' })).toEqual([report.id])
  expect(await ids({ q: 'ingrid tob' })).toEqual([fresh.id])
  expect(await ids({ q: 'peligroso verd' })).toEqual([report.id])
  expect(await ids({ q: `caso ${late.number}` })).toContain(late.id)
  const assigned = await admin.request<AdminCase>('post', `/admin/cases/${fresh.id}/assignee`, { assigneeId: admin.id })
  expect(assigned.body.assignee).toEqual({ id: admin.id, name: 'Óscar Operador' })
  expect(await ids({ q: 'cajon', assignee: admin.id })).toEqual([fresh.id])
  expect(await ids({ q: 'cajon', assignee: 'none' })).toEqual([late.id, report.id])
  const nobody = { assigneeId: (await signedIn('host')).id }
  expect((await admin.request('post', `/admin/cases/${fresh.id}/assignee`, nobody)).status).toBe(409)
  const none = crypto.randomUUID()
  const dismissed = await admin.request<BulkAnswer>('post', '/admin/cases/dismiss', {
    ids: [late.id, none],
    reason: 'Publicidad',
  })
  expect([dismissed.body.done, dismissed.body.refused.map(({ id }) => id)]).toEqual([[late.id], [none]])
  expect(await ids({ q: 'cajon', box: 'closed' })).toEqual([late.id])
  expect(await mailOf(`case message ${await lastOf(late.id)}`)).toBeUndefined()
})

test('in the morning the team is told once of what was left waiting over night', async () => {
  const yesterday = new Date('2031-03-04T20:00:00Z')
  const { number } = await brought({ subject: 'De ayer en la noche', now: yesterday })
  const morning = new Date('2031-03-05T13:00:00Z')
  for (let times = 0; times < 2; times++) await sendOvernightDigest(morning)
  const mail = await mailOf('cases overnight 2031-03-05')
  expect(mail).toMatchObject({ recipient: 'hola@torogoz.example' })
  expect(mail!.subject).toMatch(/casos? esperan? respuesta/)
  expect(number).toBeGreaterThan(0)
  // The same evening is no night yet.
  await sendOvernightDigest(new Date('2020-01-01T13:00:00Z'))
  expect(await mailOf('cases overnight 2020-01-01')).toBeUndefined()
})

test('templates are written by the team, no two under one title', async () => {
  const words = { title: 'Lluvia de la tarde', body: 'Hola, {nombre}: si llueve, se mueve.' }
  const created = await admin.request<{ id: string }>('post', '/admin/case-templates', words)
  expect(created.status).toBe(201)
  expect((await admin.request('post', '/admin/case-templates', { ...words, title: 'LLUVIA de la tarde' })).status).toBe(
    409,
  )
  const path = `/admin/case-templates/${created.body.id}`
  expect((await admin.request<object>('put', path, { ...words, body: 'Otra cosa' })).body).toMatchObject({
    body: 'Otra cosa',
  })
  expect((await admin.request('put', path, { ...words, title: 'Falta un dato' })).status).toBe(409)
  expect((await admin.request('delete', path)).status).toBe(204)
  expect((await admin.request('delete', path)).status).toBe(404)
  expect(await actsOn(created.body.id)).toEqual(['template.create', 'template.change', 'template.delete'])
})

test('a template that a colleague has changed since it was opened is not written over unread', async () => {
  type Template = { id: string; updatedAt: string }
  const words = { title: 'Parqueo', body: 'Hay parqueo.' }
  const { body } = await admin.request<Template>('post', '/admin/case-templates', words)
  const path = `/admin/case-templates/${body.id}`
  const change = (replaces: string, text: string) => ({ ...words, body: text, replaces })
  const first = await admin.request<Template>('put', path, change(body.updatedAt, 'Hay parqueo gratis.'))
  expect(first.status).toBe(200)
  const second = await admin.request('put', path, change(body.updatedAt, 'No hay parqueo.'))
  expect([second.status, second.body.error.code]).toEqual([409, 'TEMPLATE_CHANGED'])
  expect((await admin.request('put', path, change(first.body.updatedAt, 'No hay parqueo.'))).status).toBe(200)
  await admin.request('delete', path)
})

test('the cases of a box as a table, for whoever may take data out; the log keeps that', async () => {
  const person = await signedIn('traveler', { name: 'Rita Tabla' })
  const { id, number } = await brought({
    personId: person.id,
    name: 'Rita Tabla',
    email: person.email,
    subject: '=SUMA(1;2)',
  })
  await write(id, 'assignee', { assigneeId: admin.id })
  const { status, body } = await admin.request<string>('get', `/admin/cases.csv?q=${number}`)
  expect(status).toBe(200)
  const text = String(body)
  expect(text).toContain(id)
  for (const word of [person.id, person.email, 'Consulta', 'Por atender', 'Óscar Operador', "'=SUMA(1;2)"])
    expect(text).toContain(word)
  const downloads = await database().select().from(auditEntries).where(eq(auditEntries.actorId, admin.id))
  expect(downloads.some(({ action, objectLabel }) => action === 'data.download' && objectLabel === 'Casos')).toBe(true)
  const support = await signedStaff('support')
  expect((await support.request('get', '/admin/cases')).status).toBe(200)
  expect((await support.request('get', '/admin/cases.csv')).status).toBe(403)
})

test('a case is given to those of the team who may answer it, and what it was before is in the log', async () => {
  const { id } = await brought()
  const support = await signedStaff('support')
  const finance = await signedStaff('finance')
  const assign = (assigneeId: string) => admin.request<AdminCase>('post', `/admin/cases/${id}/assignee`, { assigneeId })
  const offered = (await show(id)).staff.map((person) => person.id)
  expect([offered.includes(support.id), offered.includes(admin.id), offered.includes(finance.id)]).toEqual([
    true,
    true,
    false,
  ])
  expect((await list()).staff.some((person) => person.id === finance.id)).toBe(false)
  const refused = await assign(finance.id)
  expect([refused.status, (refused.body as never as { error: { code: string } }).error.code]).toEqual([
    409,
    'ASSIGNEE_NOT_STAFF',
  ])
  expect((await assign(support.id)).body.assignee?.id).toBe(support.id)
  // Who is in charge changes roles, and the case is handed on.
  await database().update(profiles).set({ staffRole: 'viewer' }).where(eq(profiles.id, support.id))
  expect((await assign(admin.id)).body.assignee?.id).toBe(admin.id)
  const [entry] = await database()
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, id))
    .orderBy(desc(auditEntries.id))
    .limit(1)
  expect(entry).toMatchObject({ before: { assignee: support.name }, after: { assignee: 'Óscar Operador' } })
})
