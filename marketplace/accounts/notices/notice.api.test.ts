import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#platform/database/pool.ts'
import { writeCursor } from '#platform/http/cursor.ts'
import { DAY_MS } from '#platform/units.ts'
import { anonymous, signedIn } from '#tests/support/people.ts'
import type { Notice } from './notice.contract.ts'
import { createNotice, deleteOldNotices, RETENTION_DAYS } from './notice.data.ts'
import { notices } from './notice.table.ts'

type Page = { notices: Notice[]; next: string | null; unread: number }
const leave = (userId: string, title: string, key?: string) =>
  createNotice(database(), { userId, kind: 'booking', title, detail: '', href: '/profile/reservations', key })

test('a person reads their own notices, newest first, page by page', async () => {
  const person = await signedIn('traveler')
  const other = await signedIn('host')
  for (let at = 1; at <= 7; at++) await leave(person.id, `Aviso ${at}`)
  await leave(other.id, 'De otra persona')
  const visited: string[] = []
  let next: string | null = null
  do {
    const query: string = `?limit=3${next ? `&after=${encodeURIComponent(next)}` : ''}`
    const { status, body } = await person.request<Page>('get', `/notices${query}`)
    expect([status, body.unread, body.notices.length <= 3]).toEqual([200, 7, true])
    visited.push(...body.notices.map(({ title }) => title))
    next = body.next
  } while (next)
  expect(visited).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => `Aviso ${at}`))
})

test('reading one, reading all: the count follows, and the first time stays', async () => {
  const person = await signedIn('traveler')
  for (const title of ['Uno', 'Dos', 'Tres']) await leave(person.id, title)
  const unread = async () => (await person.request<{ unread: number }>('get', '/notices/unread')).body.unread
  const first = (await person.request<Page>('get', '/notices')).body.notices[0]!
  expect(await unread()).toBe(3)
  for (let round = 0; round < 2; round++)
    expect((await person.request('post', `/notices/${first.id}/read`)).status).toBe(204)
  expect(await unread()).toBe(2)
  const read = async () =>
    (await person.request<Page>('get', '/notices')).body.notices.find(({ id }) => id === first.id)!.readAt
  const before = await read()
  expect((await person.request('post', '/notices/read')).status).toBe(204)
  expect([await unread(), await read()]).toEqual([0, before])
})

test("another's notice is as missing as one that never was, and stays unread", async () => {
  const owner = await signedIn('traveler')
  const stranger = await signedIn('traveler')
  await leave(owner.id, 'Solo mío')
  const { id } = (await owner.request<Page>('get', '/notices')).body.notices[0]!
  const tries = [
    await stranger.request('post', `/notices/${id}/read`),
    await stranger.request('post', `/notices/${crypto.randomUUID()}/read`),
    await stranger.request('post', '/notices/not-an-id/read'),
  ]
  expect(tries.map(({ status, body }) => [status, body.error.code])).toEqual(Array(3).fill([404, 'NOT_FOUND']))
  await stranger.request('post', '/notices/read')
  expect((await owner.request<Page>('get', '/notices')).body.unread).toBe(1)
  expect((await anonymous.request('get', '/notices')).status).toBe(401)
  expect((await anonymous.request<{ unread: number }>('get', '/notices/unread')).body).toEqual({ unread: 0 })
})

test('an occasion is told once, whoever tells it twice at once', async () => {
  const { id } = await signedIn('traveler')
  await Promise.all(Array.from({ length: 8 }, () => leave(id, 'Una vez', `once ${id}`)))
  expect(await database().$count(notices, eq(notices.userId, id))).toBe(1)
})

test('a made-up page is refused, never a broken server', async () => {
  const { request } = await signedIn('traveler')
  const id = crypto.randomUUID()
  for (const after of [
    'x',
    "';--",
    `2026-02-28T00:00:00.000000Z_${id}`,
    ...['2026-02-31T00:00:00.000000Z', '2026-99-99T99:99:99.000000Z', '2026-02-28'].map((at) => writeCursor([at, id])),
    writeCursor(['2026-02-28T00:00:00.000000Z', "';--"]),
    writeCursor([id]),
  ]) {
    expect([after, (await request('get', `/notices?after=${encodeURIComponent(after)}`)).status]).toEqual([after, 422])
  }
  for (const limit of ['0', '51', 'NaN', '1.5'])
    expect((await request('get', `/notices?limit=${limit}`)).status).toBe(422)
})

test('notices are forgotten after half a year, read or not', async () => {
  const { id } = await signedIn('traveler')
  await leave(id, 'Viejo')
  await leave(id, 'Nuevo')
  const old = new Date(Date.now() - (RETENTION_DAYS + 1) * DAY_MS)
  await database().update(notices).set({ createdAt: old }).where(eq(notices.title, 'Viejo'))
  await deleteOldNotices()
  const remaining = await database().select().from(notices).where(eq(notices.userId, id))
  expect(remaining.map(({ title }) => title)).toEqual(['Nuevo'])
})
