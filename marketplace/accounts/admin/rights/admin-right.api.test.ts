import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { DataRequest } from '#marketplace/accounts/rights/right.contract.ts'
import { dueOf } from '#marketplace/accounts/rights/right.rules.ts'
import { dataRequests } from '#marketplace/accounts/rights/right.table.ts'
import { product } from '#marketplace/slices.ts'
import { database } from '#platform/database/pool.ts'
import { outbox } from '#platform/mail/outbox.table.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import { auditEntries } from '../../../admin/audit/audit.table.ts'
import type * as adminRightContract from './admin-right.contract.ts'
import type { AdminRight } from './admin-right.contract.ts'

type Page = z.output<typeof adminRightContract.list.answer>
type Own = { items: DataRequest[] }
const admin = await signedIn('admin', { name: 'Óscar Operador' })
const key = () => ({ key: crypto.randomUUID() })
const details = 'Mi apellido está mal escrito: es Ñúñez.'

const askFor = (person: { request: typeof admin.request }, body: object = {}) =>
  person.request<DataRequest>('post', '/profile/data-requests', { kind: 'rectification', details, ...body }, key())
const mailsOf = async (to: string) =>
  (await database().select().from(outbox).where(eq(outbox.recipient, to))).map(({ subject }) => subject)
const entriesOf = (id: string) => database().select().from(auditEntries).where(eq(auditEntries.objectId, id))

test('what a person asks has its clock, is told by mail to both sides, and is theirs alone', async () => {
  const person = await signedIn('traveler', { name: 'Ana Nunez' })
  const created = await askFor(person)
  expect(created.status).toBe(201)
  const { id, receivedAt, dueAt } = created.body
  expect(dueAt).toBe(dueOf('rectification', new Date(receivedAt)).toISOString())
  expect((await person.request<Own>('get', '/profile/data-requests')).body.items).toEqual([created.body])
  expect((await (await signedIn('host')).request<Own>('get', '/profile/data-requests')).body.items).toEqual([])
  expect(await mailsOf(person.email)).toEqual(['Recibimos tu solicitud sobre tus datos'])
  expect(await mailsOf('hola@torogoz.example')).toContain('Solicitud de datos: Rectificación')
  const right = (await admin.request<AdminRight>('get', `/admin/rights/${id}`)).body
  expect(right).toMatchObject({ name: 'Ana Nunez', details, person: { id: person.id }, status: 'open', answer: null })
})

test('bad input says where; a sixth open request waits', async () => {
  const person = await signedIn('traveler')
  for (const [body, field] of [
    [{ kind: 'breach' }, 'kind'],
    [{ kind: 'curiosity' }, 'kind'],
    [{ details: 'corto' }, 'details'],
    [{ details: 'x'.repeat(4001) }, 'details'],
  ] as const) {
    const { status, body: response } = await person.request(
      'post',
      '/profile/data-requests',
      { kind: 'access', details, ...body },
      key(),
    )
    expect([status, Object.keys(response.error.fields ?? {})]).toEqual([422, [field]])
  }
  const statuses = (await Promise.all(Array.from({ length: 7 }, () => askFor(person)))).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
})

test('an answer is mailed and read by who asked, once; the log says how it ended only', async () => {
  const person = await signedIn('host')
  const { id } = (await askFor(person)).body
  const words = { status: 'answered', answer: 'Corregimos tu apellido en el perfil.' }
  const other = await signedIn('admin')
  const answers = await Promise.all(
    [admin, other].map(({ request }) => request('post', `/admin/rights/${id}/answer`, words)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [own] = (await person.request<Own>('get', '/profile/data-requests')).body.items
  expect(own).toMatchObject({ status: 'answered', answer: words.answer })
  expect(await mailsOf(person.email)).toContain('Tu solicitud sobre tus datos: respuesta')
  const entries = await entriesOf(id)
  expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['right.answer', { status: 'open' }, { status: 'answered' }],
  ])
  expect(JSON.stringify(entries)).not.toContain('Corregimos')
  const bad = await admin.request('post', `/admin/rights/${id}/answer`, { status: 'maybe', answer: 'no' })
  expect(Object.keys(bad.body.error.fields ?? {})).toEqual(['status', 'answer'])
  const unknown = await admin.request('post', `/admin/rights/${crypto.randomUUID()}/answer`, words)
  expect(unknown.status).toBe(404)
})

const register = (body: object) =>
  admin.request<AdminRight>(
    'post',
    '/admin/rights',
    { kind: 'access', name: 'Rosa Mena', email: 'rosa@correo.example', details, ...body },
    key(),
  )

test('what came by mail is registered with the day it came; a breach has 72 hours and writes to nobody', async () => {
  const receivedAt = new Date(Date.now() - 3 * DAY_MS).toISOString()
  const created = await register({ receivedAt })
  expect([created.status, created.body.dueAt, created.body.person]).toEqual([
    201,
    dueOf('access', new Date(receivedAt)).toISOString(),
    null,
  ])
  expect((await entriesOf(created.body.id)).map(({ action, objectLabel }) => [action, objectLabel])).toEqual([
    ['right.register', 'Rosa Mena: Acceso'],
  ])
  const breach = (
    await register({ kind: 'breach', email: 'turno@equipo.example', receivedAt: new Date().toISOString() })
  ).body
  expect(new Date(breach.dueAt).getTime() - new Date(breach.receivedAt).getTime()).toBe(3 * DAY_MS)
  await admin.request('post', `/admin/rights/${breach.id}/answer`, {
    status: 'answered',
    answer: 'Avisamos a la agencia.',
  })
  expect(await mailsOf('turno@equipo.example')).toEqual([])
  for (const when of [new Date(Date.now() + DAY_MS), new Date(Date.now() - 400 * DAY_MS)]) {
    const { status, body } = await admin.request(
      'post',
      '/admin/rights',
      { kind: 'access', name: 'Rosa', email: 'rosa@correo.example', details, receivedAt: when.toISOString() },
      key(),
    )
    expect([status, body.error.code]).toEqual([422, 'RECEIVED_LATER'])
  }
})

test('the queue begins with what is due first, open before closed, and is searched and filtered', async () => {
  const idsByName: Record<string, string> = {}
  const row = (name: string, due: number, status: 'open' | 'refused' = 'open') =>
    database()
      .insert(dataRequests)
      .values({
        kind: 'opposition',
        name: `Fila ${name}`,
        email: 'fila@correo.example',
        details,
        dueAt: new Date(Date.now() + due * DAY_MS),
        status,
        answeredAt: status === 'open' ? null : new Date(),
      })
      .returning({ id: dataRequests.id })
      .then(([one]) => {
        idsByName[one!.id] = name
      })
  await row('tarde', 9)
  await row('vencida', -2)
  await row('cerrada', -9, 'refused')
  await row('pronto', 1)
  const read = async (query: Record<string, string>) => {
    const { body } = await admin.request<Page>('get', `/admin/rights?${new URLSearchParams({ q: 'fila', ...query })}`)
    return body.items.map(({ id }) => idsByName[id])
  }
  expect(await read({})).toEqual(['vencida', 'pronto', 'tarde', 'cerrada'])
  expect(await read({ status: 'open' })).toEqual(['vencida', 'pronto', 'tarde'])
  expect(await read({ status: 'refused', kind: 'opposition' })).toEqual(['cerrada'])
  expect(await read({ kind: 'access' })).toEqual([])
  const { body } = await admin.request<Page>('get', '/admin/rights')
  expect(body.overdue).toBeGreaterThanOrEqual(1)
  expect(body.open).toBeGreaterThanOrEqual(3)
})

test('it is in the copy of the own data, and goes with the account', async () => {
  const person = await signedIn('traveler')
  await askFor(person)
  const part = product.personalData.find(({ name }) => name === 'solicitudes')!
  expect(await part.export(person.id)).toEqual([expect.objectContaining({ details, status: 'open' })])
  const leaving = { id: person.id, email: person.email, role: 'traveler' as const, now: new Date() }
  await database().transaction(async (tx) => void (await part.erase(tx, leaving)))
  expect(await part.export(person.id)).toEqual([])
})

test('only administrators see the queue, and who is not signed in asks nothing', async () => {
  const calls = [
    ['get', '/admin/rights'],
    ['get', `/admin/rights/${crypto.randomUUID()}`],
    ['post', '/admin/rights', {}],
    ['post', `/admin/rights/${crypto.randomUUID()}/answer`, {}],
  ] as const
  const askers = [
    [401, anonymous],
    [403, await signedIn('traveler')],
    [403, await signedIn('host')],
  ] as const
  for (const [status, { request }] of askers)
    for (const [method, path, body] of calls) expect((await request(method, path, body)).status).toBe(status)
  expect((await anonymous.request('get', '/profile/data-requests')).status).toBe(401)
})
