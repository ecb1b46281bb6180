import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { api } from '#marketplace/api.ts'
import { createConversation } from '#marketplace/conversations/conversation.factory.ts'
import { database } from '#platform/database/pool.ts'
import { ADDRESS_HEADER } from '#platform/http/receive.ts'
import { HOUR_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type * as auditContract from './audit.contract.ts'
import { recordAudit } from './audit.data.ts'
import { auditEntries } from './audit.table.ts'

type Page = z.output<typeof auditContract.list.answer>
const operator = await signedIn('admin', { name: 'Óscar Operador' })
const read = async (query: Record<string, string> = {}) =>
  (await operator.request<Page>('get', `/admin/audit?${new URLSearchParams(query)}`)).body
const as = operator as unknown as Parameters<typeof recordAudit>[1]
const object = crypto.randomUUID()

test('what an administrator did is read back with who, what, before, after and why', async () => {
  await recordAudit(database(), as, {
    action: 'user.suspend',
    object: { type: 'user', id: object, label: 'José Núñez' },
    before: { suspended: false },
    after: { suspended: true },
    reason: 'Publicó teléfonos ajenos',
  })
  const { items } = await read({ type: 'user', object })
  expect(items).toEqual([
    {
      id: expect.any(Number),
      at: expect.any(String),
      origin: 'admin',
      actor: { id: operator.id, name: 'Óscar Operador' },
      action: 'user.suspend',
      objectType: 'user',
      objectId: object,
      objectLabel: 'José Núñez',
      before: { suspended: false },
      after: { suspended: true },
      reason: 'Publicó teléfonos ajenos',
      address: null,
    },
  ])
})

test('it is searched without accents, in the name of the object and in the reason', async () => {
  const ids = async (q: string) => (await read({ q })).items.map((entry) => entry.objectId)
  expect(await ids('jose nunez')).toContain(object)
  expect(await ids('TELÉFONOS')).toContain(object)
  expect(await ids('100%')).toEqual([])
})

test('it is filtered by who, what, object, origin and day, and turned by pages', async () => {
  await recordAudit(database(), null, { action: 'backup.make', object: { type: 'backup', label: 'copia.tar' } })
  const today = new Date(Date.now() - 6 * HOUR_MS).toISOString().slice(0, 10)
  const all = [
    [{ actor: operator.id }, 'user.suspend'],
    [{ action: 'user.suspend' }, 'user.suspend'],
    [{ type: 'backup' }, 'backup.make'],
    [{ origin: 'command' }, 'backup.make'],
    [{ origin: 'command', from: today, to: today }, 'backup.make'],
  ] as const
  for (const [query, action] of all) expect((await read(query)).items[0]?.action, JSON.stringify(query)).toBe(action)
  expect((await read({ origin: 'command', to: '2020-01-01' })).items).toEqual([])
  for (let at = 0; at < 21; at++)
    await recordAudit(database(), as, { action: 'category.create', object: { type: 'category', label: `Nº ${at}` } })
  const second = await read({ action: 'category.create', page: '2' })
  expect([second.total, second.pages, second.items.map((entry) => entry.objectLabel)]).toEqual([21, 2, ['Nº 0']])
  expect((await read({ action: 'category.create', dir: 'asc' })).items[0]?.objectLabel).toBe('Nº 0')
  expect((await read()).actors).toContainEqual({ id: operator.id, name: 'Óscar Operador' })
})

test('its days are those of El Salvador: the evening belongs to the day before the one of UTC', async () => {
  const moments = ['2026-03-01T05:59:59.999Z', '2026-03-01T06:00:00Z', '2026-03-02T03:00:00Z', '2026-03-02T06:00:00Z']
  for (const moment of moments)
    await database()
      .insert(auditEntries)
      .values({
        at: new Date(moment),
        origin: 'command',
        action: 'backup.make',
        objectType: 'backup',
        objectLabel: moment,
      })
  const labels = async (query: Record<string, string>) =>
    (await read({ action: 'backup.make', dir: 'asc', ...query })).items.map((entry) => entry.objectLabel)
  expect(await labels({ from: '2026-03-01', to: '2026-03-01' })).toEqual(moments.slice(1, 3))
  expect(await labels({ to: '2026-02-28' })).toEqual(moments.slice(0, 1))
  expect(await labels({ from: '2026-03-02', to: '2026-03-02' })).toEqual(moments.slice(3))
})

test('what nobody knows is refused with words', async () => {
  for (const query of ['origin=sky', 'action=user.praise', 'type=volcano', 'actor=ana', 'from=ayer', 'page=0'])
    expect([query, (await operator.request('get', `/admin/audit?${query}`)).status]).toEqual([query, 422])
})

test('nobody changes, removes or empties it, not even on the connection itself', async () => {
  for (const statement of [
    sql`update audit_entries set reason = 'otra'`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(database().execute(statement)).rejects.toMatchObject({
      cause: { message: 'audit entries are only ever added' },
    })
  expect((await read({ type: 'user', object })).total).toBe(1)
})

const refusedOf = async (actor: string) => (await read({ origin: 'refused', actor })).items

test('who is refused in the back office is written down once a minute, with their role and address', async () => {
  const host = await signedIn('host')
  const knock = () =>
    api.request('/api/admin/overview?secret=abc', { headers: { cookie: host.cookie, [ADDRESS_HEADER]: '203.0.113.9' } })
  expect((await knock()).status).toBe(403)
  await knock()
  // Written after the answer, so the next call might be written first.
  await expect.poll(() => refusedOf(host.id)).toHaveLength(1)
  await host.request('get', '/admin/audit')
  await expect.poll(() => refusedOf(host.id)).toHaveLength(2)
  const entries = await refusedOf(host.id)
  // Apart from what was done, unless it is asked for.
  expect((await read({ actor: host.id })).items).toEqual([])
  expect(entries.map(({ objectLabel }) => objectLabel)).toEqual(['GET /admin/audit', 'GET /admin/overview'])
  expect(entries[1]).toMatchObject({
    action: 'access.refused',
    objectType: 'endpoint',
    after: { role: 'host' },
    address: '203.0.113.9',
  })
  expect(JSON.stringify(entries)).not.toMatch(/abc|session_token/)
})

test('a stranger at the back office is written down; one who only forgot to sign in elsewhere is not', async () => {
  await api.request('/api/profile', { headers: { [ADDRESS_HEADER]: '198.51.100.7' } })
  await api.request('/api/admin/overview', { headers: { [ADDRESS_HEADER]: '198.51.100.7' } })
  const of = () => database().select().from(auditEntries).where(sql`address = '198.51.100.7'`)
  await expect.poll(of).toHaveLength(1)
  expect((await of())[0]).toMatchObject({ actorId: null, objectLabel: 'GET /admin/overview', after: { role: null } })
})

test('a call that the endpoint itself forbids is written down too', async () => {
  const stranger = await signedIn('traveler')
  const { id } = await createConversation({})
  expect((await stranger.request('get', `/conversations/${id}/messages`)).status).toBe(403)
  await expect.poll(() => refusedOf(stranger.id)).toHaveLength(1)
  expect((await refusedOf(stranger.id))[0]?.objectLabel).toBe('GET /conversations/{id}/messages')
})

test('only administrators read it', async () => {
  expect((await anonymous.request('get', '/admin/audit')).status).toBe(401)
  for (const role of ['traveler', 'host'] as const)
    expect((await (await signedIn(role)).request('get', '/admin/audit')).status).toBe(403)
})
