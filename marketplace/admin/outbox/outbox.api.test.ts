import { eq, sql } from 'drizzle-orm'
import { createElement } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { configure } from '#platform/configuration.ts'
import { database } from '#platform/database/pool.ts'
import { sendMail } from '#platform/mail/mail.ts'
import { MailButton, MailLayout, MailText } from '#platform/mail/mail-layout.tsx'
import { outbox } from '#platform/mail/outbox.table.ts'
import { signedIn } from '#tests/support/people.ts'
import { runJobs } from '#tests/support/run-jobs.ts'
import { startSmtpServer } from '#tests/support/servers/smtp-server.ts'
import { auditEntries } from '../audit/audit.table.ts'
import type { BulkAnswer } from '../list.contract.ts'
import type { AdminMail, AdminMailRow } from './outbox.contract.ts'

type Page = { items: AdminMailRow[]; total: number; pages: number; deliverable: boolean }
const NOBODY = '00000000-0000-4000-8000-000000000000'
const SECRET = 'ab12cd34'.repeat(6)

let admin: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  admin = await signedIn('admin')
})
beforeEach(() => database().delete(outbox))
const servers: { stop: () => unknown }[] = []
afterEach(async () => {
  configure({ SMTP_URL: undefined })
  for (const server of servers.splice(0)) await server.stop()
})
async function mailServer(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options)
  servers.push(server)
  configure({ SMTP_URL: server.url })
  return server
}

const store = async (changes: Partial<typeof outbox.$inferInsert> = {}) =>
  (
    await database()
      .insert(outbox)
      .values({ recipient: 'ana@correo.sv', subject: 'Tu reserva', text: 'Hola', html: '<p>Hola</p>', ...changes })
      .returning({ id: outbox.id })
  )[0]!.id
const find = async (query = '') => (await admin.request<Page>('get', `/admin/outbox${query}`)).body
const retry = (ids: string[]) => admin.request<BulkAnswer>('post', '/admin/outbox/retry', { ids })
const stateOf = async (id: string) => (await database().select().from(outbox).where(eq(outbox.id, id)))[0]!.status
const auditOf = (action: string, id: string) =>
  database()
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.action} = ${action} and ${auditEntries.objectId} = ${id}`)

test('the list says what became of every mail, and is searched, filtered and sorted', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12))
  await store({
    recipient: 'jose@correo.sv',
    subject: 'Excursión al volcán',
    status: 'sent',
    sentAt: at(3),
    createdAt: at(2),
  })
  await store({ status: 'failed', attempts: 24, lastError: '550 No such user\nmore', createdAt: at(4) })
  // Still the evening of the fourth in El Salvador.
  await store({ status: 'kept', createdAt: new Date('2026-11-05T03:00:00Z') })
  expect((await find()).items.map(({ state }) => state)).toEqual(['kept', 'failed', 'sent'])
  expect(await find()).toMatchObject({ total: 3, pages: 1, deliverable: false })
  const subjects = async (query: string) => (await find(query)).items.map(({ recipient }) => recipient)
  expect(await subjects('?q=excursion volcan')).toEqual([])
  expect(await subjects('?q=EXCURSION%20al')).toEqual(['jose@correo.sv'])
  expect(await subjects('?q=jose@')).toEqual(['jose@correo.sv'])
  expect(await subjects('?q=%25')).toEqual([])
  expect((await find('?status=failed')).items).toMatchObject([{ attempts: 24, lastError: '550 No such user' }])
  expect((await find('?from=2026-11-04&until=2026-11-04')).total).toBe(2)
  expect((await find('?sort=attempts')).items[0]!.state).toBe('failed')
  expect((await find('?sort=sent')).items[0]!.state).toBe('sent')
  expect((await admin.request('get', '/admin/outbox?status=lost')).status).toBe(422)
})

test('a mail is opened by an act that is written down, and only then shown as it was written', async () => {
  await sendMail(database(), {
    to: 'ana@correo.sv',
    subject: 'Elige una contraseña',
    body: createElement(
      MailLayout,
      { preview: '', title: 'Hola, Ana' },
      createElement(MailText, null, '<script>alert(1)</script>'),
      createElement(MailButton, { href: `https://torogoz.example/auth/reset-password?token=${SECRET}` }, 'Elegir'),
    ),
    attachments: [{ filename: 'reserva.ics', contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN' }],
  })
  const { id } = (await find()).items[0]!
  const facts = await admin.request<AdminMail>('get', `/admin/outbox/${id}`)
  expect(facts.body).toMatchObject({
    state: 'kept',
    attachments: [{ filename: 'reserva.ics', contentType: 'text/calendar', bytes: 5 }],
  })
  expect(JSON.stringify(facts.body)).not.toContain(SECRET)
  expect((await admin.request('get', `/admin/outbox/${id}/content`)).body).toMatchObject({
    error: { code: 'MAIL_NOT_OPENED' },
  })

  // Without a mail server an operator hands the mail over, including its link.
  const opened = await admin.request<{ text: string }>('post', `/admin/outbox/${id}/open`)
  expect(opened.body.text).toContain(SECRET)
  const mail = await admin.request<string>('get', `/admin/outbox/${id}/content`)
  expect(mail.body).toContain('&lt;script&gt;')
  expect(mail.headers.get('content-type')).toMatch(/^text\/html/)
  expect(mail.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox$/)
  expect(mail.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(await auditOf('mail.open', id)).toMatchObject([
    { actorId: admin.id, objectLabel: 'Elige una contraseña', after: { email: 'ana@correo.sv' } },
  ])
  // Opened by one administrator does not mean open to all of them.
  const other = await signedIn('admin')
  expect((await other.request('get', `/admin/outbox/${id}/content`)).status).toBe(403)

  // Once it was sent, only its recipient may have the link.
  await database().update(outbox).set({ status: 'sent' })
  expect((await admin.request<{ text: string }>('post', `/admin/outbox/${id}/open`)).body.text).toContain('?token=…')
  const after = (await admin.request<string>('get', `/admin/outbox/${id}/content`)).body
  expect(after).not.toContain(SECRET)
  expect(after).toContain('token=…"')
})

test('kept, given up and waiting mail leaves when asked; sent mail never again', async () => {
  const server = await mailServer()
  const ids = {
    kept: await store({ status: 'kept', recipient: 'guardado@correo.sv' }),
    failed: await store({ status: 'failed', recipient: 'fallido@correo.sv', attempts: 24, lastError: '550' }),
    waiting: await store({ recipient: 'espera@correo.sv' }),
    sent: await store({ status: 'sent', recipient: 'enviado@correo.sv', sentAt: new Date() }),
  }
  const { body } = await retry([...Object.values(ids), NOBODY, ids.kept])
  expect(body.done.sort()).toEqual([ids.kept, ids.failed, ids.waiting].sort())
  expect(body.refused).toEqual([
    { id: ids.sent, message: 'Ya se envió: no se manda dos veces.' },
    { id: NOBODY, message: 'Ya no existe.' },
  ])
  expect(await auditOf('mail.retry', ids.failed)).toMatchObject([
    { actorId: admin.id, before: { status: 'failed' }, after: { status: 'waiting' } },
  ])
  await runJobs()
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual([
    'espera@correo.sv',
    'fallido@correo.sv',
    'guardado@correo.sv',
  ])
  // A retry from a page that is out of date.
  expect((await retry([ids.kept])).body.done).toEqual([])
  await runJobs()
  expect(server.received).toHaveLength(3)
})

test('asked twice at once, a mail leaves once', async () => {
  const server = await mailServer()
  const id = await store({ status: 'failed', attempts: 3 })
  await Promise.all([retry([id]), retry([id]), retry([id])])
  await runJobs()
  expect(server.received).toHaveLength(1)
  expect(await stateOf(id)).toBe('sent')
})

test('without a mail server nothing is asked to leave', async () => {
  const id = await store({ status: 'kept' })
  expect((await retry([id])).body).toMatchObject({ error: { code: 'MAIL_OFF' } })
  expect(await stateOf(id)).toBe('kept')
})

test('what does not exist is not found', async () => {
  for (const [method, path] of [
    ['get', ''],
    ['post', '/open'],
    ['get', '/content'],
  ])
    expect((await admin.request(method!, `/admin/outbox/${NOBODY}${path}`)).status).toBe(404)
})
